import { expect } from '@jest/globals'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../src/site/records/manifest.ts'
import { settleBasePath } from '../../../src/export/prepare/base-path.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { runExport } from '../../support/exporting.ts'
import { test } from '../../support/in-folder.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'

/** Writes and exports a site with the base path /docs. `entries`: redirects in docs.json. */
async function exportBelowDocs(
  folder: string,
  given: Record<string, string> = {},
  entries: object[] = [{ source: '/old', destination: '/guides/x' }]
) {
  const page =
    '<script src="/docs/_next/app.js"></script><a href="/docs/guides/x">x</a><a href="/blog">other site</a>'
  const files = {
    'out/index.html': page,
    'out/404.html': page,
    'out/guides/x.html': page,
    'out/guides/y/index.html': `${page}<a href="/docs/nowhere">`,
    'out/_next/app.js': '',
    'docs.json': JSON.stringify({ redirects: entries })
  }
  await writeFiles(folder, files)
  const output = join(folder, 'export')
  const { log } = await runExport(
    { url: '', key: '' },
    {
      from: 'out',
      deliver: 'site',
      'output-dir': output,
      domain: 'docs.example.com',
      'previous-manifest': 'none',
      ...given
    },
    { env: { GITHUB_WORKSPACE: folder } }
  )
  const read = async (path: string) => await readFile(join(output, path), 'utf8')
  const { findings } = JSON.parse(await read('checks.json')) as {
    findings: { kind: string; target: string }[]
  }
  return {
    read,
    log: log.text,
    manifest: JSON.parse(await read('manifest.json')) as Manifest,
    findings: findings.map(({ kind, target }) => `${kind} ${target}`)
  }
}

test('detects the path that a site was built for, and uses this base path in checks and redirects', async folder => {
  const { log, manifest, findings, read } = await exportBelowDocs(folder.path)
  expect(log).toContain('notice: The site was built for the path /docs, which is used as `base-path`.')
  expect(manifest.basePath).toBe('/docs')
  expect(manifest.redirects).toEqual([
    { source: '/docs/old', destination: '/docs/guides/x', permanent: true }
  ])
  expect(await read('site/old.html')).toContain('url=/docs/guides/x.html"')
  expect(findings).toEqual(['broken-link /docs/nowhere'])
})

test('rejects an explicit base path that differs from the path that the site was built for', async folder => {
  const other = exportBelowDocs(folder.path, { 'base-path': '/' })
  await expect(other).rejects.toMatchObject({
    code: 'invalid-input',
    message: expect.stringMatching(
      /`base-path` is \/, but the site was built for \/docs: .* load their scripts/
    ),
    advice: expect.stringContaining('a setting such as `basePath`')
  })
  await expect(readFile(join(folder.path, 'export/manifest.json'))).rejects.toThrow('ENOENT')
  const same = await exportBelowDocs(folder.path, { 'base-path': '/docs/' })
  expect(same.log).not.toContain('base-path')
})

test.each([
  ['/handbook', '<a href="/guides/x">x</a>', 'site was built for /:'],
  ['/handbook', '<a href="/guides/x">x</a><a href="/">s</a><a href="/no">n</a>', 'site was built for /:'],
  ['/handbook', '<a href="/docs/guides/x">x</a>', 'site was built for /docs:'],
  ['/docs', '<a href="/docs/guides/x">x</a><a href="/blog">x</a>', undefined],
  ['/handbook', '<a href="guides/x.html">x</a>', undefined],
  ['/handbook', '<a href="/blog">another application</a>', undefined],
  ['/handbook', '<a href="/guides/x">x</a><a href="/handbook/">start</a>', undefined]
])('checks links to see if a site without scripts was built for %s: %s', async (basePath, html, problem) => {
  await using folder = await tempFolder({ 'index.html': html, 'guides/x.html': '<p>x</p>' })
  const files = ['index.html', 'guides/x.html'].map(path => ({ path, size: 10 }))
  const settled = settleBasePath(basePath, { folder: folder.path, files }, new MemoryLog())
  if (problem === undefined) expect(await settled).toBe(basePath)
  else await expect(settled).rejects.toThrow(problem)
})

test('advises making links relative if nothing else in the pages names another path', async () => {
  await using folder = await tempFolder({
    'index.html': '<a href="/about.html">x</a>',
    'about.html': '<p>x</p>'
  })
  const files = ['index.html', 'about.html'].map(path => ({ path, size: 10 }))
  await expect(settleBasePath('/py', { folder: folder.path, files }, new MemoryLog())).rejects.toMatchObject({
    advice: expect.stringMatching(/make the links relative that begin with a slash, such as \/about\.html/)
  })
})

test('compares sites if a detected base path changes, but not if an explicit base path changes', async folder => {
  const first = await exportBelowDocs(folder.path)
  const previous = join(folder.path, 'previous.json')
  await writeFile(previous, (await first.read('manifest.json')).replace(/("basePath": ?)"\/docs"/, '$1"/"'))
  const found = await exportBelowDocs(folder.path, { 'previous-manifest': previous })
  expect(JSON.parse(await found.read('changes.json'))).toMatchObject({ first: false })
  const named = await exportBelowDocs(folder.path, { 'previous-manifest': previous, 'base-path': '/docs' })
  expect(JSON.parse(await named.read('changes.json'))).toMatchObject({ first: true })
  expect(named.log).toContain('a different `base-path`')
})

test('a redirect whose source is the base path ends the run before any delivery', async folder => {
  const entries = [{ source: '/docs', destination: '/guides/x' }]
  const running = exportBelowDocs(folder.path, { redirects: 'docs.json' }, entries)
  await expect(running).rejects.toMatchObject({ code: 'redirects-invalid' })
  await expect(readFile(join(folder.path, 'export/manifest.json'))).rejects.toThrow('ENOENT')
})
