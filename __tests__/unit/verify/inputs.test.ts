import { expect, test } from '@jest/globals'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readInputs } from '../../../src/verify/inputs.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { NEW, OLD, writeExport } from '../../support/verifying.ts'

async function read(given: Record<string, string>) {
  await using folder = await tempFolder()
  const paths = await writeExport(folder.path, NEW, { previous: OLD })
  return readInputs({ 'site-url': 'https://docs.example.com', ...paths, ...given }, {})
}

test.each([
  ['site-url', 'docs.example.com', /`site-url` "docs\.example\.com" is not a URL/],
  ['site-url', 'http://docs.example.com', /`site-url` is not https/],
  ['site-url', 'https://u:p@docs.example.com', /user name or password/],
  ['site-url', 'https://docs.example.com/?x=1', /query or fragment/],
  ['sample', '0', /`sample` "0" is neither a number/],
  ['sample', 'some', /`sample`/],
  ['sample', '1000001', /`sample` "1000001" is neither a number from 1 to 1000000 nor `all`/],
  ['addresses', 'pretty', /`addresses` "pretty" is not one of clean, html/],
  ['wait', 'soon', /`wait` "soon" is not a duration/],
  ['wait', '24h1s', /`wait` 24h1s is more than 24 hours/],
  ['concurrency', '257', /`concurrency`/],
  ['timeout', '0s', /`timeout`/],
  ['fail', 'maybe', /`fail`/],
  [
    'manifest-path',
    'nowhere.json',
    /`manifest-path` is not the manifest\.json of an export: it does not exist \(nowhere\.json\)\. Set it to the output/
  ],
  ['changes-path', 'nowhere.json', /`changes-path` is not the changes\.json of an export: it does not exist/],
  ['headers', '\nX-A: 1\nno colon', /`headers` line 3 must have the form Name: value/],
  ['headers', 'Host: example.com', /contains Host, which the action sets itself/],
  ['headers', 'X-A: a\u0001b', /the value of X-A contains characters/]
])('reports the invalid input %s: %j', async (name, value, problem) => {
  await expect(read({ [name]: value })).rejects.toThrow(problem)
})

test('by default, checks 50 pages, waits up to three minutes for caches, and fails the run for findings', async () => {
  expect(await read({ sample: '1000000', wait: '24h', headers: 'X-A: \u00e9' })).toMatchObject({
    ...{ sample: 1_000_000, waitMs: 86_400_000, headers: { 'x-a': '\u00e9' } }
  })
  const defaults = { sample: 50, waitMs: 180_000, timeoutMs: 900_000, fail: true, concurrency: 8 }
  expect(await read({})).toMatchObject(defaults)
})

test('accepts an http loopback address, the sample `all`, and a wait of zero', async () => {
  const inputs = await read({
    'site-url': 'http://127.0.0.1:8080/docs',
    sample: 'all',
    wait: '0s',
    headers: 'X-One: 1\n\n  authorization:  Bearer abc  '
  })
  expect(inputs).toMatchObject({
    sample: 'all',
    waitMs: 0,
    style: 'clean',
    concurrency: 8,
    headers: { 'x-one': '1', authorization: 'Bearer abc' }
  })
})

test('reports all problems in one error, without the value of `headers`', async () => {
  const reading = read({ 'site-url': 'x', sample: '-1', headers: 'secret_value_without_a_name' })
  const { message } = (await reading.catch((error: unknown) => error)) as Error
  expect(message).toMatch(/site-url[^]*sample[^]*headers/)
  expect(message).not.toContain('secret_value')
})

test.each([
  ['larger than 100 MB', 100_000_001, /larger than 100 MB/],
  ['with a path outside of the site', JSON.stringify(['a/../../b.html']), /`manifest-path` .*a path inside/],
  ['without pages', '[]', /lists no page/]
])('rejects a manifest %s', async (_, paths, problem) => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'manifest.json')
  const listed = typeof paths === 'string' ? (JSON.parse(paths) as string[]) : []
  const files = listed.map(name => ({ path: name, size: 1, sha256: '0'.repeat(64) }))
  await writeFile(path, JSON.stringify({ manifestVersion: 1, files }))
  if (typeof paths === 'number') await truncate(path, paths)
  await expect(read({ 'manifest-path': path })).rejects.toThrow(problem)
})

test.each([
  ['changes-path', 'manifest.json', 'changes.json'],
  ['manifest-path', 'changes.json', 'manifest.json']
])('reports the expected file if %s is set to %s', async (name, given, expected) => {
  await using folder = await tempFolder()
  await writeExport(folder.path, NEW, { previous: OLD })
  await expect(read({ [name]: join(folder.path, given) })).rejects.toThrow(
    `\`${name}\` is not the ${expected} of an export: `
  )
})

test.each([
  [{}, '`manifest-path` is missing: set it to the output `manifest-path` of the export action.'],
  [{ 'docs-path': 'docs', 'manifest-path': 'manifest.json' }, '`docs-path` and `manifest-path` are both set'],
  [{ 'docs-path': 'docs', 'changes-path': 'changes.json' }, '`changes-path` belongs to an export'],
  [{ 'manifest-path': 'manifest.json', since: 'v1' }, '`since` is a commit of the sources'],
  [{ 'docs-path': 'no-such-folder' }, '`docs-path` has neither docs.json nor mint.json: no-such-folder']
])('refuses the combination %j', (given, problem) => {
  expect(() => readInputs({ 'site-url': 'https://docs.example.com', ...given }, {})).toThrow(problem)
})

test('refuses --watch without `docs-path`', () => {
  const given = { 'site-url': 'https://docs.example.com', 'manifest-path': 'manifest.json' }
  expect(() => readInputs(given, {}, ['--watch'])).toThrow('`--watch` needs `docs-path`')
})
