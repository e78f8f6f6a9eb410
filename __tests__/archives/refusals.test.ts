import { expect, test } from '@jest/globals'
import { readdir } from 'node:fs/promises'
import { ENTRY_REASONS } from '../../src/export/site/guards.ts'
import type { Failure } from '../../src/runtime/failure.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { unpack } from '../support/unpacking.ts'
import { recipes } from './recipes.ts'

const all = Object.entries(recipes).flatMap(([code, those]) => those.map(recipe => ({ code, ...recipe })))
const THREADS = 100e6

test.each(all)('$code: $what', async ({ code, make, names }) => {
  const bytes = await make()
  // In this thread and in others: an error must survive the way between them.
  for (const believedSize of [bytes.length, THREADS]) {
    await using folder = await tempFolder()
    const failure = await unpack(bytes, folder.path, { believedSize }).then(
      () => expect('unpacked').toBe('refused'),
      (error: unknown) => error as Failure
    )
    expect(failure).toMatchObject({ name: 'Failure', code })
    if (names !== undefined) expect(failure?.message).toContain(`"${names}"`)
    expect(failure?.message).not.toMatch(/[\n\r\0]/)
    const left = (await readdir(folder.path)).filter(name => name !== 'docs.archive')
    expect(left).toEqual([])
  }
})

test('there is a recipe for everything that an entry can be refused for', () => {
  // This one is about names on Windows alone: __tests__/unit/export/site/guards.test.ts has it.
  const expected = ENTRY_REASONS.filter(code => code !== 'entry-path-windows')
  expect(Object.keys(recipes)).toEqual(expect.arrayContaining(expected))
})
