import { describe, expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { chunkEnds, RunFinder } from '../../../../src/finish/compact/run-finder.ts'
import { chosenPlaces, commonRuns, runPlaces } from '../../../../src/finish/compact/run-places.ts'

/** Returns text without repetitions, with characters of several bytes. */
function textOf(name: string, length: number): string {
  let text = ''
  for (let i = 0; text.length < length; i++) text += `${hash('sha256', `${name} ${i}`)}é€`
  return text.slice(0, length)
}

function runsIn(pages: readonly string[]): string[] {
  const finder = new RunFinder()
  for (const page of pages) finder.add(Buffer.from(page))
  return finder.runs().map(({ page, from, to }) =>
    Buffer.from(pages[page] as string)
      .subarray(from, to)
      .toString()
  )
}

describe('chunks', () => {
  test('end at the same characters, whatever is before them', () => {
    const shared = textOf('shared', 50_000)
    const endsAfter = (before: string) =>
      chunkEnds(Buffer.from(before + shared)).map(end => end - Buffer.byteLength(before))
    const [ends, moved] = [endsAfter(''), endsAfter(textOf('own', 777))]
    expect(ends.length).toBeGreaterThan(50)
    // The first chunk after the own text can end elsewhere.
    expect(ends.filter(end => !moved.includes(end)).length).toBeLessThan(3)
  })

  test('never end inside a character', () => {
    const data = Buffer.from('é€😀'.repeat(20_000) + textOf('x', 50_000))
    for (const end of chunkEnds(data)) expect((data[end] ?? 0) & 0xc0).not.toBe(0x80)
    expect(chunkEnds(data).at(-1)).toBe(data.length)
    expect(chunkEnds(Buffer.alloc(0))).toEqual([])
  })
})

describe('runs', () => {
  const shared = textOf('shared', 30_000)
  const pages = Array.from({ length: 12 }, (_, i) => textOf(`a${i}`, 900) + shared + textOf(`b${i}`, 3000))

  test('are what the pages have in common', () => {
    const [run = '', ...others] = runsIn(pages)
    expect(others).toEqual([])
    expect(shared).toContain(run)
    expect(run.length).toBeGreaterThan(shared.length - 3000)
  })

  test('are not cut by one odd page', () => {
    const odd = shared.slice(0, 15_000) + textOf('odd', 100) + shared.slice(15_000)
    expect(runsIn([...pages, odd])[0]).toBe(runsIn(pages)[0])
  })

  test('of two builds in one site are found for both', () => {
    const other = textOf('other build', 20_000)
    const second = Array.from({ length: 12 }, (_, i) => textOf(`c${i}`, 900) + other)
    const runs = runsIn([...pages, ...second])
    expect(runs).toHaveLength(2)
    expect(shared).toContain(runs[0])
    expect(other).toContain(runs[1])
  })

  test('have at least 4,096 bytes', () => {
    expect(runsIn(pages.map((_, i) => textOf(`${i}`, 9000) + shared.slice(0, 2000)))).toEqual([])
  })
})

test('places of a run are found everywhere in the data, and only whole ones', () => {
  const run = Buffer.from(textOf('run', 5000))
  const data = Buffer.concat([Buffer.from('ab'), run, run, run.subarray(0, 4999), Buffer.from('x')])
  expect(runPlaces(data, [run])).toEqual([
    { run: 0, from: 2, to: 2 + run.length },
    { run: 0, from: 2 + run.length, to: 2 + 2 * run.length }
  ])
})

const place = (run: number, from: number, to: number) => ({ run, from, to })

test('a page uses at most three places, which do not overlap, of the longest runs', () => {
  const places = [place(0, 50, 90), place(1, 80, 110), place(2, 0, 20), place(3, 20, 30), place(4, 30, 35)]
  expect(chosenPlaces(places, () => true)).toEqual([place(2, 0, 20), place(3, 20, 30), place(0, 50, 90)])
  expect(chosenPlaces(places, run => run !== 0)).toEqual([
    place(2, 0, 20),
    place(3, 20, 30),
    place(1, 80, 110)
  ])
})

test('a run is shared only if at least half of the pages use it', () => {
  const [long, short] = [place(0, 0, 90), place(1, 10, 40)]
  // Half of the pages use the shorter run only because too few pages have the longer one.
  expect([...commonRuns([[long, short], [short], [], []], 2)]).toEqual([1])
  expect([...commonRuns([[short], [], []], 2)]).toEqual([])
  expect([...commonRuns([[short]], 2)]).toEqual([])
})
