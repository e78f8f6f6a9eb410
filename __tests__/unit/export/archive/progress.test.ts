import { expect, test } from '@jest/globals'
import { downloadProgress } from '../../../../src/export/archive/download.ts'
import { MemoryLog } from '../../../support/memory-log.ts'

function at(): {
  log: MemoryLog
  clock: { now: () => number; sleep: () => Promise<void> }
  wait: (ms: number) => void
} {
  let now = 1000
  const clock = { now: () => now, sleep: async () => await Promise.resolve() }
  return { log: new MemoryLog(), clock, wait: ms => void (now += ms) }
}

test('logs share, rate and remaining time every five seconds', () => {
  const { log, clock, wait } = at()
  const progress = downloadProgress(100e6, { clock, log })
  for (let i = 0; i < 6; i++) {
    wait(1000)
    progress.add(5e6)
  }
  wait(4000)
  progress.add(70e6)
  progress.done()
  expect(log.lines).toEqual([
    '25 MB of 100 MB (25 %) at 5.0 MB/s, about 15 s left',
    '100 MB of 100 MB (100 %) at 10 MB/s, about 0.0 s left',
    '100 MB in 10 s, 10 MB/s on average'
  ])
})

test('logs no share and no remaining time when the size is unknown', () => {
  const { log, clock, wait } = at()
  const progress = downloadProgress(undefined, { clock, log })
  wait(5000)
  progress.add(1e6)
  expect(log.lines).toEqual(['1.0 MB at 200 kB/s'])
})
