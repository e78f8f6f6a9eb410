import { dirname, join } from 'node:path'
import { readIfThere } from '../../runtime/files/read-below.ts'
import { REDIRECTS_FILE, redirectsJson } from '../../site/redirects/host-files.ts'
import { asExported, type Manifest } from '../../site/records/manifest.ts'
import { isRootPath, movedAddress } from './addresses.ts'
import { movedDestination } from './redirects.ts'
import type { SiteMove } from './site-move.ts'

/** Moves the redirects, in the manifest and in redirects.json. Returns the new manifest. */
export function moveManifest(move: SiteMove): Manifest {
  const moved = manifestAfter(move)
  moveRedirectsFile(moved, move)
  return moved
}

function manifestAfter({ base, site, request: { manifest } }: SiteMove): Manifest {
  const { exportedBasePath, basePath = '/', redirects } = manifest
  if (exportedBasePath !== undefined) return manifest
  const moved = redirects?.map(({ source, destination: exported, permanent }) => {
    const destination = movedDestination(exported, { base, site })
    const isKept = isRootPath(exported) && destination === exported
    return { source: movedAddress(source, base), destination, permanent, ...(isKept && { exported }) }
  })
  return { ...manifest, basePath: base, exportedBasePath: basePath, ...(moved && { redirects: moved }) }
}

/** Adds the base path to the addresses in redirects.json, if this file is unchanged since the export. */
function moveRedirectsFile(
  after: Manifest,
  { request: { manifest, manifestPath }, exchange, context: { log } }: SiteMove
): void {
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
