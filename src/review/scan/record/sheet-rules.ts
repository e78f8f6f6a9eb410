import { hash } from 'node:crypto'
import { minifiedCss } from '../values/minified-css.ts'

/** 24 bits are enough, because a digest only tells the style sheets of one page apart. */
const RULES_DIGITS = 6
const MAX_KNOWN = 10_000

/** Collects digests of the rules of the style sheets in one page at a time, with the digests of their texts. */
export class SheetRules {
  readonly #maxListed: number
  /** Digests of rules by the digest of the text, because the pages of a site have the same style sheets. */
  readonly #known = new Map<string, string>()
  #rules = new Map<string, string>()

  constructor(maxListed: number) {
    this.#maxListed = maxListed
  }

  /** `digest`: what a manifest lists of the text. */
  add(digest: string, textDigest: string, css: Buffer): void {
    if (this.#rules.size >= this.#maxListed) return
    const known = this.#known.get(textDigest)
    const rules = known ?? rulesDigest(css)
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    if (known === undefined) this.#known.set(textDigest, rules)
    this.#rules.set(digest, rules)
  }

  /** Returns the text for a manifest since the last call: the digests of each text and of its rules. */
  finish(): string {
    const text = [...this.#rules].map(pair => pair.join('')).join('')
    this.#rules.clear()
    return text
  }
}

/** Returns a digest of the rules of a style sheet, which is the same after a minifier has rewritten the sheet. */
export function rulesDigest(css: Buffer): string {
  return hash('sha256', minifiedCss(css.toString())).slice(0, RULES_DIGITS)
}

/** Reads the text of a manifest: the digests of texts by the digests of their rules. */
export function textsByRules(text = ''): Map<string, string> {
  const pairs = text.match(new RegExp(`.{${2 * RULES_DIGITS}}`, 'g')) ?? []
  return new Map(pairs.map(pair => [pair.slice(RULES_DIGITS), pair.slice(0, RULES_DIGITS)]))
}
