import { Problem } from '../../runtime/problem.ts'
import { SiteScanner } from '../../review/scan/site-scanner.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { isRootPath } from './addresses.ts'

/** Checks moved files for addresses outside of the new path. */
export class FileMover {
  readonly base: string
  readonly #paths: ReadonlySet<string>
  readonly #scanner = new SiteScanner(0)

  constructor({ base, paths }: { base: string; paths: ReadonlySet<string> }) {
    this.base = base
    this.#paths = paths
  }

  readonly isFile = (address: string): boolean => this.#paths.has(SiteAddress.pathOf(address))

  /** Returns a problem if the moved file refers to an address outside of the new path. */
  checked(path: string, moved: Buffer | string | Problem): Buffer | Problem {
    if (moved instanceof Problem) return moved
    const content = Buffer.isBuffer(moved) ? moved : Buffer.from(moved, 'latin1')
    this.#scanner.scan(path, content)
    const outside = this.#scanner
      .drain()
      ?.values.find(address => isRootPath(address) && !isBelow(address, this.base))
    return outside === undefined ? content : new Problem(`it refers to ${outside} in an unknown form`)
  }
}

function isBelow(address: string, base: string): boolean {
  const path = address.trim()
  return path.startsWith(base) && /^(?:$|[/?#])/.test(path.slice(base.length))
}
