import { Problem } from '../../runtime/problem.ts'
import { SiteScanner } from '../../review/scan/site-scanner.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { NO_HOST } from '../site/page-addresses.ts'

export class FileMover {
  readonly base: string
  readonly #paths: ReadonlySet<string>
  readonly #scanner = new SiteScanner(0)

  constructor({ base, paths }: { base: string; paths: ReadonlySet<string> }) {
    this.base = base
    this.#paths = paths
  }

  readonly isFile = (address: string): boolean => this.#paths.has(SiteAddress.pathOf(address))

  /** Returns the bytes of a moved file, or a Problem if the file may refer to an address outside the new base path. */
  checked(path: string, moved: Buffer | string | Problem): Buffer | Problem {
    if (moved instanceof Problem) return moved
    const content = Buffer.isBuffer(moved) ? moved : Buffer.from(moved, 'latin1')
    const text = content.toString('latin1')
    if (SRCDOC.test(text)) return new Problem('it contains a frame with `srcdoc`')
    this.#scanner.scan(path, content)
    const unmoved = [...text.matchAll(UNMOVED)].map(([, css, svg]) => css ?? svg ?? '')
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

/** Matches CSS and SVG syntax that can contain unmoved addresses. The capture groups contain the addresses. */
const UNMOVED =
  /image-set\([^()]*?["'](\/[^"']*)|\s(?:clip-path|cursor|fill|filter|marker-\w+|mask|stroke)=["']url\(["']?(\/[^"')]*)/gi
const SRCDOC = /<iframe\s[^<>]*\ssrcdoc=/i
/** Matches addresses that begin at the root of the host or contain `..`. */
const MAY_LEAD_OUT = /^[\0-\x20]*[/\\]|(?:\.|%2e){2}/i
