/**
 * `npm run stress markdown -- --docs DIR [--docs DIR …] [--show N]`: compares the sources of real documentation
 * with the Markdown that `finish` writes. A third-party parser reads both. Headings, code, table cells and link targets
 * must be equal.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { startEmulator } from '../../src/emulator/index.ts'
import { extractedExport, filesOf } from '../../__tests__/support/emulator-site.ts'
import { finish, writeSite } from '../../__tests__/support/finishing.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'

interface Node {
  type: string
  name?: string
  identifier?: string
  value?: string
  url?: string
  attributes?: { name?: string; value?: unknown }[]
  children?: Node[]
}

type Kind = 'headings' | 'code' | 'cells' | 'links'
type Facts = Record<Kind, string[]>

const SITE_URL = 'https://docs.example.com'

const { values } = parseArgs({
  options: { docs: { type: 'string', multiple: true, default: [] }, show: { type: 'string', default: '20' } }
})

/** Removes white space, backslashes and marks such as `*`, in which sources and the output of `finish` differ. */
function plain(text: string): string {
  return text.replace(/[\s\u200b\\*_`]+/g, '')
}

function textOf(node: Node): string {
  if (node.type === 'html') return ''
  return (node.value ?? '') + (node.children ?? []).map(textOf).join('')
}

/** Removes the origin, extension, `/index` or final slash that the site or `finish` adds to an address. */
function target(url: string, page: string): string {
  try {
    const { origin, pathname, hash, search } = new URL(url, `${SITE_URL}/${page}`)
    if (origin !== SITE_URL) return url.replace(/\/$/, '')
    return pathname.replace(/\.mdx?$|(?:\/index)?\/?$/, '') + search + hash
  } catch {
    return url
  }
}

function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find(each => each.name === name)?.value
  return typeof value === 'string' ? value : undefined
}

/** Markdown types for JSX elements. */
const NAMES: [name: RegExp, type: string][] = [
  [/^h[1-6]$/, 'heading'],
  [/^t[dh]$/, 'tableCell']
]

/** `titles` are the titles of components. In Markdown, these titles become headings. */
function factsOf(tree: Node, page: string): Facts & { titles: Set<string> } {
  const facts: Facts & { titles: Set<string> } = {
    headings: [],
    code: [],
    cells: [],
    links: [],
    titles: new Set()
  }
  const defined = new Map<string, string>()
  const addresses: (() => string | undefined)[] = []
  const visit = (node: Node): void => {
    if (/^mdx(?:jsEsm|Flow|Text)/.test(node.type) && !node.type.includes('Jsx')) return
    const type = NAMES.find(([name]) => name.test(node.name ?? ''))?.[1] ?? node.type
    if (type === 'heading') facts.headings.push(plain(textOf(node)))
    if (type === 'code') facts.code.push(textOf(node).trim())
    if (type === 'tableCell') facts.cells.push(plain(textOf(node)))
    if (type === 'definition') defined.set(node.identifier ?? '', node.url ?? '')
    // Skips links without text, title or image, because such links are icons.
    const hasText = textOf(node).trim() !== '' || attribute(node, 'title') !== undefined
    if (type === 'linkReference') addresses.push(() => defined.get(node.identifier ?? ''))
    else if (hasText || node.children?.some(child => child.type === 'image') === true)
      addresses.push(() => (type === 'link' ? node.url : attribute(node, 'href')))
    for (const name of ['title', 'label', 'description']) facts.titles.add(plain(attribute(node, name) ?? ''))
    if (node.name === 'summary') facts.titles.add(plain(textOf(node)))
    if (type !== 'code') node.children?.forEach(visit)
  }
  visit(tree)
  facts.links = addresses.flatMap(address => address() ?? []).map(url => target(url, page))
  return facts
}

/** Returns the items that the first list has more often than the second list. */
function missing(from: readonly string[], to: readonly string[]): string[] {
  const left = [...to]
  return from.filter(item => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

let pages = 0
let equal = 0
const counts: Record<string, number> = {}
const shown: string[] = []

for (const docs of values.docs) {
  await using emulator = await startEmulator({ docs })
  await using site = await extractedExport(emulator)
  await using folder = await tempFolder()
  const files = filesOf(site).map(path => [path, readFileSync(join(site.path, path))] as const)
  const sitePath = await writeSite(folder.path, Object.fromEntries(files))
  const { failure } = await finish(sitePath, { 'site-url': SITE_URL, add: 'markdown' })
  if (failure !== undefined) throw failure
  for (const [path] of files.filter(([name]) => name.endsWith('.html'))) {
    const page = path.replace(/(?:\/index)?\.html$/, '')
    const source = ['.mdx', '.md', '/index.mdx'].map(ending => join(docs, page + ending)).find(existsSync)
    const written = join(sitePath, `${page}.md`)
    if (source === undefined || !existsSync(written)) continue
    comparePage(page, readFileSync(source, 'utf8'), readFileSync(written, 'utf8'))
  }
}

/** Compares a page. Skips pages with `<pre>`, and pages with content from other files. */
function comparePage(page: string, source: string, written: string): void {
  const text = source.replace(/^---\n[^]*?\n---\n/, '')
  if (/^(?:import|export) |^openapi:|<Snippet|<pre/m.test(source)) return
  let expected
  try {
    expected = factsOf(mdxToMdast(text) as Node, page)
  } catch {
    return
  }
  // Removes the title and the description, which `finish` adds at the top.
  const actual = factsOf(markdownToMdast(written.replace(/^# .*\n(?:\n> .*\n)?/, '')) as Node, page)
  pages += 1
  const differences = (['headings', 'code', 'cells', 'links'] as const).flatMap(kind => {
    const lost = missing(expected[kind], actual[kind])
    const added = missing(actual[kind], expected[kind]).filter(
      item => !expected.titles.has(item) && !/#user-content-fn/.test(item)
    )
    return [...lost.map(item => `${kind} lost: ${item}`), ...added.map(item => `${kind} added: ${item}`)]
  })
  if (differences.length === 0) equal += 1
  for (const difference of differences) {
    const kind = difference.replace(/: [^]*/, '')
    counts[kind] = (counts[kind] ?? 0) + 1
    shown.push(`${page}: ${difference.slice(0, 200)}`)
  }
}

console.log(`pages compared: ${pages}, equal: ${equal}`)
console.log(counts)
console.log(shown.slice(0, Number(values.show)).join('\n'))
