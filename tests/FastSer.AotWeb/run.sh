#!/usr/bin/env bash
# Publishes a minimal API ahead of time for each framework whose packs are to be had, and runs it. Each run prints
# "smoke: <what ran>: N passed, N failed"; what cannot be published here prints one line that says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

project=tests/FastSer.AotWeb
output=artifacts/smoke
status=0
mkdir -p "$output"

for framework in ${*:-net9.0 net10.0}; do
    folder=$output/web-$framework log=$output/web-$framework.log
    rm -rf "$folder"
    if ! dotnet restore "$project" -r linux-x64 "-p:SmokeFramework=$framework" >"$log" 2>&1; then
        if grep -q -E 'NU1101|NU1102|NU1103|NU1301' "$log"; then
            echo "smoke: skipped the minimal API for $framework ahead of time: its packs do not restore here"
        else
            cat "$log"
            status=1
        fi
    elif ! dotnet publish "$project" -c Release -r linux-x64 --no-restore -o "$folder" "-p:SmokeFramework=$framework" >"$log" 2>&1; then
        cat "$log"
        echo "smoke: the minimal API for $framework does not publish ahead of time without warnings" >&2
        status=1
    else
        line=$("$folder/FastSer.AotWeb") || status=1
        echo "$line"
        [[ $line == *".NET ${framework#net} ahead of time"* ]] || status=1
    fi
done

exit "$status"
