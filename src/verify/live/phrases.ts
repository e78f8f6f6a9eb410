import type { ChannelFacts, Line } from './page-facts.ts'
import { phrasesAmong } from './words.ts'

/** What a served page shows: the content, or only the data for the client. */
type Place = 'content' | 'data'

/**
 * The phrases of the versions of a page. Versions share most of their lines, and a line that all of them have tells
 * nothing, so only the others are compared with each other.
 */
export class Phrases {
  readonly #common: ReadonlySet<Line>
  readonly #ofCommon: Record<Place, ReadonlySet<string>>
  readonly #special = new Map<ChannelFacts, Record<Place, ReadonlySet<string>>>()
  /** The phrases of lines that some versions lack, as far as a version has them anywhere, also across blocks. */
  readonly #anywhere = new Map<ChannelFacts, ReadonlySet<string>>()
  readonly #versions: readonly ChannelFacts[]
  /** Whether each phrase tells something, because one of the versions is no page. */
  readonly #isAllTelling: boolean

  constructor(versions: readonly ChannelFacts[]) {
    const pages = versions.filter(({ lines }) => lines.length > 0)
    this.#versions = versions
    this.#isAllTelling = versions.length === 1 || pages.length < versions.length
    this.#common = linesOfAll(pages)
    this.#ofCommon = phrasesOf(this.#common)
    const wanted = new Set<string>()
    for (const version of pages) {
      const special = phrasesOf(version.lines.filter(line => !this.#common.has(line)))
      this.#special.set(version, special)
      for (const phrases of Object.values(special)) for (const phrase of phrases) wanted.add(phrase)
    }
    for (const version of pages)
      this.#anywhere.set(
        version,
        phrasesAmong(
          version.lines.flatMap(({ words }) => words),
          wanted
        )
      )
  }

  /** All phrases of all versions. */
  all(place: Place): Set<string> {
    const all = new Set(this.#ofCommon[place])
    for (const special of this.#special.values()) for (const phrase of special[place]) all.add(phrase)
    return all
  }

  /** The phrases that only the first of two versions has. Those that all versions have are left out. */
  onlyIn(a: ChannelFacts, b: ChannelFacts, place: Place = 'content'): Set<string> {
    const special = this.#special.get(a)?.[place] ?? NONE
    const other = this.#anywhere.get(b)
    if (other !== undefined) return filtered(special, phrase => !other.has(phrase))
    if (this.#isAllTelling) return new Set([...this.#ofCommon[place], ...special])
    const isShared = (phrase: string) => this.#versions.every(each => this.#anywhere.get(each)?.has(phrase))
    return filtered(special, phrase => !this.#ofCommon[place].has(phrase) && !isShared(phrase))
  }

  /** The phrases that all of some versions have. */
  inAll(versions: readonly ChannelFacts[] = [...this.#special.keys()]): Set<string> {
    const [first, ...others] = versions.map(each => this.#special.get(each)?.content)
    if (first === undefined) return new Set()
    const isCommon = (phrase: string) => this.#ofCommon.content.has(phrase)
    const shared = filtered(first, phrase =>
      others.every(each => each !== undefined && (each.has(phrase) || isCommon(phrase)))
    )
    return others.includes(undefined) ? shared : new Set([...this.#ofCommon.content, ...shared])
  }
}

const NONE: ReadonlySet<string> = new Set()

function linesOfAll([first, ...others]: readonly ChannelFacts[]): Set<Line> {
  let common = new Set(first?.lines)
  for (const { lines } of others) {
    const has = new Set(lines)
    common = filtered(common, line => has.has(line))
  }
  return common
}

function phrasesOf(lines: Iterable<Line>): Record<Place, Set<string>> {
  const [content, data] = [new Set<string>(), new Set<string>()]
  for (const { isSeen, phrases } of lines) for (const phrase of phrases) (isSeen ? content : data).add(phrase)
  return { content, data }
}

export function filtered<T>(items: Iterable<T>, isWanted: (item: T) => boolean): Set<T> {
  const wanted = new Set<T>()
  for (const item of items) if (isWanted(item)) wanted.add(item)
  return wanted
}
