#!/usr/bin/env bash
# Prints the size of the repository: code, documents, forwarders, summaries by habit, and the largest cycle of the generator's files.
set -euo pipefail
cd "$(dirname "$0")/.."

row() { printf '%-58s %8d\n' "$1" "$2"; }
sources() { git ls-files "$1/*.cs"; }
words() { xargs -d '\n' cat | wc -w; }

# Lines with code: no blank lines, no lines that are only a comment.
code_lines() { sources "$1" | xargs cat | grep -cvE '^\s*(//.*|/\*.*|\*.*)?$'; }

# Methods with one statement that calls a method of their own name, with the declaration in up to three lines before it.
forwarders() {
    sources "$1" | xargs cat | awk '
        /^ *(\/\/|\[)/ { next }
        /^    (public|internal|private|protected).*\(/ && match($0, /[A-Za-z0-9_]+(<[^(]*>)?\(/) {
            name = substr($0, RSTART, RLENGTH); sub(/[<(].*/, "", name); left = 4
        }
        left-- > 0 {
            body = $0
            if (arrow) sub(/^/, "=> ", body)
            arrow = body ~ /=> *$/
            if (body ~ "=> *[A-Za-z_.<>]*\\." name "(<.*>)?\\(.*;$") { count++; left = 0 }
        }
        END { print count + 0 }'
}

summaries() { git ls-files 'src/*.cs' | xargs cat | grep -A1 -h '<summary>' | grep -cE "^ *///( <summary>)? *$1\\b" || true; }

# Files of the types that all name each other, directly or through others: a name counts where it is a word of the code.
cycle() {
    sources "$1" | xargs awk '
        FNR == 1 {
            file = FILENAME; sub(/.*\//, "", file); sub(/[.{].*/, "", file)
            if (!(file in files)) nodes[n++] = file
            files[file]++
        }
        !/^ *\/\// { while (match($0, /[A-Za-z_][A-Za-z0-9_]*/)) { seen[file, substr($0, RSTART, RLENGTH)]; $0 = substr($0, RSTART + RLENGTH) } }
        function visit(node, back, i) {
            if (reached[back, node]++) return
            for (i = 0; i < n; i++) if (back ? (nodes[i], node) in seen : (node, nodes[i]) in seen) visit(nodes[i], back)
        }
        END {
            for (s = 0; s < n; s++) {
                if (nodes[s] in done) continue
                split("", reached); visit(nodes[s], 0); visit(nodes[s], 1); sum = 0
                for (i = 0; i < n; i++) if ((0, nodes[i]) in reached && (1, nodes[i]) in reached) { sum += files[nodes[i]]; done[nodes[i]]; size[s]++ }
                if (size[s] > 1 && sum > most) most = sum
            }
            print most + 0
        }'
}

for project in FastSer FastSer.Generator; do
    row "code lines of src/$project" "$(code_lines "src/$project")"
    row "files of src/$project" "$(sources "src/$project" | wc -l)"
done
row 'files of src/FastSer.Generator in one cycle' "$(cycle src/FastSer.Generator)"
row 'projects' "$(git ls-files '*.csproj' | wc -l)"
row 'tracked files' "$(git ls-files | wc -l)"
# Every page that docs/README.md names, but for the part about how FastSer works.
row 'words of documents for users' "$(git ls-files README.md SECURITY.md 'docs/*.md' 'src/*/README.md' 'docs/diagnostics/*.md' |
    grep -vE '^docs/(comparison/|architecture|performance|testing|seeded-faults|wire-format)' | sort -u | words)"
row 'words of all documents' "$(git ls-files '*.md' | words)"
row 'forwarders to a method of the same name in src/FastSer' "$(forwarders src/FastSer)"
for word in What 'The same' How; do
    row "summaries in src that begin with \"$word\"" "$(summaries "$word")"
done
