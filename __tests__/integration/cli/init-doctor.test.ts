import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { openBrowser } from '../../../src/cli/demo/browser.ts'
import { startEmulator } from '../../../src/emulator/index.ts'
import { DISTRIBUTION, startCdnStandIn } from '../../../stand-ins/cdn/cdn-stand-in.ts'
import { startSiteHost } from '../../../stand-ins/host/site-host.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../../stand-ins/s3/s3-stand-in.ts'
import { runProgram } from '../../support/program.ts'
import { tempFolder } from '../../support/temp-folder.ts'

// Every test starts processes, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const command = async (args: string[], cwd: string, env: Record<string, string> = {}) =>
  await runProgram('sources', args, { cwd, env })

const FLAGS = ['init', '--host', 's3-cloudfront', '--domain', 'docs.acme.io', '--project', 'p1']

test('init writes the workflow, prints the commands of the set-up, and overwrites only with --force', async () => {
  await using folder = await tempFolder()
  await mkdir(join(folder.path, 'guides'))
  await writeFile(join(folder.path, 'guides/docs.json'), '{}')
  const first = await command(FLAGS, folder.path)
  expect(first).toMatchObject({ exitCode: 0, errors: '' })
  const file = join(folder.path, '.github/workflows/s3-cloudfront.yml')
  expect(await readFile(file, 'utf8')).toContain("paths: ['guides/**']")
  expect(first.printed).toContain('aws cloudformation deploy')
  expect(first.printed).toContain('OidcProviderArn')
  expect(first.printed).toMatch(/^gh secret set DOCS_API_KEY --repo /m)

  expect((await command(FLAGS, folder.path)).printed).toContain('is up to date')
  await writeFile(file, 'name: mine\n')
  const again = await command(FLAGS, folder.path)
  expect(again).toMatchObject({ exitCode: 2, errors: expect.stringContaining('--force replaces it') })
  expect(await readFile(file, 'utf8')).toBe('name: mine\n')
  expect((await command([...FLAGS, '--force'], folder.path)).exitCode).toBe(0)
})

test('init without answers names all that are missing', async () => {
  await using folder = await tempFolder()
  const { exitCode, errors } = await command(['init', '--domain', 'https://x'], folder.path)
  expect(exitCode).toBe(2)
  expect(errors).toContain('--host is missing: s3-cloudfront, r2')
  expect(errors).toContain('--domain https://x is not a host name')
})

/** Programs of the set-up, as scripts that write down how they are called. */
async function fakePrograms(folder: string, scripts: Record<string, string>) {
  const calls = join(folder, 'calls')
  await mkdir(join(folder, 'bin'))
  await writeFile(calls, '')
  for (const [name, script] of Object.entries(scripts)) {
    const text = `#!/bin/sh\necho "${name} $*" >> "${calls}"\n${script}\n`
    await writeFile(join(folder, 'bin', name), text, { mode: 0o755 })
  }
  return {
    PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
    calls: async () => (await readFile(calls, 'utf8')).split('\n').filter(line => line !== '')
  }
}

const PROVIDER = 'arn:aws:iam::1:oidc-provider/token.actions.githubusercontent.com'
const AWS = `case "$1 $2" in
  "iam list-open-id-connect-providers") echo '{"OpenIDConnectProviderList":[{"Arn":"${PROVIDER}"}]}';;
  "cloudformation describe-stacks") echo '{"Stacks":[{"Outputs":[{"Description":"DOCS_BUCKET","OutputValue":"b-1"},{"Description":"for people","OutputValue":"x"}]}]}';;
esac`

// The fakes are scripts of a POSIX shell.
const onPosix = process.platform === 'win32' ? test.skip : test

onPosix(
  'init --run creates the hosting, and stores its outputs, the environment and the secrets',
  async () => {
    await using folder = await tempFolder()
    execFileSync('git', ['init', '--quiet'], { cwd: folder.path })
    execFileSync('git', ['remote', 'add', 'origin', 'git@github.com:acme/docs.git'], { cwd: folder.path })
    const { PATH, calls } = await fakePrograms(folder.path, { aws: AWS, gh: '' })
    const { exitCode, errors } = await command([...FLAGS, '--run'], folder.path, { PATH })
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    expect(await calls()).toEqual([
      'aws iam list-open-id-connect-providers --output json',
      expect.stringMatching(
        /^aws cloudformation deploy --stack-name docs --capabilities CAPABILITY_IAM --template-file \S+\/template\.yaml --parameter-overrides Repository=acme\/docs OidcProviderArn=arn:\S+$/
      ),
      'aws cloudformation describe-stacks --stack-name docs --output json',
      'gh variable set DOCS_BUCKET --body b-1 --repo acme/docs',
      expect.stringMatching(/^gh api --method PUT repos\/acme\/docs\/environments\/docs /),
      'gh secret set DOCS_API_KEY --repo acme/docs'
    ])
  }
)

