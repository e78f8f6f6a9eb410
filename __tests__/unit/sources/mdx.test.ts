import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { textContent } from '../../../src/sources/content/element.ts'
import { assignIds } from '../../../src/sources/content/ids/ids.ts'
import { parseText } from '../../../src/sources/content/parse/parse.ts'
import { walk, walkElements } from '../../../src/sources/content/parse/walk.ts'
import { readFrontMatter } from '../../../src/sources/source/front-matter.ts'

const SOURCE = new URL('../../../src/sources/content/parse/parse.ts', import.meta.url).href

/** Returns components, elements, expressions and texts with their positions, or the problem with its position. */
function contentOf(text: string, file = 'a.mdx'): string[] {
  const { tree, problem } = parseText(file, text)
  if (problem) return [`${problem.line}:${problem.column} ${problem.message}`]
  const found: string[] = []
  walk(tree.children, node => {
    const { line, column } = node.position?.start ?? {}
    if (line === undefined) return
    const name =
      node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
        ? `<${node.name}>`
        : node.type === 'element' && node.tagName !== 'p'
          ? `${node.tagName}${node.tagName === 'code' ? ` ${textContent(node)}` : ''}`
          : 'value' in node && node.value.trim() !== '' && node.type !== 'mdxjsEsm'
            ? node.value.trim()
            : undefined
    if (name !== undefined) found.push(`${line}:${column} ${name}`)
  })
  return found
}

/** Returns the output of a new process that parses texts. `text`: JavaScript expression for text number `i`. */
function parseInProcess(count: number, text: string): { lines: string[]; stderr: string } {
  const code = `
    const { parseText } = await import(${JSON.stringify(SOURCE)})
    for (let i = 0; i < ${count}; i++) {
      let message = 'parsed'
      try {
        parseText('a.mdx', ${text})
      } catch (error) {
        message = error.message
      }
      console.log(message)
      if (i === 0) console.log(process.resourceUsage().maxRSS)
    }
    console.log(process.resourceUsage().maxRSS)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code])
  return { lines: stdout.toString().trim().split('\n'), stderr: stderr.toString() }
}

test('reports a file that needs too much memory, and parses the next file', () => {
  const table = "`# ${i}\\n\\n${'|a'.repeat(100_000)}|\\n${'|-'.repeat(100_000)}|\\n${'|\\n'.repeat(1000)}`"
  const { lines, stderr } = parseInProcess(2, `i === 0 ? ${table} : '# Text'`)
  const [first, memory, second] = lines
  expect([first, second, stderr]).toEqual(['the parser failed, or it needs too much memory', 'parsed', ''])
  // `memory` is in kB. Parsing the file takes about 350 MB in addition to the initial memory of the process.
  expect(Number(memory)).toBeLessThan(700_000)
})

test('adds no permanent listener to the process if files are nested too deeply', () => {
  const { lines, stderr } = parseInProcess(14, "`# ${i}\\n\\n{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`")
  expect(lines.filter(line => line === 'it is nested too deeply')).toHaveLength(14)
  expect(stderr).toBe('')
})

test.each([
  ['<a\n  href="/v"\n>x</a> *y*\n\n<B/>', ['1:1 <a>', '3:2 x', '3:8 em', '3:9 y', '5:1 <B>']],
  ['<a\r\n  href="/v"\r\n>x</a>\r\n\r\n<B/>', ['1:1 <a>', '3:2 x', '5:1 <B>']],
  ['<Note>\n  <a\n    href="/v"\n  >x</a>\n</Note>', ['1:1 <Note>', '2:3 <a>', '4:4 x']],
  ['- <a\n    href="/v"\n  >x</a>', ['1:1 ul', '1:1 li', '1:3 <a>', '3:4 x']],
  ['<p><a\n  b={{ c: ">" }}\n>x</a></p>', ['1:1 <p>', '1:4 <a>', '3:2 x']],
  [
    '<a\n  b="1"\n>x</a>\n\n```\n<a\n>x\n```\n\n<a\n  b="1"\n>y</a>',
    ['1:1 <a>', '3:2 x', '5:1 pre', '5:1 code <a\n>x\n', '10:1 <a>', '12:2 y']
  ]
])('parses an opening tag that ends on the line where its content begins: %j', (text, content) => {
  expect(contentOf(text)).toEqual(content)
})

test.each([
  ['text <a\n  href="/v"\n>x</a>', '1:6'],
  ['<a\n  href="/v"\n\n>x</a>', '1:1'],
  ['<a\n\n></a>-', '1:1'],
  ['<a\n  b="1"\n>x</a>\n\n<a\n  b="1"\n>y</a> </b>', '7:8']
])('reports %j as invalid at %s', (text, place) => {
  expect(contentOf(text)).toEqual([expect.stringContaining(`${place} not valid MDX`)])
})

test.each([
  ['## B \\{#b\\}', 'b\\', 'B \\'],
  ['## B \\{#b}', 'b', 'B \\'],
  ['## B \\\\{#b}', 'b', 'B \\'],
  ['## B {#b}', 'b', 'B'],
  ['## {x} \\{#b}', 'b', ' \\']
])('reads the explicit id of the heading %s', (text, id, heading) => {
  const { tree, problem } = parseText('a.mdx', text)
  const children = tree.children.filter(node => node.type === 'element')
  assignIds(children)
  const found: unknown[] = []
  walkElements(children, ({ properties, children: parts }) => {
    found.push([properties['id'], parts.map(part => (part.type === 'text' ? part.value : '')).join('')])
  })
  expect([problem, found]).toEqual([undefined, [[id, heading]]])
})

