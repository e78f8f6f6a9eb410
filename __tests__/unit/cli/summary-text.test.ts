import { expect, test } from '@jest/globals'
import { summaryText } from '../../../src/cli/actions/summary-text.ts'
import { alert, code, escapeMarkdown, link, table } from '../../../src/runtime/text/markdown.ts'

test('shows headings, tables, links, alerts and code as text', () => {
  const job = ['Export job', code('7893eabe-0324')]
  const markdown = [
    '## ✅ docs.example.com exported',
    '',
    `**20 pages** · ${link('site', 'https://example.com/')} · took **0.8 s**`,
    '',
    table(['Details', ''], [job, ['Site', link('27 files', 'https://example.com/site')]]),
    '',
    '',
    '',
    '<p>Kept <del>old</del><ins>new</ins></p>',
    '',
    alert('WARNING', ['One.', 'Two.']),
    '```json\n{ "a": "**b**" }\n```'
  ].join('\n')
  expect(summaryText(markdown)).toBe(
    [
      '✅ docs.example.com exported',
      '',
      '20 pages · site (https://example.com/) · took 0.8 s',
      '',
      '  Details',
      '  Export job  7893eabe-0324',
      '  Site        27 files',
      '',
      'Kept [-old-]{+new+}',
      '',
      'Warning:',
      '  One.',
      '',
      '  Two.',
      '{ "a": "**b**" }'
    ].join('\n')
  )
})

const TEXTS = [
  '<script>',
  'a | b',
  '*x* _y_',
  '@user #12 https://x.example',
  '&amp; "q"',
  '[a](b)',
  'deadbeef0'
]
test.each(TEXTS)('shows %j as it was before it was escaped', text => {
  expect(summaryText(`| ${escapeMarkdown(text)} |`)).toBe(text)
})

test('shows the first twenty of a list, a table, a block and folded texts, and three lines of a text', () => {
  const many = Array.from({ length: 25 }, (_, i) => `row-${i}`)
  const parts = [
    table(
      ['Name'],
      many.map(row => [row])
    ),
    many.map(row => `- ${row}`).join('\n'),
    `\`\`\`\`\n${many.join('\n')}\n\`\`\`\`\nafter`,
    many
      .map(row => `<details><summary>${row}</summary>\n\n<p>${'word '.repeat(400)}</p>\n\n</details>`)
      .join('\n\n')
  ]
  for (const part of parts) {
    const text = summaryText(part, { width: 80 })
    expect(text).toContain('row-19')
    expect(text).not.toContain('row-20')
    expect(text).toContain('and 5 more')
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(240)
  }
  expect(summaryText(parts[2] ?? '')).toContain('after')
  expect(summaryText(`${parts[1] ?? ''}\n\n… and 1,001 more.`)).toMatch(/row-19\n {2}… and 1,006 more\.$/)
})

test('shows no command for a terminal', () => {
  expect(summaryText('```\n\u001B[31mred \u009B2J\n```')).toBe('\uFFFD[31mred \uFFFD2J')
})

test('messages of the action itself have the words of the command line, and texts of others do not', () => {
  const worded = (text: string) => text.replaceAll('`a`', '--a')
  const parts = [
    '> Set `a`.',
    'Not compared: `a`.',
    '**What to do**',
    '- Set `a`.',
    '**Pages**',
    '- `a`',
    '`a`'
  ]
  const lines = summaryText(parts.join('\n\n'), { worded }).split(/\n+/)
  expect(lines.map(line => line.trim())).toEqual([
    ...['Set --a.', 'Not compared: --a.', 'What to do', '- Set --a.', 'Pages', '- a', 'a']
  ])
})
