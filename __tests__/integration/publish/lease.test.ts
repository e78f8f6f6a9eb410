import { afterEach, beforeEach, describe, expect, jest } from '@jest/globals'
import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Canceled, MAX_CLEANUP_MS, TimedOut } from '../../../src/runtime/time/stop-reason.ts'
import type { FaultyOptions, FaultyStore } from '../../servers/s3/faulty-store.ts'
import { FakeClock, stoppedAfter } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { asTexts, published, SITE, type Site, without, writeSite } from '../../support/publishing.ts'
import { ScaledClock } from '../../support/scaled-clock.ts'
import { publication, test } from './publication.ts'

const STATE = 'docs/.static-export/state.json'
const LEASE = 'docs/.static-export/lease.json'
const PROBE = 'docs/.static-export/probe'
const TWO: Site = { ...without(SITE, 'guides/start.html'), 'index.html': 'two', 'only-two.html': 'two' }
const ANY_REMOVALS = { 'max-removed': '100%' }
const RUN = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '7' }

const WAITING =
  'Waiting for the run https://github.com/o/r/actions/runs/7, which is publishing to the same target.'

const isPut = (pattern: RegExp) => (request: { operation: string; key: string }) =>
  request.operation === 'put' && pattern.test(request.key)

/** Stores a lease of another run that expires in `seconds`, or that has expired if `seconds` is negative. */
function otherLease(
  store: FaultyStore,
  seconds: number,
  address: string | null = 'https://ci.example/1'
): void {
  const until = Date.now() + seconds * 1000
  store.put(LEASE, JSON.stringify({ leaseVersion: 1, run: 'other', address, until }))
}

const keysOf = (store: FaultyStore, operation: string) =>
  store.requests.filter(request => request.operation === operation).map(({ key }) => key)

test.each<[string, NonNullable<FaultyOptions['conditions']>]>([
  ['conditional writes', 'enforced'],
  ['conditional writes that expect unquoted ETags', 'unquoted']
])(
  'with %s, the second run logs that it waits for the first run, and then publishes its site',
  async (_, conditions) => {
    const clock = new FakeClock({ startAt: Date.now() })
    await using place = await publication({ conditions, now: clock.now })
    const { folder, store } = place
    await writeSite(join(folder, 'two/site'), TWO)
    const GITHUB_EVENT_PATH = join(folder, 'event.json')
    await writeFile(GITHUB_EVENT_PATH, '{"repository":{"private":false}}')
    const inputs = { 'keep-removed': '0', ...ANY_REMOVALS }
    const uploading = store.nextRequest(isPut(/assets/))
    const waiting = Promise.withResolvers<unknown>()
    store.fault({ on: 'put', key: /assets/, kind: { until: waiting.promise } })
    const first = place.publish({ inputs, clock, env: { ...RUN, GITHUB_EVENT_PATH } })
    await uploading
    const log = new MemoryLog()
    log.info = line => {
      if (line === WAITING) waiting.resolve(line)
    }
    const second = place.publish({
      inputs: { ...inputs, 'site-path': join(folder, 'two/site') },
      clock,
      log,
      env: { RUNNER_TEMP: join(folder, 'two') }
    })
    const [a, b] = await Promise.all([first, second])
    expect([a.failure, b.failure]).toEqual([undefined, undefined])
    expect(published(store)).toEqual(asTexts(TWO))
    expect(store.objects.has(LEASE)).toBe(false)
    expect(store.text(STATE)).toContain('"status": "done"')
  }
)

test("uses the store's clock instead of the runner's clock to check whether a lease has expired", async place => {
  otherLease(place.store, 50)
  const other = place.store.text(LEASE)
  // The runner's clock is first a day ahead, and then a day behind.
  for (const now of [Date.now() + 86_400_000, Date.now() - 86_400_000]) {
    const { failure } = await place.publish(stoppedAfter(15_000, undefined, now))
    expect(failure).toMatchObject({ code: 'publish-conflict' })
    expect([place.store.text(LEASE), published(place.store)]).toEqual([other, {}])
  }
  place.store.advance(70_000)
  const { failure } = await place.publish({ now: Date.now() - 86_400_000 })
  expect(failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(SITE))
})

