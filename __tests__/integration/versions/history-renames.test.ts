import { expect, jest, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Clone } from '../../../src/versions/clone.ts'
import { Git } from '../../../src/runtime/files/git.ts'
import { renamedInHistory, withSureRenames } from '../../../src/versions/history-renames.ts'
import { findProgram } from '../../../src/runtime/files/find-program.ts'
import { commit, git } from '../../support/git.ts'
import { type Files, tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(120_000)

const { PATH = '', HOME = '' } = process.env
const GIT = findProgram('git', { PATH }, import.meta.dirname) ?? ''

/** Creates a page with 100 lines. The first `others` lines are the same for every `name`. */
function page(name: string, others = 0): string {
  return Array.from({ length: 100 }, (_, at) => `${at < others ? 'other' : name}${at}`).join('\n')
}

/** Creates a page with each form of a link to another page. */
function sibling(name: string, other: string): string {
  const links = [
    `[x](/${other})`,
    `[y](</${other}>)`,
    `[z]`,
    `<Card href="/${other}" title="t" />`,
    `import S from '/${other}.mdx'`
  ]
  return `${page(name)}\n${links.join('\n')}\n\n[z]: /${other}\n`
}

interface Step {
  write?: Files
  move?: Record<string, string>
  remove?: string[]
}

/** Commits these steps, and returns the renames in `docs` that the action finds in the history. */
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
  const clone = new Clone(new Git(GIT, root, { HOME }), 60_000)
  const head = git(root, 'rev-parse', 'HEAD').trim()
  const paths = [...(await clone.files(head, 'docs/')).keys()]
  const history = await withSureRenames(await clone.history(head, 'docs/'), clone)
  return Object.fromEntries(renamedInHistory(history, new Set(paths)))
}

const A = {
  'docs/a.mdx': page('a'),
  'docs/z.mdx': page('z'),
  'docs/slack.mdx': `---\ntitle: Chat\n---\n${page('s')}\nSlack\n`,
  'docs/image.png': 'pixels'
}

