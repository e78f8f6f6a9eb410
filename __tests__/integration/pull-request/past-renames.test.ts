import { expect, jest, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Clone } from '../../../src/pull-request/base/clone.ts'
import { pastRenames } from '../../../src/pull-request/fixes/moved/past-renames.ts'
import { findProgram } from '../../../src/runtime/files/find-program.ts'
import { commit, git } from '../../support/git.ts'
import { type Files, tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(120_000)

const { PATH = '', HOME = '' } = process.env
const GIT = findProgram('git', { PATH }, import.meta.dirname) ?? ''

/** 100 words, of which the first ones are others. */
function page(name: string, others = 0): string {
  return Array.from({ length: 100 }, (_, at) => `${at < others ? 'other' : name}${at}`).join('\n')
}

function titled(title: string, text: string): string {
  return `---\ntitle: ${title}\n---\n\n${text}`
}

interface Step {
  write?: Files
  move?: Record<string, string>
  remove?: string[]
}

/** What a history of these commits renamed in `docs`. */
async function renamedBy(root: string, steps: Step[]): Promise<Record<string, string>> {
  git(root, 'init', '-q')
  for (const { write = {}, move = {}, remove = [] } of steps) {
    for (const [from, to] of Object.entries(move)) {
      await mkdir(dirname(join(root, to)), { recursive: true })
      await rename(join(root, from), join(root, to))
    }
    for (const path of remove) await rm(join(root, path))
    await commit(root, write)
  }
  return await renamesIn(root)
}

async function renamesIn(root: string): Promise<Record<string, string>> {
  const clone = new Clone(GIT, root, { HOME }, 60_000)
  const head = git(root, 'rev-parse', 'HEAD').trim()
  const paths = [...(await clone.files(head, 'docs/')).keys()]
  const renamed = await pastRenames(clone, head, { folder: 'docs/', paths }, new AbortController().signal)
  return Object.fromEntries(renamed)
}

const A = { 'docs/a.mdx': page('a'), 'docs/z.mdx': page('z'), 'docs/image.png': 'pixels' }

test.each<[string, Step[], Record<string, string>]>([
  [
    'not, when its text names another folder',
    [
      { write: { 'docs/ruby/start.mdx': `Install Ruby\n${page('a')}` } },
      { remove: ['docs/ruby/start.mdx'], write: { 'docs/go/start.mdx': `Install Go\n${page('a', 2)}` } }
    ],
    {}
  ],
  [
    'not, when another page with the same fields and no text of its own took its place',
    [
      { write: { 'docs/list.mdx': '---\ntitle: List\nopenapi: "GET /api/v2/workspace/{slug}/list"\n---\n' } },
      {
        remove: ['docs/list.mdx'],
        write: {
          'docs/search.mdx': '---\ntitle: Search\nopenapi: "GET /api/v2/workspace/{slug}/search"\n---\n'
        }
      }
    ],
    {}
  ],
  ['once', [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }], { 'a.mdx': 'b.mdx' }],
  [
    'in several steps to its last name',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { write: { 'docs/n.mdx': 'n' } },
      { move: { 'docs/b.mdx': 'docs/deep/c.mdx' } }
    ],
    { 'a.mdx': 'deep/c.mdx', 'b.mdx': 'deep/c.mdx' }
  ],
  [
    'and back to its first name',
    [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }, { move: { 'docs/b.mdx': 'docs/a.mdx' } }],
    { 'b.mdx': 'a.mdx' }
  ],
  [
    'and replaced by another file of that name',
    [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }, { write: { 'docs/a.mdx': page('new') } }],
    {}
  ],
  ['and removed later', [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }, { remove: ['docs/b.mdx'] }], {}],
  [
    'twice, as two files of that name: the newer one counts, and the older one for names before it',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { move: { 'docs/b.mdx': 'docs/c.mdx' } },
      { write: { 'docs/b.mdx': page('second') } },
      { move: { 'docs/b.mdx': 'docs/d.mdx' } }
    ],
    { 'a.mdx': 'c.mdx', 'b.mdx': 'd.mdx' }
  ],
  [
    'and another page of its first name was added and removed later',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { write: { 'docs/a.mdx': page('second') } },
      { remove: ['docs/a.mdx'] }
    ],
    {}
  ],
  [
    'and its new name was given to another page after it was removed',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { remove: ['docs/b.mdx'] },
      { write: { 'docs/b.mdx': page('second') } }
    ],
    {}
  ],
  [
    'and its new name was given to another page that was renamed',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { remove: ['docs/b.mdx'] },
      { move: { 'docs/z.mdx': 'docs/b.mdx' } }
    ],
    { 'z.mdx': 'b.mdx' }
  ],
  [
    'back and forth',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { move: { 'docs/b.mdx': 'docs/a.mdx' } },
      { move: { 'docs/a.mdx': 'docs/b.mdx' } }
    ],
    { 'a.mdx': 'b.mdx' }
  ],
  [
    'with the same name and edited in less than half of its words',
    [{ remove: ['docs/a.mdx'], write: { 'docs/deep/a.mdx': page('a', 45) } }],
    { 'a.mdx': 'deep/a.mdx' }
  ],
  [
    'with the same name and edited in more than half of its words',
    [{ remove: ['docs/a.mdx'], write: { 'docs/deep/a.mdx': page('a', 55) } }],
    {}
  ],
  [
    'with the same name as an index page',
    [{ remove: ['docs/a.mdx'], write: { 'docs/a/index.mdx': page('a', 5) } }],
    { 'a.mdx': 'a/index.mdx' }
  ],
  [
    'with the same title in the front matter',
    [
      { write: { 'docs/old.mdx': titled('Set up', page('text')) } },
      { remove: ['docs/old.mdx'], write: { 'docs/new.mdx': titled('"Set up"', page('text', 20)) } }
    ],
    { 'old.mdx': 'new.mdx' }
  ],
  [
    'with the same first heading',
    [
      { write: { 'docs/old.md': `# Set up\n\n${page('text')}` } },
      { remove: ['docs/old.md'], write: { 'docs/new.mdx': `# Set up\n\n${page('text', 20)}` } }
    ],
    { 'old.md': 'new.mdx' }
  ],
  [
    'not, when another page of the same template took its place',
    [
      { write: { 'docs/create-user.mdx': titled('Create user', page('template')) } },
      {
        remove: ['docs/create-user.mdx'],
        write: { 'docs/delete-user.mdx': titled('Delete user', page('template', 1)) }
      }
    ],
    {}
  ],
  [
    'not, when index pages of other folders took its place',
    [
      { write: { 'docs/create/index.mdx': titled('Create', page('template')) } },
      {
        remove: ['docs/create/index.mdx'],
        write: { 'docs/delete/index.mdx': titled('Delete', page('template', 1)) }
      }
    ],
    {}
  ],
  [
    'not, when another page is nearly as similar',
    [
      { write: { 'docs/old.mdx': titled('Set up', page('text')) } },
      {
        remove: ['docs/old.mdx'],
        write: {
          'docs/new.mdx': titled('Set up', page('text', 20)),
          'docs/other.mdx': titled('Other', page('text', 23))
        }
      }
    ],
    {}
  ],
  [
    'not, when another page that was removed is nearly as similar',
    [
      {
        write: {
          'docs/old.mdx': titled('Set up', page('text', 3)),
          'docs/other.mdx': titled('Other', page('text'))
        }
      },
      {
        remove: ['docs/old.mdx', 'docs/other.mdx'],
        write: { 'docs/new.mdx': titled('Set up', page('text', 2)) }
      }
    ],
    {}
  ],
  [
    'with the same bytes, if it is an empty file',
    [{ write: { 'docs/empty.css': '' } }, { move: { 'docs/empty.css': 'docs/b.css' } }],
    {}
  ],
  [
    'with the same bytes, if it is an empty page',
    [{ write: { 'docs/empty.mdx': '' } }, { move: { 'docs/empty.mdx': 'docs/b.mdx' } }],
    {}
  ],
  [
    'with the same bytes, if these are a page of a few words under another name',
    [
      { write: { 'docs/stub.mdx': titled('Soon', 'Coming soon') } },
      { move: { 'docs/stub.mdx': 'docs/b.mdx' } }
    ],
    {}
  ],
  [
    'with the same bytes, if these are a page of a few words under the same name',
    [
      { write: { 'docs/stub.mdx': titled('Soon', 'Coming soon') } },
      { move: { 'docs/stub.mdx': 'docs/deep/stub.mdx' } }
    ],
    { 'stub.mdx': 'deep/stub.mdx' }
  ],
  [
    'with other bytes, if it is no text',
    [{ remove: ['docs/image.png'], write: { 'docs/i.png': 'pixelz' } }],
    {}
  ],
  [
    'with the same bytes, if it is no text',
    [{ move: { 'docs/image.png': 'docs/i.png' } }],
    { 'image.png': 'i.png' }
  ],
  [
    'to copies of which none is nearer',
    [{ remove: ['docs/a.mdx'], write: { 'docs/v1/a.mdx': page('a', 3), 'docs/v2/a.mdx': page('a', 3) } }],
    {}
  ],
  ['out of the folder', [{ move: { 'docs/a.mdx': 'other/a.mdx' } }], {}],
  [
    'with names that need quotes',
    [{ move: { 'docs/a.mdx': 'docs/ü "b" c.mdx' } }],
    { 'a.mdx': 'ü "b" c.mdx' }
  ]
])('a file that the history renamed %s', async (_, steps, expected) => {
  await using folder = await tempFolder()
  expect(await renamedBy(folder.path, [{ write: A }, ...steps])).toEqual(expected)
})

