import { expect, test } from '@jest/globals'
import { markdownToHast, mdxToHast } from 'satteri'
import { PARSE_OPTIONS, parseMarkdown } from '../../src/sources/content/parse/satteri.ts'

/** `src/sources` directly calls satteri's WebAssembly module, whose functions and options are undocumented. */
test('the parser options match the options in the package', async () => {
  const file = new URL('generated/parse-options.js', import.meta.resolve('satteri'))
  expect(await import(file.href)).toMatchObject(PARSE_OPTIONS)
})

test('the WebAssembly module and its package return the same trees', () => {
  const text =
    '# Title\n\n|a|b|\n|-|-|\n|1|2|\n\n- [x] done ~~not~~ www.example.com[^1]\n\n[^1]: Note\n\n<Card a={1}>\n\n{b}\n</Card>\n'
  const features = { gfm: true }
  expect(parseMarkdown(text, { isMdx: true })).toEqual(mdxToHast(text, { features }))
  expect(parseMarkdown(text, { isMdx: false })).toEqual(markdownToHast(text, { features }))
})