test.each([
  ['the run https://ci.example/1', 'https://ci.example/1'],
  ['another run', null]
])('a run that waits until its timeout reports that the lease belongs to %s', async (holder, address) => {
  await using place = await publication()
  otherLease(place.store, 50, address)
  const { failure, log } = await place.publish(stoppedAfter(15_000, undefined, Date.now()))
  expect(failure?.message).toBe(
    `Timed out waiting for ${holder}, which is still publishing to the same target. This run uploaded nothing.`
  )
  expect(log.lines.filter(line => line.startsWith('Waiting for '))).toHaveLength(1)
})

test('reports an unexpected response if the store rejects the lease eight times although no lease exists', async place => {
  place.store.fault({ on: 'put', key: /lease/, kind: { status: 412, code: 'PreconditionFailed' } })
  const clock = new FakeClock({ startAt: Date.now() })
  expect((await place.publish({ clock })).failure).toMatchObject({ code: 'unexpected-bucket-response' })
  expect(keysOf(place.store, 'put').filter(key => key === LEASE)).toHaveLength(8)
  // There are only six pauses between eight writes, because the second attempt follows the first at once.
  expect(clock.pauses).toEqual(Array(6).fill(1000))
})

test('a lease that is invalid or ends too late expires a fixed time after it was written', async place => {
  for (const text of ['', `{"leaseVersion":1,"run":"x","until":253370764800000}`]) {
    place.store.put(LEASE, text)
    const { failure } = await place.publish(stoppedAfter(0, undefined, Date.now()))
    expect(failure).toMatchObject({ code: 'publish-conflict' })
    place.store.put(LEASE, text)
    place.store.advance(62_000)
    expect((await place.publish()).failure).toBeUndefined()
    place.store.objects.delete(STATE)
  }
})

test('renews the lease during a long run', async place => {
  // The upload waits six times for 50 s, which is five minutes by the run's clock.
  const kind = { status: 503, headers: { 'retry-after': '50' } }
  place.store.fault({ on: 'put', key: /index\.html$/, times: 6, kind })
  const ends: string[] = []
  place.store.onChange(
    key => key === LEASE && ends.push(/"until": (.*)/.exec(place.store.text(LEASE) ?? '')?.[1] ?? '')
  )
  expect((await place.publish()).failure).toBeUndefined()
  expect(ends.filter(end => end !== '').length).toBeGreaterThanOrEqual(12)
})

/** Delays the upload of the start page until the run has renewed the lease once. */
const LONG_UPLOAD = {
  on: 'put' as const,
  key: /docs\/index\.html/,
  times: 1,
  kind: { status: 503, code: 'SlowDown', headers: { 'retry-after': '25' } }
}

test('recognizes its own lease renewal if the response to the renewal is lost', async place => {
  place.store.fault(LONG_UPLOAD, { on: 'put', key: /lease/, skip: 1, times: 1, kind: { drop: 'after' } })
  const { failure } = await place.publish()
  expect(failure).toBeUndefined()
  expect(keysOf(place.store, 'put').filter(key => key === LEASE).length).toBeGreaterThanOrEqual(3)
  expect(published(place.store)).toEqual(asTexts(SITE))
})

test('a run that cannot renew its lease stops, and the next run completes the site', async place => {
  // The store rejects requests for longer than a lease is valid.
  const begun = place.store.nextRequest(({ key }) => key.includes('guides/'))
  const run = place.publish()
  await begun
  place.store.fault({
    on: ['put', 'get'],
    times: 12,
    kind: { status: 503, headers: { 'retry-after': '45' } }
  })
  const { failure } = await run
  expect(failure).toMatchObject({ code: 'publish-conflict' })
  expect(failure?.message).toContain('The lease of this run expired, and another run may have published')
  place.store.clearFaults()
  expect((await place.publish()).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(SITE))
})

const OTHER_RUN = /the run https:\/\/ci\.example\/1 took over the target/

