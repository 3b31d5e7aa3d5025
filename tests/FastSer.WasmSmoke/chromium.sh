#!/bin/sh
# Opens a page in a headless Chromium that reaches this machine only: chromium.sh CHROMIUM PROFILE PAGE.
exec "$1" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1' --remote-debugging-port=0 \
    "--user-data-dir=$2" "$3"
