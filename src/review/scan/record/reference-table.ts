import { withoutBuildHash } from '../../../site/files/build-hash.ts'

const KINDS = [
  /** A link that readers follow. */
  'link',
  /** A link that is not part of what the page says: a form, a refresh, or `link rel="next"`. */
  'otherLink',
  'canonical',
  /** An image, or a sound or video file. */
  'media',
  'frame',
  /** Scripts, style sheets, fonts, and whatever a style sheet loads. */
  'resource',
  /** The image that other sites show for the page. */
  'preview',
  'sitemap',
  /** A link to an id of its own page that the page does not have. The value is the fragment. */
  'ownAnchor'
] as const

export type ReferenceKind = (typeof KINDS)[number]

/** Pairs of a kind and a value, each under one number: a site repeats the same links on every page. */
export class ReferenceTable {
  readonly values: string[] = []
  readonly kinds: ReferenceKind[] = []
  readonly #targets: string[] = []
  readonly #numbers = Object.fromEntries(KINDS.map(kind => [kind, new Map<string, number>()])) as Record<
    ReferenceKind,
    Map<string, number>
  >

  numberOf(kind: ReferenceKind, value: string): number {
    const known = this.#numbers[kind].get(value)
    if (known !== undefined) return known
    const copy = copied(value)
    const number = this.values.push(copy) - 1
    this.kinds.push(kind)
    this.#numbers[kind].set(copy, number)
    return number
  }

  /** The name of a reference in the content of a page. */
  targetOf(number: number): string {
    return (this.#targets[number] ??= withoutBuildHash(this.values[number] as string))
  }
}

/** In V8 a part of a string keeps the whole string in memory, which is the whole page here. */
export function copied(text: string): string {
  return Buffer.from(text).toString()
}
