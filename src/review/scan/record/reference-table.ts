import { withoutBuildHash } from '../../../site/files/build-hash.ts'

const KINDS = [
  /** A link that readers follow. */
  'link',
  /** A link that is not visible content: a form, a refresh, or `link rel="next"`. */
  'otherLink',
  'canonical',
  /** An image, or a sound or video file. */
  'media',
  'frame',
  /** A script, style sheet or font, or a file that a style sheet loads. */
  'resource',
  /** The image that other sites show beside a link to the page. */
  'preview',
  'sitemap',
  /** A link to an id that should be in the same page, but is missing. The value is the fragment. */
  'ownAnchor'
] as const

export type ReferenceKind = (typeof KINDS)[number]

/** Assigns one number to each pair of kind and value, because a site repeats the same links on every page. */
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

  /** Returns the target of a reference without the build hash, so that a new build does not change the content. */
  targetOf(number: number): string {
    return (this.#targets[number] ??= withoutBuildHash(this.values[number] as string))
  }
}

/** Copies a string, because in V8 a substring keeps the whole original string (here, the page) in memory. */
export function copied(text: string): string {
  return Buffer.from(text).toString()
}
