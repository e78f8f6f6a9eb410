import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { escapeMarkup } from '../runtime/text/markup.ts'
import type { RunContext } from '../runtime/context.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { type ManifestFile, serializeManifest } from '../site/records/manifest.ts'
import { declaredEncoding, MAX_HEAD } from '../review/scan/html/encoding.ts'
import { countsAsPage, isPage } from '../site/pages/pages.ts'
import { SiteAddress } from '../site/addresses/site-address.ts'
import type { Inputs } from './inputs.ts'
import { isUtf16, readSearchedPage, SCRIPT_TAG } from './pages.ts'
import { buildIndex, checkProgram, installPagefind } from './pagefind.ts'

const FOLDER = 'pagefind'
const SCRIPT = `${FOLDER}/search.js`
/** What a search loads. The program also writes user interfaces of its own. */
const LOADED =
  /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|[^/]+\.pf_meta|(?:fragment|index|filter)\/[^/]+)$/

export interface SiteSearch {
  indexedPages: number
  indexBytes: number
}

/** Builds the index, adds it and the script to the site, and writes the manifest again. */
export async function addSearch(
  inputs: Inputs,
  context: Pick<RunContext, 'log' | 'signal'>
): Promise<SiteSearch> {
  const { sitePath, tempDir } = inputs
  if (existsSync(join(sitePath, FOLDER)) && !existsSync(join(sitePath, SCRIPT)))
    throw new Failure('search-folder-taken', `${join(sitePath, FOLDER)} is not a folder of this action.`)
  // Beside the site: the index is renamed into it.
  const work = await mkdtemp(join(dirname(sitePath), '.search-'))
  const tools = await mkdtemp(join(tempDir, 'search-'))
  try {
    return await writeSearch(inputs, { work, tools }, context)
  } finally {
    for (const folder of [work, tools]) await rm(folder, { recursive: true, force: true })
  }
}