test.each<[string, Step[], Record<string, string>]>([
  ['once', [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }], { 'a.mdx': 'b.mdx' }],
  [
    'in several steps',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { write: { 'docs/n.mdx': 'n' } },
      { move: { 'docs/b.mdx': 'docs/deep/c.mdx' } }
    ],
    { 'a.mdx': 'deep/c.mdx', 'b.mdx': 'deep/c.mdx' }
  ],
  [
    'and then renamed back to its first name',
    [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }, { move: { 'docs/b.mdx': 'docs/a.mdx' } }],
    { 'b.mdx': 'a.mdx' }
  ],
  [
    'and replaced by another file with the old name',
    [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }, { write: { 'docs/a.mdx': page('new') } }],
    {}
  ],
  ['and later removed', [{ move: { 'docs/a.mdx': 'docs/b.mdx' } }, { remove: ['docs/b.mdx'] }], {}],
  [
    'twice, before another file with the second name was renamed',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { move: { 'docs/b.mdx': 'docs/c.mdx' } },
      { write: { 'docs/b.mdx': page('second') } },
      { move: { 'docs/b.mdx': 'docs/d.mdx' } }
    ],
    { 'a.mdx': 'c.mdx', 'b.mdx': 'd.mdx' }
  ],
  [
    'before another page with the old name was added and removed',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { write: { 'docs/a.mdx': page('second') } },
      { remove: ['docs/a.mdx'] }
    ],
    {}
  ],
  [
    'and removed before another page took the new name',
    [
      { move: { 'docs/a.mdx': 'docs/b.mdx' } },
      { remove: ['docs/b.mdx'] },
      { write: { 'docs/b.mdx': page('second') } }
    ],
    {}
  ],
  [
    'and removed before another page was renamed to the same new name',
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
    'and edited in less than half of its lines',
    [{ remove: ['docs/a.mdx'], write: { 'docs/deep/a.mdx': page('a', 20) } }],
    { 'a.mdx': 'deep/a.mdx' }
  ],
  [
    'and edited in more than half of its lines',
    [{ remove: ['docs/a.mdx'], write: { 'docs/deep/a.mdx': page('a', 60) } }],
    {}
  ],
  [
    'together with a change of its topic',
    [
      {
        remove: ['docs/slack.mdx'],
        write: { 'docs/discord.mdx': `---\ntitle: Chat\n---\n${page('s')}\nDiscord\n` }
      }
    ],
    {}
  ],
  [
    'and replaced by a page about another topic before a third page took the new name',
    [
      { move: { 'docs/slack.mdx': 'docs/slack-bot.mdx' } },
      { remove: ['docs/slack-bot.mdx'], write: { 'docs/discord.mdx': `${page('s')}\nDiscord\n` } },
      { move: { 'docs/z.mdx': 'docs/slack-bot.mdx' } }
    ],
    { 'z.mdx': 'slack-bot.mdx' }
  ],
  [
    'together with a change of its binary content',
    [{ remove: ['docs/image.png'], write: { 'docs/i.png': 'pixelz' } }],
    {}
  ],
  [
    'without a change of its binary content',
    [{ move: { 'docs/image.png': 'docs/i.png' } }],
    { 'image.png': 'i.png' }
  ],
  [
    'together with other pages, if the pages link to each other',
    [
      {
        write: {
          'docs/old/setup.mdx': sibling('setup', 'old/usage'),
          'docs/old/usage.mdx': sibling('usage', 'old/setup')
        }
      },
      {
        remove: ['docs/old/setup.mdx', 'docs/old/usage.mdx'],
        write: {
          'docs/new/setup.mdx': sibling('setup', 'new/usage'),
          'docs/new/usage.mdx': sibling('usage', 'new/setup')
        }
      }
    ],
    { 'old/setup.mdx': 'new/setup.mdx', 'old/usage.mdx': 'new/usage.mdx' }
  ],
  ['out of the folder', [{ move: { 'docs/a.mdx': 'other/a.mdx' } }], {}],
  [
    'to a name that Git prints in quotes',
    [{ move: { 'docs/a.mdx': 'docs/ü "b" c.mdx' } }],
    { 'a.mdx': 'ü "b" c.mdx' }
  ]
])('finds the right renames, if any, for a file that was renamed %s', async (_, steps, expected) => {
  await using folder = await tempFolder()
  expect(await renamedBy(folder.path, [{ write: A }, ...steps])).toEqual(expected)
})

test('rejects the history in a partial clone, and fetches no file', async () => {
  await using folder = await tempFolder()
  const root = join(folder.path, 'full')
  await mkdir(root)
  await renamedBy(root, [
    { write: A },
    { move: { 'docs/z.mdx': 'docs/y.mdx' }, write: { 'docs/y.mdx': page('z', 5) } }
  ])
  git(root, 'config', 'uploadpack.allowFilter', 'true')
  git(folder.path, 'clone', '-q', '--filter=blob:none', `file://${root}`, 'partial')
  await rm(root, { recursive: true })
  await expect(renamesIn(join(folder.path, 'partial'))).rejects.toThrow('`git fetch --refetch --no-filter`')
})

test('does not confuse a page whose deletion is not committed with an earlier page of the same name', async () => {
  await using folder = await tempFolder()
  await renamedBy(folder.path, [
    { write: A },
    { move: { 'docs/a.mdx': 'docs/b.mdx' } },
    { write: { 'docs/a.mdx': page('second') } }
  ])
  const clone = new Clone(new Git(GIT, folder.path, { HOME }), 60_000)
  const history = await clone.history('HEAD', 'docs/')
  expect(renamedInHistory(history, new Set(['b.mdx', 'z.mdx', 'image.png']))).toEqual(new Map())
})

test('never runs the GPG program from the Git configuration of a clone', async () => {
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
  // Without the settings that the action passes, `git` starts the program.
  git(folder.path, 'log', '-1')
  expect(existsSync(`${program}.started`)).toBe(true)
})
