#!/usr/bin/env bash
# Runs rabbitmq-server as an ordinary process until it is ended: broker.sh DIRECTORY PORT EPMD_PORT DIST_PORT
# All files are in DIRECTORY, which a later run can use again. The name server of Erlang (epmd) is an own one, and ends with the broker.
set -euo pipefail

directory=$(mkdir -p "$1" && cd "$1" && pwd)
server=/usr/lib/rabbitmq/bin/rabbitmq-server
[ -x "$server" ] || server=$(command -v rabbitmq-server)

export HOME=$directory
export ERL_EPMD_PORT=$3 ERL_EPMD_ADDRESS=127.0.0.1
export RABBITMQ_NODENAME=fastser$2@localhost RABBITMQ_NODE_IP_ADDRESS=127.0.0.1 RABBITMQ_NODE_PORT=$2 RABBITMQ_DIST_PORT=$4
export RABBITMQ_MNESIA_BASE=$directory/data RABBITMQ_LOG_BASE=$directory/log RABBITMQ_LOGS=$directory/log/broker.log
export RABBITMQ_ENABLED_PLUGINS_FILE=$directory/plugins RABBITMQ_CONFIG_FILE=$directory/rabbitmq RABBITMQ_CONF_ENV_FILE=$directory/environment
export RABBITMQ_PLUGINS_EXPAND_DIR=$directory/expand RABBITMQ_GENERATED_CONFIG_DIR=$directory/generated
# No shell of its own in between, and the broker ends on the signal of its end.
export RABBITMQ_ALLOW_INPUT=1
# Two schedulers are enough, and do not spin while they wait.
export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS='+S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none -noinput'

mkdir -p "$directory/log"
[ -f "$directory/plugins" ] || echo '[].' > "$directory/plugins"
touch "$directory/environment"

epmd -port "$ERL_EPMD_PORT" -address 127.0.0.1 > /dev/null 2>&1 &
names=$!
"$server" > "$directory/log/output" 2>&1 < /dev/null &
broker=$!
trap 'kill "$broker" 2>/dev/null || true; wait "$broker" || true; kill "$names" 2>/dev/null || true; wait "$names" || true; exit 0' TERM INT
wait "$broker" || true
kill "$names" 2>/dev/null || true
