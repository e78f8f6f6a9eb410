import type { Range } from './run-finder.ts'

/** A place of a shared run in the data of a page. */
export interface RunPlace extends Range {
  run: number
}

/** Each reference is a request that the page waits for. */
const MAX_REFERENCES = 3
/** Limits the time for data in which the start of a run occurs all the time. */
const MAX_TRIES = 20
const ANCHOR_BYTES = 64

/** Returns the places of runs in the data of a page, in the order of the runs. */
export function runPlaces(data: Buffer, runs: readonly Buffer[]): RunPlace[] {
  return runs.flatMap((bytes, run) => {
    const places: RunPlace[] = []
    const anchor = bytes.subarray(0, ANCHOR_BYTES)
    let from = data.indexOf(anchor)
    for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries++) {
      const to = from + bytes.length
      const isRun = bytes.equals(data.subarray(from, to))
      if (isRun) places.push({ run, from, to })
      from = data.indexOf(anchor, isRun ? to : from + 1)
    }
    return places
  })
}

/** Chooses places that do not overlap, in the order of the data. A place of an earlier run is preferred. */
export function chosenPlaces(places: readonly RunPlace[], isWanted: (run: number) => boolean): RunPlace[] {
  const chosen: RunPlace[] = []
  for (const place of places) {
    if (chosen.length === MAX_REFERENCES) break
    if (isWanted(place.run) && chosen.every(({ from, to }) => place.to <= from || place.from >= to))
      chosen.push(place)
  }
  return chosen.sort((a, b) => a.from - b.from)
}

/**
 * Returns the runs that at least half of the pages use. The text of a removed page stays in a shared file as long as
 * the file is kept, so a text that only some pages have is not shared.
 */
export function commonRuns(pages: readonly (readonly RunPlace[])[], count: number): Set<number> {
  const common = new Set(Array.from({ length: count }, (_, run) => run))
  const isCommon = (run: number) => common.has(run)
  while (common.size > 0) {
    const uses = new Map([...common].map(run => [run, 0]))
    for (const places of pages)
      for (const run of new Set(chosenPlaces(places, isCommon).map(place => place.run)))
        uses.set(run, (uses.get(run) ?? 0) + 1)
    const [rarest, least] = [...uses].reduce((a, b) => (b[1] < a[1] ? b : a))
    if (least >= Math.max(2, pages.length / 2)) break
    // A page that used this run may now use a shorter one, so the uses are counted again.
    common.delete(rarest)
  }
  return common
}
