import { expect, test } from '@jest/globals'
import { FAILURE_SECTIONS, FAILURES } from '../../src/failures/index.ts'
import { files, textOf } from '../support/repository.ts'

const codes = Object.keys(FAILURES)

test('docs/errors.md has one section for every failure code', () => {
  const headings = [...textOf('docs/errors.md').matchAll(/^### `([a-z0-9-]+)`$/gm)].map(([, code]) => code)
  expect(codes.length).toBeGreaterThan(50)
  expect(headings.toSorted()).toEqual(codes.toSorted())
})

test('every failure code belongs to exactly one of FAILURE_SECTIONS', () => {
  expect(Object.values(FAILURE_SECTIONS).flatMap(Object.keys).toSorted()).toEqual(codes.toSorted())
})

test('every failure code occurs in a test', () => {
  const tests = files('__tests__/{unit,integration,dist,archives,scale}/**/*.ts').map(textOf).join('\n')
  const composed = tests.includes('`service-${status}`') ? ['service-400', 'service-410'] : []
  const isProvoked = (code: string) => RegExp(`\\b${code}\\b`).test(tests) || composed.includes(code)
  expect(codes.filter(code => !isProvoked(code))).toEqual([])
})

test('every failure code occurs in the sources', () => {
  const sources = files('src/**/*.ts')
    .filter(path => !path.startsWith('src/emulator/') && !path.startsWith('src/failures/'))
    .map(textOf)
    .join('\n')
  // The sources use a template string to create the codes for HTTP statuses.
  const isComposed = (code: string) => /^service-\d+$/.test(code) && sources.includes('`service-${status}`')
  expect(codes.filter(code => !sources.includes(`'${code}'`) && !isComposed(code))).toEqual([])
})
