import { expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceEdit } from '../../../src/pull-request/edits/edit.ts'
import { editedText } from '../../../src/pull-request/edits/edited-text.ts'
import { fixedFiles } from '../../../src/pull-request/fixes/apply/fixed-files.ts'
import { unifiedDiff } from '../../../src/pull-request/edits/patch.ts'
import type { SourceFinding } from '../../../src/pull-request/comparison/findings.ts'
import { tempFolder } from '../../support/temp-folder.ts'

jest.setTimeout(60_000)

const LINES = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`)
const TEXT = `${LINES.join('\n')}\n`

function git(folder: string, ...args: string[]): void {
  execFileSync('git', args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', HOME: folder },
    stdio: 'pipe'
  })
}

function edit(line: number, after: string, before = 'line', file = 'a.mdx'): SourceEdit {
  return { file, line, column: 1, before, after }
}

function findingOf(own: SourceEdit): SourceFinding {
  const { file, line, column, after: to } = own
  const fix = { kind: 'address' as const, from: own.before, to, edit: own }
  return { kind: 'broken-link', target: '/', file, line, column, message: '', isNew: true, fix }
}

/** Applies and reverts the patch for these edits with `git`, and returns the patch and the fixed text. */
async function roundTrip(content: string, edits: SourceEdit[], { settings = [] as string[] } = {}) {
  const { file } = edits[0] ?? edit(1, '')
  await using folder = await tempFolder({ [file]: content })
  const read = async () => await readFile(join(folder.path, file), 'utf8')
  git(folder.path, 'init', '-q')
  const { files, leftOut } = await fixedFiles(folder.path, edits.map(findingOf))
  expect(leftOut.size).toBe(0)
  const patch = unifiedDiff(files)
  await writeFile(join(folder.path, 'fixes.patch'), patch)
  const apply = (...flags: string[]) => git(folder.path, ...settings, 'apply', ...flags, 'fixes.patch')
  apply()
  const fixed = await read()
  apply('-R')
  expect(await read()).toBe(content)
  return { patch, fixed }
}

test.each<[string, string, SourceEdit[]]>([
  ['in the first line and in the last line', TEXT, [edit(1, 'first'), edit(30, 'last')]],
  ['in every line', TEXT, LINES.map((_, at) => edit(at + 1, 'x'))],
  ['at two positions in one line', TEXT, [edit(5, 'x'), { ...edit(5, 'five', '5'), column: 6 }]],
  ['that add lines after a line', TEXT, [{ ...edit(9, '\nadded\nmore', ''), column: 7 }]],
  ['that add lines before a line', TEXT, [edit(9, 'added\nmore\n', '')]],
  ['in a last line without a line ending', 'a\nb', [edit(2, 'c', 'b')]],
  ['after a last line without a line ending', 'a\nb', [{ ...edit(2, '\nc', ''), column: 2 }]],
  ['near a last line without a line ending', 'a\nb', [edit(1, 'x', 'a')]],
  ['in a file with CRLF', TEXT.replaceAll('\n', '\r\n'), [edit(3, 'x'), edit(20, 'y\nz')]],
  ['in a file with CRLF and LF', 'a\r\nb\nc\r\n', [edit(2, 'x', 'b'), edit(3, 'y', 'c')]],
  ['in a file with a byte order mark', `\uFEFF${TEXT}`, [edit(1, 'x')]],
  ['in a file with a byte order mark and CRLF', '\uFEFFa\r\nb\r\n', [edit(1, 'x', 'a')]],
  ['in a file with one line', 'a', [edit(1, 'b', 'a')]],
  ['between empty lines', '\n\na\n\n\n', [edit(3, 'b', 'a')]],
  ['in a file with lines that look like a patch', '--- a\n+++ b\n@@ -1 +1 @@\n\\ x\n', [edit(2, '-', '+')]]
])('git applies and reverts the patch for edits %s', async (_, content, edits) => {
  const { fixed } = await roundTrip(content, edits)
  expect(fixed).toBe(editedText(content, edits))
  expect(fixed).not.toBe(content)
})

const NAMES = [
  'with spaces.mdx',
  ' starts.mdx',
  'a "quote".mdx',
  "it's.mdx",
  'back\\slash.mdx',
  'tab\there.mdx',
  'line\nbreak.mdx',
  'über/日本語.mdx',
  '-x/--y.mdx',
  'a b/b a b/a.mdx'
]
// On Windows, file names cannot contain these characters.
const isPossible = (name: string) => process.platform !== 'win32' || !/["\\\t\n]/.test(name)

test.each(NAMES.filter(isPossible))('git applies and reverts the patch for a file named %j', async file => {
  const { fixed } = await roundTrip(TEXT, [edit(2, 'x', 'line', file)])
  expect(fixed).toBe(TEXT.replace('line 2\n', 'x 2\n'))
})

test('the patch has the format of git diff, with three context lines and one hunk for nearby changes', async () => {
  const { patch } = await roundTrip(TEXT, [edit(5, 'x'), edit(11, 'y'), edit(19, 'z')])
  expect(patch).toBe(
    [
      'diff --git a/a.mdx b/a.mdx',
      '--- a/a.mdx',
      '+++ b/a.mdx',
      '@@ -2,13 +2,13 @@',
      ...[' line 2', ' line 3', ' line 4', '-line 5', '+x 5', ' line 6', ' line 7', ' line 8'],
      ...[' line 9', ' line 10', '-line 11', '+y 11', ' line 12', ' line 13', ' line 14'],
      '@@ -16,7 +16,7 @@',
      ...[' line 16', ' line 17', ' line 18', '-line 19', '+z 19', ' line 20', ' line 21', ' line 22'],
      ''
    ].join('\n')
  )
})

test('git applies and reverts the patch for a checkout with converted line endings', async () => {
  const text = TEXT.replaceAll('\n', '\r\n')
  const { fixed } = await roundTrip(text, [edit(3, 'x')], { settings: ['-c', 'core.autocrlf=true'] })
  expect(fixed).toBe(text.replace('line 3\r', 'x 3\r'))
})

test('omits binary, changed and missing files from the patch, and returns the reason for each file', async () => {
  await using folder = await tempFolder({ 'a.mdx': 'other\n', 'b.mdx': Buffer.of(108, 255, 10) })
  const edits = [edit(1, 'x'), edit(1, 'x', 'l', 'b.mdx'), edit(1, 'x', 'l', 'gone/c.mdx')]
  const { files, leftOut } = await fixedFiles(folder.path, edits.map(findingOf))
  expect([files, unifiedDiff(files), [...leftOut]]).toEqual([
    [],
    '',
    [
      ['a.mdx', 'it has changed since the review'],
      ['b.mdx', 'it contains invalid UTF-8'],
      ['gone/c.mdx', 'it is not in the checkout']
    ]
  ])
})
