import { readdir, readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { parse } from 'yaml'

export interface DocsPage {
  /** `guides/start`: the name of the page in `paths`. */
  path: string
  /** `guides/start.md`, relative to the docs folder. */
  source: string
  title: string
  /** Title in the navigation. */
  label: string
  description: string
  order: number
  /** Whether the text has a first-level heading; otherwise the title becomes one. */
  hasHeading: boolean
  markdown: string
}

export interface Docs {
  folder: string
  /** In reading order: the index of a folder first, then by `order`, then by name. */
  pages: DocsPage[]
  /** Other files, which are copied unchanged. */
  files: string[]
}

const PAGE_FILE = /\.mdx?$/

/** The folder `root/domain` if it has pages, or `root` itself if it is one site; undefined for an unknown domain. */
export async function folderFor(root: string, domain: string): Promise<string | undefined> {
  const domains = await listDomains(root)
  if (domains === undefined) return root
  return domains.includes(domain) ? join(root, domain) : undefined
}

/**
 * The domains that `root` has a folder with pages for; undefined when `root` is one site for every domain. A folder
 * counts as a domain only if its name contains a dot: `docs/guides/` is a part of a site, not a host.
 */
export async function listDomains(root: string): Promise<string[] | undefined> {
  const entries = (await readdir(root, { withFileTypes: true })).filter(({ name }) => !isHidden(name))
  if (entries.some(entry => entry.isFile() && PAGE_FILE.test(entry.name))) return undefined
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  const withPages: string[] = []
  for (const folder of folders) if (await hasPages(join(root, folder))) withPages.push(folder)
  if (withPages.length === 0) throw new Error(`No .md or .mdx file found in ${root}`)
  const domains = withPages.filter(name => name.includes('.'))
  return domains.length === 0 ? undefined : domains
}

async function hasPages(folder: string): Promise<boolean> {
  return (await listSources(folder)).some(source => PAGE_FILE.test(source))
}

export async function readDocs(folder: string): Promise<Docs> {
  const sources = await listSources(folder)
  const isSnippet = await snippetTest(folder)
  const pages = new Map<string, DocsPage>()
  for (const source of sources.filter(name => PAGE_FILE.test(name) && !isSnippet(name))) {
    const page = readPage(source, await readFile(join(folder, source), 'utf8'))
    // `index.md` is after `README.md` in the list and replaces it.
    pages.set(page.path, page)
  }
  return {
    folder,
    pages: [...pages.values()].sort(inReadingOrder(pages)),
    files: sources.filter(source => !PAGE_FILE.test(source))
  }
}

/** Paths of all files except hidden ones, sorted, with `/` on every platform. Hidden folders are not read at all. */
export async function listSources(folder: string, below = ''): Promise<string[]> {
  const sources: string[] = []
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (isHidden(entry.name)) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) sources.push(...(await listSources(folder, path)))
    else if (entry.isFile()) sources.push(path)
  }
  return sources.sort()
}

/** Repositories with a `docs.json` or `mint.json` keep text that pages import in `snippets/`. */
async function snippetTest(folder: string): Promise<(source: string) => boolean> {
  for (const name of ['docs.json', 'mint.json'])
    if (await stat(join(folder, name)).catch(() => undefined))
      return source => source.split('/').includes('snippets')
  return () => false
}

function readPage(source: string, text: string): DocsPage {
  const [, yaml = '', markdown = text] =
    /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? []
  const front = parseFrontMatter(yaml)
  const body = yaml !== '' && markdown === text ? '' : markdown
  const path = source.replace(PAGE_FILE, '').replace(/(^|\/)README$/i, '$1index')
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(withoutCodeBlocks(body))?.[1]?.replace(/[`*]/g, '')
  const title = textOf(front['title']) ?? heading ?? titleFromPath(path)
  const operation = textOf(front['openapi']) ?? textOf(front['api'])
  return {
    path,
    source,
    title,
    label: textOf(front['sidebarTitle']) ?? title,
    description: textOf(front['description']) ?? '',
    order: typeof front['order'] === 'number' ? front['order'] : Infinity,
    hasHeading: heading !== undefined,
    markdown: operation === undefined ? body : `\`\`\`http\n${operation}\n\`\`\`\n\n${body}`
  }
}

function withoutCodeBlocks(markdown: string): string {
  return markdown.replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm, '')
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function parseFrontMatter(yaml: string): Record<string, unknown> {
  try {
    const front: unknown = parse(yaml)
    return typeof front === 'object' && front !== null ? { ...front } : {}
  } catch {
    return {}
  }
}

/** `guides/getting-started` → `Getting started`. */
export function titleFromPath(path: string): string {
  const folder = path.replace(/\/?index$/, '')
  const words = posix.basename(folder || 'home').replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Compares level by level: the pages of a folder stay together and follow the pages beside the folder. */
function inReadingOrder(pages: Map<string, DocsPage>): (a: DocsPage, b: DocsPage) => number {
  const orderOf = (path: string): number => pages.get(path)?.order ?? Infinity
  return (a, b) => {
    const left = a.path.split('/')
    const right = b.path.split('/')
    const level = left.findIndex((name, depth) => name !== right[depth])
    const isPage = [level === left.length - 1, level === right.length - 1]
    if (isPage[0] !== isPage[1]) return isPage[0] ? -1 : 1
    const [name = '', other = ''] = [left[level], right[level]]
    if (isPage[0] && (name === 'index' || other === 'index')) return name === 'index' ? -1 : 1
    const orderAt = (parts: string[]): number =>
      isPage[0] ? orderOf(parts.join('/')) : orderOf([...parts.slice(0, level + 1), 'index'].join('/'))
    const [first, second] = [orderAt(left), orderAt(right)]
    return first === second ? compare(name, other) || (name < other ? -1 : 1) : first - second
  }
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name.startsWith('_') || name === 'node_modules'
}
