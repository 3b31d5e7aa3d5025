#!/usr/bin/env bash
# Packs FastSer, then builds and runs the samples against the package, and checks the package and what they print.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=artifacts/package/release
cache=artifacts/samples/packages

fail() {
    echo "samples: $*" >&2
    exit 1
}

build() {
    dotnet restore "samples/$1"
    dotnet build "samples/$1" -c Release --no-restore
}

# Runs a sample and compares its last line.
check() {
    actual=$(dotnet run --project "samples/$1" -c Release --no-build | tail -n 1)
    [ "$actual" = "$2" ] || fail "$1 printed '$actual' instead of '$2'"
    echo "samples: $actual"
}

# The version stays while the package changes: nothing of an earlier one may be left.
rm -rf "$packages" "$cache" artifacts/obj/FastSer.Samples.* artifacts/bin/FastSer.Samples.*
dotnet pack src/FastSer -c Release
build FastSer.Samples.QuickStart
build FastSer.Samples.Sockets

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

expected='Order 42: 1 line, 38 bytes.'
check FastSer.Samples.QuickStart "$expected"
check FastSer.Samples.Sockets 'Station 7: 200000 readings, 2000 gusts, warmest 39.9.'
