import { expect, jest, test } from '@jest/globals'
import { FAILURES } from '../../src/failures/index.ts'
import type { Failure } from '../../src/runtime/failure.ts'
import { extract, WITH_THREADS } from '../support/extracting.ts'
import { recipes } from './recipes.ts'

// Reading archives that expand to 80 MB takes a long time.
jest.setTimeout(120_000)

const all = Object.entries(recipes).flatMap(([code, those]) =>
  those.map(([what, make, named]) => ({ code, what, make, named }))
)

test.each(all)('reports the error $code for $what', async ({ code, make, named }) => {
  const bytes = await make()
  // The error must be the same with and without worker threads.
  for (const announcedSize of [bytes.length, WITH_THREADS]) {
    const failure = await extract(bytes, { announcedSize }).then(
      () => expect('extracted').toBe('refused'),
      (error: unknown) => error as Failure
    )
    expect(failure).toMatchObject({ name: 'Failure', code })
    if (named !== undefined) expect(failure?.message).toContain(`"${named}"`)
    expect(failure?.message).not.toMatch(/[\n\r\0]/)
    expect(failure?.message.length).toBeLessThan(1000)
  }
})

test('the recipes cover every error code for a rejected entry', () => {
  // __tests__/unit/archive/guards.test.ts tests names that only Windows forbids.
  const codes = Object.keys(FAILURES).filter(code => /^entry-/.test(code) && code !== 'entry-path-windows')
  expect(Object.keys(recipes)).toEqual(expect.arrayContaining(codes))
})