test.each([
  ['removals', OTHER_RUN],
  ['its last step', OTHER_RUN],
  ['its last step (to an unknown run)', /another run took over the target/]
])(
  'a run stops if it loses its lease before %s, and its state makes the next run list all objects',
  async (moment, message) => {
    await using place = await publication()
    await place.publish()
    const inputs = { 'keep-removed': '0', ...ANY_REMOVALS }
    let isTaken = false
    place.store.onChange(key => {
      if (key !== 'docs/index.html' || isTaken) return
      isTaken = true
      if (message === OTHER_RUN) otherLease(place.store, 60)
      else place.store.put(LEASE, 'nonsense')
    })
    place.store.requests.length = 0
    const changed = moment === 'removals' ? TWO : { ...SITE, 'index.html': 'new' }
    const { failure } = await place.update(changed, { inputs })
    expect(failure).toMatchObject({ code: 'publish-conflict' })
    expect(failure?.message).toMatch(message)
    expect(keysOf(place.store, 'delete')).toEqual([])
    expect(place.store.text(LEASE)).toMatch(/"other"|^nonsense$/)
    expect(place.store.text(STATE)).toContain('"status": "in progress"')
    place.store.advance(62_000)
    expect((await place.publish({ inputs })).failure).toBeUndefined()
    expect(place.store.requests.map(({ operation }) => operation)).toContain('list')
  }
)

test('compares every object if another run has lost its lease and marked the state as unfinished', async place => {
  let isMarked = false
  place.store.onChange(key => {
    if (key !== 'docs/404.html' || isMarked) return
    isMarked = true
    // The other run has lost its lease. Two of its late uploads arrive before it marks the state.
    place.store.put('docs/assets/app.js', 'of the other run')
    place.store.put('docs/only-there.html', 'of the other run')
    const { objects, ...state } = JSON.parse(place.store.text(STATE) ?? '') as { objects: object[] }
    const sha256 = hash('sha256', 'of the other run')
    const headers = { contentType: 'text/html', cacheControl: '' }
    const entry = { path: 'only-there.html', size: 16, sha256, etag: '', headers }
    place.store.put(STATE, JSON.stringify({ ...state, run: 'other', objects: [...objects, entry] }))
  })
  expect((await place.publish()).failure).toBeUndefined()
  expect(place.store.text(STATE)).toContain('"status": "done"')
  expect((await place.publish({ inputs: ANY_REMOVALS })).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(SITE))
})

test('creates a deleted lease again', async place => {
  const { store } = place
  let deletions = 0
  store.fault(LONG_UPLOAD)
  store.onChange(key => {
    if (/404|assets/.test(key) && store.objects.delete(LEASE)) deletions += 1
  })
  const { failure } = await place.publish({ inputs: { concurrency: '1' } })
  expect(failure).toBeUndefined()
  expect(deletions).toBeGreaterThan(0)
  expect(published(store)).toEqual(asTexts(SITE))
  expect(store.objects.has(LEASE)).toBe(false)
})

test('stops if the store rejects all renewals', async place => {
  place.store.fault(
    { ...LONG_UPLOAD, kind: { ...LONG_UPLOAD.kind, headers: { 'retry-after': '70' } } },
    { on: 'put', key: /lease/, skip: 1, kind: { status: 412, code: 'PreconditionFailed' } }
  )
  expect((await place.publish()).failure).toMatchObject({ code: 'publish-conflict' })
})

test('gives up after five attempts if the store rejects every state write except the first', async place => {
  place.store.fault({ on: 'put', key: /state/, skip: 1, kind: { status: 412, code: 'PreconditionFailed' } })
  expect((await place.publish()).failure).toMatchObject({ code: 'publish-conflict' })
  // One write succeeds, and five attempts fail. The first failed write is repeated with an unquoted ETag.
  expect(keysOf(place.store, 'put').filter(key => key === STATE)).toHaveLength(1 + 5 + 1)
})

test('if a lease cannot be deleted, marks the lease as expired, so that the next run starts at once', async place => {
  const { store } = place
  store.fault({ on: 'delete', kind: { status: 403, code: 'AccessDenied' } })
  const { failure, log } = await place.publish()
  expect(failure).toBeUndefined()
  expect(log.lines.filter(text => text.includes('Allow `s3:DeleteObject` for docs/'))).toHaveLength(1)
  store.requests.length = 0
  const clock = new FakeClock({ startAt: Date.now() })
  const next = await place.update({ ...SITE, 'index.html': 'next' }, { clock })
  expect(next.failure).toBeUndefined()
  expect(clock.pauses).toEqual([])
  expect(keysOf(store, 'list')).toEqual([])
  expect(published(store)).toMatchObject({ 'index.html': 'next' })
})

