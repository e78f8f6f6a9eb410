import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { setStaticExport } from '../../../../src/export/deliveries/config-text.ts'
import type { StaticExport } from '../../../../src/export/deliveries/static-export.ts'

const URL = 'https://store.example.com/b.tar.gz?a=1&b=2#x'
const PINNED: StaticExport = { enabled: true, bundleUrl: URL, version: '1.10' }
const UNPINNED: StaticExport = { enabled: true, bundleUrl: URL }

const LINES = `staticExport:\n  enabled: true\n  bundleUrl: "${URL}"\n  version: "1.10"\n`

test.each([
  ['an empty file', '', LINES],
  ['a file of comments', '# values\n', `# values\n${LINES}`],
  ['a file that starts a document', '---\n', `---\n${LINES}`],
  ['a file without the block', 'a: 1\n', `a: 1\n${LINES}`],
  ['a file that ends its document', '---\na: 1\n...\n', `---\na: 1\n${LINES}...\n`],
  ['a file without a last line end', 'a: 1', `a: 1\n${LINES.trimEnd()}`],
  ['a block without a value', 'staticExport:\nb: 1\n', `${LINES}b: 1\n`],
  ['a block that is null', 'staticExport: ~\n', LINES],
  ['a block with a comment only', 'staticExport: # soon\n', LINES.replace(':', ': # soon')]
])('the fields are added to %s', (_what, text, expected) => {
  expect(setStaticExport(text, PINNED)).toBe(expected)
})

test('everything but the values stays as it was, byte for byte', () => {
  const text = `# Chart values   \n\nglobal:   {  region: eu ,zone: "1" }\nlist:\n- a   # not indented\n-   b\nlong: ${'word '.repeat(60)}end
quoted: 'it''s'\nhex: 0xFF\nmulti: |+\n  keep\n\n\nstaticExport:   # for the pods\n      version:   1.9   # pin\n      enabled:    no\n      bundleUrl: >-\n        https://old.example.com/\n        folded
      extra: [1,   2]\n\n# the end of it\nanchors: &a {x: 1}\nuse: *a\n`
  expect(setStaticExport(text, PINNED)).toBe(
    text
      .replace('version:   1.9', 'version:   "1.10"')
      .replace('enabled:    no', 'enabled:    true')
      .replace('>-\n        https://old.example.com/\n        folded', `"${URL}"`)
  )
})

test('new fields take the indentation and the line ends of the file', () => {
  expect(setStaticExport('a:\r\n    b: 1\r\n', UNPINNED)).toBe(
    `a:\r\n    b: 1\r\nstaticExport:\r\n    enabled: true\r\n    bundleUrl: "${URL}"\r\n`
  )
  expect(setStaticExport('\uFEFFstaticExport:\r\n   enabled: true\r\nb: 1\r\n', UNPINNED)).toBe(
    `\uFEFFstaticExport:\r\n   enabled: true\r\n   bundleUrl: "${URL}"\r\nb: 1\r\n`
  )
})

test('a pin of an earlier export goes away when this one has no version', () => {
  expect(setStaticExport('staticExport:\n  version: v1 # old\n  enabled: true\n', UNPINNED)).toBe(
    `staticExport:\n  enabled: true\n  bundleUrl: "${URL}"\n`
  )
  expect(setStaticExport('staticExport: {enabled: true, version: v1}\n', UNPINNED)).toBe(
    `staticExport: {enabled: true, bundleUrl: "${URL}"}\n`
  )
  expect(setStaticExport('staticExport: {version: v1}\n', UNPINNED)).toBe(
    `staticExport: {enabled: true, bundleUrl: "${URL}"}\n`
  )
})

test('nothing changes when the fields are there already', () => {
  const text = `staticExport:\n  bundleUrl: '${URL}'\n  enabled: true\n  version: "1.10"\n`
  expect(setStaticExport(text, PINNED)).toBe(text)
})

test('fields that come from a merge key are overridden in place', () => {
  const text = 'd: &d\n  enabled: false\n  other: 1\nstaticExport:\n  <<: *d\n'
  expect(setStaticExport(text, UNPINNED)).toBe(`${text}  enabled: true\n  bundleUrl: "${URL}"\n`)
})

