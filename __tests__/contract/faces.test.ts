import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../src/export/inputs.ts'
import { OUTPUT_NAMES } from '../../src/export/outputs.ts'
import { type ActionFile, textOf } from '../support/repository.ts'

const { inputs, outputs } = parse(textOf('action.yml')) as ActionFile
const surroundings = { tempDir: '/temp', workspace: '/workspace', serverUrl: 'https://github.com' }
const required = { 'base-url': 'https://api.example.com', 'api-key': 'adm_key' }

test('the inputs of action.yml are the ones that are read, in the same order', () => {
  expect(INPUT_NAMES).toEqual(Object.keys(inputs))
})

test('the outputs of action.yml are the ones that are set, in the same order', () => {
  expect(OUTPUT_NAMES).toEqual(Object.keys(outputs))
})

test('what action.yml requires is what no run can do without', () => {
  const marked = Object.keys(inputs).filter(name => inputs[name]?.required === true)
  expect(marked).toEqual(Object.keys(required))
})

test('the defaults in action.yml are those of a run that is told nothing', () => {
  const declared = Object.fromEntries(
    Object.entries(inputs).flatMap(([name, { default: value }]) =>
      // Expressions are the runner's to evaluate.
      value === undefined || value.includes('${{') ? [] : [[name, value]]
    )
  )
  const given = { ...required, domain: 'docs.example.com' }
  expect(Object.keys(declared).length).toBeGreaterThan(4)
  expect(readInputs({ ...declared, ...given }, surroundings)).toEqual(readInputs(given, surroundings))
})
