import { expect, test } from '@jest/globals'
import { plainFields } from '../../../src/sources/source/front-matter.ts'
import { parseYaml } from '../../../src/sources/source/yaml.ts'
import { expressionOf, literalOf, sizeOf } from '../../../src/sources/content/expand/literals.ts'
import { parseCode } from '../../../src/sources/content/parse/satteri.ts'
import { readFrontMatter } from '../../../src/sources/source/front-matter.ts'
import { JsonError, parseJsonWithPlaces, Places } from '../../../src/sources/source/json.ts'
import { importsIn, readPage } from '../../../src/sources/source/page-source.ts'

test('parses JSON like JSON.parse, with the position of each value', () => {
  const text = '{ "a": [1, -2.5e3, "x\\"\\\\", true, null, []],\n\n  "b": { "c": {} } }\n'
  const places = new Places('f')
  const value = parseJsonWithPlaces(text, 'f', places) as { a: unknown[]; b: { c: object } }
  expect(value).toEqual(JSON.parse(text))
  const at = (object: object) =>
    [...(places.get(object) ?? [])].map(([key, { file, line, column }]) => `${key} ${file}:${line}:${column}`)
  expect(at(value)).toEqual(['a f:1:8', 'b f:3:8'])
  expect(at(value.a)).toEqual(
    [...[9, 12, 20, 29, 35, 41].entries()].map(([key, column]) => `${key} f:1:${column}`)
  )
  expect(at(value.b)).toEqual(['c f:3:15'])
})

test('ignores a byte order mark, and reads the key __proto__ like any other key', () => {
  const value = parseJsonWithPlaces('\uFEFF{ "__proto__": { "a": 1 } }', 'f', new Places('f')) as object
  expect([Object.keys(value), 'a' in value]).toEqual([['__proto__'], false])
})

test.each([
  ['', 1, 1, 'Unexpected end of JSON input'],
  ['{ "a":', 1, 7, 'Unexpected end of JSON input'],
  ['{ "a": 1', 1, 9, "Expected ',' or '}' after property value"],
  ['[1\n2]', 2, 1, "Expected ',' or ']' after array element"],
  ['[1,\n]', 2, 1, "Unexpected token ']'"],
  ['{ "a": 1,\n}', 2, 1, 'Expected double-quoted property name'],
  ['{\n // a\n}', 2, 2, "Expected property name or '}'"],
  ['{ "a" 1 }', 1, 7, "Expected ':' after property name"],
  ['{} 1', 1, 4, 'Unexpected non-whitespace character after JSON'],
  ['\n\n["a\nb"]', 3, 2, 'Bad control character in string literal'],
  [`[${'x'.repeat(50)}]`, 1, 2, "Unexpected token 'x'"],
  ['[,]', 1, 2, "Unexpected token ','"],
  [`${'['.repeat(101)}1${']'.repeat(101)}`, 1, 102, 'Nested more than 100 levels deep']
])('reports the error in %j at %i:%i: %s', (text, line, column, message) => {
  const place = { file: 'f', line, column }
  expect(() => parseJsonWithPlaces(text, 'f', new Places('f'))).toThrow(new JsonError(message, place))
  expect(() =>
    parseJsonWithPlaces(`${'['.repeat(100)}1${']'.repeat(100)}`, 'f', new Places('f'))
  ).not.toThrow()
  try {
    parseJsonWithPlaces(text, 'f', new Places('f'))
  } catch (error) {
    expect((error as JsonError).place).toEqual(place)
  }
})

test.each([
  ['---\na: 1\n---\nx', { a: 1 }, 'x'],
  ['\uFEFF--- \r\na: 1\r\n---\t\r\nx', { a: 1 }, 'x'],
  ['---\n---\nx', {}, 'x'],
  ['---\na: 1\n---', { a: 1 }, ''],
  ['---\na: 1\n', {}, '---\na: 1\n'],
  ['---\n- a\n- b\n---\nx', { 0: 'a', 1: 'b' }, 'x'],
  ['---\njust text\n---\nx', {}, 'x'],
  [`---\na: ${'x'.repeat(99_997)}\n---\n`, { a: 'x'.repeat(99_997) }, ''],
  ['x\n---\na: 1\n---\n', {}, 'x\n---\na: 1\n---\n'],
  ['---\n\n \ta: 1\nb: 2 \uFEFF\n---\n', { a: 1, b: 2 }, ''],
  ['---\n  a:\n  b: 2\n---\n', { a: null, b: 2 }, ''],
  ['---\n"a:b": "c\n"\n---\n', { 'a:b': 'c ' }, ''],
  ['---\na: "b \\"c\\"\n"\nd: 1\n---\n', { a: 'b "c" ', d: 1 }, ''],
  ["---\na: 'it''s\n\nb'\r\n---\n", { a: "it's\nb" }, ''],
  ['---\na:\n  b: "c\nd"\n  e: 1\n---\n', { a: { b: 'c d', e: 1 } }, '']
])('reads the front matter in case %#', (text, front, body) => {
  expect(readFrontMatter(text, 'f')).toEqual({ front, body })
})

const LATE = 'the front matter does not begin on line 1, so the service shows it as text'

