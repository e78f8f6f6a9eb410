import { hash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { readIfThere } from '../runtime/files/read-below.ts'
import { escapeMarkup } from '../runtime/text/markup.ts'
import type { RunContext } from '../runtime/context.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { type ManifestFile, serializeManifest } from '../site/records/manifest.ts'
import { isSegmentTooLong } from '../site/files/file-names.ts'
import { countsAsPage, isPage } from '../site/pages/pages.ts'
import { SiteAddress } from '../site/addresses/site-address.ts'
import type { Inputs } from './inputs.ts'
import { isUtf16, readSearchedPage, SCRIPT_TAG } from './pages.ts'
import { buildIndex, checkProgram, installPagefind } from './pagefind.ts'

const FOLDER = 'pagefind'
const SCRIPT = `${FOLDER}/search.js`
/** How the script begins in every release. */
const MARK = '// Opens a search dialog in place of the service'
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
  const made: string[] = []
  try {
    await requireOurs(sitePath)
    // Beside the site: the index is renamed into it. An export removes folders of this name that were left behind.
    const work = await mkdtemp(join(dirname(sitePath), '.static-export-'))
    made.push(work)
    const tools = await mkdtemp(join(tempDir, 'search-'))
    made.push(tools)
    return await writeSearch(inputs, { work, tools }, context)
  } catch (error) {
    const isOfSystem = (error as NodeJS.ErrnoException).syscall !== undefined
    if (error instanceof Failure || context.signal.aborted || !isOfSystem) throw error
    throw new Failure('search-site-unwritable', `The search could not be written: ${reasonOf(error)}.`, {
      cause: error
    })
  } finally {
    for (const folder of made) await rm(folder, { recursive: true, force: true })
  }
}

/** The folder of the index is replaced as a whole. */
async function requireOurs(sitePath: string): Promise<void> {
  const place = join(sitePath, FOLDER)
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return
  const isOurs = readIfThere(sitePath, SCRIPT)?.toString().startsWith(MARK) === true
  const foreign = isOurs ? (await filesIn(place)).find(name => !isOfIndex(name)) : ''
  if (foreign !== undefined)
    throw new Failure('search-folder-taken', `This action did not write ${join(place, foreign)}.`)
}

function isOfIndex(name: string): boolean {
  return name === 'search.js' || LOADED.test(name)
}

/** With forward slashes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => !entry.isDirectory())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
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
  const { copied, pages } = await copyForIndex(allPages, copies, inputs, signal)
  const exported = [...pages.values()].map(({ file }) => file)
  const skipped = exported.filter(countsAsPage).length - copied
  if (copied === 0) throw new Failure('search-nothing-indexed', `No page of ${sitePath} was indexed.`)
  if (skipped > 0)
    log.notice(`${formatCount(skipped, 'page')} without an element of \`content\` cannot be found.`)
  const unchanged = allPages.filter(({ path }) => !pages.has(path)).map(({ path }) => path)
  if (unchanged.length > 0)
    log.notice(`Pages in UTF-16 have no search and are not found: ${withMore(unchanged, 3).join(', ')}.`)
  const built = join(work, 'index')
  const indexedPages = await buildIndex(program, { site: copies, index: built }, { environment, signal })
  if (indexedPages === 0)
    throw new Failure('search-nothing-indexed', `Pagefind found no text in the pages of ${sitePath}.`)
  if (indexedPages < copied)
    log.notice(`${formatCount(copied - indexedPages, 'page')} cannot be found: not in the index of Pagefind.`)
  const others = manifest.files.filter(({ path }) => !path.startsWith(`${FOLDER}/`) && !pages.has(path))
  const writeManifest = async (files: ManifestFile[]) => {
    const text = serializeManifest({ ...manifest, files: [...others, ...files] })
    await replaceFile(inputs.manifestPath, text, work)
  }
  // From here on, the next run can tell what a page was before its script, however many pages have the new one.
  await writeManifest(exported)
  const index = await replaceIndex(built, work, sitePath)
  const changed = await addScripts(pages.values(), work, inputs, signal)
  await writeManifest([...changed, ...index])
  return { indexedPages, indexBytes: index.reduce((sum, { size }) => sum + size, 0) }
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
): Promise<{ copied: number; pages: Map<string, ExportedPage> }> {
  await mkdir(folder)
  const found = new Map<string, ExportedPage>()
  const paths = new Set(pages.map(({ path }) => path))
  let copied = 0
  for (const page of pages) {
    signal.throwIfAborted()
    const bytes = exportedPage(page, inputs)
    if (isUtf16(bytes)) continue
    // Pagefind reads files with this ending only.
    let ending = ''
    const isFree = () => ending === '' || !paths.has(page.path + ending)
    while (!`${page.path}${ending}`.endsWith('.html') || !isFree()) ending += '.html'
    const { indexed, endOfHead } = readSearchedPage(bytes, inputs.findContent, ending)
    const file = { ...page, size: bytes.length, sha256: hash('sha256', bytes) }
    found.set(page.path, { file, endOfHead })
    if (!countsAsPage(page) || indexed === undefined) continue
    // The address of a result is the path of its copy, unless no disk has such a name.
    const address = page.path.replace(/[%#?]/g, encodeURIComponent) + ending
    const copy = join(folder, address.split('/').some(isSegmentTooLong) ? page.path + ending : address)
    await mkdir(dirname(copy), { recursive: true })
    await writeFile(copy, indexed)
    copied += 1
  }
  return { copied, pages: found }
}

/** The page without the script of an earlier run. Rejects bytes that nobody exported. */
function exportedPage({ path, sha256 }: ManifestFile, { sitePath }: Inputs): Buffer {
  const bytes = readIfThere(sitePath, path)
  const source = bytes && Buffer.from(bytes.toString('latin1').replace(SCRIPT_TAG, ''), 'latin1')
  const isListed = [bytes, source].some(version => version && sha256 === hash('sha256', version))
  if (source !== undefined && isListed) return source
  const what = bytes === undefined ? 'is missing, or no file that can be read' : 'has other bytes'
  throw new Failure('site-file-changed', `${path} ${what}.`, {
    advice: 'Export again, and run this step before any other step that changes the site.'
  })
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
  // In ASCII, because pages have any encoding.
  const value = escapeMarkup(trigger).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`)
  const tag = Buffer.from(`<script defer src="${escapeMarkup(address)}" data-trigger="${value}"></script>`)
  const changed: ManifestFile[] = []
  for (const { file, endOfHead: at } of pages) {
    signal.throwIfAborted()
    const source = exportedPage(file, inputs)
    const bytes = Buffer.concat([source.subarray(0, at), tag, source.subarray(at)])
    await replaceFile(join(sitePath, file.path), bytes, work)
    const { length: size } = bytes
    changed.push({ ...file, size, sha256: hash('sha256', bytes), withoutSearch: file.sha256 })
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
  await writeFile(join(built, 'search.js'), await readFile(new URL('client/search.js', import.meta.url)))
  for (const name of (await filesIn(built)).filter(isOfIndex)) {
    const file = join(staged, name)
    await mkdir(dirname(file), { recursive: true })
    await rename(join(built, name), file)
    const bytes = await readFile(file)
    files.push({ path: `${FOLDER}/${name}`, size: bytes.length, sha256: hash('sha256', bytes) })
  }
  // At once: without the script, the next run would not know the rest of a folder as ours.
  if (existsSync(place)) await rename(place, join(work, 'replaced'))
  await rename(staged, place)
  return files
}
