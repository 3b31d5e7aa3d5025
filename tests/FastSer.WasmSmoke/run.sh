#!/usr/bin/env bash
# Publishes the smoke program and the tests of the runtime for browsers, whose references have 32 bits, and runs them in Node and in Chromium. Each run
# prints "smoke: <what ran>: N passed, N failed"; what is not to be had here prints one line that says so.
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

# run NAME PROGRAM COMMAND...: the program, in what runs it.
run() {
    local name=$1 text
    if ! command -v "$2" >/dev/null; then
        echo "smoke: skipped WebAssembly in $name: it is not installed"
        return
    fi

    text=$("${@:3}" 2>&1) || status=1
    grep -v -e '^smoke: ' -e '^begins: ' <<<"$text" >&2 || true
    sed -n "s/^smoke: /smoke: WebAssembly in $name, /p" <<<"$text"
    if ! tail -n 1 <<<"$text" | grep -q '^smoke: '; then
        echo "smoke: WebAssembly in $name failed after: $(tail -n 1 <<<"$text")"
        status=1
    fi
}

suites=(Tests ReferenceTests IntegrationTests SafetyTests/.Inputs. SafetyTests/.Keys. SafetyTests/.ValuePatterns. SafetyTests/.Reentrancy.)
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || echo chromium)
run Node node node "$output/wwwroot/main.mjs"
run Node node node "$output/wwwroot/main.mjs" "${suites[@]}" MatrixTests
run 'Node without compiled SIMD' node node "$output/wwwroot/main.mjs" --no-jiterpreter-simd-enabled
run Chromium "$chromium" node "$project/browser.mjs" "$output/wwwroot" "$chromium"
run Chromium "$chromium" node "$project/browser.mjs" "$output/wwwroot" "$chromium" "${suites[@]}" MatrixTests/MatrixTests.MatrixTests
exit "$status"
