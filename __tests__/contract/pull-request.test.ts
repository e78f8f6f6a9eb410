import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../src/pull-request/inputs.ts'
import { OUTPUT_NAMES } from '../../src/pull-request/outputs.ts'
import { FINDING_KINDS } from '../../src/pull-request/readers/findings.ts'
import { type ActionFile, textOf } from '../support/repository.ts'
import { DOCS, writeFiles } from '../support/reviewing.ts'
import { tempFolder } from '../support/temp-folder.ts'

const { inputs, outputs } = parse(textOf('pull-request/action.yml')) as ActionFile

test('the pull-request action reads exactly the inputs of its action.yml, in the same order', () => {
  expect(INPUT_NAMES).toEqual(Object.keys(inputs))
})

test('the pull-request action sets exactly the outputs of its action.yml, in the same order', () => {
  expect(OUTPUT_NAMES).toEqual(Object.keys(outputs))
})

test('the defaults in its action.yml are the ones that the code uses, and no input is required', async () => {
  await using folder = await tempFolder()
  await writeFiles(folder.path, DOCS)
  const env = { GITHUB_WORKSPACE: folder.path }
  const written = Object.entries(inputs).flatMap(([name, { default: value }]) =>
    value === undefined || value.startsWith('${{') ? [] : [[name, value] as const]
  )
  expect(written.length).toBeGreaterThan(4)
  const base = { base: 'main' }
  expect(readInputs({ ...Object.fromEntries(written), ...base }, env)).toEqual(readInputs(base, env))
  expect(Object.values(inputs).some(({ required }) => required)).toBe(false)
})

test('docs/pull-request.md has one row for every kind of finding', () => {
  const rows = [...textOf('docs/pull-request.md').matchAll(/^\| `([a-z-]+)` +\| [A-Z]/gm)].map(
    ([, kind]) => kind
  )
  expect(rows).toEqual([...FINDING_KINDS])
})
