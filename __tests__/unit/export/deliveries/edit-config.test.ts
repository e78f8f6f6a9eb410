import { expect, test } from '@jest/globals'
import fc from '../../../support/properties.ts'
import { parse, stringify } from 'yaml'
import { setStaticExport } from '../../../../src/export/deliveries/config/edit-text.ts'
import type { StaticExport } from '../../../../src/export/inputs/deployment-config.ts'

const URL = 'https://store.example.com/b.tar.gz?a=1&b=2#x'
const PINNED: StaticExport = { enabled: true, bundleUrl: URL, version: '1.10' }
const UNPINNED: StaticExport = { enabled: true, bundleUrl: URL }

const set = (text: string, fields: StaticExport, key = 'staticExport') => setStaticExport(text, key, fields)

const LINES = `staticExport:\n  enabled: true\n  bundleUrl: "${URL}"\n  version: "1.10"\n`

test.each([
  ['an empty file', '', LINES],
  ['a file with only comments', '# values\n', `# values\n${LINES}`],
  ['a file that starts with a document marker', '---\n', `---\n${LINES}`],
  ['a file without `staticExport`', 'a: 1\n', `a: 1\n${LINES}`],
  ['a file with a document end marker', '---\na: 1\n...\n', `---\na: 1\n${LINES}...\n`],
  ['a file without a final line break', 'a: 1', `a: 1\n${LINES.trimEnd()}`],
  ['a block without a value', 'staticExport:\nb: 1\n', `${LINES}b: 1\n`],
  ['a block that is null', 'staticExport: ~\n', LINES],
  [
    'a block with empty fields',
    'staticExport:\n  enabled:\n  bundleUrl: # soon\n',
    LINES.replace(URL + '"', `${URL}" # soon`)
  ],
  [
    'a block before a comment on the next key',
    'staticExport:\n  enabled: true\n  note:\n# b\nb: 1\n',
    `${LINES.replace('true\n', 'true\n  note:\n')}# b\nb: 1\n`
  ],
  ['a block with only a comment', 'staticExport: # soon\n', LINES.replace(':', ': # soon')]
])('adds the fields to %s', (_what, text, expected) => {
  expect(set(text, PINNED)).toBe(expected)
})

test('keeps a text block at the end of the file unchanged', () => {
  const text = `staticExport:\n  enabled: true\n  bundleUrl: x\n  version: "1.10"\nnote: |\n  text`
  expect(set(text, PINNED)).toBe(text.replace('bundleUrl: x', `bundleUrl: "${URL}"`))
  expect(set('a: |\n  text\n', PINNED)).toBe(`a: |\n  text\n${LINES}`)
  expect(set('a: &x >2-\n    text', PINNED)).toBe(`a: &x >2-\n    text\n${LINES.trimEnd()}`)
})

test('changes only the values, and keeps every other byte', () => {
  const text = `# Chart values   \n\nglobal:   {  region: eu ,zone: "1" }\nlist:\n- a   # not indented\n-   b\nlong: ${'word '.repeat(60)}end
quoted: 'it''s'\nhex: 0xFF\nmulti: |+\n  keep\n\n\nstaticExport:   # for the pods\n      version:   1.9   # pin\n      enabled:    no\n      bundleUrl: >-\n        https://old.example.com/\n        folded
      extra: [1,   2]\n\n# the end of it\nanchors: &a {x: 1}\nuse: *a\n`
  expect(set(text, PINNED)).toBe(
    text
      .replace('version:   1.9', 'version:   "1.10"')
      .replace('enabled:    no', 'enabled:    true')
      .replace('>-\n        https://old.example.com/\n        folded', `"${URL}"`)
  )
})

test('keeps the spelling of a value that equals the new value', () => {
  const text = `staticExport:\n  bundleUrl: '${URL}'\n  enabled: True\n  version: old\n`
  expect(set(text, PINNED)).toBe(text.replace('old', '"1.10"'))
})

