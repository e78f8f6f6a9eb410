interface SharedWords {
  /** Number of words in common, and of distinct words in common. */
  count: number
  different: number
}

/** Texts by the words that they contain. Finds the texts that have rare words in common with another text. */
export class WordIndex<T> {
  readonly #maxTexts: number
  readonly #items: T[] = []
  /** For each word, the numbers of the texts that contain it, each followed by its count in the text. */
  readonly #byWord = new Map<string, number[]>()

  /** `maxTexts`: a word that occurs in more texts than this is ignored. */
  constructor(texts: Iterable<readonly [item: T, words: ReadonlyMap<string, number>]>, maxTexts: number) {
    this.#maxTexts = maxTexts
    for (const [item, words] of texts) {
      const number = this.#items.push(item) - 1
      for (const [word, count] of words) {
        const found = this.#byWord.get(word)
        if (found === undefined) this.#byWord.set(word, [number, count])
        // Keeps one text more than the limit, to indicate that the limit is exceeded.
        else if (found.length <= 2 * maxTexts) found.push(number, count)
      }
    }
  }

  /** `total`: the number of rare words in the given text. */
  find(words: ReadonlyMap<string, number>): { common: Map<T, SharedWords>; total: number } {
    // A text can have rare words in common with thousands of texts, so nothing is allocated for each pair of words.
    const [counts, different] = [new Uint32Array(this.#items.length), new Uint32Array(this.#items.length)]
    const near: number[] = []
    let total = 0
    for (const [word, count] of words) {
      const found = this.#byWord.get(word) ?? []
      if (found.length > 2 * this.#maxTexts) continue
      total += count
      for (let at = 0; at < found.length; at += 2) {
        const [number, times] = [found[at] ?? 0, found[at + 1] ?? 0]
        if (different[number] === 0) near.push(number)
        counts[number] = (counts[number] ?? 0) + Math.min(count, times)
        different[number] = (different[number] ?? 0) + 1
      }
    }
    const common = near.map(number => {
      const shared = { count: counts[number] ?? 0, different: different[number] ?? 0 }
      return [this.#items[number] as T, shared] as const
    })
    return { common: new Map(common), total }
  }
}