test.each([
  ['---\na: "\n---\n', 'the front matter is not valid: Missing closing "quote', [2, 5]],
  ['---\na: "b\nc: d\n---\n', 'the front matter is not valid: Missing closing "quote', [3, 5]],
  [
    `---\na: ${'x'.repeat(99_998)}\n---\n`,
    'the front matter is not valid: it is longer than 100000 characters',
    [1, 1]
  ],
  ['\nimport A from "a"\n\n---\ntitle: A\n  b\n# c\n- d\n\n---\n', LATE, [4, 1]],
  ['\n---\ntitle: A\n---\n', LATE, [2, 1]],
  ['\n---\n# a\n---\nkey: b\n', undefined, []],
  ['\n***\ntitle: A\n---\n', undefined, []],
  ['\n---\ntitle: A\ntext\n---\n', undefined, []],
  ['\n---\n# a\n---\n', undefined, []],
  ['\n---\n---\n', undefined, []],
  ['\n---\ntitle: A\n', undefined, []]
])('reports any problem with the front matter in case %#', (text, message, [line, column]) => {
  const { problem } = readFrontMatter(text, 'f')
  const place = { file: 'f', line, column }
  expect(problem).toEqual(message === undefined ? undefined : { kind: 'invalid-source', message, place })
})

const SCOPE = new Map<string, unknown>([
  ['x', 5],
  ['k', 'a'],
  ['o', { a: 1, f: false }]
])

test.each<[string, unknown]>([
  ['1', 1],
  ['true', true],
  ["('a')", 'a'],
  ['`a${x}b`', 'a5b'],
  ['[1, [x]]', [1, [5]]],
  ['({ a: 1, "b": { c: x }, 3: 4 })', { 3: 4, a: 1, b: { c: 5 } }],
  ['o.a', 1],
  ['o[k]', 1],
  ['o["f"]', false]
])('evaluates the expression %s to %j', (code, value) => {
  expect(literalOf(expressionOf(parseCode(code, 'expression')), SCOPE)).toEqual({ value })
})

test.each([
  ...['y', '-x', "'a' + x", '`${y}`', '`${o}`', '[y]', '[...x]', '[,]'],
  ...['({ ...o })', '({ [x]: 1 })', '({ a: y })', '({ a() {} })', 'o.b', 'o.constructor', 'x.length'],
  ...['o[y]', 'y.a', 'null.a', 'f()', '']
])('returns no value for the expression %j', code => {
  expect(literalOf(expressionOf(parseCode(code, 'expression')), SCOPE)).toBeUndefined()
})

test('measures a literal by its number of characters, and counts a repeated value each time', () => {
  const part = { name: 'word', more: [null, 1] }
  expect([sizeOf('word'), sizeOf(7), sizeOf(null), sizeOf(part), sizeOf([part, part])]).toEqual([
    4, 1, 1, 16, 34
  ])
})

test.each([
  ['guides/getting-started_now.mdx', 'Text', 'Getting started now'],
  ['guides/index.md', '#\n\n#Text\n', 'Guides'],
  ['index.mdx', '', 'Home'],
  ['a.mdx', '## Two\n\n# The `title` #\n\n# Other', 'The title'],
  ['a.mdx', '```\n# x\n~~~\n```\n\n# Y', 'Y'],
  ['a.mdx', '````\n```\n# x\n```` not\n# y\n````\n# Z', 'Z'],
  ['a.mdx', '---\ntitle: Front\n---\n# Text', 'Front']
])('the page %s with the text %j has the title %s', (file, text, title) => {
  expect(readPage(file, text, { readmeIsIndex: false, contents: new Map() }).title).toBe(title)
})

test('finds imports of pages, even on several lines, but not in code blocks', () => {
  const code = '```\nimport C from "/c.mdx"\n```\nimport D from "d.mdx"\nimport E from "/e.jsx"'
  const text = `import A from "/a.mdx"\nimport {\n  B\n} from './b.md'\n${code}`
  expect([importsIn(text), importsIn(code)]).toEqual([['/a.mdx', './b.md'], []])
})

test.each([
  'title: Start',
  'title: "Start: now"\ndescription: \'It # works\'  ',
  'title: It’s 100 % – done, see (a) & "b"\nicon: a-b',
  'title: Null island\nsidebarTitle: ""',
  "title: 'a'\nmode: wide",
  'hidden: true\nrss: false\ntitle: true story',
  'openapi: /api/v2.json POST /users/{id}/[x]',
  'keywords: ["a", "b: c # d","성능"]\ntags: [""] '
])('reads the front matter %j as YAML does', yaml => {
  expect(plainFields(yaml)).toEqual(parseYaml(yaml))
})

test.each([
  ...[
    'title: True',
    'title: Null',
    'null: a',
    'title: 1',
    'title:',
    'title: a: b',
    'title: a #b',
    'title: a '
  ],
  ...['title: "a\\n"', "title: 'it''s'", 'title: a\n b', 'title: a\ntitle: b', 'title: [a]', 'title: >\n  a'],
  ...['tags: ["a" , "b"]', 'tags: ["a",]', 'tags: []', 'tags: ["\\n"]', 'tags: ["a"] b', 'openapi: /a: b'],
  ...['title: &a b', 'title: "a" b', '- a', 'title: a\u00A0', 'title: a\r', 'title: a\n', '']
])('leaves the front matter %j to the YAML parser', yaml => {
  expect(plainFields(yaml)).toBeUndefined()
})