test('writes new fields with the indentation and line endings of the file', () => {
  expect(set('a:\r\n    b: 1\r\n', UNPINNED)).toBe(
    `a:\r\n    b: 1\r\nstaticExport:\r\n    enabled: true\r\n    bundleUrl: "${URL}"\r\n`
  )
  expect(set('\uFEFFb: 1\nc: 2\n', UNPINNED)).toBe(`\uFEFF${set('b: 1\nc: 2\n', UNPINNED)}`)
  expect(set('\uFEFF', UNPINNED)).toBe(`\uFEFF${set('', UNPINNED)}`)
  expect(set('\uFEFFstaticExport:\r\n   enabled: true\r\nb: 1\r\n', UNPINNED)).toBe(
    `\uFEFFstaticExport:\r\n   enabled: true\r\n   bundleUrl: "${URL}"\r\nb: 1\r\n`
  )
})

test('keeps an existing version and its comment if the export has no version', () => {
  expect(set('staticExport:\n  version: v1 # pinned\n  enabled: true\n', UNPINNED)).toBe(
    `staticExport:\n  version: v1 # pinned\n  enabled: true\n  bundleUrl: "${URL}"\n`
  )
  expect(set('staticExport: {version: v1, enabled: no, bundleUrl: x}\n', UNPINNED)).toBe(
    `staticExport: {version: v1, enabled: true, bundleUrl: "${URL}"}\n`
  )
})

test.each([
  `staticExport:\n  bundleUrl: '${URL}'\n  enabled: true\n  version: "1.10"\n`,
  `all: &all {enabled: true, bundleUrl: "${URL}", version: "1.10"}\nstaticExport:\n  <<: *all\n`,
  `{"staticExport":  {"bundleUrl": "${URL}", "version": "1.10", "enabled": true}, "a": 1.0}\n`
])('changes nothing in a file that already has the values: %j', text => {
  expect(set(text, PINNED)).toBe(text)
})

test('overrides a field that comes from a merge key', () => {
  const text = 'd: &d\n  enabled: false\n  other: 1\nstaticExport:\n  <<: *d\n'
  expect(set(text, UNPINNED)).toBe(`${text}  enabled: true\n  bundleUrl: "${URL}"\n`)
})

test('replaces an alias that is a value, and keeps anchors', () => {
  expect(set('u: &u x\nstaticExport:\n  bundleUrl: *u\n  enabled: &e false\n', UNPINNED)).toBe(
    `u: &u x\nstaticExport:\n  bundleUrl: "${URL}"\n  enabled: &e true\n`
  )
})

const OBJECT = JSON.stringify(PINNED, null, 2)

test.each([
  [
    'indented by two spaces',
    '{\n  "a": 1\n}\n',
    `{\n  "a": 1,\n  "staticExport": ${OBJECT.replaceAll('\n', '\n  ')}\n}\n`
  ],
  [
    'indented by tabs, with CRLF',
    '{\r\n\t"a": 1\r\n}',
    `{\r\n\t"a": 1,\r\n\t"staticExport": ${JSON.stringify(PINNED, null, '\t').replaceAll('\n', '\r\n\t')}\r\n}`
  ],
  ['on one line', '{"a":1}', `{"a":1,"staticExport": ${JSON.stringify(PINNED)}}`],
  ['with a key like the YAML merge key', '{"<<":0}', `{"<<":0,"staticExport": ${JSON.stringify(PINNED)}}`],
  ['that is empty', '{}\n', `{"staticExport": ${JSON.stringify(PINNED)}}\n`],
  ['that is empty on two lines', '{\n}\n', `{\n  "staticExport": ${OBJECT.replaceAll('\n', '\n  ')}\n}\n`],
  [
    'with a block that is null',
    '{\n  "staticExport": null\n}\n',
    `{\n  "staticExport": ${OBJECT.replaceAll('\n', '\n  ')}\n}\n`
  ],
  [
    'on one line with spaces and an existing block',
    '{ "staticExport": { "version": "1.9", "x": {} }, "z": [1, 2] }\n',
    `{ "staticExport": { "version": "1.10", "x": {},"enabled": true,"bundleUrl": "${URL}" }, "z": [1, 2] }\n`
  ],
  [
    'with short lists and unusual numbers',
    '{\n  "list": ["a", "b"],\n  "number": 1.0,\n  "id": 12345678901234567890,\n  "none": {}\n}\n',
    `{\n  "list": ["a", "b"],\n  "number": 1.0,\n  "id": 12345678901234567890,\n  "none": {},\n  "staticExport": ${OBJECT.replaceAll('\n', '\n  ')}\n}\n`
  ]
])('keeps the format of JSON %s', (_how, text, expected) => {
  expect(set(text, PINNED)).toBe(expected)
})

