/** Converts between offsets in a text and places, which have a line and a column. */
export class LineStarts {
  readonly #starts: number[]
  readonly #length: number

  constructor(text: string) {
    this.#starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
    this.#length = text.length
  }

  /** Lines and columns begin at 1. */
  placeAt(offset: number): { line: number; column: number } {
    let [low, high] = [0, this.#starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 }
  }

  offsetOf({ line, column }: { line: number; column: number }): number {
    return (this.#starts[line - 1] ?? this.#length) + column - 1
  }
}
