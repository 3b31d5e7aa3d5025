#!/usr/bin/env bash
# Installs what some tests of the hosts need and skip without: a browser, a cache, a broker, and the client of SignalR's packages. For Debian, as root.
set -euo pipefail

missing=()
for pair in chromium:chromium redis-server:redis-server nats-server:nats-server node:nodejs npm:npm; do
    command -v "${pair%%:*}" >/dev/null || missing+=("${pair##*:}")
done

if [ ${#missing[@]} -ne 0 ]; then
    timeout 120 apt-get update -qq
    DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

[ -x /usr/lib/rabbitmq/bin/rabbitmq-server ] || timeout 300 "$(dirname "$0")/RabbitMq/install-rabbitmq.sh" >/dev/null