test.each([
  ['a list at the top level', '- 1\n', 'top level is not a map'],
  ['a block that is a number', 'staticExport: 3\n', 'staticExport is not a map'],
  ['a block that is an alias', 'a: &a {}\nstaticExport: *a\n', 'is an alias'],
  ['a block that an alias refers to', 'staticExport: &s\n  enabled: false\nother: *s\n', 'anchor'],
  ['a text block without a final line break', 'a: |\n  text', 'line break'],
  ['a folded text block without a final line break', 'a:\n  b: &x !!str >2\n      text', 'line break'],
  ['a field that is a list', 'staticExport:\n  bundleUrl: [a]\n', 'bundleUrl is not a single value'],
  ['a key without a value in braces', '{staticExport}\n', 'no position in the text'],
  ['braces that lack a field', 'staticExport: {enabled: true}\n', 'map in braces'],
  ['a bracket that is not closed', 'a: 1\nb: [\n', 'line 3', 'config-invalid'],
  ['a duplicate key', 'a: 1\nb: 1\na: 2\n', 'line 3', 'config-invalid'],
  ['a merge key without a map', 'a:\n  <<: 0\n', 'Merge sources must be maps', 'config-invalid'],
  ['an alias without an anchor', 'a: *nowhere\n', 'nowhere', 'config-invalid'],
  ['a second document that is damaged', 'a: 1\n---\nb: [\n', 'line 4', 'config-invalid'],
  ['two documents', 'a: 1\n---\nb: 2\n', 'several YAML documents', 'config-unsupported']
])('rejects a file with %s', (_what, text, problem, code = 'config-unsupported') => {
  const change = () => set(text, UNPINNED)
  expect(change).toThrow(problem)
  // A message with only one line cannot contain the file excerpt that the YAML parser adds to its messages.
  expect(change).toThrow(expect.objectContaining({ code, message: expect.not.stringContaining('\n') }))
})

test('keeps every value and line of random YAML files when adding the block', () => {
  // `<<` is the YAML merge key, whose value must be a map.
  const key = fc.string().filter(name => name !== '<<')
  const value = fc.letrec(tie => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(key, tie('any'), { maxKeys: 3 })
    )
  })).any
  const options = fc.record({
    indent: fc.integer({ min: 1, max: 6 }),
    lineWidth: fc.constantFrom(0, 20),
    indentSeq: fc.boolean()
  })
  fc.assert(
    fc.property(fc.dictionary(key, value, { maxKeys: 4 }), options, (content, style) => {
      const text = stringify(content, style)
      const changed = set(text, PINNED)
      expect(parse(changed)).toEqual({ ...(parse(text) as object), staticExport: PINNED })
      for (const line of text === '{}\n' ? [] : text.split('\n')) expect(changed.split('\n')).toContain(line)
    }),
    { numRuns: 300 }
  )
})

const FIELDS = `enabled: true\n@bundleUrl: "${URL}"\n`
const lines = (indent: number) => FIELDS.replaceAll('@', ' '.repeat(indent))

