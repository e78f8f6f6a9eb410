/** What a reference is to the file that contains it. The values are part of the message between threads. */
export const REFERENCE = {
  /** A link that readers follow. */
  link: 0,
  /** A link that is not part of what the page says: a form, a refresh, or `link rel="next"`. */
  otherLink: 1,
  canonical: 2,
  /** An image, or a sound or video file. */
  media: 3,
  frame: 4,
  /** Scripts, style sheets, fonts, and whatever a style sheet loads. */
  resource: 5,
  sitemap: 6,
  /** A link to an id of its own page that the page does not have. The value is the fragment. */
  ownAnchor: 7
} as const

export type ReferenceKind = (typeof REFERENCE)[keyof typeof REFERENCE]

/** Pairs of a kind and a value, each under one number: a site repeats the same links on every page. */
export class ReferenceTable {
  /** By kind. */
  readonly #numbers = Object.values(REFERENCE).map(() => new Map<string, number>())
  #values: string[] = []
  #kinds: ReferenceKind[] = []
  #taken = 0

  /** The number of values so far. */
  get count(): number {
    return this.#taken + this.#values.length
  }

  find(kind: ReferenceKind, value: string): number | undefined {
    return (this.#numbers[kind] as Map<string, number>).get(value)
  }

  /** A value that is not in the table yet, and not a part of a larger string. */
  add(kind: ReferenceKind, value: string): number {
    const number = this.count
    ;(this.#numbers[kind] as Map<string, number>).set(value, number)
    this.#values.push(value)
    this.#kinds.push(kind)
    return number
  }

  valueOf(number: number): string {
    return this.#values[number - this.#taken] as string
  }

  kindOf(number: number): ReferenceKind {
    return this.#kinds[number - this.#taken] as ReferenceKind
  }

  /** The values since the last call, in the order of their numbers. The table keeps only their numbers. */
  drain(): { values: string[]; kinds: ReferenceKind[] } {
    const taken = { values: this.#values, kinds: this.#kinds }
    this.#taken = this.count
    this.#values = []
    this.#kinds = []
    return taken
  }
}

/** In V8 a part of a string keeps the whole string in memory, which is the whole page here. */
export function copied(text: string): string {
  return Buffer.from(text).toString()
}
