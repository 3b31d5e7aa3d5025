#!/usr/bin/env bash
# Publishes the smoke program for every framework, just in time, trimmed and ahead of time, and for Arm64, and runs it under the settings
# that change which code runs. Each run prints "smoke: <what ran>: N passed, N failed"; what cannot be published here prints
# one line that says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

project=tests/FastSer.AotSmoke
output=artifacts/smoke
status=0

# publish FOLDER FRAMEWORK [PROPERTY...]: 0 published, 2 its packages are not to be had here.
publish() {
    local folder=$1 framework=$2 log=$output/$1.log
    shift 2
    set -- "$@" "-p:SmokeFramework=$framework" "-p:SmokeRuntime=${runtime:-linux-x64}"
    rm -rf "${output:?}/$folder"
    mkdir -p "$output"
    if ! dotnet restore "$project" "$@" >"$log" 2>&1; then
        grep -q -E 'NU1101|NU1102|NU1103|NU1301' "$log" && return 2
        cat "$log"
        return 1
    fi

    if ! dotnet publish "$project" -c Release -f "$framework" --no-restore -o "$output/$folder" "$@" >"$log" 2>&1; then
        cat "$log"
        return 1
    fi
}

# run FOLDER EXPECTED [SETTING...]: the program must find itself to be what is expected.
run() {
    local folder=$1 expected=$2 line
    shift 2
    if ! line=$(env "$@" ${launcher:-} "$output/$folder/FastSer.AotSmoke") || [[ $line != *"$expected"* ]]; then
        # An emulated process has died of an access violation in managed code without pointers, and not again. A fault of FastSer comes again.
        if [ -n "${launcher:-}" ] && [ -z "$line" ]; then
            echo "smoke: $expected once more: the emulated process died"
            line=$(env "$@" $launcher "$output/$folder/FastSer.AotSmoke") && [[ $line == *"$expected"* ]] || status=1
        else
            status=1
        fi
    fi

    echo "$line"
    [[ $line == *"$expected"* ]] || echo "smoke: expected $expected" >&2
}

# wide FOLDER FLAG EXPECTED [SETTING...]: run, on a processor that has the flag.
wide() {
    local folder=$1 flag=$2
    shift 2
    if grep -q -w "$flag" /proc/cpuinfo; then
        run "$folder" "$@"
    else
        echo "smoke: skipped $folder with $1: this processor has no $flag"
    fi
}

for framework in net8.0 net9.0 net10.0; do
    published=0
    publish "$framework" "$framework" || published=$?
    if [ "$published" -eq 2 ]; then
        echo "smoke: skipped $framework just in time: its runtime packs do not restore here"
    elif [ "$published" -ne 0 ]; then
        echo "smoke: $framework does not publish" >&2
        status=1
    else
        version=".NET ${framework#net} just in time"
        run "$framework" "$version"
        run "$framework" "no vectors" DOTNET_EnableHWIntrinsic=0
        run "$framework" "128-bit vectors" DOTNET_EnableAVX2=0
        wide "$framework" avx2 "256-bit vectors" DOTNET_EnableAVX512=0 DOTNET_EnableAVX512F=0
        wide "$framework" avx512f "512-bit vectors" DOTNET_PreferredVectorBitWidth=512
        run "$framework" ", 1 processors" DOTNET_PROCESSOR_COUNT=1
        run "$framework" ", 64 processors" DOTNET_PROCESSOR_COUNT=64
        run "$framework" "no tiers" DOTNET_TieredCompilation=0
        run "$framework" "tiers without profile" DOTNET_TieredPGO=0
    fi
done

for framework in net8.0 net9.0 net10.0; do
    published=0
    publish "trimmed-$framework" "$framework" -p:SmokeTrimmed=true || published=$?
    if [ "$published" -eq 2 ]; then
        echo "smoke: skipped $framework trimmed: its packs do not restore here"
    elif [ "$published" -ne 0 ]; then
        echo "smoke: $framework does not publish trimmed without warnings" >&2
        status=1
    else
        run "trimmed-$framework" ".NET ${framework#net} trimmed"
    fi
done

for framework in net8.0 net9.0 net10.0; do
    published=0
    publish "native-$framework" "$framework" -p:SmokeAot=true || published=$?
    if [ "$published" -eq 2 ]; then
        echo "smoke: skipped $framework ahead of time: the packs of NativeAOT do not restore here"
    elif [ "$published" -ne 0 ]; then
        echo "smoke: $framework does not publish ahead of time without warnings" >&2
        status=1
    else
        run "native-$framework" ".NET ${framework#net} ahead of time"
    fi
done

# Arm64 by emulation: install-arm64.sh has the emulator and the system libraries.
if ! command -v qemu-aarch64-static >/dev/null || [ ! -e artifacts/arm64/done ]; then
    echo 'smoke: skipped Arm64: tests/FastSer.AotSmoke/install-arm64.sh installs its emulator'
else
    framework=net10.0
    published=0
    runtime=linux-arm64 publish arm64 "$framework" || published=$?
    if [ "$published" -eq 2 ]; then
        echo 'smoke: skipped Arm64: its runtime packs do not restore here'
    elif [ "$published" -ne 0 ]; then
        echo 'smoke: Arm64 does not publish' >&2
        status=1
    else
        launcher="qemu-aarch64-static -L artifacts/arm64" run arm64 "Arm64, 128-bit vectors"
        launcher="qemu-aarch64-static -L artifacts/arm64" run arm64 "Arm64, no vectors" DOTNET_EnableHWIntrinsic=0
    fi
fi

exit "$status"