test.each([
  [
    'creates missing maps',
    'kind: HelmRelease\n',
    `kind: HelmRelease\nspec:\n  values:\n    staticExport:\n      ${lines(6)}`
  ],
  [
    'adds the block to the innermost existing map, with the indentation of that map',
    'spec:\n    values:\n        a: 1\n    chart: x\n',
    `spec:\n    values:\n        a: 1\n        staticExport:\n            ${lines(12)}    chart: x\n`
  ],
  [
    'adds the block to a map that ends with a text block',
    'spec:\n  values:\n    a: |\n      text\n  chart: x\n',
    `spec:\n  values:\n    a: |\n      text\n    staticExport:\n      ${lines(6)}  chart: x\n`
  ],
  [
    'fills a key without a value',
    'spec:\n  values: # none yet\n  chart: x\n',
    `spec:\n  values: # none yet\n    staticExport:\n      ${lines(6)}  chart: x\n`
  ],
  [
    'changes existing fields in place',
    `spec:\n  values:\n    staticExport:\n      enabled: false\n      bundleUrl: old\n`,
    `spec:\n  values:\n    staticExport:\n      ${lines(6)}`
  ],
  [
    'replaces empty braces with a block',
    'spec:\n  values: {} # none\n',
    `spec:\n  values: # none\n    staticExport:\n      ${lines(6)}`
  ],
  [
    'adds the block to JSON',
    '{\n  "spec": {}\n}\n',
    `{\n  "spec": {\n    "values": {\n      "staticExport": {\n        "enabled": true,\n        "bundleUrl": "${URL}"\n      }\n    }\n  }\n}\n`
  ]
])('config-key spec.values.staticExport: %s', (_what, text, expected) => {
  expect(set(text, UNPINNED, 'spec.values.staticExport')).toBe(expected)
})

test.each([
  ['a: 1\nspec: text\n', 'spec is not a map'],
  ['spec:\n  values: [1]\n', 'spec.values is not a map'],
  ['spec: {values: 3}\n', 'spec.values is not a map'],
  ['x: &x {}\nspec:\n  values: *x\n', 'spec.values is an alias']
])('rejects config-key spec.values.staticExport in %j', (text, problem) => {
  expect(() => set(text, UNPINNED, 'spec.values.staticExport')).toThrow(problem)
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('keeps the key %s', key => {
  const json = `{"${key}":1,"staticExport":{"${key}":2,"enabled":false}}`
  expect(set(json, UNPINNED)).toBe(
    `{"${key}":1,"staticExport":{"${key}":2,"enabled":true,"bundleUrl": "${URL}"}}`
  )
  const yaml = `${key}: 1\nstaticExport:\n  ${key}: 2\n`
  expect(set(yaml, UNPINNED)).toBe(`${yaml}  enabled: true\n  bundleUrl: "${URL}"\n`)
})

test('sets a nested config-key in random files', () => {
  const keys = fc.constantFrom('spec', 'values', 'staticExport', 'other', 'constructor', '__proto__')
  const content = fc.letrec(tie => ({
    map: fc.dictionary(keys, fc.oneof({ maxDepth: 4 }, fc.integer(), fc.constant(null), tie('map')), {
      maxKeys: 4
    })
  })).map
  const formats: ((value: unknown) => string)[] = [
    value => stringify(value),
    value => stringify(value, { indent: 4 }),
    value => stringify(value, { collectionStyle: 'flow' }),
    value => JSON.stringify(value),
    value => JSON.stringify(value, null, 2)
  ]
  let changes = 0
  fc.assert(
    fc.property(content, fc.constantFrom(...formats), (value, format) => {
      const text = format(value)
      let changed: string
      try {
        changed = set(text, PINNED, 'spec.values.staticExport')
      } catch (error) {
        expect(error).toMatchObject({ code: 'config-unsupported' })
        return
      }
      changes += 1
      const after = parse(changed) as { spec: { values: { staticExport: object } } }
      expect(after.spec.values.staticExport).toMatchObject(PINNED)
      expect(set(changed, PINNED, 'spec.values.staticExport')).toBe(changed)
    }),
    { numRuns: 500 }
  )
  expect(changes).toBeGreaterThan(100)
})

test('distinguishes numeric keys that JavaScript rounds to the same number', () => {
  const ids = ['12345678901234567890', '12345678901234567891']
  const text = `${ids[0]}: a\n${ids[1]}: { staticExport: {} }\n`
  expect(set(text, UNPINNED)).toContain(text)
})
