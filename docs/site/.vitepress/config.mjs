import { faultsOf } from "./links.mjs";
import { pageOf, read, root, sidebar } from "./repository.mjs";

const [, title, description] = /^# (.+)\n\n(.+?\.) /.exec(read("README.md"));
const repository = process.env.FASTSER_REPOSITORY;

// Headings have the anchors that links between the files use.
const slugify = heading => heading.trim().toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-");

// Links between files become links between pages. VitePress refuses a link to a page that does not exist.
function linkPages(state) {
    for (const token of state.tokens.flatMap(block => block.children ?? []).filter(inline => inline.type === "link_open")) {
        const [, file, anchor] = /^([^#]*)(.*)$/.exec(token.attrGet("href"));
        if (file && !/^[a-z]+:/.test(file)) {
            token.attrSet("href", pageOf(file) + anchor);
        }
    }
}

// Pages are above the folder of the packages: Vue is found where the rendered pages run.
const vueOfSite = {
    name: "vue-of-site",
    enforce: "pre",
    resolveId: (id, importer, { ssr }) => ssr && /^vue(\/|$)/.test(id) ? { id, external: true } : null,
};

export default {
    title,
    description,
    lang: "en",
    srcDir: root,
    srcExclude: ["{artifacts,benchmarks,samples,tests}/**", "src/*/!(README.md)/**"],
    outDir: `${root}/artifacts/site`,
    cacheDir: `${root}/artifacts/site-cache`,
    rewrites: page => pageOf(page).replace(/^docs\/site\//, ""),
    markdown: {
        anchor: { slugify },
        // Braces and angle brackets in texts are texts.
        attrs: { disable: true },
        config: md => md.disable("html_inline").core.ruler.push("pages", linkPages),
        languages: [{ name: "hex", scopeName: "text.hex", patterns: [] }],
    },
    themeConfig: {
        nav: [{ text: "Documentation", link: "/docs/" }, ...repository ? [{ text: "Repository", link: repository }] : []],
        sidebar: sidebar(),
        outline: [2, 3],
        search: { provider: "local" },
    },
    vite: {
        plugins: [vueOfSite],
        publicDir: false,
        build: { chunkSizeWarningLimit: 4096 },
        server: { watch: { ignored: ["**/artifacts/**"] } },
    },
    buildEnd: ({ outDir, site }) => {
        const faults = faultsOf(outDir, site.base);
        if (faults.length > 0) {
            throw new Error(faults.join("\n"));
        }
    },
};
