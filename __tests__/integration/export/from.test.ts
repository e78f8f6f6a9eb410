import { expect, test } from '@jest/globals'
import { readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { loadsOf } from '../../../src/review/scan/site-scanner.ts'
import type { Manifest } from '../../../src/site/records/manifest.ts'
import { treeOf } from '../../support/extracting.ts'
import { failExport, runExport, startExport } from '../../support/exporting.ts'
import { fetchFrom } from '../../support/fetching.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'
import { tarGzOf, zipOf } from '../../support/tiny-archives.ts'

const NO_SERVICE = { url: '', key: '' }
const PAGE =
  '<!doctype html><title>Docs</title><meta name="generator" content="Mintlify"><script src="/_next/static/chunks/a.js"></script><a href="/guides/x">x</a>'

/** Files that `mint export` writes: pages in folders, Next.js files, and a web server with launchers. */
const MINT_EXPORT: Record<string, string> = {
  'index.html': PAGE,
  'guides/x/index.html': PAGE.replace('Docs', 'X'),
  '_next/static/chunks/a.js': 'console.log(1)',
  'serve.js': 'require("http")',
  'Start Docs.command': '#!/bin/sh\nnode serve.js',
  'Start Docs.bat': 'node serve.js'
}
const SITE_OF_MINT_EXPORT = ['_next/static/chunks/a.js', 'guides/x.html', 'index.html']
const itemsOf = (files: Record<string, string>) =>
  Object.entries(files).map(([name, content]) => ({ name, content }))

async function folderWith(files: Record<string, string>) {
  const folder = await tempFolder()
  const path = join(folder.path, 'site-source')
  await writeFiles(path, files)
  return { path, output: join(folder.path, 'out'), [Symbol.asyncDispose]: folder[Symbol.asyncDispose] }
}

const siteOf = ({ path, output }: { path: string; output: string }) => ({
  from: path,
  deliver: 'site',
  'output-dir': output
})

test.each(['zip', 'tar.gz', 'folder'])(
  'converts a `mint export` (%s) to a site in the layout that the service uses, without the launchers',
  async form => {
    await using folder = await folderWith(MINT_EXPORT)
    const archive = form === 'zip' ? zipOf(...itemsOf(MINT_EXPORT)) : await tarGzOf(...itemsOf(MINT_EXPORT))
    const { fetched, log } = await fetchFrom(form === 'folder' ? folder.path : archive, folder.output, {
      given: { check: 'fail', 'check-fail-on': 'broken-link, missing-resource' }
    })
    expect(fetched.refusal).toBeUndefined()
    expect(Object.keys(await treeOf(fetched.site?.path ?? ''))).toEqual(SITE_OF_MINT_EXPORT)
    expect(log.lines).toContain(
      'notice: The site comes from `mint export`: 1 page moved from x/index.html to x.html, and 3 files that no page refers to were left out (Start Docs.bat, Start Docs.command, serve.js; left-out.json lists all of them). `layout: as-is` keeps all files unchanged.'
    )
    expect(await readFile(join(folder.output, 'changes.json'), 'utf8')).toContain('"first": true')
    expect((await readdir(folder.path)).sort()).toEqual(
      ['Start Docs.bat', 'Start Docs.command', '_next', 'guides', 'index.html', 'serve.js'].sort()
    )
  }
)

test('lists in the manifest what browsers load for each page, and what crawlers obey', async () => {
  const robots = 'User-agent: *\nDisallow: /private\n'
  const sitemap = '<urlset><url><loc>https://docs.example.com/</loc></url></urlset>'
  await using folder = await folderWith({ ...MINT_EXPORT, 'robots.txt': robots, 'sitemap.xml': sitemap })
  const { fetched } = await fetchFrom(folder.path, folder.output, { given: { check: 'warn' } })
  expect(fetched.refusal).toBeUndefined()
  const { files } = JSON.parse(await readFile(join(folder.output, 'manifest.json'), 'utf8')) as Manifest
  const listed = files.flatMap(({ path, loads }) => (loads === undefined ? [] : [[path, loads]]))
  expect(listed).toEqual([
    ['guides/x.html', loadsOf('x.html', Buffer.from(PAGE))],
    ['index.html', loadsOf('x.html', Buffer.from(PAGE))],
    ['robots.txt', loadsOf('robots.txt', Buffer.from(robots))],
    ['sitemap.xml', loadsOf('sitemap.xml', Buffer.from(sitemap))]
  ])
  expect(listed[0]?.[1]).toMatchObject({ scripts: expect.stringMatching(/^[0-9a-f]{6}$/) as unknown })
})

test('keeps a file with the name of a launcher but different content', async () => {
  await using folder = await folderWith({ 'index.html': PAGE, 'serve.js': 'mine' })
  const { fetched } = await fetchFrom(folder.path, folder.output)
  expect(Object.keys(await treeOf(fetched.site?.path ?? ''))).toEqual(['index.html', 'serve.js'])
})

const KEY = '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE\n-----END EC PRIVATE KEY-----\n'
const CERTIFICATE = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
const TOKEN = '//registry.npmjs.org/:_authToken=npm_4fK29sLqPz7RtW81'
const DOTFILES: Record<string, string> = {
  '.DS_Store': 'x',
  '.git/config': '[remote]',
  '.git/hooks/x.html': PAGE,
  '.npmrc': 'registry=https://registry.npmjs.org/',
  'app/.env.example': 'API_KEY=your-key'
}
const SECRETS: Record<string, string> = {
  'keys/id_rsa': 'x',
  'keys/server.pem': CERTIFICATE + KEY,
  // Large files are searched in pieces, and the first megabyte ends inside this key.
  'keys/late.key': ' '.repeat(1024 * 1024 - 10) + KEY
}
const PUBLIC: Record<string, string> = {
  '.well-known/security.txt': 'Contact: x',
  'index.html': PAGE,
  'guides/id_rsa/index.html': PAGE,
  'keys/ca.pem': CERTIFICATE,
  'keys/id_rsa.pub': 'ssh-rsa',
  'slides.key': 'PK\x03\x04'
}
const archiveOf = async (form: string, files: Record<string, string>) =>
  form === 'zip' ? zipOf(...itemsOf(files)) : await tarGzOf(...itemsOf(files))

test.each(['zip', 'tar.gz', 'folder'])(
  'if the source is a %s, omits dotfiles and credentials from the site, and lists the omitted files',
  async form => {
    const files = { ...SECRETS, ...DOTFILES, ...PUBLIC }
    await using folder = await folderWith(files)
    // These symbolic links have harmless names, but point to files and a folder that the site omits.
    const targets = ['.git', '.git/config', 'keys/id_rsa', 'keys/server.pem']
    for (const [i, target] of targets.entries()) await symlink(target, join(folder.path, `link-${i}.txt`))
    const from = form === 'folder' ? folder.path : await archiveOf(form, files)
    const { fetched, log } = await fetchFrom(from, folder.output)
    expect(Object.keys(await treeOf(fetched.site?.path ?? ''))).toEqual(Object.keys(PUBLIC).sort())
    expect(fetched.site).toMatchObject({ fileCount: Object.keys(PUBLIC).length })
    expect(await readdir(fetched.site?.path ?? '')).not.toContain('.git')
    const told = log.lines.filter(line => /^(?:warning|notice): .*(?:dot|credentials)/.test(line))
    expect(told.map(line => line.split(':')[0])).toEqual(['notice', 'warning'])
    for (const path of Object.keys(SECRETS)) expect(told[1]).toContain(path)
    const { files: listed } = JSON.parse(await readFile(join(folder.output, 'left-out.json'), 'utf8')) as {
      files: { path: string; reason: string }[]
    }
    const named = form === 'folder' ? listed.filter(({ path }) => !path.startsWith('link-')) : listed
    const dotfiles =
      form === 'folder' ? ['.DS_Store', '.git', '.npmrc', 'app/.env.example'] : Object.keys(DOTFILES)
    expect(named.map(({ path }) => path)).toEqual([...dotfiles, ...Object.keys(SECRETS)].sort())
    expect(new Set(named.map(({ reason }) => reason))).toEqual(new Set(['dotfile', 'credential']))
  }
)

const LINK = '<!doctype html><title>Keys</title><a href="../keys/server.pem">sample</a>'
const deliveries = ['artifact', 'site, artifact'].flatMap(deliver =>
  ['zip', 'tar.gz'].map(form => [form, deliver] as const)
)

test.each(deliveries)('rejects a %s that contains credentials, with deliver: %s', async (form, deliver) => {
  await using folder = await folderWith({})
  const run = async (files: Record<string, string>, given: Record<string, string> = {}) => {
    const archive = await archiveOf(form, { 'index.html': PAGE, ...files })
    return await fetchFrom(archive, folder.output, { given: { deliver, ...given } })
  }
  for (const files of [SECRETS, { '.npmrc': TOKEN }] as Record<string, string>[]) {
    const refused = run(files)
    await expect(refused).rejects.toMatchObject({ code: 'archive-credentials' })
    for (const path of Object.keys(files)) await expect(refused).rejects.toThrow(path)
    expect(await readdir(folder.output)).toEqual([])
  }
  const server = { 'keys/server.pem': KEY }
  await expect(run(server, { 'check-ignore': '/keys/*' })).rejects.toMatchObject({
    code: 'archive-credentials'
  })
  for (const [files, given] of [
    [DOTFILES, {}],
    [{ ...server, 'guides/a.html': LINK }, {}],
    [server, { 'check-ignore': '/keys/server.pem' }]
  ] as Record<string, string>[][]) {
    const { fetched } = await run(files ?? {}, given)
    expect(fetched.archive).toBeDefined()
  }
})

const RANDOM = 'q7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3'

test.each(['zip', 'tar.gz'])(
  'if a %s contains credentials, delivers the site and sets no `archive-path`',
  async form => {
    await using folder = await folderWith({})
    const token = { 'app/config.json': JSON.stringify({ token: `ghp_${RANDOM}` }) }
    for (const [files, given, isKept] of [
      [token, {}, false],
      [{ 'ops/prod.tfvars': 'a = "b"' }, {}, false],
      [{ '.docker/config.json': `{"auths": {"a": {"auth": "${btoa('bot:f9Kq2LrT9wXz')}"}}}` }, {}, false],
      [token, { 'check-ignore': '/app/config.json' }, true],
      [{ 'app/config.json': '{"token": "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}' }, {}, true]
    ] as const) {
      const archive = await archiveOf(form, { 'index.html': PAGE, ...files })
      const { fetched, log, outputs } = await fetchFrom(archive, folder.output, {
        given: { deliver: 'site', ...given }
      })
      expect(fetched.archive !== undefined).toBe(isKept)
      expect(outputs.has('archive-path')).toBe(isKept)
      expect((await readdir(folder.output)).includes(`docs.${form}`)).toBe(isKept)
      expect(fetched.site?.fileCount).toBe(isKept ? 2 : 1)
      const warnings = log.lines.filter(line => line.startsWith('warning'))
      expect(warnings).toHaveLength(isKept ? 0 : 1)
      if (!isKept) expect(warnings[0]).toContain(Object.keys(files)[0])
      if (!isKept) expect(warnings[0]).toContain('`archive-path` is not set')
    }
  }
)

test('keeps a file with credentials if a page links to the file, and warns', async () => {
  await using folder = await folderWith({ ...SECRETS, 'index.html': PAGE, 'guides/a.html': LINK })
  const { fetched, log } = await fetchFrom(folder.path, folder.output)
  const tree = Object.keys(await treeOf(fetched.site?.path ?? ''))
  expect(tree).toEqual(['guides/a.html', 'index.html', 'keys/server.pem'])
  expect(log.text).toMatch(
    /warning: .*a page links to them: keys\/server\.pem \(linked from guides\/a\.html\)\./
  )
})

test('keeps the settings of a host with credentials, and warns', async () => {
  const settings = '/*\n  Basic-Auth: reader:Xq7vB93kLm2p\n'
  await using folder = await folderWith({ 'index.html': PAGE, _headers: settings })
  const { fetched, log } = await fetchFrom(folder.path, folder.output)
  expect(Object.keys(await treeOf(fetched.site?.path ?? ''))).toEqual(['_headers', 'index.html'])
  expect(log.text).toMatch(/warning: These settings of hosts contain credentials .*: _headers\./)
  expect(log.text).not.toContain('left out')
})

test.each([
  ['/ssh/keys/server.pem', '', []],
  ['/docs/keys/server.pem', '<script src="/docs/_next/a.js"></script>', ['keys/server.pem']]
])('with the link %s and script %j, keeps exactly these credentials: %j', async (target, script, kept) => {
  const page = `<title>x</title>${script}<a href="${target}">x</a>`
  await using folder = await folderWith({ ...SECRETS, '_next/a.js': 'x', 'index.html': page })
  const { fetched } = await fetchFrom(folder.path, folder.output)
  const tree = Object.keys(await treeOf(fetched.site?.path ?? ''))
  expect(tree.filter(path => path.startsWith('keys/'))).toEqual(kept)
})

test('a run without a service or a key delivers the site, and reports that the site is not compared', async () => {
  await using folder = await folderWith(MINT_EXPORT)
  const { outputs, log, summaries } = await runExport(NO_SERVICE, siteOf(folder))
  expect(outputs).toMatchObject({
    'site-path': join(folder.output, 'site'),
    'file-count': '3',
    changed: 'true'
  })
  expect(Object.keys(outputs)).not.toContain('job-id')
  expect(log.text).toContain('`from` is set, but `domain` is not')
  expect(summaries[0]).toContain('## ✅')
  const manifest = JSON.parse(await readFile(outputs['manifest-path'] ?? '', 'utf8')) as object
  expect(manifest).toMatchObject({ jobId: null, domain: null })
  expect(manifest).not.toHaveProperty('archive')
})

const onUnix = process.platform === 'win32' ? test.skip : test

onUnix('turns symbolic links into files if their targets are inside the folder', async () => {
  await using folder = await folderWith({
    'index.html': PAGE,
    'v2/index.html': 'two',
    'shared/a.css': 'a{}'
  })
  await symlink('v2', join(folder.path, 'latest'))
  await symlink('../shared/a.css', join(folder.path, 'v2/a.css'))
  const { fetched } = await fetchFrom(folder.path, folder.output)
  expect(Object.keys(await treeOf(fetched.site?.path ?? ''))).toEqual(
    ['index.html', 'latest/a.css', 'latest/index.html', 'shared/a.css', 'v2/a.css', 'v2/index.html'].sort()
  )
})

onUnix.each([
  ['points outside the folder', '/etc/hostname'],
  ['points to the folder itself', '.'],
  ['points to a missing file', 'gone']
])('rejects a folder with a symbolic link that %s, and leaves no files', async (_what, target) => {
  await using folder = await folderWith({ 'index.html': PAGE })
  await symlink(target, join(folder.path, 'link'))
  const { failure } = await failExport(NO_SERVICE, siteOf(folder))
  expect(failure).toMatchObject({
    code: 'entry-is-link',
    message: expect.stringContaining('"link"'),
    advice: `Correct the folder ${folder.path} and run again.`
  })
  expect(await readdir(folder.output)).toEqual([])
})

onUnix('rejects a folder that contains `output-dir` through a symbolic link', async () => {
  await using folder = await folderWith({ 'index.html': PAGE, 'build/x.html': 'x' })
  await symlink(join(folder.path, 'build'), folder.output)
  expect(() => startExport(NO_SERVICE, siteOf(folder))).toThrow('`from` contains `output-dir`')
})

onUnix('rejects a folder inside the exported site, even through a link, and changes no file', async () => {
  await using folder = await folderWith(MINT_EXPORT)
  await runExport(NO_SERVICE, siteOf(folder))
  const link = join(folder.path, 'link')
  await symlink(join(folder.output, 'site'), link)
  const before = await treeOf(folder.output)
  for (const from of [link, join(link, 'guides')])
    expect(() => startExport(NO_SERVICE, { ...siteOf(folder), from })).toThrow(
      '`from` is in the folder `site` of `output-dir`'
    )
  await symlink(folder.output, join(folder.path, 'out'))
  expect(() =>
    startExport(NO_SERVICE, {
      from: folder.output,
      deliver: 'site',
      'output-dir': join(folder.path, 'out/new')
    })
  ).toThrow('`from` contains `output-dir`')
  expect(await treeOf(folder.output)).toEqual(before)
})

test('rejects a folder that contains no page', async () => {
  await using folder = await folderWith({ 'style.css': 'a{}' })
  await expect(fetchFrom(folder.path, folder.output)).rejects.toMatchObject({
    code: 'archive-without-pages'
  })
})

test('rejects a file that is not an archive, and shows its path', async () => {
  await using folder = await folderWith({ 'page.html': PAGE })
  const path = join(folder.path, 'page.html')
  const end = fetchFrom(path, folder.output)
  await expect(end).rejects.toMatchObject({
    code: 'archive-format-unknown',
    message: 'The file is not an archive. It looks like an HTML page.',
    advice: `Correct the archive ${path} and run again.`
  })
  expect(await readdir(folder.output)).toEqual([])
})
