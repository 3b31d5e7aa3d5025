#!/usr/bin/env bash
# Compares the JavaScript of `fastser typescript` with other systems, in Node and, where it is installed, in Chromium.
set -euo pipefail
cd "$(dirname "$0")"
npm ci --no-audit --no-fund --silent
dotnet run --project ../../src/FastSer.Tool -c Release -- typescript schema.json -o generated >/dev/null
echo "Node $(node --version)"
node compare.mjs
chromium=$(command -v chromium || true)
[ -n "$chromium" ] || exit 0
rm -rf page
npx esbuild page.mjs --bundle --format=esm --log-level=warning --outfile=page/page.js
echo '<!doctype html><meta charset="utf-8"><script type="module" src="page.js"></script>' >page/index.html
"$chromium" --version
node ../../tests/FastSer.WasmSmoke/browser.mjs page "$chromium"
