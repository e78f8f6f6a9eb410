import type { Glob } from '../../site/files/glob.ts'
import type { Place } from '../../sources/source/problems.ts'
import type { DocsAddresses, NamedPage } from '../../sources/docs-addresses.ts'
import type { Hint } from './findings.ts'
import type { PagePair } from '../../versions/pages/moved-pages.ts'

const SOURCE_NAME = /(\.mdx?)\/?(?=[?#]|$)/i

/** Links with the same broken target. */
interface BrokenLinks {
  kind: 'broken-link'
  target: string
  suggestion: string
  places: (Place & { written: string })[]
}

/** A hint at a place in one version. Hints with the same target and file are the same. */
export interface SourceHint extends Hint {
  target: string
}

/**
 * Collects links to the source files of pages. At an address that ends with `.mdx`, the service serves no page. At one
 * that ends with `.md`, it serves the page's raw Markdown.
 */
export class SourceLinks {
  readonly #addresses: DocsAddresses
  readonly #ignore: readonly Glob[]
  /** Addresses of pages, by path. */
  readonly #pages: ReadonlyMap<string, string>
  readonly #broken = new Map<string, { suggestion: string; places: Map<string, BrokenLinks['places'][0]> }>()
  readonly #hints = new Map<string, SourceHint>()

  constructor(addresses: DocsAddresses, ignore: readonly Glob[]) {
    this.#addresses = addresses
    this.#ignore = ignore
    this.#pages = new Map(addresses.docs.pages.map(({ path, address }) => [path, address]))
  }

  get problems(): BrokenLinks[] {
    return [...this.#broken].map(([target, { suggestion, places }]) => ({
      kind: 'broken-link',
      target,
      suggestion,
      places: [...places.values()]
    }))
  }

  get hints(): SourceHint[] {
    return [...this.#hints.values()]
  }

  /** Returns whether the link leads to a redirect with `.mdx`, so that what follows the redirect is never reached. */
  add(written: string, page: NamedPage, place: Place): boolean {
    const [, extension = ''] = SOURCE_NAME.exec(written) ?? []
    if (extension === '') return false
    const found = this.#addresses.find(written, page)
    const redirected = found === undefined ? this.#addresses.redirectWithoutSource(written, page) : undefined
    const path = found?.kind === 'page' ? found.path : redirected?.slice(1)
    const address = redirected ?? this.#pages.get(path ?? '')
    const target = `/${path}${extension.toLowerCase()}`
    if (path === undefined || address === undefined || this.#isElsewhere(target)) return false
    const key = JSON.stringify([place, written])
    if (extension.toLowerCase() === '.mdx') {
      const broken = this.#broken.get(target) ?? { suggestion: address, places: new Map() }
      this.#broken.set(target, broken)
      broken.places.set(key, { ...place, written })
    } else {
      const text = `The link to ${target} shows readers the raw Markdown of the page. The page itself is at ${address}.`
      this.#hints.set(key, { file: place.file, line: place.line, column: place.column, text, target })
    }
    return redirected !== undefined
  }

  /** Whether the address has a redirect, or a file with exactly this name. */
  #isElsewhere(target: string): boolean {
    const path = this.#addresses.site.pathOf(target) ?? ''
    const { redirects, site } = this.#addresses
    return (
      redirects.find(path) !== undefined ||
      site.has(path) ||
      this.#ignore.some(pattern => pattern.matches(target))
    )
  }
}

/** Returns the hints that the base does not have. Needs the problems of the base to have been collected. */
export function newHints(
  hints: readonly SourceHint[],
  before: readonly SourceHint[],
  pairs: readonly PagePair[]
): SourceHint[] {
  const renamed = new Map(pairs.map(pair => [pair.before.file, pair.after.file]))
  const known = new Set(before.map(({ file, target }) => JSON.stringify([renamed.get(file) ?? file, target])))
  return hints.filter(({ file, target }) => !known.has(JSON.stringify([file, target])))
}
