import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { KINDS } from '../../src/verify/judge/kinds.ts'
import { INPUT_NAMES, readInputs } from '../../src/verify/inputs.ts'
import { OUTPUT_NAMES } from '../../src/verify/outputs.ts'
import { type ActionFile, textOf } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { NEW, writeExport } from '../support/verifying.ts'

const { inputs, outputs } = parse(textOf('verify/action.yml')) as ActionFile

test('the verify action reads exactly the inputs of its action.yml, in the same order', () => {
  expect(INPUT_NAMES).toEqual(Object.keys(inputs))
})

test('the verify action sets exactly the outputs of its action.yml, in the same order', () => {
  expect(OUTPUT_NAMES).toEqual(Object.keys(outputs))
})

test('the defaults in its action.yml are the ones that the code uses', async () => {
  await using folder = await tempFolder()
  const least = { 'site-url': 'https://docs.example.com', ...(await writeExport(folder.path, NEW)) }
  const written = Object.entries(inputs).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value] as const]
  )
  expect(written.length).toBeGreaterThan(5)
  expect(readInputs({ ...Object.fromEntries(written), ...least }, {})).toEqual(readInputs(least, {}))
})

test('the code requires the inputs that its action.yml marks as required', () => {
  const required = Object.keys(inputs).filter(name => inputs[name]?.required === true)
  expect(required).toEqual(['site-url', 'manifest-path'])
  expect(() => readInputs({}, {})).toThrow(/`site-url` is missing[^]*`manifest-path` is missing/)
})

test('docs/verify.md has one row for every kind of finding', () => {
  const rows = [...textOf('docs/verify.md').matchAll(/^\| `([a-z0-9-]+)` +\| [A-Z0-9]/gm)].map(
    ([, kind]) => kind
  )
  expect(rows).toEqual(expect.arrayContaining([...KINDS]))
})
