/** Number of characters of which the text knows all runs. */
const RUN = 6
/** Bits for each run. With fewer, more texts are looked for that are not there. */
const BITS_PER_RUN = 8
const MIN_BITS = 1024

/**
 * A long text in which many short ones are looked for. Most of those that it does not contain have a run of characters
 * that it does not contain, and those that it contains mostly come in its order, so the time is not in proportion to
 * the product of both.
 */
export class SearchedText {
  readonly #text: string
  #runs: Uint8Array | undefined
  #from = 0

  constructor(text: string) {
    this.#text = text
  }

  has(part: string): boolean {
    if (!this.#mayHave(part)) return false
    const after = this.#text.indexOf(part, this.#from)
    const at = after < 0 ? this.#text.indexOf(part) : after
    if (at < 0) return false
    this.#from = at
    return true
  }

  #mayHave(part: string): boolean {
    const runs = (this.#runs ??= runsOf(this.#text))
    const bits = runs.length * 8 - 1
    for (let end = RUN; end <= part.length; end++) {
      const bit = hashOf(part, end) & bits
      if (((runs[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
    }
    return true
  }
}

function runsOf(text: string): Uint8Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(MIN_BITS, text.length * BITS_PER_RUN)))
  const runs = new Uint8Array(size / 8)
  for (let end = RUN; end <= text.length; end++) {
    const bit = hashOf(text, end) & (size - 1)
    runs[bit >> 3] = (runs[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return runs
}

/** Returns a number for the run of characters before a position. */
function hashOf(text: string, end: number): number {
  let hash = 0
  for (let at = end - RUN; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1)
  return hash ^ (hash >>> 15)
}
