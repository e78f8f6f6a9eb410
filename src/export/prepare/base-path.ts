import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteScanner } from '../../review/scan/site-scanner.ts'
import type { Log } from '../../runtime/log.ts'
import { findBasePath } from '../../site/addresses/base-path.ts'
import { baseFolder } from '../../site/addresses/site-address.ts'
import { countsAsPage } from '../../site/pages/pages.ts'

/** Pages of one site load the same scripts and style sheets. */
const MAX_PAGES = 50
const MAX_PAGE_BYTES = 4_000_000

/** The path under which the site is served: the input, or what the pages of the extracted site show. */
export async function settleBasePath(
  given: string | undefined,
  { folder, files }: { folder: string; files: readonly { path: string; size: number }[] },
  log: Log
): Promise<string> {
  const pages = files.filter(file => countsAsPage(file) && file.size <= MAX_PAGE_BYTES)
  const step = Math.ceil(pages.length / MAX_PAGES)
  const scanner = new SiteScanner(0)
  for (const [i, { path }] of pages.entries()) {
    if (i % step === 0) scanner.scan(path, await readFile(join(folder, path)))
  }
  const { values = [], kinds = [] } = scanner.drain() ?? {}
  const loaded = values.filter((_, i) => kinds[i] === 'resource')
  const found = findBasePath(loaded, new Set(files.map(({ path }) => path)))
  if (given === undefined) {
    if (found !== undefined && found !== '/')
      log.notice(`The site was built for the path ${found}, which is used as \`base-path\`.`)
    return found ?? '/'
  }
  if (found !== undefined && baseFolder(found) !== baseFolder(given))
    log.warning(
      `\`base-path\` is ${given}, but the pages load their scripts and style sheets from ${found}: the site was built for that path. Remove \`base-path\`, or build the site for ${given}.`
    )
  return given
}
