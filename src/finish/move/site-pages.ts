import { asBuffer } from '../../review/scan/site-scanner.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { ownModule } from '../../runtime/own-file.ts'
import { isPage } from '../../site/pages/pages.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { type ExportedFile, readExported } from '../page/page.ts'
import { withProgress } from '../page/page-progress.ts'
import { inPageThreads, type WorkOnPages } from '../page/page-threads.ts'
import type { AddressUses } from './client-components.ts'
import type { MovedPage, SiteToMove } from './move-thread.ts'
import { movedDestination, moveRedirectPage } from './redirects.ts'
import type { SiteMove } from './site-move.ts'

/** Moves all pages. `uses`: what the components of the client do with addresses. */
export async function movePages(move: SiteMove, uses: AddressUses): Promise<void> {
  const { exchange, isChecked } = move
  const pages = exchange.files.filter(file => isPage(file.path) && (!isChecked || move.unmoved(file)))
  const written = new Map(pages.map(file => [file, movedRedirectPage(file, move)]))
  for (const [file, page] of written)
    if (page !== undefined) await move.replace(withMovedRedirect(file, move), () => page)
  await moveInThreads(
    pages.filter(file => written.get(file) === undefined),
    uses,
    move
  )
}

/** Moves a redirect page that the export wrote. Returns undefined for any other page. */
function movedRedirectPage(
  file: ManifestFile,
  { base, site, exchange, request: { siteUrl, manifest } }: SiteMove
): Buffer | undefined {
  if (file.redirect === undefined) return undefined
  const { source } = readExported(file, exchange)
  return moveRedirectPage(source, { base, site, origin: siteUrl?.origin ?? '', domain: manifest.domain })
}

/** The manifest of a killed run already has the moved address. */
function withMovedRedirect(file: ManifestFile, { isChecked, base, site }: SiteMove): ManifestFile {
  if (isChecked || file.redirect === undefined) return file
  return { ...file, redirect: movedDestination(file.redirect, { base, site }) }
}

async function moveInThreads(pages: ManifestFile[], uses: AddressUses, move: SiteMove): Promise<void> {
  const { base, paths, exchange, context } = move
  let done = 0
  const work: WorkOnPages<SiteToMove, ExportedFile, MovedPage[]> = {
    thread: ownModule('finish/move/move-thread'),
    site: { base, paths, uses },
    signal: context.signal,
    open: file => {
      const found = readExported(file, exchange)
      return file.redirect === undefined ? found : { ...found, source: withCanonical(found.source, move) }
    },
    onPages: (moved, opened) => {
      for (const [at, { file, found }] of opened.entries()) {
        const page = moved[at] as MovedPage
        if ('problem' in page) move.refuse(`${file.path}: ${page.problem}`)
        exchange.replace(withMovedRedirect(file, move), found, asBuffer(page))
      }
      done += opened.length
    }
  }
  const describe = () => `${formatCount(done)} of ${formatCount(pages.length, 'page')} moved.`
  await withProgress(describe, async () => await inPageThreads(pages, work), context)
}

/** Replaces the exported host in a redirect page's canonical address with the host and base path of the site. */
function withCanonical(page: Buffer, { base, request: { siteUrl, manifest } }: SiteMove): Buffer {
  const canonical = '<link rel="canonical" href="'
  const to = `${canonical}${siteUrl?.origin}${base}/`
  const text = page.toString('latin1').replace(`${canonical}https://${manifest.domain}/`, () => to)
  return Buffer.from(text, 'latin1')
}
