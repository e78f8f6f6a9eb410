import type { ElementContent, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Hrefs } from '../source/hrefs.ts'
import type { DocsPage } from '../source/page-source.ts'
import { h, textNode } from './components/element.ts'
import { expandMdx } from './expand.ts'
import { linkHeadings, type Heading } from './headings.ts'
import { assignIds } from './ids.ts'
import { parseText } from './parse.ts'
import { resolveReferences } from './references.ts'
import { renderTree } from './render-tree.ts'
import type { Snippets } from './snippets.ts'
import { toHtmlTree } from './to-html-tree.ts'

export interface RenderedText {
  html: string
  headings: Heading[]
  /** `guides/start.mdx:12: …`, in the order in which they were found. */
  warnings: string[]
}

// Highlighted code is HTML already. Everything else in the tree is escaped.
const stringifier = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

/** The content of a page as HTML. */
export async function renderText(
  page: DocsPage,
  { hrefs, snippets }: { hrefs: Hrefs; snippets: Snippets }
): Promise<RenderedText> {
  const warnings = new Set<string>()
  const warnIn = (source: string, line: number | undefined, warning: string): void =>
    void warnings.add(`${source}${line === undefined ? '' : `:${line}`}: ${warning}`)
  const warn = (line: number | undefined, warning: string): void => warnIn(page.source, line, warning)

  const parsed = parseText(page.source, page.text)
  if (parsed.problem)
    warn(parsed.problem.line, `not valid MDX, rendered as Markdown: ${parsed.problem.reason}`)
  if (parsed.isMdx) await expandMdx(parsed.tree, { source: page.source, snippets, warn: warnIn, depth: 0 })
  const tree = await toHtmlTree(parsed)
  assignIds(tree)
  addTitle(tree, page)
  const children = renderTree(tree, warn)
  resolveReferences(children, { hrefs, page, warn })
  const headings = linkHeadings(children)
  const html = stringifier.stringify({ type: 'root', children })
  return { html: `${html.trim()}\n`, headings, warnings: [...warnings] }
}

/** The title as a heading, unless the text has one, and the operation that the page documents. */
function addTitle(tree: Root, { title, description, operation }: DocsPage): void {
  const start: ElementContent[] = []
  if (!hasTitle(tree)) {
    start.push(h('h1', {}, [textNode(title)]), textNode('\n'))
    if (description !== '')
      start.push(h('p', { className: ['lead'] }, [textNode(description)]), textNode('\n'))
  }
  if (operation !== undefined)
    start.push(h('CodeBlock', { language: 'http' }, [textNode(`${operation}\n`)]), textNode('\n'))
  tree.children.unshift(...start)
}

function hasTitle(tree: Root): boolean {
  let found = false
  visit(tree, 'element', ({ tagName }) => {
    found ||= tagName === 'h1'
  })
  return found
}
