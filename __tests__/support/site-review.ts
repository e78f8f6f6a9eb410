import { type Review, type CheckOptions, SiteReview } from '../../src/review/checks/site-review.ts'
import { SiteScanner } from '../../src/review/scan/site-scanner.ts'

/** `scanners`: number of scanners that share the files, as threads do. */
export type SiteOptions = Partial<CheckOptions> & { scanners?: number }

/** Reviews a site with these files, an index page and a 404 page. */
export function reviewSite(
  files: Record<string, string | Uint8Array>,
  { scanners = 1, ...options }: SiteOptions = {}
): Review {
  const site = new SiteReview()
  const all = { 'index.html': '', '404.html': '', ...files }
  const threads = Array.from({ length: scanners }, (_, i) => new SiteScanner(i))
  for (const [i, [path, content]] of Object.entries(all).entries()) {
    const scanner = threads[i % scanners] as SiteScanner
    scanner.scan(path, Buffer.from(content))
    const batch = scanner.drain()
    if (batch !== undefined) site.add(structuredClone(batch))
  }
  return site.finish(Object.keys(all), {
    domain: 'docs.example.com',
    basePath: '/',
    ignore: [],
    ...options
  })
}
