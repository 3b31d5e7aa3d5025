#!/usr/bin/env bash
# Publishes the smoke program for the runtime of browsers and runs it in Node and in Chromium, whose references have 32 bits. Each run prints
# "smoke: <what ran>: N passed, N failed"; what is not to be had here prints one line that says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

project=tests/FastSer.WasmSmoke
output=artifacts/smoke/wasm
log=$output.log
status=0
mkdir -p artifacts/smoke
rm -rf "$output"

if ! dotnet restore "$project" >"$log" 2>&1; then
    grep -q -E 'NU1101|NU1102|NU1103|NU1301' "$log" || { cat "$log"; exit 1; }
    echo 'smoke: skipped WebAssembly: its runtime packs do not restore here'
    exit 0
fi

dotnet publish "$project" -c Release --no-restore -o "$output" >"$log" 2>&1 || { cat "$log"; exit 1; }

# run NAME COMMAND...: the program, in what runs it.
run() {
    local name=$1
    shift
    if ! command -v "$1" >/dev/null; then
        echo "smoke: skipped WebAssembly in $name: it is not installed"
        return
    fi

    local text line
    text=$("${@:2}" 2>&1) || status=1
    line=$(grep '^smoke: ' <<<"$text") || { echo "$text" >&2; status=1; return; }
    grep -v '^smoke: ' <<<"$text" >&2 || true
    echo "${line/smoke: /smoke: WebAssembly in $name, }"
}

run Node node node "$output/wwwroot/main.mjs"
run 'Node without compiled SIMD' node node "$output/wwwroot/main.mjs" --no-jiterpreter-simd-enabled
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || echo chromium)
run Chromium "$chromium" node "$project/browser.mjs" "$output/wwwroot" "$chromium"
exit "$status"