onPosix(
  'init --run ends with the first command that fails, and names a program that is missing',
  async () => {
    await using folder = await tempFolder()
    const { PATH, calls } = await fakePrograms(folder.path, { aws: 'exit 3', gh: '' })
    const failed = await command([...FLAGS, '--run'], folder.path, { PATH })
    expect(failed.exitCode).toBe(1)
    expect((await calls()).at(-1)).toContain('aws cloudformation deploy')
    await writeFile(join(folder.path, 'bin/aws'), `#!/bin/sh\necho '{"Stacks":[{}]}'\n`)
    const empty = await command([...FLAGS, '--run'], folder.path, { PATH })
    expect(empty).toMatchObject({ exitCode: 1, errors: expect.stringContaining('docs has no outputs') })
    const missing = await command([...FLAGS, '--run'], folder.path, { PATH: '/nowhere' })
    expect(missing.exitCode).toBe(1)
    expect(missing.errors).toContain('aws could not be started')
  }
)

onPosix('the demo opens the browser where there is a desktop, and nowhere else', async () => {
  await using folder = await tempFolder()
  const { PATH, calls } = await fakePrograms(folder.path, { 'xdg-open': '', open: '' })
  const url = 'http://127.0.0.1:1/-/'
  openBrowser(url, { PATH, DISPLAY: ':0', CI: 'true' })
  openBrowser(url, { PATH, DISPLAY: ':0', SSH_CONNECTION: 'x' })
  openBrowser(url, { PATH, DISPLAY: ':0' })
  while ((await calls()).length === 0) await delay(20)
  expect(await calls()).toEqual([expect.stringMatching(/open http:\/\/127\.0\.0\.1:1\/-\/$/)])
})

const SITEMAP = '<urlset><url><loc>https://docs.example.com/guide</loc></url></urlset>'

/** Everything that doctor asks. */
async function startServers(hasRewriteRule: boolean) {
  const stack = new AsyncDisposableStack()
  const emulator = stack.use(await startEmulator({}))
  const store = stack.use(await startS3StandIn())
  const cdn = stack.use(await startCdnStandIn({ account: ACCOUNT, cloudflareToken: '' }))
  const site = { 'index.html': 'x', 'guide.html': 'x', 'sitemap.xml': SITEMAP }
  const host = stack.use(await startSiteHost(site, { hasRewriteRule }))
  return {
    emulator,
    store,
    cdn,
    env: { ...store.env, ...cdn.env },
    flags: (bucket: string, distribution: string) => [
      ...['doctor', '--base-url', emulator.url, '--target', `s3://${bucket}`, '--endpoint', store.url],
      ...['--purge', `cloudfront:${distribution}`, '--site-url', host.url]
    ],
    [Symbol.asyncDispose]: async () => await stack.disposeAsync()
  }
}

test('doctor checks service, bucket, CDN and host without a write, and with --write removes its probe', async () => {
  await using folder = await tempFolder()
  await using servers = await startServers(true)
  const { emulator, store, cdn } = servers
  const args = servers.flags(BUCKET, DISTRIBUTION)
  const env = { DOCS_API_KEY: emulator.key, ...servers.env }
  const read = await command(args, folder.path, env)
  expect(read).toMatchObject({ exitCode: 0, errors: '' })
  for (const line of ['✔ Key', '? Plan', '✔ Bucket', '? Writes', '? Role', '✔ CDN', '✔ Host'])
    expect(read.printed).toContain(line)
  expect(store.requests.every(({ operation }) => operation === 'list')).toBe(true)
  expect(emulator.jobs()).toEqual([])
  expect(cdn.invalidations).toEqual([])

  const written = await command([...args, '--write'], folder.path, env)
  expect(written.printed).toContain('✔ Writes')
  expect([...store.objects.keys()]).toEqual([])
  expect(read.printed + written.printed).not.toContain(emulator.key)
})

test('doctor says what to do for a wrong key, bucket, distribution and host rule, and ends with 1', async () => {
  await using folder = await tempFolder()
  await using servers = await startServers(false)
  const { printed, exitCode } = await command(servers.flags('another-bucket', 'E0OTHER'), folder.path, {
    DOCS_API_KEY: 'adm_wrong',
    ...servers.env
  })
  expect(exitCode).toBe(1)
  for (const line of ['✘ Key', '✘ Bucket', '✘ CDN', '✘ Host']) expect(printed).toContain(line)
  expect(printed).toContain('rewrite rule')
})

test('doctor reads the workflow that init wrote', async () => {
  await using folder = await tempFolder()
  await command(FLAGS, folder.path)
  const { printed, exitCode } = await command(['doctor'], folder.path)
  expect(printed).toContain('✘ Key        DOCS_API_KEY is not set')
  expect(printed).toContain('Domain     docs.acme.io')
  expect(exitCode).toBe(1)
  await using empty = await tempFolder()
  expect(await command(['doctor'], empty.path)).toMatchObject({ exitCode: 2 })
})