test('a page that a partial clone does not have counts only with the same bytes and the same name', async () => {
  await using folder = await tempFolder()
  const root = join(folder.path, 'full')
  await mkdir(root)
  await renamedBy(root, [
    { write: { ...A, 'docs/edited.mdx': page('edited'), 'docs/empty.png': '' } },
    {
      move: {
        'docs/image.png': 'docs/i.png',
        'docs/empty.png': 'docs/e.png',
        'docs/a.mdx': 'docs/deep/a.mdx',
        'docs/z.mdx': 'docs/y.mdx'
      },
      remove: ['docs/edited.mdx'],
      write: { 'docs/deep/edited.mdx': page('edited', 5) }
    },
    // What the head has is in the clone.
    { write: { 'docs/deep/a.mdx': 'later', 'docs/y.mdx': 'later' } }
  ])
  git(root, 'config', 'uploadpack.allowFilter', 'true')
  git(folder.path, 'clone', '-q', '--filter=blob:none', `file://${root}`, 'partial')
  await rm(root, { recursive: true })
  const expected = { 'image.png': 'i.png', 'a.mdx': 'deep/a.mdx' }
  expect(await renamesIn(join(folder.path, 'partial'))).toEqual(expected)
})

test('a page that is deleted, but not committed yet, is not the one that had its name before', async () => {
  await using folder = await tempFolder()
  await renamedBy(folder.path, [
    { write: A },
    { move: { 'docs/a.mdx': 'docs/b.mdx' } },
    { write: { 'docs/a.mdx': page('second') } }
  ])
  const clone = new Clone(GIT, folder.path, { HOME }, 60_000)
  const docs = { folder: 'docs/', paths: ['b.mdx', 'z.mdx', 'image.png'] }
  expect(await pastRenames(clone, 'HEAD', docs, new AbortController().signal)).toEqual(new Map())
})

