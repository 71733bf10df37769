#!/bin/bash
# Sees to what `make site` needs besides Python: node from Debian, and Python for the browser as package.json pins it.
set -euo pipefail

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The site needs node 18 or newer and npm on the PATH: on Debian, 'sudo apt-get install nodejs npm' brings them." >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -qq --no-install-recommends nodejs npm >/dev/null
fi

cd "$(dirname "$0")"
npm ci --loglevel=error --no-audit --no-fund --ignore-scripts >/dev/null
