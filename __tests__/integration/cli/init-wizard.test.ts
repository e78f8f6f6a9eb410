import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { ownSource, refOf } from '../../../src/cli/init/own-source.ts'
import { ownVersion } from '../../../src/cli/project.ts'
import { commit, git } from '../../support/git.ts'
import { runCommand } from '../../support/program.ts'
import { fakePrograms, inTerminal, repository, typed } from '../../support/set-up.ts'
import { tempFolder } from '../../support/temp-folder.ts'

// Some tests start processes, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const GITHUB = 'git@github.com:acme/docs.git'
const ENTERPRISE = 'git@git.acme.io:acme/docs.git'
const MINT = ['init', '--host', 'github-pages', '--from', 'mint', '--source', 'acme/exports']
const S3 = ['init', '--host', 's3-cloudfront', '--from', 'api', '--domain', 'docs.acme.io']
const onPosix = process.platform === 'win32' ? test.skip : test

const run = async (args: string[], cwd: string, env: Record<string, string> = {}) =>
  await runCommand(args, { cwd, env })

inTerminal('Enter accepts each default, and init says what it found and why it asks', async () => {
  await using folder = await repository(GITHUB, { 'more/docs.json': '{}' })
  const { printed, exitCode } = await typed(['init'], folder.path, [
    [/Where does the site go\?[^]*3 {2}github-pages +GitHub Pages[^]*\[github-pages\]: $/, '\n'],
    [/Where does the site come from\?[^]*2 {2}mint[^]*\[api\]: $/, '2\n'],
    [/Address for readers.*\[https:\/\/acme\.github\.io\/docs\]: $/, '\n'],
    [/Which folder has the documentation\?[^]*1 {2}guides[^]*\[guides\]: $/, '9\n'],
    [/Enter a number from 1 to 2, or a name\.[^]*\[guides\]: $/, 'more\n'],
    [/no record of the one it came from[^]*ACCOUNT\/NAME\).*: $/, 'OWNER/static-docs-export\n'],
    [/OWNER stands for the account[^]*: $/, 'acme/exports\n'],
    [/- \.github\/workflows\/mint-export\.yml\r\nWrite them\? \(yes, no\) \[yes\]: $/, '\n']
  ])
  expect(printed).toMatch(
    /^Repository +acme\/docs on github\.com\r\nBranch +trunk\r\nDocumentation +guides, more/
  )
  expect(exitCode).toBe(0)
  const workflow = await readFile(join(folder.path, '.github/workflows/mint-export.yml'), 'utf8')
  expect(workflow).toContain('working-directory: more\n')
  expect(workflow).toContain('uses: acme/exports/finish@v1\n')
})

inTerminal('init writes nothing if its files are declined, and with --yes asks nothing', async () => {
  await using folder = await repository(GITHUB)
  const source = ['--source', 'acme/exports']
  const declined = await typed(['init', '--from', 'mint', ...source], folder.path, [
    [/Where does the site go\?[^]*: $/, 'github-pages\n'],
    [/Address for readers[^]*: $/, '\n'],
    [/Write them\?.*: $/, 'n\n']
  ])
  expect(declined).toEqual({ exitCode: 0, printed: expect.stringContaining('Nothing was written.') })
  expect(await readdir(folder.path)).not.toContain('.github')
  const { printed } = await typed(['init', '--yes', '--from', 'mint', ...source], folder.path, [
    [/doctor/, '']
  ])
  expect(printed).toContain('.github/workflows/mint-export.yml written.')
  expect(printed).not.toMatch(/\?|Repository +acme/)
})

test('without a terminal, --yes uses the defaults, and names what has none', async () => {
  await using folder = await repository(GITHUB)
  const without = await run(['init', '--source', 'acme/exports'], folder.path)
  expect(without.errors).toMatch(/^--host is missing.*\n--from is missing/)
  const missing = await run(['init', '--yes', '--source', 'acme/exports'], folder.path)
  expect(missing.errors).toMatch(/^--domain is missing[^]*See --help/)
  const written = await run(['init', '-y', '--from', 'mint', '--source', 'acme/exports'], folder.path)
  expect(written).toMatchObject({ exitCode: 0, errors: '' })
  expect(written.printed).toContain('.github/workflows/mint-export.yml written.')
})