test('schedules each renewal from the start of the previous renewal, even with a slow store', async place => {
  const clock = new FakeClock({ startAt: Date.now() })
  const startedAt: number[] = []
  const isWrite = ({ operation, key }: { operation: string; key: string }) =>
    operation === 'put' && key === LEASE
  const watch = (): void =>
    void place.store.nextRequest(isWrite).then(() => {
      startedAt.push(clock.now())
      watch()
    })
  watch()
  place.store.onChange((key, kind) => key === LEASE && kind === 'put' && clock.advance(15_000))
  place.store.fault({
    on: 'put',
    key: /index\.html$/,
    times: 3,
    kind: { status: 503, headers: { 'retry-after': '50' } }
  })
  expect((await place.publish({ clock })).failure).toBeUndefined()
  const times = [...new Set(startedAt)]
  expect(times.length).toBeGreaterThan(3)
  times.slice(1).forEach((time, i) => expect(time - (times[i] ?? 0)).toBeLessThanOrEqual(22_000))
})

test('compares the bucket with the state if a run wrote the state after its lease had expired', async place => {
  await place.publish()
  const state = place.store.text(STATE) ?? ''
  place.store.put('docs/index.html', 'of a run that was not alone')
  expect((await place.publish()).outputs).toMatchObject({ uploaded: '0' })
  place.store.advance(61_000)
  place.store.put(STATE, state)
  expect((await place.publish()).outputs).toMatchObject({ uploaded: '1' })
  expect(published(place.store)).toEqual(asTexts(SITE))
})

const LATE = 'docs/assets/app.js'
const INPUTS = { 'keep-removed': '0', concurrency: '1', ...ANY_REMOVALS }

/** Creates a publication. The function `finish` imitates another run that publishes its site and releases the lease. */
async function finishedRun() {
  const place = await publication()
  const { store, update } = place
  await update(TWO)
  const objects = [...store.objects]
  await update({ ...SITE, 'assets/app.js': 'older', 'index.html': 'older' }, { inputs: INPUTS })
  /** Publishes the site from the other run, and releases the lease. */
  const finish = () => {
    store.objects.delete(LEASE)
    for (const [key, { body, headers }] of objects) store.put(key, body, headers)
  }
  return { ...place, finish }
}

/** Checks that the next run reverts a late write from the stopped run. */
async function expectRepair({ store, update }: Awaited<ReturnType<typeof finishedRun>>) {
  expect(store.text(STATE)).toContain('"status": "in progress"')
  store.put(LATE, 'late')
  expect((await update(TWO, { inputs: INPUTS })).failure).toBeUndefined()
  expect(published(store)).toEqual(asTexts(TWO))
}

test('a run that loses its lease while the machine is suspended marks the state as unfinished and writes nothing else', async () => {
  await using place = await finishedRun()
  const { store, finish } = place
  const clock = new FakeClock({ startAt: Date.now() })
  let isSuspended = false
  store.onChange(key => {
    if (key !== LATE || isSuspended) return
    isSuspended = true
    clock.suspend(65_000)
    store.advance(65_000)
    finish()
    store.requests.length = 0
  })
  const { failure } = await place.update(SITE, { clock, inputs: INPUTS })
  expect(failure).toMatchObject({ code: 'publish-conflict' })
  expect(failure?.message).toContain('expired, and another run may have published')
  expect([...keysOf(store, 'put'), ...keysOf(store, 'delete')]).toEqual([STATE])
  await expectRepair(place)
})

test('a run that loses its lease while it waits for a response to a write marks the state as unfinished', async () => {
  await using place = await finishedRun()
  const { store, finish } = place
  store.fault({ on: 'put', key: /assets/, kind: { hang: true } })
  const clock = new FakeClock({ startAt: Date.now() })
  void store.nextRequest(isPut(/assets/)).then(async () => {
    finish()
    clock.advance(60_000)
    // The run checks its lease during this pause.
    await clock.sleep(1000, new AbortController().signal)
  })
  const { failure, outputs } = await place.update(SITE, { clock, inputs: INPUTS })
  expect(failure).toMatchObject({ code: 'publish-conflict' })
  expect(outputs).toMatchObject({ uploaded: '0', removed: '0' })
  store.clearFaults()
  await expectRepair(place)
})

