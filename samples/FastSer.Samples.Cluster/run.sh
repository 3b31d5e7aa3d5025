#!/usr/bin/env bash
# Starts Redis and RabbitMQ on free ports with files of their own, runs the sample, and stops them: run.sh [PROGRAM]
set -euo pipefail
cd "$(dirname "$0")"
for server in redis-server /usr/lib/rabbitmq/bin/rabbitmq-server; do
    if ! command -v "$server" > /dev/null; then
        echo "skipped: $server is not installed here (tests/FastSer.HostTests/install.sh)."
        exit 0
    fi
done

port=$((20000 + RANDOM % 10000))
files=$(mktemp -d)
redis-server --port "$port" --bind 127.0.0.1 --save "" --appendonly no --dir "$files" > "$files/redis.log" &
redis=$!
../../tests/FastSer.HostTests/RabbitMq/broker.sh "$files/broker" $((port + 1)) $((port + 2)) $((port + 3)) > "$files/broker.log" 2>&1 &
broker=$!
trap 'kill "$redis" "$broker" 2> /dev/null || true; wait "$redis" "$broker" 2> /dev/null || true; rm -rf "$files"' EXIT
for one in "$port" $((port + 1)); do
    for _ in $(seq 300); do
        (exec 3<> "/dev/tcp/127.0.0.1/$one") 2> /dev/null && break
        sleep 0.2
    done
done

export FASTSER_REDIS=127.0.0.1:$port FASTSER_AMQP=amqp://127.0.0.1:$((port + 1))
"${1:-../../artifacts/bin/FastSer.Samples.Cluster/release/FastSer.Samples.Cluster}"
