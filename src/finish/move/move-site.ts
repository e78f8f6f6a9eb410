import { setImmediate } from 'node:timers/promises'
import { dirname, join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'
import { Failure } from '../../runtime/failure.ts'
import { Problem } from '../../runtime/problem.ts'
import { readIfThere } from '../../runtime/files/read-below.ts'
import { formatBytes, formatCount } from '../../runtime/text/units.ts'
import { asBuffer } from '../../review/scan/site-scanner.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { isSharedPath } from '../../site/pages/shared-data.ts'
import { isPage } from '../../site/pages/pages.ts'
import { asExported, type Manifest, type ManifestFile } from '../../site/records/manifest.ts'
import { REDIRECTS_FILE, redirectsJson } from '../../site/redirects/host-files.ts'
import type { Exchange } from '../exchange.ts'
import { type ExportedFile, MAX_PAGE_BYTES, readExported } from '../page/page.ts'
import { withProgress } from '../page/page-progress.ts'
import { inPageThreads, type WorkOnPages } from '../page/page-threads.ts'
import { isRootPath, movedAddress } from './addresses.ts'
import { ClientMove } from './client.ts'
import { addressUses } from './client-components.ts'
import { ClientModules } from './client-modules.ts'
import { FileMover } from './file-mover.ts'
import type { MovedPage, SiteToMove } from './move-thread.ts'
import { movedDestination, moveRedirectPage } from './redirects.ts'
import { isMovedFile, moveSiteFile } from './site-files.ts'

/** Characters that have the same meaning in addresses, markup, style sheets and scripts. */
const SIMPLE_PATH = /^(?:\/[\w.~%-]+)+$/
/** The start of page data. Text and Markdown files for readers can have the same names as page data. */
const FLIGHT = /^[0-9a-f]*:["[{\w]/
const CLIENT_SCRIPT = /^_next\/static\/.*\.js$/

const WITH_DATA =
  'it has page data beside its pages, as in a static Next.js export or an export through the service API'
const NEXT = 'set `basePath` in next.config.js, or let the service export the site for a path'

const SMALLER =
  'Make the file smaller, or serve the site at the root of a separate host name and set `site-url` to that address.'

interface MoveRequest {
  manifest: Manifest
  manifestPath: string
  siteUrl: URL | undefined
  /** The path below which the site is served, without a trailing slash. Undefined if the site is not moved. */
  moveTo: string | undefined
}

/**
 * Moves a site from the root to another path, or throws before any file is changed. Returns the new manifest. If a run
 * is killed while it replaces files, all files have already been checked, and the next run moves the rest.
 */
export async function moveSite(
  { manifest, manifestPath, siteUrl, moveTo: base }: MoveRequest,
  exchange: Exchange,
  context: Pick<RunContext, 'signal' | 'log' | 'clock'>
): Promise<Manifest> {
  const { signal, log } = context
  if (base === undefined) return manifest
  const isChecked = manifest.exportedBasePath !== undefined
  const paths = new Set(exchange.files.map(({ path }) => path))
  const scripts = exchange.files.filter(({ path }) => CLIENT_SCRIPT.test(path) && !isSharedPath(path))
  const others = exchange.files.filter(({ path }) => !CLIENT_SCRIPT.test(path) && !isPage(path))
  const client = new ClientMove(base)
  const modules = new ClientModules()
  const mover = new FileMover({ base, paths })
  const site = new SiteMap(paths)

  if (!SIMPLE_PATH.test(base)) refuse('the path may contain only letters, digits, ".", "-", "_" and "~"')
  const hasData = () => [...pageDataOf(paths).keys()].some(path => FLIGHT.test(String(exchange.read(path))))
  if (!isChecked && (scripts.length === 0 || hasData())) refuseGenerator()
  const large = exchange.files.find(
    ({ path, size }) =>
      size > MAX_PAGE_BYTES && (isPage(path) || CLIENT_SCRIPT.test(path) || isMovedFile(path))
  )
  if (large !== undefined) refuse(`${large.path} is larger than ${formatBytes(MAX_PAGE_BYTES)}`, SMALLER)
  for (const file of scripts) {
    modules.add(readExported(file, exchange).source.toString('latin1'))
    await replace(file, text => client.move({ path: file.path, text: text.toString('latin1') }, mover.isFile))
  }
  // Check the client before the pages are moved, because moving many pages takes a long time.
  if (!isChecked && client.problem !== undefined) refuse(client.problem.message)
  const uses = addressUses(modules)
  for (const file of others) await replace(file, source => moveSiteFile(file.path, source, mover.base, site))
  const pages = exchange.files.filter(file => isPage(file.path) && (!isChecked || unmoved(file)))
  const movedPages = new Map(
    pages.map(file => [file, file.redirect === undefined ? undefined : moveOwn(file)])
  )
  for (const [file, page] of movedPages)
    if (page !== undefined) await replace(withMovedRedirect(file), () => page)
  await movePages(pages.filter(file => movedPages.get(file) === undefined))
  const moved = movedManifest(manifest, { base, site })
  moveRedirectsFile(moved)
  return moved

  /** Moves a redirect page that the export wrote. */
  function moveOwn(file: ManifestFile): Buffer | undefined {
    const { source } = readExported(file, exchange)
    return moveRedirectPage(source, {
      base: mover.base,
      site,
      origin: siteUrl?.origin ?? '',
      domain: manifest.domain
    })
  }

  /** The manifest of a killed run already has the moved address. */
  function withMovedRedirect(file: ManifestFile): ManifestFile {
    if (isChecked || file.redirect === undefined) return file
    return { ...file, redirect: movedDestination(file.redirect, { base: mover.base, site }) }
  }

  /** Replaces the exported host in a redirect page's canonical address with the host and base path of the site. */
  function moveCanonical(page: Buffer): Buffer {
    const canonical = '<link rel="canonical" href="'
    const to = `${canonical}${siteUrl?.origin}${base}/`
    const text = page.toString('latin1').replace(`${canonical}https://${manifest.domain}/`, () => to)
    return Buffer.from(text, 'latin1')
  }

  /** Adds the base path to the addresses in redirects.json, if this file is unchanged since the export. */
  function moveRedirectsFile(after: Manifest): void {
    const folder = dirname(manifestPath)
    const text = readIfThere(folder, REDIRECTS_FILE)?.toString()
    if (manifest.redirects === undefined || text === undefined) return
    const { redirects = [] } = after
    const moved = redirectsJson(
      redirects.map(({ source, destination, permanent }) => ({ source, destination, permanent }))
    )
    if (text === redirectsJson(asExported(after).redirects ?? []))
      exchange.replaceBeside(join(folder, REDIRECTS_FILE), moved)
    else if (text !== moved)
      log.notice(`${REDIRECTS_FILE} was changed after the export, so its addresses did not get the path.`)
  }

  /** Returns the file as it was exported, or undefined if a killed run has already moved the file. */
  function unmoved(file: ManifestFile): ExportedFile | undefined {
    const found = readExported(file, exchange)
    return isChecked && found.digest !== file.exported ? undefined : found
  }

  async function replace(
    file: ManifestFile,
    move: (source: Buffer) => Buffer | string | undefined
  ): Promise<void> {
    // The pause lets a signal or the time limit end the work between two files.
    await setImmediate()
    signal.throwIfAborted()
    const found = unmoved(file)
    const moved = found && move(found.source)
    const checked = moved === undefined ? undefined : mover.checked(file.path, moved)
    if (checked instanceof Problem) return refuse(`${file.path}: ${checked.message}`)
    if (found && checked) exchange.replace(file, found, checked)
  }

  async function movePages(pages: ManifestFile[]): Promise<void> {
    let done = 0
    const work: WorkOnPages<SiteToMove, ExportedFile, MovedPage[]> = {
      thread: ['move-thread', import.meta.url],
      site: { base: mover.base, paths, uses },
      signal,
      open: file => {
        const found = readExported(file, exchange)
        return file.redirect === undefined ? found : { ...found, source: moveCanonical(found.source) }
      },
      onPages: (moved, opened) => {
        for (const [at, { file, found }] of opened.entries()) {
          const page = moved[at] as MovedPage
          if ('problem' in page) refuse(`${file.path}: ${page.problem}`)
          exchange.replace(withMovedRedirect(file), found, asBuffer(page))
        }
        done += opened.length
      }
    }
    const describe = () => `${formatCount(done)} of ${formatCount(pages.length, 'page')} moved.`
    await withProgress(describe, async () => await inPageThreads(pages, work), context)
  }

  function refuse(reason: string, advice?: string): never {
    const build = [...paths]
      .find(path => path.endsWith('/_buildManifest.js'))
      ?.split('/')
      .at(-2)
    const ofClient = build === undefined ? '' : ` The client's build id is ${build}.`
    const message = `The site cannot be moved to ${base}: ${reason}.${ofClient} Nothing was changed.`
    throw new Failure('move-refused', message, advice === undefined ? {} : { advice })
  }

  function refuseGenerator(): never {
    const isNext = scripts.length > 0
    const setting = isNext ? NEXT : 'with a setting such as `baseUrl` in Docusaurus or `site_url` in MkDocs'
    const advice = `Build the site for ${base} (${setting}), and export it again. If the pages contain only relative addresses, set \`base-path: ${base}\` in the export step.`
    refuse(isNext ? WITH_DATA : 'the service did not generate its pages', advice)
  }
}

function movedManifest(manifest: Manifest, { base, site }: { base: string; site: SiteMap }): Manifest {
  const { exportedBasePath, basePath = '/', redirects } = manifest
  if (exportedBasePath !== undefined) return manifest
  const moved = redirects?.map(({ source, destination: exported, permanent }) => {
    const destination = movedDestination(exported, { base, site })
    const isKept = isRootPath(exported) && destination === exported
    return { source: movedAddress(source, base), destination, permanent, ...(isKept && { exported }) }
  })
  return { ...manifest, basePath: base, exportedBasePath: basePath, ...(moved && { redirects: moved }) }
}
