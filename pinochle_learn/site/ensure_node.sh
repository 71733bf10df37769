#!/bin/bash
# Sees to node, from Debian, and installs what the package.json of a folder pins: ensure_node.sh FOLDER
set -euo pipefail

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Node is needed, 18 or newer, and npm, on the PATH: on Debian, 'sudo apt-get install nodejs npm' brings them." >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -qq --no-install-recommends nodejs npm >/dev/null
fi

cd "$1"
npm ci --loglevel=error --no-audit --no-fund --ignore-scripts >/dev/null