/** Texts of different words, so that each one needs as much memory as possible. The last word is `end`. */
function largePages(
  folder: string,
  { kind, count, words, end }: Record<'kind' | 'end', string> & Record<'count' | 'words', number>
): Files {
  const text = (at: number) => Array.from({ length: words }, (_, word) => `${kind}${at}x${word}`).join(' ')
  const pages = Array.from({ length: count }, (_, at) => [`${folder}${kind}${at}.mdx`, `${text(at)} ${end}`])
  return Object.fromEntries(pages) as Files
}

test('pages of a commit that are too large in total count as not renamed, unlike those of others', async () => {
  await using folder = await tempFolder()
  const large = { kind: 'p', count: 30, words: 40_000 }
  const pages = largePages('docs/', { ...large, end: 'before' })
  const renamed = renamedBy(folder.path, [
    { write: { ...A, ...pages } },
    { remove: Object.keys(pages), write: largePages('docs/deep/', { ...large, end: 'after' }) },
    { remove: ['docs/a.mdx'], write: { 'docs/deep/a.mdx': page('a', 5) } }
  ])
  expect(await renamed).toEqual({ 'a.mdx': 'deep/a.mdx' })
})

test('comparing many pages ends soon after the run is aborted', async () => {
  await using folder = await tempFolder()
  const large = { kind: 'p', count: 30, words: 2000 }
  const pages = largePages('docs/', { ...large, end: 'before' })
  const edited = largePages('docs/deep/', { ...large, end: 'after' })
  await renamedBy(folder.path, [{ write: pages }, { remove: Object.keys(pages), write: edited }])
  const clone = new Clone(GIT, folder.path, { HOME }, 60_000)
  const controller = new AbortController()
  let turns = 0
  const turn = () => {
    turns += 1
    if (turns === 20) controller.abort()
    else immediate = setImmediate(turn)
  }
  const files = clone.knownTexts.bind(clone)
  // The comparison has begun when the first texts are there.
  clone.knownTexts = async blobs => {
    const found = await files(blobs)
    if (turns === 0) turn()
    return found
  }
  let immediate: NodeJS.Immediate | undefined
  const docs = { folder: 'docs/', paths: [] }
  await expect(pastRenames(clone, 'HEAD', docs, controller.signal)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' })
  )
  clearImmediate(immediate)
  expect(turns).toBe(20)
})

test('a clone that is told to check signatures starts no program for it', async () => {
  await using folder = await tempFolder({
    'gpg.sh': '#!/bin/sh\ntouch "$0.started"\n',
    ...A
  })
  const program = join(folder.path, 'gpg.sh')
  await chmod(program, 0o755)
  await renamedBy(folder.path, [{ write: A }, { move: { 'docs/a.mdx': 'docs/b.mdx' } }])
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----'
  const signed = git(folder.path, 'cat-file', 'commit', 'HEAD').replace(/^committer .*$/m, `$&\n${signature}`)
  await writeFiles(folder.path, { 'signed.txt': signed })
  const id = git(folder.path, 'hash-object', '-t', 'commit', '-w', 'signed.txt').trim()
  git(folder.path, 'update-ref', 'HEAD', id)
  git(folder.path, 'config', 'log.showSignature', 'true')
  git(folder.path, 'config', 'gpg.program', program)
  expect(await renamesIn(folder.path)).toEqual({ 'a.mdx': 'b.mdx' })
  expect(existsSync(`${program}.started`)).toBe(false)
  // Without our settings, `git` starts it.
  git(folder.path, 'log', '-1')
  expect(existsSync(`${program}.started`)).toBe(true)
})
