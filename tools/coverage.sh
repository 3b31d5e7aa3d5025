#!/usr/bin/env bash
# Runs the tests with instrumented code, and writes which branches they take to docs/coverage.md. FASTSER_TESTS=all is the whole depth.
# Prints the branches that no test takes.
set -euo pipefail
cd "$(dirname "$0")/.."
output=artifacts/coverage
rm -rf "$output"
for project in Tests ReferenceTests IntegrationTests SafetyTests MatrixTests Generator.Tests CodeFixes.Tests HostTests PreviewTests; do
    dotnet test "tests/FastSer.$project" -p:WithCoverage=true -p:RunAnalyzers=false --collect 'XPlat Code Coverage' \
        --settings tools/coverage.runsettings --results-directory "$output/$project"
done
dotnet run tools/coverage.cs -- "$output" docs/coverage.md
