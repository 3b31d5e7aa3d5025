#!/usr/bin/env bash
# Packs FastSer, then builds and runs the samples against the package, and checks the package and what they print.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=artifacts/package/release
cache=artifacts/samples/packages
sample=samples/FastSer.Samples.QuickStart
expected='Order 42: 1 line, 38 bytes.'

fail() {
    echo "samples: $*" >&2
    exit 1
}

# The version stays while the package changes: nothing of an earlier one may be left.
rm -rf "$packages" "$cache" artifacts/obj/FastSer.Samples.QuickStart artifacts/bin/FastSer.Samples.QuickStart
dotnet pack src/FastSer -c Release
dotnet restore "$sample"
dotnet build "$sample" -c Release --no-restore

set -- "$packages"/FastSer.*.nupkg
[ $# -eq 1 ] || fail "expected one package, found $*"
set -- "$packages"/FastSer.*.snupkg
[ -f "$1" ] || fail 'there are no symbols'

set -- "$cache"/fastser/*/
content=$1
for file in README.md icon.png \
    lib/net8.0/FastSer.dll lib/net9.0/FastSer.dll lib/net10.0/FastSer.dll \
    lib/net8.0/FastSer.xml lib/net9.0/FastSer.xml lib/net10.0/FastSer.xml \
    analyzers/dotnet/cs/FastSer.Generator.dll analyzers/dotnet/cs/FastSer.CodeFixes.dll; do
    [ -f "$content$file" ] || fail "the package lacks $file"
done
if grep -q '<dependency ' "$content"fastser.nuspec; then
    fail 'the package has dependencies'
fi

actual=$(dotnet run --project "$sample" -c Release --no-build)
[ "$actual" = "$expected" ] || fail "the sample printed '$actual' instead of '$expected'"
echo "samples: $actual"