async function writeSearch(
  inputs: Inputs,
  { work, tools }: { work: string; tools: string },
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<SiteSearch> {
  const { sitePath, manifest, environment } = inputs
  const program =
    inputs.pagefind === undefined
      ? await installPagefind(tools, { environment, signal })
      : await checkProgram(inputs.pagefind, { environment, signal })
  const copies = join(work, 'pages')
  const allPages = manifest.files.filter(file => isPage(file.path) && file.redirect === undefined)
  const { indexedPages, pages } = await copyForIndex(allPages, copies, inputs, signal)
  const exported = [...pages.values()].map(({ file }) => file)
  const skipped = exported.filter(countsAsPage).length - indexedPages
  if (indexedPages === 0) throw new Failure('search-nothing-indexed', `No page of ${sitePath} was indexed.`)
  if (skipped > 0)
    log.notice(`${formatCount(skipped, 'page')} without an element of \`content\` cannot be found.`)
  const unchanged = allPages.filter(({ path }) => !pages.has(path)).map(({ path }) => path)
  if (unchanged.length > 0)
    log.notice(`Pages in UTF-16 have no search and are not found: ${withMore(unchanged, 3).join(', ')}.`)
  const built = join(work, 'index')
  await buildIndex(program, { site: copies, index: built }, { environment, signal })
  const others = manifest.files.filter(({ path }) => !path.startsWith(`${FOLDER}/`) && !pages.has(path))
  const writeManifest = async (files: ManifestFile[]) => {
    const text = serializeManifest({ ...manifest, files: [...others, ...files] })
    await replaceFile(inputs.manifestPath, text, work)
  }
  try {
    // From here on, the next run can tell what a page was before its script, however many pages have the new one.
    await writeManifest(exported)
    const index = await replaceIndex(built, work, sitePath)
    const changed = await addScripts(pages.values(), work, inputs, signal)
    await writeManifest([...changed, ...index])
    return { indexedPages, indexBytes: index.reduce((sum, { size }) => sum + size, 0) }
  } catch (error) {
    if (error instanceof Failure || signal.aborted) throw error
    throw new Failure('search-site-unwritable', `The search could not be written: ${reasonOf(error)}.`, {
      cause: error
    })
  }
}

/** A page as it was without the script. */
interface ExportedPage {
  file: ManifestFile
  endOfHead: number
}

/** Copies title and content of each page that can be changed: navigation and footers are on every page. */
async function copyForIndex(
  pages: readonly ManifestFile[],
  folder: string,
  inputs: Inputs,
  signal: AbortSignal
): Promise<{ indexedPages: number; pages: Map<string, ExportedPage> }> {
  await mkdir(folder)
  const found = new Map<string, ExportedPage>()
  let indexedPages = 0
  for (const page of pages) {
    signal.throwIfAborted()
    const source = await exportedPage(page, inputs)
    if (isUtf16(source)) continue
    const { indexed, endOfHead } = readSearchedPage(source, inputs.findContent)
    const bytes = Buffer.from(source, 'latin1')
    const file = { ...page, size: bytes.length, sha256: hash('sha256', bytes) }
    found.set(page.path, { file, endOfHead })
    if (!countsAsPage(page) || indexed === undefined) continue
    const copy = join(folder, page.path)
    await mkdir(dirname(copy), { recursive: true })
    await writeFile(copy, decodedPage(indexed, source))
    indexedPages += 1
  }
  return { indexedPages, pages: found }
}

/** The program reads UTF-8. */
function decodedPage(text: string, source: string): string {
  const encoding = declaredEncoding(source.slice(0, MAX_HEAD), 'html')
  return new TextDecoder(encoding).decode(Buffer.from(text, 'latin1'))
}

/** The page without the script of an earlier run, one character for each byte. Rejects bytes that nobody exported. */
async function exportedPage({ path, sha256 }: ManifestFile, { sitePath }: Inputs): Promise<string> {
  const bytes = await readFile(join(sitePath, path))
  const text = bytes.toString('latin1')
  const source = text.replace(SCRIPT_TAG, '')
  if (sha256 === hash('sha256', bytes) || sha256 === hash('sha256', Buffer.from(source, 'latin1')))
    return source
  throw new Failure('site-file-changed', `${path} is not the file that the manifest lists.`)
}

/** Every page with its new size and digest. */
async function addScripts(
  pages: Iterable<ExportedPage>,
  work: string,
  inputs: Inputs,
  signal: AbortSignal
): Promise<ManifestFile[]> {
  const { sitePath, trigger, manifest } = inputs
  const address = new SiteAddress(SCRIPT, manifest.basePath).pathname
  const tag = `<script defer src="${escapeMarkup(address)}" data-trigger="${escapeMarkup(trigger)}"></script>`
  const changed: ManifestFile[] = []
  for (const { file, endOfHead: at } of pages) {
    signal.throwIfAborted()
    const source = await exportedPage(file, inputs)
    const bytes = Buffer.from(source.slice(0, at) + tag + source.slice(at), 'latin1')
    await replaceFile(join(sitePath, file.path), bytes, work)
    changed.push({ ...file, size: bytes.length, sha256: hash('sha256', bytes) })
  }
  return changed
}

/** A file is always whole: it is replaced by a rename. */
async function replaceFile(file: string, content: string | Buffer, work: string): Promise<void> {
  await writeFile(join(work, 'new'), content)
  await rename(join(work, 'new'), file)
}

/** Puts the files that a search loads into the site, in place of those of an earlier run. */
async function replaceIndex(built: string, work: string, sitePath: string): Promise<ManifestFile[]> {
  const [staged, place] = [join(work, FOLDER), join(sitePath, FOLDER)]
  const files: ManifestFile[] = []
  const names = (await readdir(built, { recursive: true })).map(name => name.replaceAll('\\', '/'))
  await copyFile(new URL('client/search.js', import.meta.url), join(built, 'search.js'))
  for (const name of ['search.js', ...names.filter(name => LOADED.test(name))]) {
    const file = join(staged, name)
    await mkdir(dirname(file), { recursive: true })
    await rename(join(built, name), file)
    const bytes = await readFile(file)
    files.push({ path: `${FOLDER}/${name}`, size: bytes.length, sha256: hash('sha256', bytes) })
  }
  // Without the script, the next run would not know the rest of a folder as ours.
  if (existsSync(place)) await rename(place, join(work, 'replaced'))
  await rename(staged, place)
  return files
}
