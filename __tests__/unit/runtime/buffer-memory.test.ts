import { expect, test } from '@jest/globals'
import { releaseIfWhole } from '../../../src/runtime/buffer-memory.ts'

test('only memory that belongs to one buffer alone is freed', () => {
  const whole = Buffer.allocUnsafeSlow(100)
  const parts = [whole.subarray(0, 50), whole.subarray(50), whole.subarray(10, 20)]
  for (const part of parts) releaseIfWhole(part)
  expect(whole).toHaveLength(100)
  releaseIfWhole(whole)
  expect(whole).toHaveLength(0)
})
