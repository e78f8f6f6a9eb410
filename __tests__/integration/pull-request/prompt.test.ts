import { expect, jest, test } from '@jest/globals'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type PullRequestOptions, review } from '../../support/reviewing.ts'

jest.setTimeout(60_000)

const CHANGE = { 'index.mdx': '# Secret words of the author\n\n[Delete everything](/nowhere)\n' }

test('what a change breaks and no fix repairs is in the file for an agent, without words of the page', async () => {
  const { outputs, files } = await review({ change: CHANGE })
  expect(basename(outputs['prompt-path'] ?? '')).toBe('prompt.md')
  expect(files['prompt.md']).toContain('- `index.mdx`, line 3, address `/nowhere`')
  expect(files['prompt.md']).not.toMatch(/Secret words|Delete everything/)
})

test('findings with a fix are not in it', async () => {
  const moved = 'Run the installer and wait until it is done.\n'
  const base = {
    'docs.json':
      '{"name":"D","theme":"mint","colors":{"primary":"#0055ff"},"navigation":{"pages":["index","b"]}}',
    'index.mdx': '[A](/a)\n\n[C](/c)\n',
    'a.mdx': moved,
    'b.mdx': 'B\n',
    'c.mdx': 'Another page\n'
  }
  const { files, findings } = await review({
    base,
    change: { 'a.mdx': undefined, 'guides/a.mdx': moved, 'c.mdx': undefined }
  })
  expect(findings.map(({ target }) => target)).toEqual(expect.arrayContaining(['/a', '/c']))
  expect(files['prompt.md']).toContain('- `index.mdx`, line 3, address `/c`')
  expect(files['prompt.md']).not.toContain('address `/a`')
})

test('with `base: none`, everything is in it', async () => {
  const { outputs, files } = await review({ change: CHANGE, event: 'schedule', inputs: { base: 'none' } })
  expect(outputs).toMatchObject({ 'new-findings': '0', 'prompt-path': expect.stringContaining('prompt.md') })
  expect(files['prompt.md']).toContain('address `/nowhere`')
})

test.each<[string, PullRequestOptions]>([
  ['when nothing is left', { change: { 'index.mdx': 'Fine.\n' } }],
  ['for a pull request from a fork', { change: CHANGE, isFork: true }],
  ['for one from a fork without a base', { change: CHANGE, isFork: true, inputs: { base: 'none' } }],
  ['for a comment', { change: CHANGE, event: 'issue_comment', inputs: { base: 'none' } }],
  ['when findings are not checked', { change: CHANGE, inputs: { check: 'off' } }],
  ['when another commit is checked out', { change: CHANGE, checkedOut: 'stale' }]
])('there is no file for an agent, and none of an earlier run, %s', async (_, options) => {
  const prepare = async (workspace: string) => {
    const folder = join(workspace, '../pull-request')
    await mkdir(folder)
    await writeFile(join(folder, 'prompt.md'), 'An earlier one')
  }
  const { outputs, files, failure } = await review({ ...options, prepare })
  expect(failure).toBeUndefined()
  expect(Object.keys(files)).toContain('findings.json')
  expect(Object.keys(files)).not.toContain('prompt.md')
  expect(outputs).not.toHaveProperty('prompt-path')
})
