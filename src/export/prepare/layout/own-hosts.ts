import { join } from 'node:path'
import { decodedValue } from '../../../html/attribute-values.ts'
import { htmlTokens } from '../../../html/html-tokens.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import { isPage } from '../../../site/pages/pages.ts'
import { startOfFile } from '../../receive/extract/text-pieces.ts'

/** The address of a page is in its head, but Next.js can stream it behind the first elements of the body. */
const MAX_HEAD_BYTES = 4 * 1024 * 1024
/** All pages of a site usually name the same host, so a sample is enough. */
const MAX_PAGES = 20

/**
 * Returns the host names of the site: the given one, and those in the canonical and `og:url` addresses of the start page
 * or, without a given one, of a sample of all pages.
 */
export async function hostsOf(
  folder: string,
  paths: readonly string[],
  domain: string | undefined
): Promise<string[]> {
  const hosts = new Set(domain === undefined ? [] : [domain.toLowerCase()])
  for (const path of sampleOf(paths, domain === undefined ? MAX_PAGES : 1))
    for (const address of ownAddresses(await startOf(join(folder, path)))) {
      const host = parseUrl(address)?.hostname.toLowerCase()
      if (host !== undefined) hosts.add(host)
    }
  return [...hosts]
}

/** Returns the start page, and other pages from all parts of the site. */
function sampleOf(paths: readonly string[], max: number): string[] {
  const others = paths.filter(path => path !== 'index.html' && isPage(path)).sort()
  const step = Math.max(1, Math.ceil(others.length / Math.max(1, max - 1)))
  const start = paths.filter(path => path === 'index.html')
  return max === 1 ? start : [...start, ...others.filter((_, i) => i % step === 0)]
}

/** Yields the addresses at which a page says that it is. */
function* ownAddresses(page: string): Generator<string, void> {
  for (const { tag } of htmlTokens(Buffer.from(page))) {
    const valueOf = (name: string) => decodedValue(tag.raw(name))
    if (tag.name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(valueOf('rel'))) yield valueOf('href')
    if (tag.name === 'meta' && /^og:url$/i.test(valueOf('property'))) yield valueOf('content')
  }
}

/** Returns an empty string for a file that cannot be read. The survey reports such a file when it reads all pages. */
async function startOf(file: string): Promise<string> {
  return await startOfFile(file, MAX_HEAD_BYTES).catch(() => '')
}
