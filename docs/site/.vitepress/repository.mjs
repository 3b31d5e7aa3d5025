// What the site takes from the repository: files are named by their path from the root, with "/".
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const { posix } = path;
const link = /(?<!!)\[([^\]]*)\]\((?![a-z]+:)([^)#\s]+)[^)\s]*\)/g;

export const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[\\/]$/, "");

export const read = file => fs.readFileSync(path.join(root, file), "utf8").replaceAll("\r\n", "\n");

// The page that shows a file or a folder: a README is the first page of its folder; what is not Markdown has a page of its name.
export const pageOf = file => posix.basename(file) === "README.md" ? posix.join(posix.dirname(file), "index.md")
    : file.endsWith(".md") ? file : `${file}.md`;

const urlOf = file => "/" + pageOf(file).replace(/(index)?\.md$/, (_, isIndex) => isIndex ? "" : ".html");

const titleOf = file => /^# (.+)/.exec(read(file))[1].replaceAll("`", "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const linksOf = (file, markdown = read(file)) =>
    [...markdown.matchAll(link)].map(([, text, target]) => ({ text, file: posix.join(posix.dirname(file), target) }));

// The files and folders that are not Markdown, and to which pages link that can be reached from the README.
export function sourcePages() {
    const found = new Set(["README.md"]);
    for (const file of found) {
        if (file.endsWith(".md")) {
            linksOf(file).filter(target => fs.existsSync(path.join(root, target.file))).forEach(target => found.add(target.file));
        }
    }

    return [...found].filter(file => !file.endsWith(".md")).map(file => ({ params: { source: file }, content: contentOf(file) }));
}

function contentOf(source) {
    const isFolder = fs.statSync(path.join(root, source)).isDirectory();
    const files = isFolder
        ? fs.readdirSync(path.join(root, source), { withFileTypes: true }).filter(entry => entry.isFile()).map(entry => `${source}/${entry.name}`).sort()
        : [source];
    const languages = { ".cs": "csharp", ".csproj": "xml" };
    const blockOf = file => `~~~~${languages[posix.extname(file)] ?? "text"}\n${read(file).trimEnd()}\n~~~~\n`;
    return `# ${source}\n\n` + files.map(file => (isFolder ? `## ${posix.basename(file)}\n\n` : "") + blockOf(file)).join("\n");
}

// The groups of docs/README.md, with the pages that their tables name, each where it is named first.
export function sidebar() {
    const index = "docs/README.md";
    const groups = [];
    const seen = new Set(["README.md"]);
    for (const line of read(index).split("\n")) {
        const heading = /^##? (.+)/.exec(line);
        if (heading) {
            groups.push({ text: heading[1], items: [] });
        }

        for (const { text, file } of line.startsWith("|") ? linksOf(index, line) : []) {
            if (!seen.has(file)) {
                seen.add(file);
                groups.at(-1).items.push(entryOf(file, text));
            }
        }
    }

    groups[0].link = urlOf(index);
    return groups;
}

// A page with those of its folder below it: docs/comparison.md has docs/comparison, docs/diagnostics/README.md has docs/diagnostics.
function entryOf(file, text) {
    if (!file.endsWith(".md")) {
        return { text: text[0].toUpperCase() + text.slice(1), link: urlOf(file) };
    }

    const folder = file.replace(/(\/README)?\.md$/, "");
    const children = fs.existsSync(path.join(root, folder))
        ? fs.readdirSync(path.join(root, folder)).filter(name => name.endsWith(".md") && name !== "README.md").sort()
        : [];
    return {
        text: titleOf(file),
        link: urlOf(file),
        ...children.length > 0 && { collapsed: true, items: children.map(name => entryOf(`${folder}/${name}`)) },
    };
}
