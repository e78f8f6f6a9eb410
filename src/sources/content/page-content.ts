import type { ElementContent } from 'hast'
import type { PageSource } from '../source/page-source.ts'
import { PAGE_START, type PageProblem } from '../source/problems.ts'
import { collectContent, type Collected } from './collect.ts'
import { showComponents } from './components.ts'
import { h } from './element.ts'
import { codeOf, lookOf } from './fingerprints.ts'
import type { Expansion } from './expand/expand.ts'
import { notValid } from './expand/expansion-problems.ts'
import { makesIds } from './ids/code-ids.ts'
import { assignIds } from './ids/ids.ts'
import { nestedIds } from './ids/nested-ids.ts'
import { operationNodes } from './operation.ts'
import { parseText } from './parse/parse.ts'
import type { PageFiles } from './parse/page-files.ts'
import { pageElements } from './page-elements.ts'
import { hasNode } from './parse/walk.ts'

/** A page's content, which depends only on the page's source and on `snippets`. */
export interface RenderedPage extends Collected {
  /** The elements of the page, in which components keep their names; empty if `withTree` is false. */
  tree: ElementContent[]
  problems: PageProblem[]
  hasUnknownIds: boolean
  /** Digest of the page's code, which never runs, and of its code blocks. */
  code: string
  /** Digest of the components and their attributes, such as icons and tags. */
  look: string
  /** Whether the same text could render differently at another path, for example because of a relative import. */
  dependsOnPath: boolean
  /** Files that the page includes, even if they do not exist. */
  snippets: string[]
}

/** Matches relative imports in a page. Imports in snippets do not matter, because snippets are compared by path. */
const RELATIVE_IMPORT = /['"]\.\.?\//

interface PageOptions {
  /** The whole file, including its front matter. */
  text: string
  files: PageFiles
  withTree: boolean
  included: Expansion['included']
}

/** Renders a page without running code. */
export async function renderPage(
  page: PageSource,
  { text, files, withTree, included }: PageOptions
): Promise<RenderedPage> {
  const problems = new Map<string, PageProblem>()
  const addProblem = (problem: PageProblem): void => void problems.set(JSON.stringify(problem), problem)
  const parsed = parseText(page.file, text)
  let tree: ElementContent[]
  do {
    problems.clear()
    if (parsed.problem) addProblem(notValid(parsed.problem, undefined))
    tree = pageElements(parsed, { files, addProblem, chain: [page.file], included })
  } while (await files.readMissing())
  assignIds(tree)
  const [look, code] = [lookOf(tree), codeOf(parsed.tree.children, tree)]
  const aliases = nestedIds(tree).map(id => ({ id, place: PAGE_START, isAlias: true }))
  tree.unshift(...titleElements(tree, page))
  let hasUnknownIds = problems.size > 0
  const components: string[] = []
  const children = showComponents(tree, (element, name) => {
    components.push(name)
    addProblem({
      kind: 'not-rendered',
      message: `unknown component, of which only the content is shown: <${name}>`,
      place: element.place ?? PAGE_START
    })
  })
  const collected = withoutSource(collectContent(children))
  for (const name of components)
    hasUnknownIds ||= await makesIds(name, {
      texts: files.markdown(page.file, text),
      read: async path => await files.read(path)
    })
  return {
    ...collected,
    ids: [...collected.ids, ...aliases],
    tree: withTree ? children : [],
    problems: [...problems.values()],
    code,
    look,
    // The service adds ids to the sections of an operation.
    hasUnknownIds: hasUnknownIds || page.operation !== undefined || page.operationName !== undefined,
    dependsOnPath: RELATIVE_IMPORT.test(text) || files.snippets.includes(page.file),
    snippets: [...files.snippets, ...(page.operation ? [page.operation.file] : [])]
  }
}

/** Copies the addresses and ids, because a part of a string keeps the whole string, here the page's source, in memory. */
function withoutSource({ ids, references, ...rest }: Collected): Collected {
  const own = ids.map(({ id }) => id)
  const copies = copied([...own, ...references.map(({ target }) => target)])
  const targets = copies.slice(own.length)
  return {
    ...rest,
    ids: ids.map((each, at) => ({ ...each, id: copies[at] ?? '' })),
    references: references.map((each, at) => ({ ...each, target: targets[at] ?? '' }))
  }
}

function copied(texts: string[]): string[] {
  return JSON.parse(JSON.stringify(texts)) as string[]
}

/** Returns elements for the title, unless the page has an `<h1>`, and for the operation that the page documents. */
function titleElements(
  tree: ElementContent[],
  { title, description, operation, operationName }: PageSource
): ElementContent[] {
  const lineBreak = { type: 'text', value: '\n' } as const
  const hasTitle = hasNode(tree, node => node.type === 'element' && node.tagName === 'h1')
  const lead = description === '' ? [] : [h('p.lead', {}, [description]), lineBreak]
  const start = hasTitle ? [] : [h('h1', {}, [title]), lineBreak, ...lead]
  if (operation) return [...start, ...operationNodes(operation)]
  if (operationName === undefined) return start
  return [...start, h('CodeBlock', { language: 'http' }, [`${operationName}\n`]), lineBreak]
}
