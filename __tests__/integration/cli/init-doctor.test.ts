import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, jest, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { DISTRIBUTION, startCdnStandIn } from '../../../stand-ins/cdn/cdn-stand-in.ts'
import { startSiteHost } from '../../../stand-ins/host/site-host.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../../stand-ins/s3/s3-stand-in.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const CLI = join(import.meta.dirname, '../../../src/cli/index.ts')
// Every test starts processes, which takes seconds on a busy machine.
jest.setTimeout(60_000)

async function command(args: string[], cwd: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--no-warnings', CLI, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const [printed, errors, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>(resolve => child.on('close', resolve))
  ])
  return { printed, errors, exitCode }
}

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

test('doctor checks service, bucket, CDN and host without a write, and with --write removes its probe', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({})
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn({ account: ACCOUNT, cloudflareToken: '' })
  const sitemap = '<urlset><url><loc>https://docs.example.com/guide</loc></url></urlset>'
  await using host = await startSiteHost({ 'index.html': 'x', 'guide.html': 'x', 'sitemap.xml': sitemap })
  const args = [
    ...['doctor', '--base-url', emulator.url, '--target', `s3://${BUCKET}`, '--endpoint', store.url],
    ...['--purge', `cloudfront:${DISTRIBUTION}`, '--site-url', host.url]
  ]
  const env = { DOCS_API_KEY: emulator.key, ...store.env, ...cdn.env }
  const read = await command(args, folder.path, env)
  expect(read).toMatchObject({ exitCode: 0, errors: '' })
  for (const line of ['✔ Key', '? Plan', '✔ Bucket', '? Writes', '✔ CDN', '✔ Host'])
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
  await using emulator = await startEmulator({})
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn({ account: ACCOUNT, cloudflareToken: '' })
  const sitemap = '<urlset><url><loc>https://docs.example.com/guide</loc></url></urlset>'
  await using host = await startSiteHost(
    { 'guide.html': 'x', 'sitemap.xml': sitemap },
    { hasRewriteRule: false }
  )
  const args = [
    ...['doctor', '--base-url', emulator.url, '--target', 's3://another-bucket', '--endpoint', store.url],
    ...['--purge', 'cloudfront:E0OTHER', '--site-url', host.url]
  ]
  const { printed, exitCode } = await command(args, folder.path, {
    DOCS_API_KEY: 'adm_wrong',
    ...store.env,
    ...cdn.env
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
