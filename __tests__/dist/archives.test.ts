import { expect, jest, test } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startEmulator } from '../../src/emulator/index.ts'
import { type ActionEnd, runAction, startAction } from '../support/action.ts'
import { tempFolder, untilRemoved } from '../support/temp-folder.ts'
import { checksumOf, tarGzOf } from '../support/tiny-archives.ts'

jest.setTimeout(120_000)

const page = { name: 'index.html', content: '<h1>Home</h1>' }
const onUnix = process.platform === 'win32' ? test.skip : test

/** Starts a service that returns this archive for every export, and creates a folder for the run. */
async function startWith(archive: Buffer) {
  const folder = await tempFolder()
  const file = join(folder.path, 'served')
  await writeFile(file, archive)
  const emulator = await startEmulator({ archive: file })
  const output = join(folder.path, 'output')
  const start = (more: Record<string, string> = {}) => ({
    inputs: {
      'base-url': emulator.url,
      'api-key': emulator.key,
      domain: 'docs.example.com',
      deliver: 'site',
      'output-dir': output,
      ...more
    },
    folder: join(folder.path, 'run')
  })
  return {
    output,
    run: async (more?: Record<string, string>) => await runAction('export', start(more)),
    start: async (more?: Record<string, string>) => await startAction('export', start(more)),
    async [Symbol.asyncDispose]() {
      await emulator[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    }
  }
}

function errorIn({ exitCode, annotations, log }: ActionEnd): string {
  const errors = annotations.filter(({ kind }) => kind === 'error')
  if (exitCode !== 1 || errors.length !== 1) throw new Error(`exit code ${exitCode}:\n${log}`)
  return errors[0]?.text ?? ''
}

/** Waits until `isEnough` returns true for the files that the run has written. */
async function untilWritten(
  output: string,
  isEnough: (files: string[]) => boolean | Promise<boolean>
): Promise<void> {
  for (;;) {
    const folder = (await readdir(output).catch(() => [])).find(name => name.startsWith('.static-export-'))
    const entries = await readdir(join(output, folder ?? 'none'), {
      recursive: true,
      withFileTypes: true
    }).catch(() => [])
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    if (await isEnough(files)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

test('extracts and reviews an archive that is large enough for worker threads', async () => {
  await using service = await startWith(await tarGzOf(page, { name: 'a.bin', content: randomBytes(17e6) }))
  expect(await service.run()).toMatchObject({ exitCode: 0, outputs: { 'file-count': '2' } })
  expect(await readFile(join(service.output, 'site/index.html'), 'utf8')).toBe(page.content)
})

/** Creates a tar.gz with this number of files, which contain one byte each. */
function manyFiles(count: number): Buffer {
  const tar = Buffer.alloc(count * 1024 + 1024)
  for (let i = 0; i < count; i++) {
    const header = tar.subarray(i * 1024, i * 1024 + 512)
    header.write(`${i % 200}/${i}.html`, 0)
    header.write('0000644\0', 100)
    header.write('00000000001\0', 124)
    header.write('0ustar\x0000', 156)
    header.write('ustar\x0000', 257)
    header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
    tar.write('x', i * 1024 + 512)
  }
  return gzipSync(tar, { level: 1 })
}

onUnix('SIGTERM ends a run while it extracts many files, and the run leaves no files', async () => {
  // With this many files, even a fast machine is still extracting when the signal arrives.
  await using service = await startWith(manyFiles(60_000))
  await using running = await service.start()
  await untilWritten(service.output, files => files.length > 500)
  running.signal('SIGTERM')
  const end = await running.ended
  expect(errorIn(end)).toMatch(/^The run was canceled/)
  expect(end.outputs['site-path']).toBeUndefined()
  await untilRemoved(service.output)
  expect(await readdir(service.output)).toEqual([])
})

onUnix('SIGTERM ends a run while it reviews a slow page', async () => {
  // For each end tag, the scanner searches 500 open elements, so the scan takes far longer than the limit below.
  const content = `<svg>${'<a>'.repeat(500)}${'</x>'.repeat(15_000_000)}`
  await using service = await startWith(await tarGzOf({ name: 'index.html', content }))
  await using running = await service.start({ check: 'warn' })
  // The scan of a file starts once the file is completely written.
  await untilWritten(service.output, async files => {
    const written = files.find(file => basename(file) === 'index.html')
    return written !== undefined && (await stat(written)).size === content.length
  })
  const signaledAt = performance.now()
  running.signal('SIGTERM')
  expect(errorIn(await running.ended)).toMatch(/^The run was canceled/)
  expect(performance.now() - signaledAt).toBeLessThan(5000)
  await untilRemoved(service.output)
})

const RANDOM = 'q7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3'
const generated = (body = '') =>
  `<!doctype html><meta name="generator" content="Mintlify"><script src="/_next/static/chunks/a.js"></script>${body}`
const itemsOf = (...names: string[]) => names.map(name => ({ name, content: 'x' }))
const AWS_KEY = `AKIA${RANDOM.slice(0, 16).toUpperCase()} ${RANDOM}Ab1z`
const DOCKER_LOGIN = Buffer.from(`robot:${RANDOM}`).toString('base64')

/** Files of a `mint export` by what becomes of them. */
const MINT_EXPORT = {
  site: [
    {
      name: 'index.html',
      content: generated(
        '<link rel="stylesheet" href="/a.css"><script src="/load.js"></script><a href="/cli.tar.gz">cli</a><a href="/linked.ppk">key</a><script>const inline = 1</script>'
      )
    },
    { name: 'a/index.html', content: generated() },
    { name: 'a.css', content: '@import "b.css"' },
    { name: 'load.js', content: 'import("/later.js")' },
    { name: 'openapi.yaml', content: 'openapi: 3.1.0\n' },
    { name: 'api/swagger.json', content: '{"swagger":"2.0"}' },
    { name: 'api/asyncapi.yml', content: 'asyncapi: 2.6.0\n' },
    { name: 'google1a2b.html', content: 'google-site-verification: google1a2b.html' },
    // The compression ratio of an archive is limited, so the 65 MB are random.
    { name: 'llms-full.txt', content: randomBytes(32_500_000).toString('hex') },
    ...itemsOf('_next/static/chunks/a.js', 'b.css', 'later.js', 'cli.tar.gz'),
    ...itemsOf('CNAME', 'ads.txt', 'favicon.ico', '_headers', '_redirects', 'robots.txt', 'sw.js'),
    ...itemsOf('images/a.png', 'a.woff2', 'a.mp3', 'a.mp4', 'a.pdf', 'kept.toml', 'linked.ppk')
  ],
  private: [
    ...itemsOf('serve.js', 'Start Docs.command', 'Start Docs.bat'),
    ...itemsOf('x.swp', 'x.orig', 'x.old', 'x~', 'npm-debug.log', 'db.sqlite', 'backup.sql.gz', 'main.tf'),
    ...itemsOf('CLAUDE.md', 'AGENTS.md', 'Jenkinsfile', 'Procfile', 'Caddyfile', 'pyproject.toml'),
    { name: 'inline.js', content: 'const inline = 1' },
    { name: 'scripts/gen.js', content: 'require("fs")' }
  ],
  credential: [
    ...itemsOf('key.p12', 'key.pfx', 'store.jks', 'a.keystore', 'vault.kdbx', 'id.ppk'),
    ...itemsOf('prod.tfvars', 'htpasswd', 'kubeconfig'),
    { name: 'app.json', content: `["ghp_${RANDOM}"]` },
    { name: 'aws.ini', content: AWS_KEY },
    { name: 'docker.json', content: `{"auths":{"ghcr.io":{"auth":"${DOCKER_LOGIN}"}}}` },
    { name: 'fine.txt', content: `github_pat_${RANDOM}` },
    { name: 'gitlab.yml', content: `token: glpat-${RANDOM.slice(0, 20)}` },
    { name: 'jwk.json', content: `{"kty":"EC","crv":"P-256","x":"1","d":"${RANDOM}"}` },
    { name: 'mint.txt', content: `mint_${RANDOM.slice(0, 20)}` },
    { name: 'putty.txt', content: `Private-Lines: 2\n${RANDOM}` },
    { name: 'slack.toml', content: `bot = "xoxb-${RANDOM}"\nuser = "xoxp-${RANDOM}"` },
    { name: 'stripe.js', content: `pay("sk_live_${RANDOM}")` }
  ]
}

test('publishes only what belongs to a `mint export`, beside a text of 65 MB, and keeps no archive with credentials', async () => {
  const { site, private: unused, credential } = MINT_EXPORT
  await using service = await startWith(await tarGzOf(...site, ...unused, ...credential))
  const { exitCode, outputs, annotations } = await service.run({
    check: 'off',
    'check-ignore': '/kept.toml'
  })
  expect(exitCode).toBe(0)
  const folder = join(service.output, 'site')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = files
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name).slice(folder.length + 1))
  const expected = site.map(({ name }) => name.replace('/index.html', '.html'))
  expect(names.map(name => name.replaceAll('\\', '/')).sort()).toEqual(expected.sort())
  const { files: leftOut } = JSON.parse(await readFile(join(service.output, 'left-out.json'), 'utf8')) as {
    files: { path: string; reason: string }[]
  }
  const isCredential = ({ reason }: { reason: string }) => reason === 'credential'
  const namesOf = (list: { path: string }[]) => list.map(({ path }) => path)
  expect(namesOf(leftOut.filter(isCredential))).toEqual(credential.map(({ name }) => name).sort())
  expect(namesOf(leftOut.filter(file => !isCredential(file)))).toEqual(unused.map(({ name }) => name).sort())
  expect(outputs).not.toHaveProperty('archive-path')
  expect(await readdir(service.output)).not.toContain('static-export-docs.example.com.tar.gz')
  const [linked = '', hidden = '', ...others] = annotations
    .filter(({ kind }) => kind === 'warning')
    .map(({ text }) => text)
  for (const { name } of credential) expect(hidden).toContain(` ${name}`)
  expect(linked).toContain('linked.ppk (linked from index.html)')
  expect(others).toEqual([])
})
