import { expect, test } from '@jest/globals'
import { type Format, MARKDOWN, PLAIN, plainFormat } from '../../../../src/runtime/text/format.ts'

const part = ({ heading, strong, linkAndAddress, table, code, link, alert, ...format }: Format) =>
  [
    heading(2, 'Exported'),
    `${strong('20 pages')} · ${linkAndAddress('site', 'https://example.com/')}`,
    table(
      ['Details', ''],
      [
        ['Export job', code('a|b')],
        ['Site', link('27 files', 'https://example.com/x')]
      ]
    ),
    format.paragraph(`Kept ${format.deleted('old')}${format.inserted('new')}`),
    alert('WARNING', ['One.', 'Two.']),
    format.fenced('{ "a": "\u001B[31m**b**" }', 'json')
  ].join('\n\n')

test('writes a summary as Markdown for GitHub', () => {
  expect(part(MARKDOWN)).toBe(`## Exported

**20 pages** · [site](https://example.com/)

| Details |  |
| --- | --- |
| Export job | <code>a&#124;b</code> |
| Site | [27 files](https://example.com/x) |

<p>Kept <del>old</del><ins>new</ins></p>

> [!WARNING]
> One.
>
> Two.

\`\`\`json
{ "a": "\u001B[31m**b**" }
\`\`\``)
})

test('writes the same summary as text that contains no terminal control sequences', () => {
  expect(part(PLAIN)).toBe(`Exported

20 pages · site (https://example.com/)

  Details
  Export job  a|b
  Site        27 files

Kept [-old-]{+new+}

Warning:
  One.

  Two.

{ "a": "\uFFFD[31m**b**" }`)
})

test('a table for a terminal fits its width, and continues long cells on the next line without losing text', () => {
  const path = 'guides/install/on-kubernetes-with-helm-and-a-private-registry.mdx:120'
  const rows = [
    ['The link leads to /guides/start, which does not exist.', path, '/guides/begin'],
    ['Short.', 'a.mdx:1', '']
  ]
  const table = plainFormat(80).table(['Finding', 'Where', 'Closest match'], rows)
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  expect(table.replaceAll(/\s+/g, '')).toHaveLength(
    ['Finding', 'Where', 'Closest match', ...rows.flat()].join('').replaceAll(' ', '').length
  )
  expect(table).toMatch(/^ {2}Short\. +a\.mdx:1$/m)
  // Without a width, as for a file, each row stays one line.
  expect(plainFormat(undefined).table(['Finding', 'Where', ''], rows).split('\n')).toHaveLength(3)
})
