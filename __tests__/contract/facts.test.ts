import { expect, test } from '@jest/globals'
import { textOf } from '../support/repository.ts'

const count = (value: number): string => value.toLocaleString('en-US')

/** Limits that pages state, each with the constant that defines the limit. */
const FACTS: [page: string, source: string, constant: string, text: (value: number) => string][] = [
  ['docs/reliability.md', 'src/export/job/link.ts', 'MAX_EXPIRIES', n => `continues, at most ${n} times`],
  [
    'docs/reliability.md',
    'src/export/job/link.ts',
    'MAX_REJECTIONS',
    n => `gets a new link, at most ${n} times`
  ],
  [
    'docs/reliability.md',
    'src/runtime/http/retry.ts',
    'MAX_UNREACHABLE_ATTEMPTS',
    n => `after ${n} attempts`
  ],
  ['docs/security.md', 'src/archive/guards.ts', 'MAX_ENTRIES', n => `${count(n)} entries`],
  ['docs/security.md', 'src/archive/guards.ts', 'MAX_EXTRACTED_BYTES', n => `at most ${n / 1e9} GB`],
  ['docs/security.md', 'src/archive/guards.ts', 'MAX_EXPANSION', n => `${n} times the size of the archive`],
  ['docs/security.md', 'src/site/files/file-names.ts', 'MAX_PATH_BYTES', n => `above ${count(n)} bytes`],
  ['docs/security.md', 'src/site/files/file-names.ts', 'MAX_SEGMENT_BYTES', n => `or ${n} per segment`],
  ['docs/security.md', 'src/site/files/file-names.ts', 'MAX_LEVELS', n => `more than ${n} levels`]
]

test.each(FACTS)('%s contains the limit that %s defines as %s', (page, source, constant, text) => {
  const [, value = ''] = new RegExp(`\\bconst ${constant} = ([\\d_e]+)$`, 'm').exec(textOf(source)) ?? []
  expect(value).not.toBe('')
  expect(textOf(page)).toContain(text(Number(value.replaceAll('_', ''))))
})
