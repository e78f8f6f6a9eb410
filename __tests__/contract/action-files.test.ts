import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../src/export/inputs.ts'
import { OUTPUT_NAMES } from '../../src/export/outputs.ts'
import { readGitHubContext } from '../../src/export/github-context.ts'
import { textOf, type ActionFile } from '../support/repository.ts'

const { inputs, outputs } = parse(textOf('action.yml')) as ActionFile
const github = readGitHubContext({ GITHUB_WORKSPACE: 'workspace', RUNNER_TEMP: 'temp' })
const least = { 'base-url': 'https://api.example.com', 'api-key': 'key_1', domain: 'docs.example.com' }

test('the export action reads exactly the inputs of action.yml, in the same order', () => {
  expect(INPUT_NAMES).toEqual(Object.keys(inputs))
})

test('the export action sets exactly the outputs of action.yml, in the same order', () => {
  expect(OUTPUT_NAMES).toEqual(Object.keys(outputs))
})

test('the code uses the defaults of action.yml for inputs that are not set', () => {
  const written = Object.entries(inputs).flatMap(([name, input]) =>
    // The runner evaluates expressions.
    input.default === undefined || input.default.startsWith('${{') ? [] : [[name, input.default] as const]
  )
  expect(written.length).toBeGreaterThan(3)
  expect(readInputs({ ...least, ...Object.fromEntries(written) }, github)).toEqual(readInputs(least, github))
})

test('requires the inputs of the service, which only `from` makes superfluous', () => {
  expect(Object.keys(inputs).filter(name => inputs[name]?.required === true)).toEqual([])
  expect(() => readInputs({}, github)).toThrow(/base-url[^]*api-key[^]*domain/)
  expect(() => readInputs({ from: import.meta.dirname, 'output-dir': '../elsewhere' }, github)).not.toThrow()
})
