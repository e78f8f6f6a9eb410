import { pageName } from '../addresses/site-address.ts'
import { filesNamed } from '../addresses/site-map.ts'

/**
 * Maps page data to pages. Page data is what the client loads instead of a page when a reader follows a link (RSC
 * payloads and Next.js data files), and the Markdown version of a page for agents. These files repeat the page text. If
 * a file in `_next/data/` has no page, it belongs to the start page. If a site has no `_next/` folder, only Markdown is
 * page data: `changelog.txt` beside `changelog.html` is a download.
 */
export function pageDataOf(paths: Iterable<string>): Map<string, string> {
  const data = new Map<string, string>()
  const all = [...paths]
  const isNext = all.some(path => NEXT_FOLDER.test(path))
  const files = new Set(all)
  for (const path of files) {
    const candidates = path.endsWith('.md') ? pagesNamed(path.slice(0, -3)) : isNext ? pagesOfData(path) : []
    const page = candidates.find(candidate => files.has(candidate))
    if (page !== undefined) data.set(path, page)
  }
  return data
}

/** Maximum length of a file name on common file systems. */
const MAX_NAME_BYTES = 255

/** Returns `guides/x.md` for `guides/x.html` and `guides/x/index.html`, or `guides/x/index.md` for a long name. */
export function besidePage(page: string, ending: '.md' | '.rsc'): string {
  const name = pageName(page) || 'index'
  const isTooLong = Buffer.byteLength(name.slice(name.lastIndexOf('/') + 1) + ending) > MAX_NAME_BYTES
  return `${name}${isTooLong ? '/index' : ''}${ending}`
}

const NEXT_FOLDER = /(?:^|\/)_next\//
const NEXT_DATA = /^(.*\/)?_next\/data\/[^/]+\/(.+)\.json$/
const SEGMENT = /^(?:(.*?)\/)?__next\..*\.txt$/
const PAYLOAD = /^(.*?)\.(?:txt|rsc)$/

/** Returns the pages to which a data file can belong, based on its name. */
function pagesOfData(path: string): string[] {
  const [isData, base = '', page = ''] = NEXT_DATA.exec(path) ?? []
  if (isData !== undefined) return [...pagesNamed(base + page), `${base}index.html`]
  const segment = SEGMENT.exec(path)
  if (segment !== null) return pagesNamed(segment[1] ?? '')
  const payload = PAYLOAD.exec(path)?.[1]
  return payload === undefined ? [] : pagesNamed(payload)
}

function pagesNamed(name: string): string[] {
  return filesNamed(name.replace(/(?:^|\/)index$/, ''))
}

/** Returns true for a piece of a Pagefind index. Pieces contain page text. `pagefind-entry.json` lists the pieces. */
export function isIndexPiece(path: string): boolean {
  return /(?:^|\/)pagefind\/(?:fragment|index)\//.test(path)
}