test.each([
  ['at a renewal', 'docs/index.html', LONG_UPLOAD],
  ['at a state write', 'docs/index.html', undefined],
  ['at its timeout, after the store was unreachable,', LATE, 'unreachable']
] as const)('a run that loses its lease %s marks the state as unfinished', async (_, at, fault) => {
  await using place = await finishedRun()
  const { store, finish } = place
  const stop = new AbortController()
  if (typeof fault === 'object') store.fault(fault)
  const clock = new FakeClock({
    startAt: Date.now(),
    onPause: elapsedMs => {
      if (fault !== 'unreachable' || elapsedMs < 300_000) return
      store.clearFaults()
      stop.abort(new TimedOut('now'))
    }
  })
  void store
    .nextRequest(({ operation, key }) => operation === 'put' && key === at)
    .then(() => {
      finish()
      if (fault === 'unreachable') store.fault({ kind: { drop: 'before' } })
      else otherLease(store, 60)
    })
  const { failure } = await place.update(SITE, { clock, inputs: INPUTS, signal: stop.signal })
  expect(failure).toMatchObject({ code: 'publish-conflict' })
  store.objects.delete(LEASE)
  await expectRepair(place)
})

test('takes over an expired lease, and only the next run compares every object', async place => {
  await place.publish()
  otherLease(place.store, -1)
  expect((await place.update(TWO, { inputs: ANY_REMOVALS })).failure).toBeUndefined()
  expect(place.store.text(STATE)).toContain('"status": "done"')
  // This late upload is from the run whose lease has expired.
  place.store.put('docs/assets/app.js', 'late')
  place.store.requests.length = 0
  const next = await place.publish()
  expect(next.outputs).toMatchObject({ uploaded: '1' })
  expect(keysOf(place.store, 'list')).toHaveLength(1)
  expect(published(place.store)).toEqual(asTexts(TWO))
  place.store.requests.length = 0
  await place.publish()
  expect(place.store.requests).toHaveLength(1)
})

test('compares every object even in the second run after a stopped run, because of late requests', async place => {
  await place.publish()
  const stop = new AbortController()
  place.store.fault({ on: 'put', key: /app\.js/, times: 1, kind: { hang: true } })
  void place.store.nextRequest(isPut(/app\.js/)).then(() => stop.abort(new Canceled('SIGTERM')))
  const canceled = { signal: stop.signal, clock: new ScaledClock(1) }
  const stopped = await place.update({ ...SITE, 'assets/app.js': 'late' }, canceled)
  expect(stopped.failure).toMatchObject({ code: 'canceled' })
  // This run fails before it writes a state, so a comparison is still needed.
  const refused = await place.update(TWO, { inputs: { 'max-removed': '0%' } })
  expect(refused.failure).toMatchObject({ code: 'too-many-removed' })
  expect((await place.update(TWO, { inputs: ANY_REMOVALS })).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(TWO))
  place.store.put('docs/assets/app.js', 'late')
  expect((await place.publish()).outputs).toMatchObject({ uploaded: '1' })
  expect(published(place.store)).toEqual(asTexts(TWO))
})

