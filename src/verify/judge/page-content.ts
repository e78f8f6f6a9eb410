import { SiteScanner } from '../../review/scan/site-scanner.ts'

/** What a page says, as the export writes it to the manifest. */
export interface PageContent {
  title: string
  content: string
}

/** A scanner remembers all references that it has seen. */
const MAX_PAGES_PER_SCANNER = 500

let scanner: SiteScanner | undefined
let pages = 0

export function readPageContent(bytes: Buffer): PageContent {
  if (pages % MAX_PAGES_PER_SCANNER === 0) scanner = undefined
  pages += 1
  scanner ??= new SiteScanner(0)
  scanner.scan('page.html', bytes)
  const batch = scanner.take()
  return { title: batch?.titles[0] ?? '', content: batch?.contents[0] ?? '' }
}
