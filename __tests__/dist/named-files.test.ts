import { expect, jest, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { startSiteHost } from '../../servers/host/site-host.ts'
import { startHosting } from '../servers/hosting/hosting.ts'
import { LiveDocs, mdx, settings, words } from '../support/live-docs.ts'
import { runProgram } from '../support/program.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'
import { NEW } from '../support/verifying.ts'

jest.setTimeout(120_000)

/** A name of a documentation page can have its address behind it. */
const FILE = /(?<![\w:/.@-])(?:\/?(?:[\w.@-]+\/)*)[\w-][\w.-]*\.(?:json|mdx?|toml|ya?ml)\b(?! \(\S*\/docs\/)/g

/** Runs the program in the folder of a reader, and returns its text with the files that it names. */
async function texts(folder: string, ...args: string[]) {
  const { printed, errors, exitCode } = await runProgram('bundle', args, { cwd: folder })
  const printedText = printed + errors
  // Before the advice are the addresses of the site.
  const text = printedText.slice(Math.max(0, printedText.lastIndexOf('What to do')))
  return { text, exitCode, files: [...new Set(text.match(FILE))].sort() }
}

/** Returns the named files that exist neither at their absolute path nor in the folders of the reader. */
function unknown(files: readonly string[], ...folders: string[]): string[] {
  return files.filter(file =>
    isAbsolute(file) ? !existsSync(file) : !folders.some(folder => existsSync(join(folder, file)))
  )
}

test('advice for documentation with mint.json names this file, and pages of the documentation that exist', async () => {
  await using docs = await LiveDocs.create()
  const page = (text: string) => mdx('Start', words('start'), text)
  const first = await docs.commit({
    'mint.json': settings(['index', 'start']),
    'index.mdx': mdx('Home', words('home')),
    'start.mdx': page('The first version says that plain requests are fine.')
  })
  const redirects = [{ source: '/old', destination: '/start' }]
  await docs.commit({
    'mint.json': settings(['index', 'start', 'new'], { redirects }),
    'start.mdx': page('The second edition recommends signed requests only.'),
    'new.mdx': mdx('New', words('new'), 'A page that is not there yet.')
  })
  await using site = await startHosting()
  site.deploy({ docs: { ...first.docs, 'docs.json': first.docs['mint.json'] ?? '' }, at: first.time })
  const args = ['--site-url', site.url, '--docs-path', 'docs', '--since', 'HEAD^', '--wait', '0s']
  const { text, exitCode, files } = await texts(docs.path, 'verify', ...args, '--temp', 'work')
  expect(exitCode).toBe(3)
  expect(text).toContain('change of the page, or of mint.json, which')
  expect(text).toContain('Check `redirects` in mint.json, and deploy')
  expect(text).toContain('docs/live.md')
  expect(unknown(files, docs.path, join(docs.path, 'docs'), join(docs.path, 'work'))).toEqual([])
})

test('advice of export, finish and verify names only files that the reader has', async () => {
  await using folder = await tempFolder()
  const { path } = folder
  await writeFiles(join(path, 'built'), NEW)
  await writeFiles(path, { 'moved.json': '[{"source":"/a","destination":"/b#c","permanent":1}]' })
  const from = ['--from', 'built', '--domain', 'docs.example.com', '--output-dir', 'out', '--temp', 'work']
  const all = ['export', ...from, '--deliver', 'site']
  const refused = await texts(path, ...all, '--redirects', 'moved.json')
  expect(refused.text).toContain('redirects.md describes the supported format')
  const exported = await texts(path, ...all)
  expect(exported.exitCode).toBe(0)
  // Without the search index, whose program takes long to start in some environments.
  const finishing = ['--site-path', 'out/site', '--add', 'markdown, sitemap', '--temp', 'work']
  const finished = await texts(path, 'finish', ...finishing)
  await rename(join(path, 'out/site/guides'), join(path, 'guides'))
  // The host has no rewrite rule that adds `.html`.
  await using host = await startSiteHost(NEW, {
    front: ({ url = '' }, response, next) =>
      /\.|\/$/.test(url) ? next() : void response.writeHead(404, { 'content-type': 'text/html' }).end('-')
  })
  const [manifest] = (await readdir(join(path, 'out'))).filter(name => name.includes('manifest'))
  const verified = await texts(
    ...([path, 'verify', '--site-url', host.url, '--wait', '0s', '--temp', 'work'] as const),
    ...['--manifest-path', join('out', manifest ?? '')]
  )
  expect(verified.exitCode).toBe(3)
  expect(verified.text).toContain('hosting.md')
  const runs = [refused, exported, finished, verified]
  const folders = [path, join(path, 'out'), join(path, 'out/site'), join(path, 'work'), join(path, 'built')]
  expect(runs.map(({ files }) => unknown(files, ...folders))).toEqual([[], [], [], []])
  expect(runs.flatMap(({ files }) => files).length).toBeGreaterThan(2)
})

test('the review of a pull request names the mint.json of the reader, and no docs.json', async () => {
  await using docs = await LiveDocs.create()
  const page = (name: string, to: string) => mdx(name, words(name), `A [link](${to}).`)
  const redirects = [{ source: '/old', destination: '/guides/a' }]
  const pages = ['index', 'guides/a', 'guides/b']
  await docs.commit({
    'mint.json': settings(pages, { redirects }),
    ...Object.fromEntries(pages.map(path => [`${path}.mdx`, page(path, '/guides/b')]))
  })
  const broken = [
    { source: '/old', destination: '/guides/gone' },
    { source: '/one', destination: '/two' },
    { source: '/two', destination: '/one' }
  ]
  await docs.commit({
    'mint.json': settings(['index', 'guides/a', 'guides/none'], { redirects: broken }),
    'index.mdx': page('index', '/guides/c'),
    'guides/a.mdx': page('guides/a', '/guides/c'),
    'guides/c.mdx': `${mdx('New', words('new'))}\nHi {\n`
  })
  const args = ['pull-request', '--base', 'HEAD^', '--docs-path', 'docs', '--temp', 'work']
  const { text, files } = await texts(docs.path, ...args)
  expect(text).toContain('docs/mint.json:')
  expect(text).not.toContain('docs.json')
  const gone = ['guides/b.mdx', 'docs/guides/b.mdx']
  const missing = unknown(files, docs.path, join(docs.path, 'docs'), join(docs.path, 'work'))
  expect(missing.filter(file => !gone.includes(file))).toEqual([])
  const outside = await texts(docs.path, ...args.slice(0, 3), '--docs-path', 'docs/guides')
  expect(outside.text).toContain('neither docs.json nor mint.json')
})

test('advice of publish and doctor names only files that the reader has', async () => {
  await using docs = await LiveDocs.create()
  const { path } = docs
  await docs.commit({ 'mint.json': settings(['index']), 'index.mdx': mdx('Home', words('home')) })
  await writeFiles(join(path, 'built'), NEW)
  await writeFiles(join(path, 'secret'), { 'index.html': '<title>x</title>', 'ops/id_rsa': 'x' })
  await writeFiles(path, { 'other.json': '{"version": 99}' })
  const publishing = ['publish', '--target', 's3://acme-docs/docs', '--dry-run', '--temp', 'work']
  const published = [
    await texts(path, ...publishing, '--site-path', 'secret'),
    await texts(path, ...publishing, '--site-path', 'built', '--manifest-path', 'other.json'),
    await texts(path, ...publishing, '--archive-path', 'built/index.html')
  ]
  for (const { exitCode } of published) expect(exitCode).not.toBe(0)
  // The text says which file of an export was expected.
  expect(published[1]?.text).toMatch(/is not the manifest\.json of an export: .*other\.json/)
  const from = ['--host', 's3-cloudfront', '--from', 'mint', '--source', 'acme/static-docs-export']
  const where = ['--site-url', 'https://docs.acme.example', '--repository', 'acme/docs', '--yes']
  const written = await texts(path, 'init', ...from, ...where)
  expect(written.exitCode).toBe(0)
  const workflow = join(path, '.github/workflows/s3-cloudfront.yml')
  const text = await readFile(workflow, 'utf8')
  await writeFile(workflow, text.replace(/^( +)target:/m, '$1docs-folder: docs\n$&'))
  const checked = await texts(path, 'doctor')
  expect(checked.text).toContain('docs-folder')
  const folders = [path, join(path, 'docs'), join(path, 'work'), join(path, 'secret'), join(path, 'built')]
  const runs = [...published, checked]
  expect(runs.map(({ files }) => unknown(files, ...folders))).toEqual([[], ['manifest.json'], [], []])
  expect(runs.flatMap(({ files }) => files).length).toBeGreaterThan(1)
  expect(runs.map(({ text: said }) => said).join('')).not.toContain('docs.json')
})
