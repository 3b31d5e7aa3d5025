// Checks the pages of a built site: each link leads to a file and a heading, and a link leads to each page.
import fs from "node:fs";
import path from "node:path";

const origin = "http://site";

// Sentences about links that lead nowhere, and about pages to which no link leads.
export function faultsOf(folder, base = "/") {
    const files = fs.readdirSync(folder, { recursive: true }).map(file => file.replaceAll(path.sep, "/"));
    const pages = new Map(files.filter(file => file.endsWith(".html")).map(file => [file, fs.readFileSync(path.join(folder, file), "utf8")]));
    const anchors = new Map([...pages].map(([page, html]) => [page, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(id => id[1]))]));
    const known = new Set(files);
    const reached = new Set(["404.html"]);
    const faults = new Set();
    for (const [page, html] of pages) {
        for (const [, text] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
            const url = new URL(text.replaceAll("&amp;", "&"), origin + base + page);
            if (url.origin !== origin) {
                continue;
            }

            const file = decodeURIComponent(url.pathname).replace(/\/$/, "/index.html").slice(base.length);
            const anchor = decodeURIComponent(url.hash.slice(1));
            if (!url.pathname.startsWith(base) || !known.has(file)) {
                faults.add(`${page} links to ${text}, which does not exist.`);
            } else if (anchor && pages.has(file) && !anchors.get(file).has(anchor)) {
                faults.add(`${page} links to ${text}, but ${file} has no such heading.`);
            } else if (file !== page) {
                reached.add(file);
            }
        }
    }

    [...pages.keys()].filter(page => !reached.has(page)).forEach(page => faults.add(`No page links to ${page}.`));
    return [...faults];
}
