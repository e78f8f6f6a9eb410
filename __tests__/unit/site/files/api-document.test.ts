import { expect, test } from '@jest/globals'
import { isApiDocument } from '../../../../src/site/files/api-document.ts'

test.each([
  ['api.json', `{"components":{"a":"${'y'.repeat(70_000)}"},"openapi":"3.0.0"}`],
  ['api.yaml', `info:\n  description: |\n${'    y\n'.repeat(20_000)}openapi: 3.0.0\n`]
])('recognizes an API document with its version behind long texts: %s', (path, text) => {
  expect(isApiDocument(path, text)).toBe(true)
})

test.each([
  ['a nested key', `{"dependencies":{"openapi":"3.0.0"}}`],
  ['many quotation marks', `{"openapi":${'"'.repeat(4_000_000)}`],
  ['many escapes in a string without an end', `{"openapi" :"3${String.raw`\"`.repeat(2_000_000)}`]
])('does not take JSON with %s for an API document', (_, text) => {
  expect(isApiDocument('a.json', text)).toBe(false)
})
