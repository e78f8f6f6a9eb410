/**
 * What is open at the moment, such as requests. Not a `Set`: V8 moves the entries of a set to a new table from time to
 * time, and the old table refers to the new one. Once such a table is among the old objects, which are collected late,
 * everything that is added afterwards stays in memory with it: publishing needed 100 MB more.
 */
export class OpenItems<T> {
  readonly #entries: { item: T; index: number }[] = []

  get size(): number {
    return this.#entries.length
  }

  /** Returns the function that removes the item. It can be called again. */
  add(item: T): () => void {
    const entry = { item, index: this.#entries.length }
    this.#entries.push(entry)
    return () => {
      if (this.#entries[entry.index] !== entry) return
      const last = this.#entries.pop()
      if (last === undefined || last === entry) return
      last.index = entry.index
      this.#entries[entry.index] = last
    }
  }

  /** A copy: items may be removed while it is used. */
  all(): T[] {
    return this.#entries.map(({ item }) => item)
  }
}
