import { sourcePages } from "./.vitepress/repository.mjs";

// One page for each file or folder that is not Markdown and to which a page links.
export default { paths: sourcePages };
