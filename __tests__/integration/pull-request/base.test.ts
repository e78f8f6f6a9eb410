import { describe, expect, jest, test } from '@jest/globals'
import { join } from 'node:path'
import { changed, DOCS, newFindings, refusing, review } from '../../support/reviewing.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(60_000)

const RENAMED = {
  'guides/setup.mdx': (DOCS['guides/setup.mdx'] as string).replace('## Install', '## Installation')
}
const BROKEN = ['broken-anchor /guides/setup#install guides/start.mdx:9']

describe('the base', () => {
  test('is the first parent of the merge commit, and only blobs that differ are fetched', async () => {
    const result = await review({ change: RENAMED })
    expect(newFindings(result)).toEqual(BROKEN)
    expect(result.requests.filter(({ path }) => path.includes('/git/blobs/'))).toHaveLength(1)
    expect(result.requests.some(({ path }) => path.includes('/compare/'))).toBe(false)
  })

  test('is the merge base when the head of the pull request is checked out', async () => {
    const result = await review({ change: RENAMED, checkedOut: 'head' })
    expect(newFindings(result)).toEqual(BROKEN)
    expect(result.requests.some(({ path }) => path.includes('/compare/'))).toBe(true)
  })

  test('is read below the folder of the documentation, and files are named from the root of the repository', async () => {
    const result = await review({ change: RENAMED, docsPath: 'apps/docs/' })
    expect(newFindings(result)).toEqual(['broken-anchor /guides/setup#install apps/docs/guides/start.mdx:9'])
    expect(result.changes?.['changed']?.map(({ file }) => file)).toEqual(['apps/docs/guides/setup.mdx'])
  })

  test('can be a folder: the documentation itself, or the root of the repository', async () => {
    await using folder = await tempFolder()
    await writeFiles(join(folder.path, 'repository/docs'), DOCS)
    for (const base of ['repository', 'repository/docs']) {
      const result = await review({
        change: RENAMED,
        docsPath: 'docs/',
        inputs: { base: join(folder.path, base) }
      })
      expect(newFindings(result)).toEqual(['broken-anchor /guides/setup#install docs/guides/start.mdx:9'])
    }
    const { failure } = await review({ docsPath: 'docs/', inputs: { base: folder.path } })
    expect(failure?.message).toContain('`base` has neither docs.json nor mint.json, in it or in docs/')
  })

  test('is required for events other than a pull request, which get no comment', async () => {
    const { failure } = await review({ event: 'push' })
    expect(failure?.code).toBe('invalid-input')
    expect(failure?.message).toContain('`base` is missing')
    const {
      comments,
      changes,
      failure: none
    } = await review({
      event: 'push',
      change: RENAMED,
      before: (api, { base }) => void api.heads.set(1, base),
      inputs: { base: 'HEAD-OF-BASE' }
    })
    // The branch does not exist: the documentation is reviewed without a comparison.
    expect([comments, none, changes?.['changed']]).toEqual([[], undefined, []])
  })

  test('has the page of a moved file without a request for it', async () => {
    const { 'guides/setup.mdx': setup } = DOCS
    const result = await review({ change: { 'guides/setup.mdx': undefined, 'guides/install.mdx': setup } })
    expect(result.changes?.['moved']?.map(({ from, path }) => [from, path])).toEqual([
      ['/guides/setup', '/guides/install']
    ])
    expect(result.requests.filter(({ path }) => path.includes('/git/blobs/'))).toHaveLength(0)
  })
})

describe('a checkout that differs from its commit', () => {
  test.each([
    ['has CRLF line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['begins with a byte order mark', (text: string) => `\uFEFF${text}`]
  ])('is no change when it %s', async (_, edit) => {
    const result = await review({
      change: RENAMED,
      checkout: files =>
        Object.fromEntries(
          Object.entries(files).map(([path, text]) => [
            path,
            path.endsWith('.mdx') ? edit(String(text)) : text
          ])
        )
    })
    expect(newFindings(result)).toEqual(BROKEN)
    expect(result.changes?.['changed']?.map(({ path, wordsAdded }) => [path, wordsAdded])).toEqual([
      ['/guides/setup', 1]
    ])
  })

  test('is no change when LFS replaced a pointer by its file', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 3\n'
    const result = await review({
      base: { ...DOCS, 'images/window.png': pointer },
      checkout: files => ({ ...files, 'images/window.png': 'the real image' })
    })
    expect(result.outputs['changed-pages']).toBe('0')
    expect(result.comments).toEqual([])
  })

  test('is no change when it is sparse', async () => {
    const result = await review({
      change: RENAMED,
      checkout: files => changed(files, { 'images/window.png': undefined, 'index.mdx': undefined })
    })
    expect(newFindings(result)).toEqual(BROKEN)
    expect(result.outputs['changed-pages']).toBe('1')
  })

  test('counts files that an earlier step generated on both sides', async () => {
    const result = await review({
      change: RENAMED,
      checkout: files => ({ ...files, 'reference/generated.mdx': 'See [nothing](/nothing).\n' })
    })
    expect(newFindings(result)).toEqual(BROKEN)
    expect(result.outputs['findings']).toBe('2')
    expect(result.changes?.['added']).toEqual([])
  })
})

describe('without a comparison', () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`many/p${i}.mdx`, `Page ${i}.`]))

  test.each([
    [
      'more than 500 files differ',
      {
        base: { ...DOCS, ...many },
        change: Object.fromEntries(Object.keys(many).map(path => [path, 'New.']))
      },
      '501 files differ'
    ],
    [
      'GitHub truncates the tree',
      { before: (api: { truncated: boolean }) => void (api.truncated = true) },
      'more files than GitHub lists'
    ],
    [
      'the base was deleted',
      { before: refusing('/commits/', { status: 404, message: 'Not Found' }) },
      'Not Found'
    ],
    [
      'the rate limit is used up',
      {
        before: refusing('/git/trees/', {
          status: 403,
          message: 'API rate limit exceeded',
          headers: {
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': String(Date.UTC(2026, 10, 15) / 1000 + 3000)
          }
        })
      },
      'rate limit'
    ]
  ])(
    'because %s, the head is reviewed with one notice, nothing is new and nothing fails',
    async (_, options, reason) => {
      const result = await review({
        change: { ...RENAMED },
        inputs: { check: 'fail' },
        ...(options as object)
      })
      expect(result.failure).toBeUndefined()
      expect(
        result.log.lines.filter(line => line.startsWith('notice: The documentation is not compared'))
      ).toHaveLength(1)
      expect(result.log.text).toContain(reason)
      expect(result.findings.every(finding => !finding.new)).toBe(true)
      expect(result.comments).toEqual([])
      expect(result.outputs['new-findings']).toBe('0')
    }
  )
})
