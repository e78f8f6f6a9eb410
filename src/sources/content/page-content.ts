import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { PageSource } from '../source/page-source.ts'
import { type DocsProblem, type Place, startOf } from '../source/problems.ts'
import { collect, splitAtReferences, type Collected } from './collect.ts'
import { h } from './components/element.ts'
import { codeOf, lookOf } from './fingerprints.ts'
import { expandMdx, MAX_INCLUDED } from './expand.ts'
import { linkHeadings, type Heading } from './ids/headings.ts'
import { highlightCode } from './highlight.ts'
import { makesIds } from './ids/code-ids.ts'
import { assignIds } from './ids/ids.ts'
import { nestedIds } from './ids/nested-ids.ts'
import { operationNodes } from './operation.ts'
import { parseText } from './parse/parse.ts'
import { PageFiles } from './parse/page-files.ts'
import { renderTree } from './render-tree.ts'
import { toHtmlTree } from './to-html-tree.ts'
import { hasNode } from './parse/walk.ts'

/** The content of a page. It depends on the page's own source and on `snippets` only. */
export interface RenderedPage extends Collected {
  /** HTML between the numbers of `references`, whose addresses belong there; empty unless asked for. */
  html: (string | number)[]
  headings: Heading[]
  problems: DocsProblem[]
  hasUnknownIds: boolean
  /** Digest of the code of the page, which is never run. */
  code: string
  /** Digest of the components and what they are given, such as icons and tags. */
  look: string
  /** Files that the page includes, also those that do not exist. */
  snippets: string[]
}

/** Highlighted code is HTML already. Everything else in the tree is escaped. */
const stringifier = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

/** Renders a page without running code. `read`: the text of a file of the documentation, if there is one. */
export async function renderPage(
  page: PageSource,
  { read, withHtml }: { read: (path: string) => Promise<string | undefined>; withHtml: boolean }
): Promise<RenderedPage> {
  const problems = new Map<string, DocsProblem>()
  const addProblem = (problem: DocsProblem): void => void problems.set(JSON.stringify(problem), problem)
  const start = startOf(page.file)
  const files = new PageFiles(page.file, read)

  const parsed = parseText(page.file, page.text)
  if (parsed.problem) addProblem(parsed.problem)
  const code = codeOf(parsed.tree.children)
  if (parsed.isMdx) {
    files.mark(parsed.tree, page.file)
    await expandMdx(parsed.tree, {
      source: page.file,
      files,
      addProblem,
      chain: [page.file],
      budget: { left: MAX_INCLUDED }
    })
  }
  const tree = await toHtmlTree(parsed)
  assignIds(tree)
  const look = lookOf(tree.children)
  const aliases = nestedIds(tree).map(id => ({ id, place: start, isAlias: true }))
  addTitle(tree, page)
  const placeOf = (node: Element): Place | undefined => node.position && files.placeOf(node.position)
  let hasUnknownIds = problems.size > 0
  const components: string[] = []
  const children = renderTree(tree, (element, name) => {
    components.push(name)
    addProblem({
      kind: 'not-rendered',
      message: `component that is not known, only its texts are shown: <${name}>`,
      place: placeOf(element) ?? start
    })
  })
  const collected = collect(children, placeOf, start)
  for (const name of components)
    hasUnknownIds ||= await makesIds(name, {
      texts: await files.texts(page.text),
      read: files.read.bind(files)
    })
  return {
    ...collected,
    ids: [...collected.ids, ...aliases],
    ...(withHtml ? htmlOf(children) : { html: [], headings: [] }),
    problems: [...problems.values()],
    code,
    look,
    // The service gives ids to the parts of an operation.
    hasUnknownIds: hasUnknownIds || page.operation !== undefined || page.operationName !== undefined,
    snippets: [...files.snippets, ...(page.operation ? [page.operation.file] : [])]
  }
}

function htmlOf(children: ElementContent[]): Pick<RenderedPage, 'html' | 'headings'> {
  const headings = linkHeadings(children)
  highlightCode(children)
  const html = stringifier.stringify({ type: 'root', children })
  return { html: splitAtReferences(`${html.trim()}\n`), headings }
}

/** The title as a heading, unless the text has one, and the operation that the page documents. */
function addTitle(tree: Root, { title, description, operation, operationName }: PageSource): void {
  const start: ElementContent[] = []
  const lineBreak = { type: 'text', value: '\n' } as const
  if (!hasTitle(tree)) {
    start.push(h('h1', {}, [title]), lineBreak)
    if (description !== '') start.push(h('p.lead', {}, [description]), lineBreak)
  }
  if (operation) start.push(...operationNodes(operation))
  else if (operationName !== undefined)
    start.push(h('CodeBlock', { language: 'http' }, [`${operationName}\n`]), lineBreak)
  tree.children.unshift(...start)
}

function hasTitle(tree: Root): boolean {
  return hasNode<RootContent>(tree.children, node => node.type === 'element' && node.tagName === 'h1')
}
