import { readdir, readFile, stat } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { parse } from 'yaml'

export interface DocsPage {
  /** `guides/start`: the way a client names it in `paths`. */
  path: string
  /** `guides/start.md`, below the docs folder. */
  source: string
  title: string
  description: string
  order: number
  markdown: string
}

export interface Docs {
  folder: string
  /** In reading order: a folder's index first, then by `order`, then by name. */
  pages: DocsPage[]
  /** Everything else, copied as it is. */
  files: string[]
}

/** `DIR/docs.example.com` when there is one, or DIR itself when its top holds pages; else the domain is unknown. */
export async function folderFor(root: string, domain: string): Promise<string | undefined> {
  const own = join(root, domain)
  if ((await stat(own).catch(() => undefined))?.isDirectory()) return own
  return (await servesAnyDomain(root)) ? root : undefined
}

/** The domains that a docs folder has a folder for; undefined when it answers for every domain. */
export async function domainsOf(root: string): Promise<string[] | undefined> {
  if (await servesAnyDomain(root)) return undefined
  const entries = await readdir(root, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory() && !isHidden(entry.name)).map(entry => entry.name)
}

async function servesAnyDomain(root: string): Promise<boolean> {
  return (await readdir(root)).some(name => name.endsWith('.md'))
}

export async function readDocs(folder: string): Promise<Docs> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const sources = names
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(source => !source.split('/').some(isHidden))
    .sort()
  const pages = new Map<string, DocsPage>()
  for (const source of sources.filter(isMarkdown)) {
    const page = readPage(source, await readFile(join(folder, source), 'utf8'))
    // `index.md` comes after `README.md` in the list, and wins.
    pages.set(page.path, page)
  }
  return {
    folder,
    pages: [...pages.values()].sort(inReadingOrder(pages)),
    files: sources.filter(source => !isMarkdown(source))
  }
}

function readPage(source: string, text: string): DocsPage {
  const [, yaml = '', markdown = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  const front = frontMatter(yaml)
  const path = source.replace(/\.md$/, '').replace(/(^|\/)README$/i, '$1index')
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(markdown)?.[1]?.replace(/[`*]/g, '')
  return {
    path,
    source,
    title: typeof front.title === 'string' ? front.title : (heading ?? humanized(path)),
    description: typeof front.description === 'string' ? front.description : '',
    order: typeof front.order === 'number' ? front.order : Infinity,
    markdown
  }
}

function frontMatter(yaml: string): Record<string, unknown> {
  try {
    const front: unknown = parse(yaml)
    return typeof front === 'object' && front !== null ? { ...front } : {}
  } catch {
    return {}
  }
}

/** `guides/getting-started` → `Getting started`. */
export function humanized(path: string): string {
  const folder = path.replace(/\/?index$/, '')
  const words = posix.basename(folder || 'home').replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Compares level by level, so that a folder's pages stay together and come after its sibling pages. */
function inReadingOrder(pages: Map<string, DocsPage>): (a: DocsPage, b: DocsPage) => number {
  const orderOf = (path: string): number => pages.get(path)?.order ?? Infinity
  return (a, b) => {
    const left = a.path.split('/')
    const right = b.path.split('/')
    const level = left.findIndex((name, depth) => name !== right[depth])
    const leaf = [level === left.length - 1, level === right.length - 1]
    if (leaf[0] !== leaf[1]) return leaf[0] ? -1 : 1
    const [name = '', other = ''] = [left[level], right[level]]
    if (leaf[0] && (name === 'index' || other === 'index')) return name === 'index' ? -1 : 1
    const at = (parts: string[]): number =>
      leaf[0] ? orderOf(parts.join('/')) : orderOf([...parts.slice(0, level + 1), 'index'].join('/'))
    const [first, second] = [at(left), at(right)]
    return first === second ? compare(name, other) || (name < other ? -1 : 1) : first - second
  }
}

function isMarkdown(source: string): boolean {
  return source.endsWith('.md')
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}
