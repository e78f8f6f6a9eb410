import { expect, test } from '@jest/globals'
import {
  asExported,
  loadManifest,
  type Manifest,
  parseManifest,
  serializeManifest
} from '../../../../src/site/records/manifest.ts'

const sha256 = 'ab'.repeat(32)
const complete: Manifest = {
  domain: 'docs.example.com',
  jobId: 'se_1',
  version: 'v2',
  exportedAt: '2026-11-15T09:30:00.000Z',
  basePath: '/docs',
  paths: ['guides'],
  archive: { sha256, size: 7, format: 'tar.gz' },
  files: [
    { path: 'a.html', size: 1, sha256, content: 'x', title: 'A "page"', loads: { base: '' } },
    { path: 'b.js', size: 2, sha256 },
    { path: 'old.html', size: 3, sha256, redirect: '/a#x' }
  ],
  redirects: [{ source: '/old', destination: '/a#x', permanent: true }],
  findings: ['ab'],
  history: [{ time: '2026-11-15T09:30:00.000Z', pages: 1, files: 3, bytes: 6, brokenLinks: 0, commit: 'c' }]
}

test('parses a serialized manifest, and sorts its files', () => {
  const shuffled = { ...complete, files: complete.files.toReversed() }
  expect(parseManifest(serializeManifest(shuffled))).toEqual(complete)
})

test('writes the same bytes regardless of the field order', () => {
  const turned = Object.fromEntries(Object.entries(complete).toReversed()) as typeof complete
  expect(serializeManifest(turned)).toBe(serializeManifest(complete))
})

test('writes one line for each file', () => {
  const lines = serializeManifest(complete).split('\n')
  expect(lines.filter(line => line.includes('"path":"'))).toHaveLength(3)
})

test('reads a manifest from the first release', () => {
  const files = [{ path: 'a.html', size: 1, sha256 }]
  const text = JSON.stringify({ manifestVersion: 1, domain: null, jobId: 'j', version: null, files })
  expect(parseManifest(text)).toEqual({ domain: null, jobId: 'j', version: null, files })
})

const withFile = (file: object) =>
  JSON.stringify({ manifestVersion: 1, files: [{ path: 'a', size: 1, sha256, ...file }] })

test.each([
  ['{', 'damaged', 'not JSON'],
  ['[]', 'damaged', 'manifestVersion'],
  ['null', 'damaged', 'manifestVersion'],
  ['{}', 'damaged', 'manifestVersion'],
  ['{"manifestVersion":2}', 'later-version', 'version is 2'],
  ['{"manifestVersion":1}', 'damaged', '`files` is missing'],
  ['{"manifestVersion":1,"files":[{"path":"a"}]}', 'damaged', 'files[0].size'],
  ['{"manifestVersion":1,"files":[],"findings":[1]}', 'damaged', 'findings[0]'],
  ['{"manifestVersion":1,"files":[],"history":[{}]}', 'damaged', 'history[0].time'],
  ...['/etc/passwd', 'a/../../b', 'a\\..\\b', 'C:/x', 'a\nb', ''].map(
    path => [withFile({ path }), 'damaged', '`files[0].path` is not a path inside the site'] as const
  ),
  [
    JSON.stringify({ manifestVersion: 1, files: [1, 2].map(size => ({ path: 'a', size, sha256 })) }),
    'damaged',
    'the file "a" twice'
  ],
  [withFile({ sha256: 'AB' }), 'damaged', '`files[0].sha256` is not a SHA-256 digest'],
  [withFile({ size: '1' }), 'damaged', 'files[0].size']
])('rejects the manifest %s', (text, problem, detail) => {
  expect(parseManifest(text)).toEqual({ kind: problem, messages: [expect.stringContaining(detail)] })
})

test('rejects a manifest path that is not a file', () => {
  expect(loadManifest(import.meta.dirname)).toEqual({ kind: 'unreadable', messages: ['it is not a file'] })
})

test('returns the manifest as it was before the finish action changed the files and the base path', () => {
  const page = { path: 'a.html', size: 1, sha256 }
  const redirect = { source: '/docs/old', destination: '/docs/a#b', permanent: true }
  const finished = {
    basePath: '/docs',
    exportedBasePath: '/',
    files: [
      { ...page, sha256: sha256.replace(/^./, 'f'), exported: sha256 },
      { ...page, path: 'a.md', kind: 'markdown' as const }
    ],
    redirects: [redirect, { ...redirect, destination: 'https://acme.example/docs/a' }]
  }
  expect(asExported(finished)).toEqual({
    basePath: '/',
    files: [page],
    redirects: [
      { source: '/old', destination: '/a#b', permanent: true },
      { source: '/old', destination: 'https://acme.example/docs/a', permanent: true }
    ]
  })
  const loads = { scripts: 'abcdef' }
  expect(asExported({ files: [{ ...page, loads }] }).files).toEqual([{ ...page, loads }])
  const changed = { ...page, loads, exported: sha256 }
  expect(asExported({ files: [changed] }).files).toEqual([{ ...page, sha256 }])
  expect(asExported({ files: [page], basePath: '/docs', redirects: [redirect] })).toEqual({
    files: [page],
    basePath: '/docs',
    redirects: [redirect]
  })
})
