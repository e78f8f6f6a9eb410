import fc from 'fast-check'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { asTexts, publish, published, type Site, writeSite } from '../../__tests__/support/publishing.ts'
import { ScaledClock } from '../../__tests__/support/scaled-clock.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'
import { type FaultyOptions, startFaultyStore } from '../../__tests__/servers/s3/faulty-store.ts'

/** Two publishers of different sites at the same time, on a slow store. */

export interface Rounds {
  conditions: NonNullable<FaultyOptions['conditions']>
  rounds: number
  /** Round number n is drawn from `seed + n`. */
  seed: number
  /** Rounds at the same time. */
  concurrency: number
  onEnd?: (done: number) => void
}

/** Time passes so many times as fast, for the publishers and for the store. */
const SPEED = 10
const USUAL_MS = 25
/** One of ten requests takes up to two seconds. */
const SLOW_MS = 2000
const INPUTS = { 'keep-removed': '0', 'max-removed': '100%' }

interface Round {
  /** Whether there is a site before. */
  hasOlder: boolean
  /** How much later the second publisher starts, in milliseconds. */
  delayMs: number
  /** For all requests. */
  latencySeed: number
  /** Pages that only one of the sites has. */
  own: [number, number]
}

const round: fc.Arbitrary<Round> = fc.record({
  hasOlder: fc.boolean(),
  delayMs: fc.oneof(fc.constant(0), fc.nat(9000)),
  latencySeed: fc.nat(),
  own: fc.tuple(fc.nat(4), fc.nat(4))
})

/** Returns what went wrong, in words. */
export async function runRounds({ conditions, rounds, seed, concurrency, onEnd }: Rounds) {
  const problems: string[] = []
  let waited = 0
  let next = 0
  let done = 0
  const worker = async (): Promise<void> => {
    while (next < rounds) {
      const number = next++
      const [drawn] = fc.sample(round, { seed: seed + number, numRuns: 1 })
      if (drawn === undefined) throw new Error('no round was drawn')
      const { problem, hasWaited } = await runRound(drawn, conditions)
      if (hasWaited) waited += 1
      if (problem !== undefined) problems.push(`round ${seed + number} (${conditions}): ${problem}`)
      onEnd?.((done += 1))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { problems, waited }
}

async function runRound(
  { hasOlder, delayMs, latencySeed, own }: Round,
  conditions: Rounds['conditions']
): Promise<{ problem: string | undefined; hasWaited: boolean }> {
  await using folder = await tempFolder()
  const clock = new ScaledClock(SPEED)
  const latency = latencies(latencySeed)
  await using store = await startFaultyStore({
    conditions,
    now: clock.now,
    latency: () => latency() / SPEED,
    beforeAnswer: async () => await delay(latency() / SPEED)
  })
  const run = async (name: string, site: Site) => {
    await writeSite(join(folder.path, name, 'site'), site)
    return await publish(store, join(folder.path, name), { inputs: INPUTS, clock })
  }
  const sites = [siteOf('one', own[0]), siteOf('two', own[1])] as const
  if (hasOlder) await run('older', siteOf('older', 3))
  const stop = new AbortController().signal
  const ends = await Promise.all([
    run('one', sites[0]),
    clock.sleep(delayMs, stop).then(async () => await run('two', sites[1]))
  ])
  const hasWaited = ends.some(({ log }) => log.text.includes('Waiting for '))
  const failure = ends.find(end => end.failure !== undefined)?.failure
  if (failure !== undefined) return { problem: `a publisher failed: ${failure.message}`, hasWaited }
  const found = JSON.stringify(published(store))
  const winner = sites.find(site => JSON.stringify(asTexts(site)) === found)
  if (winner === undefined) return { problem: `the bucket is neither of the sites: ${found}`, hasWaited }
  // The state agrees with the bucket: publishing the same site again does nothing.
  const again = await run('again', winner)
  const { uploaded, removed } = again.outputs
  const isSettled = again.failure === undefined && uploaded === '0' && removed === '0'
  return { problem: isSettled ? undefined : 'the state does not describe the bucket', hasWaited }
}

/** Half of the usual latency before and after a request is carried out; together at most two seconds. */
function latencies(seed: number): () => number {
  let state = seed | 1
  const random = () => {
    // Xorshift: the latencies of a round can be repeated, apart from the order of requests.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  return () => (random() < 0.05 ? (random() * SLOW_MS) / 2 : USUAL_MS / 2)
}

function siteOf(name: string, ownPages: number): Site {
  const site: Site = { 'index.html': `index of ${name}`, '404.html': 'not found', 'sitemap.xml': name }
  for (let i = 0; i < 3; i += 1) {
    site[`assets/chunk-${i}.js`] = `asset ${i} of ${name}`
    site[`guides/page-${i}.html`] = `<!doctype html>${i} of ${name}`
  }
  for (let i = 0; i < ownPages; i += 1) {
    site[`${name}/page-${i}.html`] = `<!doctype html>${i} only in ${name}`
    site[`assets/${name}-${i}.js`] = `only in ${name}`
  }
  return site
}
