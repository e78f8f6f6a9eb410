import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteScanner } from '../../../review/scan/site-scanner.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import { SiteAddress } from '../../../site/addresses/site-address.ts'
import { isPage } from '../../../site/pages/pages.ts'

/** The host of addresses without one. */
const OWN_HOST = 'site.invalid'
const MAX_PAGE_BYTES = 64_000_000

/**
 * Those of a few files that a page of the extracted site links to. Reads every page, which only a site with such files
 * needs: the review, which knows all links, can be off. The base path of the site is not known yet.
 */
export async function linkedFiles(
  wanted: readonly string[],
  { folder, files }: { folder: string; files: readonly { path: string; size: number }[] },
  { domain, signal }: { domain: string | undefined; signal: AbortSignal }
): Promise<Set<string>> {
  const linked = new Set<string>()
  // The base path that a link begins with is no folder of the site.
  const isFolder = (name: string) => files.some(({ path }) => path.startsWith(`${name.slice(1)}/`))
  const isNamedBy = (target: string, file: string) =>
    target.endsWith(`/${file}`) && (target === `/${file}` || !isFolder(target.slice(0, -file.length - 1)))
  for (const { path, size } of files) {
    if (wanted.length === linked.size) break
    if (!isPage(path) || size > MAX_PAGE_BYTES) continue
    signal.throwIfAborted()
    const scanner = new SiteScanner(0)
    scanner.scan(path, await readFile(join(folder, path)))
    const { values = [], files: [{ base } = { base: '' }] = [] } = scanner.drain() ?? {}
    const start = parseUrl(base, `https://${OWN_HOST}${new SiteAddress(path).pathname}`)
    for (const value of values) {
      const address = start && parseUrl(value, start)
      if (address === null || ![OWN_HOST, domain].includes(address.hostname)) continue
      const target = `/${SiteAddress.parse(address.pathname)?.path ?? ''}`
      for (const file of wanted) if (isNamedBy(target, file)) linked.add(file)
    }
  }
  return linked
}