test('an alias as a value is replaced, the anchor that it meant is not', () => {
  expect(setStaticExport('u: &u x\nstaticExport:\n  bundleUrl: *u\n  enabled: &e false\n', UNPINNED)).toBe(
    `u: &u x\nstaticExport:\n  bundleUrl: "${URL}"\n  enabled: &e true\n`
  )
})

const OBJECT = JSON.stringify(PINNED, null, 2)

test.each([
  [
    'indented by two',
    '{\n  "a": [1, 2]\n}\n',
    `{\n  "a": [1, 2],\n  "staticExport": ${OBJECT.replaceAll('\n', '\n  ')}\n}\n`
  ],
  [
    'indented by tabs, with CRLF',
    '{\r\n\t"a": 1\r\n}',
    `{\r\n\t"a": 1,\r\n\t"staticExport": ${JSON.stringify(PINNED, null, '\t').replaceAll('\n', '\r\n\t')}\r\n}`
  ],
  ['in one line', '{"a":1}', `{"a":1,"staticExport":${JSON.stringify(PINNED)}}`],
  ['empty', '{}\n', `{"staticExport":${JSON.stringify(PINNED)}}\n`],
  ['empty over two lines', '{\n}\n', `{\n  "staticExport": ${OBJECT.replaceAll('\n', '\n  ')}\n}\n`],
  [
    'with null',
    '{\n  "staticExport": null\n}\n',
    `{\n  "staticExport": ${OBJECT.replaceAll('\n', '\n  ')}\n}\n`
  ],
  [
    'with an old block',
    '{\n  "staticExport": { "enabled": false, "x": {} },\n  "z": 1\n}\n',
    `{\n  "staticExport": { "enabled": true, "x": {}, "bundleUrl": "${URL}", "version": "1.10" },\n  "z": 1\n}\n`
  ]
])('JSON %s keeps its look', (_how, text, expected) => {
  expect(setStaticExport(text, PINNED)).toBe(expected)
})

test.each([
  ['a list', '- 1\n', 'unfit', 'not a map at the top'],
  ['a block that is a number', 'staticExport: 3\n', 'unfit', 'staticExport is not a map'],
  ['a block that is an alias', 'a: &a {}\nstaticExport: *a\n', 'unfit', 'is an alias'],
  ['a block that others use', 'staticExport: &s\n  enabled: false\nother: *s\n', 'unfit', 'anchor'],
  ['a pin that comes from elsewhere', 'd: &d {version: 1}\nstaticExport:\n  <<: *d\n', 'unfit', 'merge key'],
  ['a field that is a list', 'staticExport:\n  bundleUrl: [a]\n', 'unfit', 'bundleUrl is not a single value'],
  ['an open bracket', 'a: 1\nb: [\n', 'unparsable', 'line 3'],
  ['a key twice', 'a: 1\nb: 1\na: 2\n', 'unparsable', 'line 3'],
  ['an alias of nothing', 'a: *nowhere\n', 'unparsable', 'nowhere'],
  ['two documents', 'a: 1\n---\nb: 2\n', 'several-documents', 'several YAML documents']
])('a file with %s is refused', (_what, text, kind, problem) => {
  const change = () => setStaticExport(text, UNPINNED)
  expect(change).toThrow(problem)
  expect(change).toThrow(expect.objectContaining({ kind }))
})

test('any file that a YAML writer makes keeps its meaning, and all its lines when the block is new', () => {
  const value = fc.letrec(tie => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.string(), tie('any'), { maxKeys: 3 })
    )
  })).any
  const options = fc.record({
    indent: fc.integer({ min: 1, max: 6 }),
    lineWidth: fc.constantFrom(0, 20),
    indentSeq: fc.boolean()
  })
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value, { maxKeys: 4 }), options, (content, style) => {
      const text = stringify(content, style)
      const changed = setStaticExport(text, PINNED)
      expect(parse(changed)).toEqual({ ...(parse(text) as object), staticExport: PINNED })
      for (const line of text === '{}\n' ? [] : text.split('\n')) expect(changed.split('\n')).toContain(line)
    }),
    { numRuns: 300 }
  )
})
