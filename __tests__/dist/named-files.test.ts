import { expect, jest, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
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
