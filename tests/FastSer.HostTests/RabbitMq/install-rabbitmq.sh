#!/usr/bin/env bash
# Installs RabbitMQ's server from the package source of this machine (Debian, Ubuntu), without starting it as a service.
set -euo pipefail

run() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

run apt-get update
# The service is of no use here: the tests start the broker themselves.
run env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y --no-install-recommends rabbitmq-server
[ -x /usr/lib/rabbitmq/bin/rabbitmq-server ]
