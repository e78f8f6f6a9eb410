import fc from 'fast-check'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { asTexts, publish, published, type Site, writeSite } from '../../__tests__/support/publishing.ts'
import { ScaledClock } from '../../__tests__/support/scaled-clock.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'
import { type FaultyOptions, startFaultyStore } from '../../__tests__/servers/s3/faulty-store.ts'

/** Runs two publishers of different sites at the same time on a slow store. */

export interface Rounds {
  conditions: NonNullable<FaultyOptions['conditions']>
  rounds: number
  /** Round n is drawn from `seed + n`. */
  seed: number
  /** Number of parallel rounds. */
  concurrency: number
  onEnd?: (done: number) => void
}

/** Factor by which the clocks of the publishers and the store run faster. */
const SPEED = 10
const USUAL_MS = 25
/** Maximum latency of a slow request. About one in ten requests is slow. */
const SLOW_MS = 2000
const INPUTS = { 'keep-removed': '0', 'max-removed': '100%' }

interface Round {
  /** Whether an earlier site exists. */
  hasOlder: boolean
  /** Delay of the second publisher, in milliseconds. */
  delayMs: number
  /** Seed for the latencies of all requests. */
  latencySeed: number
  /** Number of pages that only the first site has, and number of pages that only the second site has. */
  own: [number, number]
}

const round: fc.Arbitrary<Round> = fc.record({
  hasOlder: fc.boolean(),
  delayMs: fc.oneof(fc.constant(0), fc.nat(9000)),
  latencySeed: fc.nat(),
  own: fc.tuple(fc.nat(4), fc.nat(4))
})

/** Returns descriptions of the problems, and the number of rounds in which a publisher waited. */
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
  if (winner === undefined) return { problem: `the bucket has neither site: ${found}`, hasWaited }
  // If the state describes the bucket, publishing the same site again has no effect.
  const again = await run('again', winner)
  const { uploaded, removed } = again.outputs
  const isSettled = again.failure === undefined && uploaded === '0' && removed === '0'
  return { problem: isSettled ? undefined : 'the state does not describe the bucket', hasWaited }
}

/** Returns a function that draws half of the latency of a request: the part before or after the store handles it. */
function latencies(seed: number): () => number {
  let state = seed | 1
  const random = () => {
    // Xorshift makes the latencies of a round reproducible if the requests arrive in the same order.
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
