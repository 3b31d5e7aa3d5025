#!/usr/bin/env bash
# Installs what some tests of the hosts need and skip without: a browser, a cache, and the client of SignalR's packages. For Debian, as root.
set -euo pipefail

missing=()
for pair in chromium:chromium redis-server:redis-server node:nodejs npm:npm; do
    command -v "${pair%%:*}" >/dev/null || missing+=("${pair##*:}")
done
[ ${#missing[@]} -eq 0 ] && exit 0

apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
