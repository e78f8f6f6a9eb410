import type { ChannelFacts } from './page-facts.ts'
import { phrasesIn, type Served } from './served.ts'

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
  readonly #found: ReadonlySet<string>
  /** For each version, the phrases that not all versions have. The others tell nothing. */
  readonly #telling = new Map<ChannelFacts, Record<'phrases' | 'dataPhrases', ReadonlySet<string>>>()
  /** The phrases that all versions have. */
  readonly shared: Tally
  #foundData: ReadonlySet<string> | undefined

  constructor(served: Served, versions: readonly ChannelFacts[]) {
    this.served = served
    const counts = new Map<string, number>()
    for (const { allPhrases } of versions)
      for (const phrase of allPhrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    // A single version is only compared with no page at all.
    const isTelling = (phrase: string) => versions.length === 1 || counts.get(phrase) !== versions.length
    const wanted = new Set<string>()
    for (const facts of versions) {
      const [phrases, dataPhrases] = [facts.phrases, facts.dataPhrases].map(all => filtered(all, isTelling))
      this.#telling.set(facts, { phrases: phrases ?? new Set(), dataPhrases: dataPhrases ?? new Set() })
      for (const phrase of facts.phrases) wanted.add(phrase)
    }
    this.#found = phrasesIn(served.words, wanted)
    const [first, ...others] = versions.filter(({ visible }) => visible !== '')
    const isShared = (phrase: string) => others.every(({ phrases }) => phrases.has(phrase))
    this.shared = tally(filtered(first?.phrases ?? [], isShared), this.#found)
  }

  compare(a: ChannelFacts, b: ChannelFacts): FactComparison {
    const words = {
      own: tally(this.#onlyIn('phrases', a, b), this.#found),
      other: tally(this.#onlyIn('phrases', b, a), this.#found)
    }
    if (words.own.of + words.other.of > 0) return this.#withData(words, a, b)
    const exact = { own: this.#exactTally(a, b), other: this.#exactTally(b, a) }
    if (exact.own.of + exact.other.of > 0) return exact
    return { own: this.seamTally(a, b), other: this.seamTally(b, a), isWeak: true }
  }

  /** Returns how many of the phrases that both versions have were found. */
  sharedBy(a: ChannelFacts, b: ChannelFacts): Tally {
    return tally(
      filtered(a.phrases, phrase => b.phrases.has(phrase)),
      this.#found
    )
  }

  #onlyIn(
    kind: 'phrases' | 'dataPhrases',
    a: ChannelFacts,
    { allPhrases }: ChannelFacts
  ): ReadonlySet<string> {
    return filtered(this.#telling.get(a)?.[kind] ?? a[kind], phrase => !allPhrases.has(phrase))
  }

  /** Compares only what the content of the page lacks, such as diagrams. */
  compareData(a: ChannelFacts, b: ChannelFacts): FactComparison {
    const found = this.#dataPhrases()
    return {
      own: tally(this.#onlyIn('dataPhrases', a, b), found),
      other: tally(this.#onlyIn('dataPhrases', b, a), found)
    }
  }

  /** The data for the client lacks some texts, so only found phrases count, and only beside the words of the content. */
  #withData({ own, other }: FactComparison, a: ChannelFacts, b: ChannelFacts): FactComparison {
    const hasMore = this.#onlyIn('dataPhrases', a, b).size + this.#onlyIn('dataPhrases', b, a).size > 0
    if (!hasMore) return { own, other }
    const data = this.compareData(a, b)
    const [ownMore, otherMore] = [data.own.found, data.other.found]
    return {
      own: { of: own.of + ownMore, found: own.found + ownMore },
      other: { of: other.of + otherMore, found: other.found + otherMore }
    }
  }

  #dataPhrases(): ReadonlySet<string> {
    const wanted = new Set([...this.#telling.values()].flatMap(({ dataPhrases }) => [...dataPhrases]))
    this.#foundData ??= phrasesIn(this.served.dataWords?.() ?? [], wanted)
    return this.#foundData
  }

  /** Compares symbols, the title, links and images of versions whose phrases do not differ. */
  #exactTally(a: ChannelFacts, b: ChannelFacts): Tally {
    const { squashed, title, links, images } = this.served
    const results = [...a.lines]
      .filter(line => !b.lines.has(line) && !b.squashed.includes(line))
      .map(line => squashed.includes(line))
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

  /** Compares where blocks stand, for versions that differ in short blocks or in their order. */
  seamTally(a: ChannelFacts, b: ChannelFacts): Tally {
    const { squashed, blocks, tags } = this.served
    const results: boolean[] = []
    const labels = [...b.seams.values()].flatMap(each => (each.attributes ? [new Set(each.attributes)] : []))
    for (const [seam, { blocks: sides, attributes }] of a.seams) {
      if (b.seams.has(seam) || b.squashed.includes(seam)) continue
      // A label that only lost a word is a part of the label before.
      if (attributes && labels.some(label => attributes.every(word => label.has(word)))) continue
      const isBlock = sides.some(side => !b.blocks.has(side) && blocks.has(side))
      const isTag = attributes !== undefined && tags.some(tag => attributes.every(word => tag.has(word)))
      results.push(isBlock || isTag || squashed.includes(seam))
    }
    return { of: results.length, found: results.filter(Boolean).length }
  }
}

function tally(wanted: ReadonlySet<string>, found: ReadonlySet<string>): Tally {
  return { of: wanted.size, found: filtered(wanted, phrase => found.has(phrase)).size }
}

function filtered<T>(items: Iterable<T>, isWanted: (item: T) => boolean): Set<T> {
  const wanted = new Set<T>()
  for (const item of items) if (isWanted(item)) wanted.add(item)
  return wanted
}
