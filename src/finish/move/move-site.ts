import type { RunContext } from '../../runtime/context.ts'
import { formatBytes } from '../../runtime/text/units.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { isSharedPath } from '../../site/pages/shared-data.ts'
import { isPage } from '../../site/pages/pages.ts'
import type { Manifest } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { MAX_PAGE_BYTES, readExported } from '../page/page.ts'
import { ClientMove } from './client.ts'
import { type AddressUses, addressUses } from './client-components.ts'
import { ClientModules } from './client-modules.ts'
import { isMovedFile, moveSiteFile } from './site-files.ts'
import { moveManifest } from './site-manifest.ts'
import { type MoveRequest, SiteMove } from './site-move.ts'
import { movePages } from './site-pages.ts'

/** Characters that have the same meaning in addresses, markup, style sheets and scripts. */
const SIMPLE_PATH = /^(?:\/[\w.~%-]+)+$/
/** The start of page data. Text and Markdown files for readers can have the same names as page data. */
const FLIGHT = /^[0-9a-f]*:["[{\w]/
const ROOT_ADDRESS = /\s(?:href|src)\s*=\s*["']?(\/(?![/"'>\s])[^"'>\s]{0,200})/i
const CLIENT_SCRIPT = /^_next\/static\/.*\.js$/

const WITH_DATA =
  'it has page data beside its pages, as in a static Next.js export or an export through the service API'
const NEXT = 'set `basePath` in next.config.js, or let the service export the site for a path'

const SMALLER =
  'Make the file smaller, or serve the site at the root of a separate host name and set `site-url` to that address.'

/**
 * Moves a site from the root to another path, or throws before any file is changed. Returns the new manifest. If a run
 * is killed while it replaces files, all files have already been checked, and the next run moves the rest.
 */
export async function moveSite(
  request: MoveRequest,
  exchange: Exchange,
  context: Pick<RunContext, 'signal' | 'log' | 'clock'>
): Promise<Manifest> {
  if (request.moveTo === undefined) return request.manifest
  const move = new SiteMove(request.moveTo, request, exchange, context)
  checkMovable(move)
  // The client is checked before the pages are moved, because moving many pages takes a long time.
  const uses = await moveClient(move)
  await moveFiles(move)
  await movePages(move, uses)
  return moveManifest(move)
}

const isClientScript = (path: string) => CLIENT_SCRIPT.test(path)

/** Refuses a site that cannot be moved, before its files are read. */
function checkMovable(move: SiteMove): void {
  const { base, paths, exchange, isChecked } = move
  if (!SIMPLE_PATH.test(base)) move.refuse('the path may contain only letters, digits, ".", "-", "_" and "~"')
  const hasScripts = [...paths].some(path => isClientScript(path) && !isSharedPath(path))
  const hasData = () => [...pageDataOf(paths).keys()].some(path => FLIGHT.test(String(exchange.read(path))))
  if (!isChecked && (!hasScripts || hasData())) refuseGenerator(move, hasScripts)
  const large = exchange.files.find(
    ({ path, size }) => size > MAX_PAGE_BYTES && (isPage(path) || isClientScript(path) || isMovedFile(path))
  )
  if (large !== undefined) move.refuse(`${large.path} is larger than ${formatBytes(MAX_PAGE_BYTES)}`, SMALLER)
}

function refuseGenerator(move: SiteMove, isNext: boolean): never {
  const { base } = move
  const setting = isNext ? NEXT : 'with a setting such as `baseUrl` in Docusaurus or `site_url` in MkDocs'
  const build = `Build the site for ${base} (${setting}), and export it again.`
  const [page, address] = firstRootAddress(move) ?? []
  // The export accepts a path for pages whose addresses do not name another one.
  const advice =
    page === undefined
      ? `${build} Or, because the addresses in its pages are relative, export it again with \`base-path: ${base}\`.`
      : `${build} Or make the addresses in its pages relative that begin with a slash, such as ${address} in ${page}, and export it again with \`base-path: ${base}\`.`
  return move.refuse(isNext ? WITH_DATA : 'the service did not generate its pages', advice)
}

/** Returns the first page with an address that begins at the root of the host, and the address. */
function firstRootAddress({ exchange }: SiteMove): [page: string, address: string] | undefined {
  for (const { path } of exchange.files.filter(file => isPage(file.path) && file.size <= MAX_PAGE_BYTES)) {
    const [, address] = ROOT_ADDRESS.exec(String(exchange.read(path))) ?? []
    if (address !== undefined) return [path, address]
  }
  return undefined
}

/** Moves the scripts of the client. Returns what the components of the client do with addresses. */
async function moveClient(move: SiteMove): Promise<AddressUses> {
  const { base, mover, exchange, isChecked } = move
  const client = new ClientMove(base)
  const modules = new ClientModules()
  for (const file of exchange.files.filter(({ path }) => isClientScript(path) && !isSharedPath(path))) {
    modules.add(readExported(file, exchange).source.toString('latin1'))
    await move.replace(file, text =>
      client.move({ path: file.path, text: text.toString('latin1') }, mover.isFile)
    )
  }
  if (!isChecked && client.problem !== undefined) move.refuse(client.problem.message)
  return addressUses(modules)
}

/** Moves the files that are neither pages nor scripts of the client, such as style sheets. */
async function moveFiles(move: SiteMove): Promise<void> {
  const { base, site, exchange } = move
  for (const file of exchange.files.filter(({ path }) => !isClientScript(path) && !isPage(path)))
    await move.replace(file, source => moveSiteFile(file.path, source, base, site))
}
