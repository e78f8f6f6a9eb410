import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../src/wait-for-agent/inputs.ts'
import { OUTPUT_NAMES } from '../../src/wait-for-agent/outputs.ts'
import { type ActionFile, textOf } from '../support/repository.ts'

const { inputs, outputs } = parse(textOf('wait-for-agent/action.yml')) as ActionFile

const requiredNames = Object.keys(inputs).filter(name => inputs[name]?.required === true)
const required = { 'base-url': 'https://api.example.com', 'api-key': 'k', 'project-id': 'p' }
const least = { ...required, 'job-id': 'j' }

test('the agent action reads exactly the inputs and sets exactly the outputs of its action.yml', () => {
  expect(INPUT_NAMES).toEqual(Object.keys(inputs))
  expect(OUTPUT_NAMES).toEqual(Object.keys(outputs))
})

test('the agent action requires the inputs that its action.yml marks as required', () => {
  expect(requiredNames).toEqual(Object.keys(required))
  // `job-id` can be replaced by `prompt`, so it is not required by itself.
  for (const name of Object.keys(least))
    expect(() => readInputs({ ...least, [name]: undefined as never })).toThrow(`\`${name}\` is missing`)
})

test('the agent action uses the defaults of its action.yml for inputs that are not set', () => {
  const defaults = Object.entries(inputs).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value] as const]
  )
  expect(defaults.map(([name]) => name)).toEqual(['timeout', 'poll-interval', 'on-no-changes'])
  expect(readInputs({ ...least, ...Object.fromEntries(defaults) })).toEqual(readInputs(least))
})
