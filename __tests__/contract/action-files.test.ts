import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../src/export/inputs.ts'
import { OUTPUT_NAMES } from '../../src/export/outputs.ts'
import { readGitHubContext } from '../../src/export/github-context.ts'
import { textOf, type ActionFile } from '../support/repository.ts'

const { inputs, outputs } = parse(textOf('action.yml')) as ActionFile
const github = readGitHubContext({ GITHUB_WORKSPACE: 'workspace', RUNNER_TEMP: 'temp' })
const least = { 'base-url': 'https://api.example.com', 'api-key': 'key_1', domain: 'docs.example.com' }

test('the export action reads the inputs that action.yml describes, and no other', () => {
  expect(INPUT_NAMES).toEqual(Object.keys(inputs))
})

test('the export action sets the outputs that action.yml describes, and no other', () => {
  expect(OUTPUT_NAMES).toEqual(Object.keys(outputs))
})

test('the defaults in action.yml are the ones that the code takes when nothing is given', () => {
  const written = Object.entries(inputs).flatMap(([name, input]) =>
    // An expression is for the runner to fill in.
    input.default === undefined || input.default.startsWith('${{') ? [] : [[name, input.default] as const]
  )
  expect(written.length).toBeGreaterThan(3)
  expect(readInputs({ ...least, ...Object.fromEntries(written) }, github)).toEqual(readInputs(least, github))
})

test('required in action.yml is what the code can not do without', () => {
  const required = Object.keys(inputs).filter(name => inputs[name]?.required === true)
  expect(() => readInputs({}, github)).toThrow(/base-url[^]*api-key[^]*domain/)
  // `domain` can be replaced by `job-id`, so it is not required by itself.
  expect(required).toEqual(['base-url', 'api-key'])
})
