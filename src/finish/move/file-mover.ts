import { Problem } from '../../runtime/problem.ts'
import { SiteScanner } from '../../review/scan/site-scanner.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { isPage } from '../../site/pages/pages.ts'
import { NO_HOST } from '../site/page-addresses.ts'

export class FileMover {
  readonly base: string
  readonly #paths: ReadonlySet<string>
  readonly #folders: ReadonlySet<string>
  readonly #scanner = new SiteScanner(0)

  constructor({ base, paths }: { base: string; paths: ReadonlySet<string> }) {
    this.base = base
    this.#paths = paths
    this.#folders = new Set([...paths].filter(path => !isPage(path)).flatMap(foldersOf))
  }

  /** Whether an address is a file of the site, or a folder with files other than pages if it ends with a slash. */
  readonly isFile = (address: string): boolean => {
    const path = SiteAddress.pathOf(address)
    return path.endsWith('/') ? this.#folders.has(path) : this.#paths.has(path)
  }

  /** Returns the bytes of a moved file, or a Problem if the file may refer to an address outside the new base path. */
  checked(path: string, moved: Buffer | string | Problem): Buffer | Problem {
    if (moved instanceof Problem) return moved
    const content = Buffer.isBuffer(moved) ? moved : Buffer.from(moved, 'latin1')
    const text = content.toString('latin1')
    if (SRCDOC.test(text)) return new Problem('it contains a frame with `srcdoc`')
    this.#scanner.scan(path, content)
    const unmoved = [...text.matchAll(UNMOVED)].map(([, svg = '']) => svg)
    const outside = [...(this.#scanner.drain()?.values ?? []), ...unmoved].find(
      address => MAY_LEAD_OUT.test(address) && !this.#isBelow(address, path)
    )
    return outside === undefined ? content : new Problem(`it refers to ${outside} in an unknown form`)
  }

  #isBelow(address: string, path: string): boolean {
    const url = parseUrl(address, `${NO_HOST}${this.base}/${path}`)
    return url?.origin !== NO_HOST || `${url.pathname}/`.startsWith(`${this.base}/`)
  }
}

function foldersOf(path: string): string[] {
  return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1))
}

/** Matches SVG attributes that can contain unmoved addresses. The capture group contains the address. */
const UNMOVED = /\s(?:clip-path|cursor|fill|filter|marker-\w+|mask|stroke)=["']url\(["']?(\/[^"')]*)/gi
const SRCDOC = /<iframe\s[^<>]*\ssrcdoc=/i
/** Matches addresses that begin at the root of the host or contain `..`. */
const MAY_LEAD_OUT = /^[\0-\x20]*[/\\]|(?:\.|%2e){2}/i
