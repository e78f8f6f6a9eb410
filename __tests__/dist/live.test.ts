import { expect, jest, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startHosting } from '../servers/hosting/hosting.ts'
import { LiveDocs, mdx, settings, words } from '../support/live-docs.ts'
import { root } from '../support/repository.ts'

jest.setTimeout(120_000)

const { PATH, HOME } = process.env
const run = promisify(execFile)

/** Runs the committed program in a clone. */
async function program(folder: string, ...args: string[]) {
  const file = join(root, 'dist/cli/index.js')
  const options = { cwd: folder, env: { PATH, HOME, NO_COLOR: '1' } }
  return await run(process.execPath, [file, 'verify', ...args], options).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: unknown) => error as { stdout: string; code: number }
  )
}

test('compares a site with the clone on a command line, without a token', async () => {
  await using docs = await LiveDocs.create()
  const page = (text: string) => mdx('Start', words('start'), text)
  const first = await docs.commit({
    'docs.json': settings(['index', 'start']),
    'index.mdx': mdx('Home', words('home')),
    'start.mdx': page('The first version says that plain requests are fine.')
  })
  const second = await docs.commit({
    'start.mdx': page('The second edition recommends signed requests only.')
  })
  await using site = await startHosting()
  site.deploy({ docs: first.docs, at: first.time })
  const args = ['--site-url', site.url, '--docs-path', 'docs', '--since', 'HEAD^', '--wait', '0s']
  const old = await program(docs.path, ...args)
  expect(old.code).toBe(3)
  expect(old.stdout).toContain(
    `The changed page is not live. 1 is old: /start serves ${first.sha.slice(0, 7)}`
  )
  site.deploy({ docs: second.docs, at: second.time })
  const now = await program(docs.path, ...args, '--watch')
  expect(now).toMatchObject({ code: 0 })
  expect(now.stdout).toMatch(/verified +true/)
  const unknown = await program(docs.path, '--site-url', site.url, '--docs-path', 'docs', '--since', 'nope')
  expect(unknown.code).toBe(2)
  expect(unknown.stdout).toContain('--since "nope" is not a commit, tag or branch')
})