describe('the next run starts at once after a run', () => {
  // Disables the time limit for releasing the lease, because a busy machine may exceed the limit.
  beforeEach(() => void jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal))
  afterEach(() => void jest.restoreAllMocks())

  const isHeld = (store: FaultyStore) => {
    const until = /"until": (.*)/.exec(store.text(LEASE) ?? '')?.[1]
    return Number(until) > store.now()
  }

  test.each([
    ['that failed', undefined],
    ['that was stopped', new TimedOut('now')]
  ])('%s', async (_, reason) => {
    await using place = await publication()
    const stop = new AbortController()
    place.store.fault({
      on: 'put',
      key: /guides/,
      kind: reason === undefined ? { status: 403 } : { hang: true }
    })
    if (reason !== undefined)
      void place.store.nextRequest(({ key }) => key.includes('guides/')).then(() => stop.abort(reason))
    const { failure } = await place.publish({ signal: stop.signal, clock: new ScaledClock(1) })
    expect(failure).toBeDefined()
    expect(isHeld(place.store)).toBe(false)
  })

  test.each([
    ['while the store was responding to the first lease write', true],
    ['after its lease was stored but not confirmed', false]
  ])('that was stopped %s', async (_, isAnswered) => {
    const stop = new AbortController()
    const beforeAnswer = async ({ key }: { key: string }) => {
      if (key !== LEASE || stop.signal.aborted) return
      stop.abort(new Canceled('SIGTERM'))
      if (!isAnswered) await new Promise(() => undefined)
    }
    await using place = await publication({ beforeAnswer })
    const { failure } = await place.publish({ signal: stop.signal, clock: new ScaledClock(1) })
    expect(failure).toMatchObject({ code: 'canceled' })
    expect(keysOf(place.store, 'put')).toContain(LEASE)
    expect(isHeld(place.store)).toBe(false)
  })

  test.each([
    ['was stopped after a renewal was stored but not confirmed', true, true],
    ['ended after a renewal was stored but not confirmed', true, false],
    ['ended while the store did not respond to a renewal', false, false]
  ])('that %s', async (_, isStored, isStopped) => {
    const clock = new FakeClock({ startAt: Date.now() })
    const stop = new AbortController()
    const renewal = Promise.withResolvers<unknown>()
    let stoppedAt = 0
    const isRenewal = ({ operation, key }: { operation: string; key: string }) =>
      operation === 'put' &&
      key === LEASE &&
      keysOf(place.store, 'put').filter(put => put === LEASE).length === 2
    const beforeAnswer = async (request: { operation: string; key: string }) => {
      if (!isRenewal(request)) return
      if (isStopped) stop.abort(new Canceled('SIGTERM'))
      stoppedAt = clock.now()
      renewal.resolve(request)
      await new Promise(() => undefined)
    }
    await using place = await publication({ beforeAnswer, now: clock.now })
    const { store } = place
    if (!isStored) {
      store.fault({ on: 'put', key: /lease/, skip: 1, kind: { hang: true } })
      void store.nextRequest(isRenewal).then(renewal.resolve)
    }
    store.fault({ on: 'put', key: /guides/, kind: { until: renewal.promise } })
    // The run renews the lease during this pause.
    void store
      .nextRequest(isPut(/guides/))
      .then(async () => await clock.sleep(21_000, new AbortController().signal))
    const { failure } = await place.publish({ signal: stop.signal, clock })
    expect(failure?.code).toBe(isStopped ? 'canceled' : undefined)
    if (isStopped) expect(clock.now() - stoppedAt).toBeLessThanOrEqual(MAX_CLEANUP_MS)
    // A stopped run ends its lease with a third write instead of a deletion, because late requests may follow.
    expect(keysOf(store, 'put').filter(key => key === LEASE)).toHaveLength(isStopped ? 3 : 2)
    expect(isHeld(store)).toBe(false)
  })
})

test('a run without changes acquires no lease, and a dry run reports which run is publishing', async place => {
  await place.publish()
  otherLease(place.store, 60)
  place.store.requests.length = 0
  expect((await place.publish()).failure).toBeUndefined()
  expect(place.store.requests.map(({ key }) => key)).toEqual([STATE])
  otherLease(place.store, 60)
  const inputs = { 'dry-run': 'true', ...ANY_REMOVALS }
  const { failure, log } = await place.update(TWO, { inputs })
  expect(failure).toBeUndefined()
  expect(log.text).toContain('because the run https://ci.example/1 is publishing to this target')
  expect(keysOf(place.store, 'put')).toEqual([])
  otherLease(place.store, -1)
  expect((await place.publish({ inputs })).log.text).not.toContain('may soon be outdated')
})

test.each(['enforced', 'ignored', 'match-ignored', 'new-ignored', 'new-only', 'not-implemented'] as const)(
  'with conditional writes "%s", probes the store once, and only warns if the store cannot protect a lease',
  async conditions => {
    await using place = await publication({ conditions })
    const { store } = place
    const hasLease = conditions === 'enforced'
    const { failure, log } = await place.publish()
    expect(failure).toBeUndefined()
    const warnings = log.lines.filter(line => line.includes('does not implement conditional writes'))
    expect(warnings).toHaveLength(hasLease ? 0 : 1)
    expect(store.text(STATE)).toContain(`"hasConditions": ${hasLease}`)
    expect(keysOf(store, 'put').includes(LEASE)).toBe(hasLease)
    store.requests.length = 0
    // Imitates an upload from another run that published at the same time as the first run.
    store.put('docs/assets/app.js', 'mixed')
    const changed = await place.update({ ...SITE, 'index.html': 'changed' })
    expect(changed.outputs).toMatchObject({ uploaded: hasLease ? '1' : '2' })
    expect(keysOf(store, 'list')).toHaveLength(hasLease ? 0 : 1)
    expect(store.requests.map(({ key }) => key)).not.toContain(PROBE)
    store.requests.length = 0
    expect((await place.publish()).outputs).toMatchObject({ changed: 'false' })
    expect(keysOf(store, 'put')).toEqual([])
  }
)

