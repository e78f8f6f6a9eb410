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
