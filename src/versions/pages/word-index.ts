interface SharedWords {
  /** Number of words in common, and of distinct words in common. */
  count: number
  different: number
}

/** Texts by the words that they contain. Finds the texts that have rare words in common with another text. */
export class WordIndex<T> {
  readonly #maxTexts: number
  readonly #byWord = new Map<string, [item: T, count: number][]>()

  /** `maxTexts`: a word that occurs in more texts than this is ignored. */
  constructor(texts: Iterable<readonly [item: T, words: ReadonlyMap<string, number>]>, maxTexts: number) {
    this.#maxTexts = maxTexts
    for (const [item, words] of texts)
      for (const [word, count] of words) {
        const found = this.#byWord.get(word)
        if (found === undefined) this.#byWord.set(word, [[item, count]])
        // Keeps one text more than the limit, to indicate that the limit is exceeded.
        else if (found.length <= maxTexts) found.push([item, count])
      }
  }

  /** `total`: the number of rare words in the given text. */
  find(words: ReadonlyMap<string, number>): { common: Map<T, SharedWords>; total: number } {
    const common = new Map<T, SharedWords>()
    let total = 0
    for (const [word, count] of words) {
      const found = this.#byWord.get(word) ?? []
      if (found.length > this.#maxTexts) continue
      total += count
      for (const [item, times] of found) {
        const known = common.get(item) ?? { count: 0, different: 0 }
        common.set(item, { count: known.count + Math.min(count, times), different: known.different + 1 })
      }
    }
    return { common, total }
  }
}
