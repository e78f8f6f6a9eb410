import { expect, test } from '@jest/globals'
import { detailsTable, summaryOf } from '../../../../src/runtime/action/summary.ts'

test('renders the items of a failure message as one list, and the remaining lines as separate lines', () => {
  const message = 'Two failed:\n- one\n- two\nSee\nbelow'
  const failure = { message, advice: 'Run again.', code: 'timeout' }
  const summary = summaryOf(
    { heading: 'Failed', facts: ['3 s', false, '', '1 file'], failure },
    'docs/errors.md',
    ['Rest']
  )
  expect(summary).toBe(
    '## Failed\n\n3 s · 1 file\n\n> [!CAUTION]\n> **Two failed:**\n>\n> - one\n> - two\n>\n> See<br>below\n>\n> Run again.\n>\n> <code>timeout</code>\n\nRest\n'
  )
  const page = 'https://e.example/errors.md'
  expect(summaryOf({ heading: '', facts: [], failure }, page)).toContain(
    `[More about timeout](${page}#timeout)`
  )
})

test('omits rows without facts from the details table, and the whole table if no row remains', () => {
  const rows: Parameters<typeof detailsTable>[0] = [
    ['Size', '1 kB', undefined, '2 files'],
    ['Time', '']
  ]
  expect(detailsTable(rows)).toBe('| Details |  |\n| --- | --- |\n| Size | 1 kB · 2 files |')
  expect(detailsTable([['Time', false]])).toBeUndefined()
})
