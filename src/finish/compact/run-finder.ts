import { hash } from 'node:crypto'

/** A part of the data of a page. */
export interface Range {
  from: number
  to: number
}

/** Shorter runs save less than a request costs. */
const MIN_RUN_BYTES = 4096
const MAX_RUNS = 32
/** A run that half of all pages have is at least this common in a sample. */
const MIN_SHARE = 1 / 4
/** Two chunks belong together if nearly all pages that have one of them have both. A few pages may be odd. */
const JOINED_SHARE = 0.9

/** A chunk ends on average after 512 bytes more than the minimum. */
const [MIN_CHUNK_BYTES, CHUNK_BITS] = [128, 9]

/** One random number for each byte, so that the end of a chunk depends on the bytes before it and not on its place. */
const GEAR = Int32Array.from({ length: 256 }, (_, byte) =>
  hash('sha256', `gear ${byte}`, 'buffer').readInt32LE(0)
)

/** Returns the ends of chunks. Equal data has equal chunks, wherever it is. No chunk ends inside a character. */
export function chunkEnds(data: Buffer): number[] {
  const ends: number[] = []
  let start = 0
  let rolling = 0
  for (let at = 0; at < data.length; at++) {
    rolling = ((rolling << 1) + (GEAR[data[at] as number] as number)) | 0
    if (rolling >>> (32 - CHUNK_BITS) !== 0 || at + 1 - start < MIN_CHUNK_BYTES) continue
    if (((data[at + 1] ?? 0) & 0xc0) === 0x80) continue
    start = at + 1
    ends.push(start)
  }
  if (start < data.length) ends.push(data.length)
  return ends
}

interface Chunks {
  ids: number[]
  ends: number[]
}

/** Finds long parts that the data of many pages has in common. */
export class RunFinder {
  readonly #ids = new Map<string, number>()
  readonly #pages: Chunks[] = []

  add(data: Buffer): void {
    const ends = chunkEnds(data)
    const ids = ends.map((end, i) => {
      const digest = hash('sha1', data.subarray(ends[i - 1] ?? 0, end), 'base64')
      const id = this.#ids.get(digest) ?? this.#ids.size
      this.#ids.set(digest, id)
      return id
    })
    this.#pages.push({ ids, ends })
  }

  /** Returns one place of each run, by its page in the order of `add`. The longest run is the first. */
  runs(): (Range & { page: number })[] {
    const isJoined = this.#joined()
    const found = new Map<string, Range & { page: number; count: number; last: number }>()
    for (const [page, { ids, ends }] of this.#pages.entries()) {
      for (let first = 0; first < ids.length;) {
        let next = first + 1
        while (next < ids.length && isJoined(ids[next - 1] as number, ids[next] as number)) next++
        const [from, to] = [ends[first - 1] ?? 0, ends[next - 1] as number]
        const key = to - from < MIN_RUN_BYTES ? undefined : ids.slice(first, next).join()
        first = next
        if (key === undefined) continue
        const known = found.get(key) ?? { page, from, to, count: 0, last: -1 }
        // A page can have a run twice.
        if (known.last !== page) found.set(key, { ...known, count: known.count + 1, last: page })
      }
    }
    return [...found.values()]
      .filter(({ count }) => count >= Math.max(2, this.#pages.length * MIN_SHARE))
      .sort((a, b) => b.to - b.from - (a.to - a.from))
      .slice(0, MAX_RUNS)
      .map(({ page, from, to }) => ({ page, from, to }))
  }

  #joined(): (a: number, b: number) => boolean {
    const pagesWith = new Uint32Array(this.#ids.size)
    const pagesWithBoth = new Map<number, number>()
    const pairOf = (a: number, b: number) => a * this.#ids.size + b
    for (const { ids } of this.#pages) {
      for (const id of new Set(ids)) pagesWith[id] = (pagesWith[id] ?? 0) + 1
      for (const pair of new Set(ids.slice(1).map((id, i) => pairOf(ids[i] as number, id))))
        pagesWithBoth.set(pair, (pagesWithBoth.get(pair) ?? 0) + 1)
    }
    return (a, b) => {
      const most = Math.max(pagesWith[a] ?? 0, pagesWith[b] ?? 0)
      return most > 1 && (pagesWithBoth.get(pairOf(a, b)) ?? 0) >= JOINED_SHARE * most
    }
  }
}
