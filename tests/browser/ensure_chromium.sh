#!/bin/bash
# Sees to the browser of the browser tests: Debian's Chromium, since Playwright's own would be a download.
set -euo pipefail

command -v chromium >/dev/null && exit

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "The browser tests need Chromium on the PATH: on Debian, 'sudo apt-get install chromium' brings it." >&2
  exit 1
fi

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq --no-install-recommends chromium >/dev/null
