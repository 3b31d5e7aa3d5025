#!/usr/bin/env bash
# Installs an emulator of Arm64 processors, and unpacks the system libraries that a .NET program needs into artifacts/arm64. For Debian, as root.
set -euo pipefail
cd "$(dirname "$0")/../.."

root=artifacts/arm64
[ ! -e "$root/done" ] || exit 0
if ! command -v qemu-aarch64-static >/dev/null; then
    timeout 120 apt-get update -qq
    DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq --no-install-recommends qemu-user-static >/dev/null
fi

# Package lists and archives of its own: the system does not become one of two architectures.
mkdir -p "$root"/{state/lists/partial,cache/archives/partial,packages}
root=$(realpath "$root")
options=(-qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State="$root/state" -o Dir::State::status=/dev/null
    -o Dir::Cache="$root/cache" -o APT::Sandbox::User=root)
timeout 120 apt-get "${options[@]}" update
icu=$(apt-cache "${options[@]}" pkgnames libicu | grep -E '^libicu[0-9]+$' | sort -V | tail -n 1)
(cd "$root/packages" && timeout 300 apt-get "${options[@]}" download libc6 libgcc-s1 libstdc++6 zlib1g libssl3 "$icu")
for package in "$root"/packages/*.deb; do
    dpkg -x "$package" "$root"
done
touch "$root/done"
