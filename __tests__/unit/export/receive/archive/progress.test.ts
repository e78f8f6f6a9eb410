import { expect, test } from '@jest/globals'
import { downloadProgress } from '../../../../../src/export/receive/archive/download.ts'
import { FakeClock } from '../../../../support/fake-clock.ts'
import { MemoryLog } from '../../../../support/memory-log.ts'

test('logs the percentage, rate and remaining time every five seconds', () => {
  const log = new MemoryLog()
  const clock = new FakeClock()
  const progress = downloadProgress(100e6, { clock, log })
  for (let i = 0; i < 6; i++) {
    clock.advance(1000)
    progress.add(5e6)
  }
  clock.advance(4000)
  progress.add(70e6)
  progress.done()
  expect(log.lines).toEqual([
    '25 MB of 100 MB (25 %) at 5.0 MB/s, about 15 s left',
    '100 MB of 100 MB (100 %) at 10 MB/s',
    '100 MB in 10 s, 10 MB/s on average'
  ])
})

test('omits the percentage and remaining time if the size is unknown', () => {
  const log = new MemoryLog()
  const clock = new FakeClock()
  const progress = downloadProgress(undefined, { clock, log })
  clock.advance(5000)
  progress.add(1e6)
  expect(log.lines).toEqual(['1.0 MB at 200 kB/s'])
})
