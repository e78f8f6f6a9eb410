import { expect, test } from '@jest/globals'
import { readVariables, withVariables } from '../../../src/sources/variables.ts'
import { versionOf } from '../../support/docs-version.ts'

const read = async (files: Record<string, string>, path: string) => {
  const docs = versionOf(files)
  return await withVariables(docs, await readVariables(docs)).read(path)
}

test.each([
  ['a value', 'Use {{ver}} now.', 'Use 1.2.3 now.'],
  ['spaces', 'Use {{ ver }} now.', 'Use 1.2.3 now.'],
  ['an unknown name', 'Use {{no}} and {{constructor}}.', 'Use {{no}} and {{constructor}}.'],
  ['a value with markup', 'Use {{bad}}.', 'Use {{bad}}.'],
  ['a value that is not text', 'Use {{count}}.', 'Use {{count}}.'],
  ['an expression', 'Use ${{ secrets.ver }}.', 'Use ${{ secrets.ver }}.']
])('writes %s as the service does', async (_, text, expected) => {
  const settings = JSON.stringify({ variables: { ver: '1.2.3', bad: '<b>', count: 3 } })
  expect(await read({ 'docs.json': settings, 'x.mdx': text }, 'x.mdx')).toBe(expected)
  // Other files keep their text.
  expect(await read({ 'docs.json': settings, 'x.json': text }, 'x.json')).toBe(text)
})

test.each(['', '{ broken', '[]', 'null', '{"variables":7}'])(
  'keeps the text with the settings %j',
  async settings => {
    expect(await read({ 'docs.json': settings, 'x.mdx': '{{ver}}' }, 'x.mdx')).toBe('{{ver}}')
  }
)

test('does not let values make a text larger than a page can be', async () => {
  const settings = JSON.stringify({ variables: { a: 'long'.repeat(100_000) } })
  const text = '{{a}}'.repeat(10)
  expect(await read({ 'docs.json': settings, 'x.mdx': text }, 'x.mdx')).toBe(text)
})