test('compares every object if the state lacks a probe result and the store has no conditional writes', async () => {
  await using place = await publication({ conditions: 'ignored' })
  const { store } = place
  await place.publish()
  const text = store
    .text(STATE)
    ?.replace(/"probe": .*/, '"probe": "",')
    .replace(/("leaseUntil": )\d+/, '$19999999999999')
  store.put(STATE, text ?? '')
  store.put('docs/assets/app.js', 'mixed')
  expect((await place.update({ ...SITE, 'index.html': 'changed' })).outputs).toMatchObject({ uploaded: '2' })
})

test('uploads a page again if an interrupted run has removed the page and the next site contains it', async place => {
  await place.publish()
  // The store carries out the first removal, and then rejects further removals and state writes.
  place.store.fault(
    { on: 'delete', skip: 1, kind: { status: 403 } },
    { on: 'put', key: /state/, skip: 1, kind: { status: 403 } }
  )
  const inputs = { ...ANY_REMOVALS, concurrency: '1' }
  const interrupted = await place.update(without(SITE, 'guides/index.html', 'guides/start.html'), { inputs })
  expect(interrupted.failure).toMatchObject({ code: 'store-access-denied' })
  expect(Object.keys(published(place.store)).length).toBe(Object.keys(SITE).length - 1)
  place.store.clearFaults()
  place.store.advance(61_000)
  const rollback = await place.update(SITE)
  expect(rollback.failure).toBeUndefined()
  expect(rollback.outputs).toMatchObject({ uploaded: '1' })
  expect(published(place.store)).toEqual(asTexts(SITE))
})

test('publishes although any single response of the store has a date an hour ahead', async () => {
  await using plain = await publication()
  await plain.publish({ inputs: { concurrency: '1' } })
  const total = plain.store.requests.length
  expect(total).toBeGreaterThan(Object.keys(SITE).length)
  for (let skip = 0; skip < total; skip += 1) {
    await using place = await publication()
    place.store.fault({ skip, times: 1, kind: { aheadMs: 3_600_000 } })
    const { failure } = await place.publish({ inputs: { concurrency: '1' } })
    expect([skip, failure]).toEqual([skip, undefined])
    expect(published(place.store)).toEqual(asTexts(SITE))
  }
})

test('waits for another run although the first response of the store has a date an hour ahead', async place => {
  otherLease(place.store, 50)
  place.store.fault({ times: 1, kind: { aheadMs: 3_600_000 } })
  const { failure } = await place.publish(stoppedAfter(15_000, undefined, Date.now()))
  expect(failure).toMatchObject({ code: 'publish-conflict' })
  expect(published(place.store)).toEqual({})
})

test('renews a lease at once that was computed from a date an hour ahead', async () => {
  const clock = new FakeClock({ startAt: Date.now() })
  await using place = await publication({ now: clock.now })
  await place.publish({ clock })
  place.store.fault(
    { times: 1, kind: { aheadMs: 3_600_000 } },
    { on: 'put', key: /index\.html$/, times: 2, kind: { status: 503, headers: { 'retry-after': '5' } } }
  )
  const ahead: number[] = []
  place.store.onChange((key, kind) => {
    if (key !== LEASE || kind === 'delete') return
    const { until } = JSON.parse(place.store.text(LEASE) ?? '') as { until: number }
    ahead.push(Math.round((until - clock.now()) / 3_600_000))
  })
  const { failure } = await place.update({ ...SITE, 'index.html': 'changed' }, { clock })
  expect(failure).toBeUndefined()
  expect(ahead.slice(0, 2)).toEqual([1, 0])
})
