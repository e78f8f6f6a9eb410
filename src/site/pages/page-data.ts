import { pageName } from './page-addresses.ts'

/**
 * The files that the client of a page loads in its place when a reader follows a link, each with its page: RSC payloads
 * and data files of Next.js. They hold the whole text of the page. A file of `_next/data/` without a page belongs to
 * the start page. In a site without `_next/` there are none: `changelog.txt` beside `changelog.html` is a download. A
 * page as Markdown, for agents, is such a file in every site.
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

/** File systems accept no longer name. */
const MAX_NAME_BYTES = 255

/** `guides/x.md` for `guides/x.html` and for `guides/x/index.html`, whose folder has it if the name is too long. */
export function besidePage(page: string, ending: '.md' | '.rsc'): string {
  const name = pageName(page) || 'index'
  const isTooLong = Buffer.byteLength(name.slice(name.lastIndexOf('/') + 1) + ending) > MAX_NAME_BYTES
  return `${name}${isTooLong ? '/index' : ''}${ending}`
}

const NEXT_FOLDER = /(?:^|\/)_next\//
const NEXT_DATA = /^(.*\/)?_next\/data\/[^/]+\/(.+)\.json$/
const SEGMENT = /^(?:(.*?)\/)?__next\..*\.txt$/
const PAYLOAD = /^(.*?)\.(?:txt|rsc)$/

/** The pages that a file can belong to, by its name. */
function pagesOfData(path: string): string[] {
  const [isData, base = '', page = ''] = NEXT_DATA.exec(path) ?? []
  if (isData !== undefined) return [...pagesNamed(base + page), `${base}index.html`]
  const segment = SEGMENT.exec(path)
  if (segment !== null) return pagesNamed(segment[1] ?? '')
  const payload = PAYLOAD.exec(path)?.[1]
  return payload === undefined ? [] : pagesNamed(payload)
}

function pagesNamed(name: string): string[] {
  const page = name.replace(/(?:^|\/)index$/, '')
  return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`]
}

/** Pieces of a Pagefind index hold the text of pages, too. Only `pagefind-entry.json` names them. */
export function isIndexPiece(path: string): boolean {
  return /(?:^|\/)pagefind\/(?:fragment|index)\//.test(path)
}