test.each([
  ['<A/>\t<B/>', ['1:1 <A>', '1:6 <B>']],
  ['<A/> \t <B/>', ['1:1 <A>', '1:8 <B>']],
  ['{"a"}\t<B/>', ['1:1 "a"', '1:7 <B>']],
  ['<A/>\t{b}\t<C/>', ['1:1 <A>', '1:6 b', '1:10 <C>']],
  ['<A>\n<B/>\t</A>\t{c}', ['1:1 <A>', '2:1 <B>', '2:11 c']],
  ['- <A/>\t<B/>', ['1:1 ul', '1:1 li', '1:3 <A>', '1:8 <B>']],
  ['```\n<A/>\t<B/>\n```\n\n<A/>\t<B/>', ['1:1 pre', '1:1 code <A/>\t<B/>\n', '5:1 <A>', '5:6 <B>']]
])('parses components separated by tabs: %j', (text, content) => {
  expect(contentOf(text)).toEqual(content)
})

const NO_STATEMENT = 'Could not parse import or export: leave a blank line after it'
const TWICE = 'Could not parse import or export: A is already imported'

test.each([
  ['import A from "/a.mdx"\n<Card href="/b" />', `2:1 ${NO_STATEMENT}`],
  ['# é\n\nexport const a = "é😀"; b()', `3:25 ${NO_STATEMENT}`],
  ['export const a = () => {\n\n  return 1\n}\n\n;const b = 1\n', undefined],
  ['export const a = 1;;', `1:20 ${NO_STATEMENT}`],
  ['import A from "/a.mdx"\n\n\nimport { b, A } from "/a.mdx"', `4:1 ${TWICE}`],
  ['import A from "/a.mdx"\n\nexport const A = 1', `3:1 ${TWICE}`],
  ['import * as A from "/a.mdx"\n\nexport function A() {}', `3:1 ${TWICE}`],
  ['import A from "/a.mdx"\n\nexport var A = 1', undefined],
  ['export const A = 1\n\nimport A from "/a.mdx"', undefined],
  ['export const A = 1\n\nexport const A = 2', undefined],
  ['import A from "/a.mdx"\nimport B from "/b.mdx"\n// why\nexport * from "/c.mdx"\n', undefined],
  ['import A from "/a.mdx"\n\nexport default 1\n\nexport { A as b }', undefined]
])('reports whether other code or a duplicate import is among imports and exports: %j', (text, problem) => {
  const message = problem?.replace(' ', ' not valid MDX: ')
  const found = parseText('a.mdx', text).problem
  expect(found && `${found.line}:${found.column} ${found.message}`).toBe(message)
})

test.each([
  ['a **<b>x**</b>', '1:5 '],
  ['[<b>x](/v)</b>', '1:2 '],
  ['<b>**x</b>**', '1:1 '],
  ['| a | b |\n|--|--|\n| <b>x | y</b> |', '3:3 '],
  ['<Note>\n- </Note>', '1:1 '],
  ['<Card title={} />', '1:1 '],
  ['<Card title={ /* } */ } />', '1:1 '],
  ['<Card title={ // a\n } />', '1:1 ']
])('rejects %j like the service', (text, place) => {
  expect(contentOf(text)).toEqual([expect.stringContaining(`${place}not valid MDX`)])
})

test.each([
  '**<b>x</b>** *<b>y</b>* [<b>z</b>](/v)',
  '| a | b |\n|--|--|\n| <b>x</b> | <A/> |\n| \\| <i>`\\|`</i> | <A>*x*</A> |',
  '<A>\n\n- x\n\n</A>\n\n> <B>\n> > x\n>\n> </B>\n\n- <C>\n  - x\n  </C >',
  '<A title={/* why */ 1} b={""} {...c} d="" e={/x/} f={// y\n1} />\n\n<></>\n\n<>x</>'
])('accepts %j', text => {
  expect(parseText('a.mdx', text).problem).toBeUndefined()
})

test.each([
  ['---\ntitle: A\n---\t\nx', ['4:1 x'], 'x'],
  ['---\t\r\ntitle: A\r\n--- \t\r\nx', ['4:1 x'], 'x'],
  ['\uFEFF---\ntitle: A\n---\t\nx', ['4:1 x'], 'x'],
  ['---\na: 1\n...\nb: 2\n---\nx', ['6:1 x'], 'x'],
  ['---\na: 1\n...\nx', ['1:1 hr', '2:1 a: 1\n...\nx'], '---\na: 1\n...\nx'],
  ['---\ra: 1\r---\rx', ['4:1 x'], 'x'],
  ['+++\na = 1\n+++\nx', ['4:1 x'], '+++\na = 1\n+++\nx']
])('ends the front matter of %j at the same position as the service', (text, content, body) => {
  for (const file of ['a.mdx', 'a.md']) expect(contentOf(text, file)).toEqual(content)
  expect(readFrontMatter(text, 'f').body).toBe(body)
})
