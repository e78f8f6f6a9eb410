import { join } from 'node:path'
import { SiteScanner } from '../../../review/scan/site-scanner.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import { SiteAddress, UNKNOWN_HOST } from '../../../site/addresses/site-address.ts'
import { isPage } from '../../../site/pages/pages.ts'
import { textPieces } from './text-pieces.ts'

/**
 * Reads the references in one page. Resolves relative references against each of `addresses`, where the page may be
 * served. `known` collects root-relative references from all pages, so that each is resolved only once.
 */
export function pageReferences(
  bytes: Buffer,
  addresses: readonly string[] = [],
  domain?: string,
  known = new Set<string>()
) {
  const scanner = new SiteScanner(0)
  scanner.scan('page.html', bytes)
  const {
    values = [],
    kinds = [],
    files: [{ base, isMintlify } = { base: '', isMintlify: false }] = []
  } = scanner.drain() ?? {}
  const starts = addresses.map(address => parseUrl(base, `https://${UNKNOWN_HOST}${address}`))
  /** Paths on the site's own host to which the page refers. They are encoded and include the base path. */
  const targets = values.flatMap(value => {
    const isRooted = base === '' && /^\/(?!\/)/.test(value)
    if (isRooted && known.has(value)) return []
    if (isRooted) known.add(value)
    return starts.slice(0, isRooted ? 1 : undefined).flatMap(start => {
      const address = start && parseUrl(value, start)
      return address !== null && [UNKNOWN_HOST, domain].includes(address.hostname) ? address.pathname : []
    })
  })
  return { isMintlify, targets, canonical: values[kinds.indexOf('canonical')] }
}

/**
 * Returns the `wanted` files that a page of the extracted site links to, each with the first such page. Reads every page,
 * because the review, which collects all links, can be off. The base path is not known yet, so a link can have any prefix.
 */
export async function linkedFiles(
  wanted: readonly string[],
  { folder, files }: { folder: string; files: readonly { path: string; size: number }[] },
  { domain, signal }: { domain: string | undefined; signal: AbortSignal }
): Promise<Map<string, string>> {
  const linked = new Map<string, string>()
  const known = new Set<string>()
  const paths = new Set(files.map(({ path }) => path))
  for (const { path, size } of files) {
    if (wanted.length === linked.size) break
    if (!isPage(path)) continue
    const address = new SiteAddress(path).pathname
    for await (const piece of textPieces(join(folder, path), size)) {
      signal.throwIfAborted()
      const { targets } = pageReferences(piece, [address], domain, known)
      const named = targets.map(target => `/${SiteAddress.parse(target)?.path ?? ''}`)
      for (const file of filesAmong(named, wanted, paths)) if (!linked.has(file)) linked.set(file, path)
    }
  }
  return linked
}

/** Returns the `wanted` files to which `named` paths lead, with any base path. */
function filesAmong(
  named: readonly string[],
  wanted: readonly string[],
  paths: ReadonlySet<string>
): string[] {
  // A prefix counts as the base path only if the page also refers to an existing `_next/` file below this prefix.
  const isBasePath = (prefix: string) =>
    named.some(other => other.startsWith(`${prefix}/_next/`) && paths.has(other.slice(prefix.length + 1)))
  return named.flatMap(target =>
    wanted.filter(
      file =>
        target === `/${file}` ||
        (target.endsWith(`/${file}`) && isBasePath(target.slice(0, -file.length - 1)))
    )
  )
}
