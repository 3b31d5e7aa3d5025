#!/usr/bin/env bash
# Builds the site of the documentation and checks it. Prints "site: N pages: N passed, N failed", or one line that says
# why it cannot be built here.
set -euo pipefail
cd "$(dirname "$0")/../.."

site=artifacts/site
faulty=artifacts/site-faulty
log=artifacts/site.log
passed=0
failed=0

# check WHAT COMMAND...: the command must succeed.
check() {
    if "${@:2}" >"$log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        cat "$log"
        echo "site: fault: $1"
    fi
}

every_file_has_a_page() {
    for file in *.md $(find docs -name '*.md' -not -path 'docs/site/*'); do
        page=$site/${file%.md}.html
        [ -f "${page/README.html/index.html}" ] || { echo "$file has no page."; return 1; }
    done
}

dead_links_are_found() {
    rm -rf "$faulty"
    mkdir "$faulty"
    echo '<a href="other.html#here">, <a href="other.html#nowhere">, <a href="/nowhere.html">, <img src="nowhere.svg">' >"$faulty/index.html"
    echo '<h1 id="here">, <a href="/">, <a href="https://example.org/nowhere">' >"$faulty/other.html"
    touch "$faulty/alone.html"
    node --input-type=module >"$faulty/faults" <<END
import { faultsOf } from '$PWD/docs/site/.vitepress/links.mjs'
console.log(faultsOf('$faulty').join('\n'))
END
    diff "$faulty/faults" - <<END
index.html links to other.html#nowhere, but other.html has no such heading.
index.html links to /nowhere.html, which does not exist.
index.html links to nowhere.svg, which does not exist.
No page links to alone.html.
END
}

mkdir -p artifacts
if ! command -v npm >/dev/null; then
    echo 'site: skipped: Node and npm are not installed here'
    exit 0
fi
if ! timeout 60 npm ci --prefix docs/site --no-audit --no-fund --fetch-retries 1 >"$log" 2>&1; then
    # Packages that are not to be had are no fault, as with a restore; a lock that does not fit package.json is.
    if grep -q -E "EUSAGE|EINTEGRITY" "$log"; then
        cat "$log"
        echo 'site: fault: the lock file does not fit package.json or the packages'
        exit 1
    fi
    echo 'site: skipped: npm does not install VitePress here'
    exit 0
fi

rm -rf "$site"
mkdir "$site"
check 'the site does not build' npm run build --prefix docs/site
check 'a file has no page' every_file_has_a_page
check 'dead links are not found' dead_links_are_found
echo "site: $(find "$site" -name '*.html' | wc -l) pages: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
