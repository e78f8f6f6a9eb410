import { expect, test } from '@jest/globals'
import { acquireTarget } from '../../../src/publish/lease/acquire-target.ts'
import { ENDED, type FoundLease } from '../../../src/publish/lease/lease.ts'
import { Canceled, TimedOut } from '../../../src/runtime/time/stop-reason.ts'
import type { Condition } from '../../../src/s3/objects.ts'
import type { Store } from '../../../src/s3/store.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'

const START = Date.UTC(2026, 10, 15)
const lease = (run: string, until: number, address?: string): FoundLease => ({
  ...{ run, address, until: until === ENDED ? ENDED : START + until, etag: `"${run}"` }
})

interface Bucket {
  found?: FoundLease | undefined
  /** What happens to each write: it can be refused, or stored without a confirmation. */
  write?: (nth: number, bucket: Bucket) => 'refused' | 'unconfirmed' | undefined
  onPause?: (nth: number, bucket: Bucket) => void
}

async function acquire(bucket: Bucket, signal = new AbortController().signal) {
  const sent: Condition[] = []
  const log = new MemoryLog()
  const clock: FakeClock = new FakeClock({
    startAt: START,
    onPause: () => bucket.onPause?.(clock.pauses.length, bucket)
  })
  const write = async (until: number, condition: Condition) => {
    await Promise.resolve()
    sent.push(condition)
    const answer = bucket.write?.(sent.length, bucket)
    const known = bucket.found?.etag
    const isMet = condition === 'new' ? known === undefined : condition !== 'none' && condition.etag === known
    if (answer === 'refused' || !isMet) return { status: 'conflict', etag: '' } as const
    bucket.found = lease('own', until - START)
    return { status: answer === 'unconfirmed' ? 'conflict' : 'written', etag: '"own"' } as const
  }
  const store = { clock: { earliest: clock.now }, urlOf: () => 'https://store.example/' } as unknown as Store
  const candidate = {
    ...{ store, write, nextEnd: () => clock.now() + 60_000 },
    read: async () => await Promise.resolve(bucket.found),
    isOwn: ({ run }: FoundLease) => run === 'own'
  }
  const ended = await acquireTarget(candidate, { clock, log, signal }).then(
    ({ until, ...facts }) => ({ ...facts, until: until - START }),
    (error: unknown) => error
  )
  return { ended, sent, log: log.lines, pauses: clock.pauses }
}

const WAITING = 'Another run is publishing to the same target. Waiting until it has finished.'
const acquired = (until: number, tookOver = false, hasWaited = false) => ({
  ...{ until, tookOver, hasWaited, etag: '"own"' }
})
const take = (run: string, bucket: Bucket) => void (bucket.found = lease(run, 60_000))
const release = (bucket: Bucket) => void (bucket.found = undefined)
const OLD = { etag: '"a"' }

test.each<[string, Bucket, object, Condition[], number[], string[]?]>([
  ['that is free', {}, acquired(60_000), ['new'], []],
  ['that has expired', { found: lease('a', -1) }, acquired(60_000, true), ['new', OLD], []],
  ['that was ended', { found: lease('a', ENDED) }, acquired(60_000), ['new', OLD], []],
  ['without a response', { write: () => 'unconfirmed' }, acquired(60_000), ['new'], []],
  [
    // A lease is valid in the moment in which it ends.
    'that expires later',
    { found: lease('a', 6000) },
    acquired(69_000, true, true),
    ['new', OLD],
    [3000, 3000, 3000],
    [WAITING]
  ],
  [
    'that two runs release one after the other',
    { found: lease('a', 9000), onPause: (nth, bucket) => (nth === 1 ? take('b', bucket) : release(bucket)) },
    acquired(66_000, false, true),
    ['new', 'new'],
    [3000, 3000],
    [WAITING, WAITING]
  ],
  [
    'that another run takes and releases nine times',
    {
      write: (nth, bucket) => {
        if (nth < 10) take('a', bucket)
        return nth < 10 ? 'refused' : undefined
      },
      onPause: (_, bucket) => release(bucket)
    },
    acquired(87_000, false, true),
    Array.from({ length: 10 }, () => 'new'),
    Array.from({ length: 9 }, () => 3000),
    [WAITING]
  ]
])('a run acquires a target %s', async (_, bucket, ended, sent, pauses, log = []) => {
  expect(await acquire(bucket)).toEqual({ ended, sent, pauses, log })
})

test('a store that refuses eight writes although nobody holds the target is none', async () => {
  const { ended, sent, pauses } = await acquire({ write: () => 'refused' })
  expect(ended).toMatchObject({ code: 'unexpected-bucket-response' })
  expect(sent).toHaveLength(8)
  // At once after the first refusal: another run was faster.
  expect(pauses).toEqual(Array.from({ length: 6 }, () => 1000))
})

const held = (run: string, address?: string) => ({ found: lease(run, 60_000, address) })
const UNKNOWN = 'The object .static-export/lease.json of the target is not a lease of this action'
const LATE = new TimedOut('late')

test.each<[string, Bucket, Error, string, string[]?]>([
  ['its timeout', held('a', 'https://ci.example/1'), LATE, 'The run https://ci.example/1 was still '],
  ['its timeout', held('a'), LATE, 'Another run was still publishing to the same target when `timeout'],
  ['its timeout', held(''), LATE, `${UNKNOWN}, and had not exp`, [`${UNKNOWN}. Waiting until it expires.`]],
  ['its cancellation', held('a'), new Canceled('SIGTERM'), 'SIGTERM'],
  ['its timeout before it waits', { write: () => 'refused' }, LATE, 'late']
])('a run that waits until %s says for whom: %#', async (_, bucket, reason, message, lines = []) => {
  const stop = new AbortController()
  const { ended, log } = await acquire({ ...bucket, onPause: () => stop.abort(reason) }, stop.signal)
  expect((ended as Error).message.slice(0, message.length)).toBe(message)
  expect(ended === reason).toBe(message === reason.message)
  expect(log).toEqual(expect.arrayContaining(lines))
})
