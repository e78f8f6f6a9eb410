/** Characters between two points where a timeout or a signal can end the work: a small part of a second. */
const STEP = 1_000_000

/** Even the shortest item takes as long as this many characters. */
export const MIN_COST = 50

/** How much was done since the last pause, in characters that were read. */
export class Work {
  #done = 0

  add(characters: number): void {
    this.#done += characters
  }

  /** Whether it is time to pause. Begins to count anew then. */
  endsStep(): boolean {
    if (this.#done < STEP) return false
    this.#done = 0
    return true
  }
}
