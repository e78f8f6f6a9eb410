import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoredFiles } from './ignored-files.ts'
import { PAGE_FILE, readPage, type DocsPage } from './page-source.ts'
import { inReadingOrder } from './reading-order.ts'
import { readSettings, type Settings } from './settings.ts'

export interface Docs {
  folder: string
  /** In reading order: the index of a folder first, then by `order`, then by name. */
  pages: DocsPage[]
  /** Other files, which are copied unchanged. */
  files: string[]
  settings: Settings | undefined
  /** Problems of the settings. */
  warnings: string[]
}

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
  const warnings: string[] = []
  const settings = await readSettings(folder, warning => warnings.push(warning))
  const isIgnored = await ignoredFiles(folder, settings)
  const sources = (await listSources(folder)).filter(source => !isIgnored(source))
  const pages = new Map<string, DocsPage>()
  for (const source of sources.filter(name => PAGE_FILE.test(name))) {
    const text = await readFile(join(folder, source), 'utf8')
    const page = readPage(source, text, { readmeIsIndex: settings === undefined })
    // `index.md` is after `README.md` in the list and replaces it.
    pages.set(page.path, page)
  }
  return {
    folder,
    pages: [...pages.values()].sort(inReadingOrder(pages)),
    files: sources.filter(source => !PAGE_FILE.test(source)),
    settings,
    warnings
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

function isHidden(name: string): boolean {
  return name.startsWith('.') || name.startsWith('_') || name === 'node_modules'
}
