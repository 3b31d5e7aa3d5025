import { sourcePages } from './.vitepress/repository.mjs'

// One page for each file or folder that is no Markdown page and that a page links to.
export default { paths: sourcePages }
