import { certainOf, type ChannelFacts, isExact } from './page-facts.ts'
import { filtered, Phrases } from './phrases.ts'
import { SearchedText } from './searched-text.ts'
import { type Seam, seamsOf } from './seams.ts'
import type { Channel, Served } from './served.ts'
import { PAGE_END, phrasesAmong } from './words.ts'

/** How many of the facts that only one of two versions has were looked for, and how many were found. */
export interface Tally {
  of: number
  found: number
}

/** The facts that tell two versions from each other. */
export interface FactComparison {
  own: Tally
  other: Tally
  /** Whether the facts can be absent from the right page, because only places between short blocks are known. */
  isWeak?: boolean
}

/** Looks up facts of the versions of a page in what a site serves. */
export class ServedFacts {
  readonly served: Served
  readonly #text: SearchedText
  readonly #phrases: Phrases
  readonly #found: ReadonlySet<string>
  /** The phrases that all versions have. */
  readonly shared: Tally
  #foundData: ReadonlySet<string> | undefined
  readonly #details = new Map<ChannelFacts, Details>()

  constructor(served: Served, versions: readonly ChannelFacts[]) {
    this.served = served
    this.#text = new SearchedText(served.squashed)
    this.#phrases = new Phrases(versions)
    this.#found = phrasesAmong(served.words, this.#phrases.all('content'))
    this.shared = tally(this.#phrases.inAll(), this.#found)
  }

  compare(a: ChannelFacts, b: ChannelFacts): FactComparison {
    const words = {
      own: tally(this.#phrases.onlyIn(a, b), this.#found),
      other: tally(this.#phrases.onlyIn(b, a), this.#found)
    }
    if (words.own.of + words.other.of > 0) return this.#withData(words, a, b)
    const exact = { own: this.#exactTally(a, b), other: this.#exactTally(b, a) }
    if (exact.own.of + exact.other.of > 0) return exact
    return { own: this.seamTally(a, b), other: this.seamTally(b, a), isWeak: true }
  }

  /** Returns how many of the phrases that both versions have were found. */
  sharedBy(a: ChannelFacts, b: ChannelFacts): Tally {
    return tally(this.#phrases.inAll([a, b]), this.#found)
  }

  /** Whether two versions differ in something that hosts do not hide. */
  differsForCertain(a: ChannelFacts, b: ChannelFacts): boolean {
    return certainOf(a, this.served.channel) !== certainOf(b, this.served.channel)
  }

  /** Compares only what the content of the page lacks, such as diagrams. */
  compareData(a: ChannelFacts, b: ChannelFacts): FactComparison {
    const [own, other] = [this.#phrases.onlyIn(a, b, 'data'), this.#phrases.onlyIn(b, a, 'data')]
    if (own.size + other.size === 0) return { own: tally(own, own), other: tally(other, other) }
    this.#foundData ??= phrasesAmong(this.served.dataWords?.() ?? [], this.#phrases.all('data'))
    return { own: tally(own, this.#foundData), other: tally(other, this.#foundData) }
  }

  /** The data for the client lacks some texts, so only found phrases count, and only beside the words of the content. */
  #withData({ own, other }: FactComparison, a: ChannelFacts, b: ChannelFacts): FactComparison {
    const data = this.compareData(a, b)
    const [ownMore, otherMore] = [data.own.found, data.other.found]
    return {
      own: { of: own.of + ownMore, found: own.found + ownMore },
      other: { of: other.of + otherMore, found: other.found + otherMore }
    }
  }

  /** Compares symbols, the title, links and images of versions whose phrases do not differ. */
  #exactTally(a: ChannelFacts, b: ChannelFacts): Tally {
    const { title, links, images } = this.served
    const [own, other] = [this.#detailsOf(a), this.#detailsOf(b)]
    const results = [...own.exact]
      .filter(line => !other.exact.has(line) && !other.squashed.has(line))
      .map(line => this.#text.has(line))
    if (a.title !== b.title) results.push(a.title === title)
    for (const link of filtered(a.links, each => !b.links.has(each))) results.push(links.has(link))
    for (const image of filtered(a.images, each => !b.images.has(each))) results.push(images.has(image))
    return { of: results.length, found: results.filter(Boolean).length }
  }

  /** Whether lines, titles, links, images and places of blocks speak for the first of two versions, too. */
  areDetailsOf(a: ChannelFacts, b: ChannelFacts): boolean {
    const own = [this.#exactTally(a, b), this.seamTally(a, b)]
    const other = [this.#exactTally(b, a), this.seamTally(b, a)]
    return own.every(({ of, found }) => found === of) && other.every(({ found }) => found === 0)
  }

  /**
   * Compares where blocks stand, for versions that differ in short blocks or in their order. `hasEnd`: whether the end
   * of the page counts, where it can be cut off.
   */
  seamTally(a: ChannelFacts, b: ChannelFacts, { hasEnd = true } = {}): Tally {
    const { blocks, tags } = this.served
    const [own, other] = [this.#detailsOf(a), this.#detailsOf(b)]
    const results: boolean[] = []
    const labels = [...other.seams.values()].flatMap(each =>
      each.attributes ? [new Set(each.attributes)] : []
    )
    for (const [seam, { blocks: sides, attributes }] of own.seams) {
      if (other.seams.has(seam) || other.squashed.has(seam)) continue
      if (!hasEnd && seam.endsWith(PAGE_END)) continue
      // A label that only lost a word is a part of the label before.
      if (attributes && labels.some(label => attributes.every(word => label.has(word)))) continue
      const isBlock = sides.some(side => !other.blocks.has(side) && blocks.has(side))
      const isTag = attributes !== undefined && tags.some(tag => attributes.every(word => tag.has(word)))
      results.push(isBlock || isTag || this.#text.has(seam))
    }
    return { of: results.length, found: results.filter(Boolean).length }
  }

  #detailsOf(facts: ChannelFacts): Details {
    const details = this.#details.get(facts) ?? detailsOf(facts, this.served.channel)
    this.#details.set(facts, details)
    return details
  }
}

/** What is only compared if the phrases of two versions do not tell them apart. */
interface Details {
  /** Lines with their symbols and without white space. */
  exact: ReadonlySet<string>
  /** All lines, without white space. */
  squashed: SearchedText
  /** The whole text of each line. */
  blocks: ReadonlySet<string>
  seams: ReadonlyMap<string, Seam>
}

function detailsOf({ lines }: ChannelFacts, channel: Channel): Details {
  const texts = lines.map(({ text }) => text)
  return {
    exact: new Set(lines.filter(isExact).map(({ text }) => text)),
    squashed: new SearchedText(texts.join('') + PAGE_END),
    blocks: new Set(texts),
    seams: seamsOf(
      lines.filter(({ kind, isSeen }) => kind === 'l' || isSeen),
      channel
    )
  }
}

function tally(wanted: ReadonlySet<string>, found: ReadonlySet<string>): Tally {
  return { of: wanted.size, found: filtered(wanted, phrase => found.has(phrase)).size }
}