test('init says what OWNER stands for, and on which server the remote is', async () => {
  await using folder = await repository(ENTERPRISE)
  const { errors } = await run([...S3, '--source', 'OWNER/static-docs-export'], folder.path)
  expect(errors).toContain(
    '--source OWNER/static-docs-export is a placeholder: OWNER stands for the account that has the repository of the actions. Use ACCOUNT/NAME'
  )
  expect(errors).toContain('--repository is missing: the remote origin is on git.acme.io, not on github.com.')
  expect(errors).toContain('with GitHub Enterprise --repository acme/docs')
})

onPosix('init says what must be installed before the commands that need it', async () => {
  await using folder = await repository(ENTERPRISE)
  await using git = await fakePrograms({ git: 'exec /usr/bin/git "$@"' })
  const flags = [...S3, '--source', 'acme/exports', '--repository', 'acme/docs']
  const { printed } = await run(flags, folder.path, { PATH: git.PATH.replace(/:.*/, '') })
  const [before = '', after = ''] = printed.split('\n# ', 2)
  expect(before).toContain('- Install aws (https://aws.amazon.com/cli/), and sign in: aws login')
  expect(before).toContain(
    '- Install gh (https://cli.github.com), and sign in: gh auth login --hostname git.acme.io'
  )
  expect(after).toBe('The server of the repository\nexport GH_HOST=git.acme.io\n')
  expect(printed.split('What is left to do')[1]).not.toContain('Install')
})

onPosix('init and doctor say that gh is signed out', async () => {
  await using folder = await repository(GITHUB)
  await using programs = await fakePrograms({ gh: 'exit 1', aws: '' })
  const env = { PATH: programs.PATH }
  const { printed } = await run([...S3, '--source', 'acme/exports'], folder.path, env)
  expect(printed).toContain('- Sign in to gh, which has no account for github.com: gh auth login\n')
  const doctor = await run(['doctor'], folder.path, env)
  expect(doctor.printed).toContain(
    'Pass --target s3://BUCKET, run gh auth login, or set DOCS_BUCKET in this shell.'
  )
})

const COMMIT = 'c'.repeat(40)

test('pins the actions to the commit that npm recorded', async () => {
  const resolved = `git+ssh://git@github.com/acme/exports.git#${COMMIT}`
  await using folder = await tempFolder({
    'node_modules/.package-lock.json': JSON.stringify({
      packages: { 'node_modules/static-docs-export': { resolved } }
    })
  })
  const place = join(folder.path, 'node_modules/static-docs-export/')
  await mkdir(place)
  const own = ownSource(process.env, place)
  expect(own).toEqual({ repository: 'acme/exports', commit: COMMIT })
  expect(refOf('Acme/Exports', own)).toEqual({ ref: COMMIT, comment: ` v${ownVersion()}` })
  expect(refOf('fork/exports', own)).toEqual({ ref: 'v1' })
})

test('pins the actions to the commit of a clone only if the commit was pushed', async () => {
  await using clone = await tempFolder({ 'a.txt': 'a' })
  git(clone.path, 'init', '--quiet')
  git(clone.path, 'remote', 'add', 'origin', 'https://github.com/acme/exports')
  await commit(clone.path)
  const head = git(clone.path, 'rev-parse', 'HEAD').trim()
  expect(ownSource(process.env, clone.path)).toEqual({ repository: 'acme/exports', commit: undefined })
  git(clone.path, 'update-ref', 'refs/remotes/origin/main', 'HEAD')
  expect(ownSource(process.env, clone.path)).toEqual({ repository: 'acme/exports', commit: head })
  await writeFile(join(clone.path, 'b.txt'), 'b')
  await commit(clone.path)
  expect(ownSource(process.env, clone.path)?.commit).toBeUndefined()
  git(clone.path, 'tag', `v${ownVersion()}`)
  expect(ownSource(process.env, clone.path)?.commit).toBe(git(clone.path, 'rev-parse', 'HEAD').trim())
})

test('init for GitHub Pages needs no other answer for a site from `mint export`', async () => {
  await using folder = await repository(GITHUB)
  expect(await run(MINT, folder.path)).toMatchObject({ exitCode: 0, errors: '' })
})
