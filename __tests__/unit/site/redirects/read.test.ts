import { expect, test } from '@jest/globals'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../../../src/runtime/failure.ts'
import { readRedirectFile, redirectsOf } from '../../../../src/site/redirects/read.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const ENTRY = { source: '/a', destination: '/b' }
const READ = [{ ...ENTRY, permanent: true }]
const referring = (reference: string) => ({
  'workspace/docs.json': { redirects: { $ref: reference } }
})

// Symbolic links require a privilege on Windows, and Wine does not support them.
const withLinks = process.platform === 'win32' ? test.skip : test

/** Writes files, and reads the redirects in the first file. The workspace is the folder `workspace`. */
async function read(files: Record<string, string | object>, links: Record<string, string> = {}) {
  await using folder = await tempFolder()
  await mkdir(join(folder.path, 'workspace/config'), { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    await writeFile(join(folder.path, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  for (const [path, target] of Object.entries(links)) {
    await symlink(join(folder.path, target), join(folder.path, path))
  }
  const [first = 'workspace/missing.json'] = Object.keys(files)
  const workspace = join(folder.path, 'workspace')
  try {
    const file = await readRedirectFile(join(folder.path, first), { workspace })
    return redirectsOf(file, { basePath: '/', domain: undefined }).redirects.list
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    expect(error.code).toBe('redirects-invalid')
    return error.message.replaceAll(folder.path, '').replaceAll('\\', '/')
  }
}

test.each([
  ['docs.json', { 'workspace/docs.json': { name: 'x', redirects: [ENTRY] } }],
  ['mint.json', { 'workspace/mint.json': { redirects: [ENTRY] } }],
  ['a list', { 'workspace/redirects.json': [ENTRY] }],
  ['redirects.json of an earlier export', { 'workspace/r.json': { version: 1, redirects: READ } }],
  ['a file with a byte order mark', { 'workspace/r.json': `\uFEFF${JSON.stringify([ENTRY])}` }],
  ['a `$ref` file', { ...referring('./config/redirects.json'), 'workspace/config/redirects.json': [ENTRY] }],
  [
    'a `$ref` file in a parent folder inside the workspace',
    { 'workspace/config/docs.json': { redirects: { $ref: '../r.json' } }, 'workspace/r.json': [ENTRY] }
  ]
])('reads redirects from %s', async (_, files) => {
  expect(await read(files)).toEqual(READ)
})

test('returns no redirects for a file that has no field `redirects`', async () => {
  expect(await read({ 'workspace/docs.json': { name: 'x' } })).toEqual([])
})

test.each([
  ['a missing file', {}, 'there is no file /workspace/missing.json'],
  ['invalid JSON', { 'workspace/docs.json': '{"redirects": [' }, 'is not JSON'],
  ...['5', 'null', 'true', '"text"'].map(
    content => [`the value ${content}`, { 'workspace/docs.json': content }, 'is neither a list'] as const
  ),
  ['a `$ref` to a number', { ...referring('r.json'), 'workspace/r.json': '7' }, '/r.json is neither a list'],
  ['a field `redirects` that is null', { 'workspace/docs.json': '{"redirects": null}' }, 'are not a list'],
  ['a field `redirects` that is text', { 'workspace/docs.json': { redirects: 'x' } }, 'are not a list'],
  [
    'an absolute reference',
    referring('/etc/passwd'),
    '`$ref` in /workspace/docs.json is "/etc/passwd", which is not a relative path'
  ],
  ['a reference that is an address', referring('https://example.com/r.json'), 'is not a relative path'],
  ['a file that refers to itself', referring('docs.json'), 'are not a list'],
  ['a reference to the workspace', referring('.'), 'outside the workspace'],
  ['a list with an invalid entry', { 'workspace/r.json': [{ ...ENTRY, source: '/' }] }, 'has a problem:'],
  [
    'a reference to a file outside the workspace',
    { ...referring('../secret.json'), 'secret.json': [ENTRY] },
    'outside the workspace'
  ],
  ['a reference to a missing file', referring('nothing.json'), 'there is no file /workspace/nothing.json']
])('rejects %s', async (_, files, reason) => {
  expect(await read(files)).toContain(reason)
})

test.each([
  ['`redirects`', 'missing.json', '{}'],
  ['`$ref`', 'docs.json', '{"redirects": {"$ref": "nothing.json"}}']
])('advises checking the path in %s if the file is missing', async (name, file, content) => {
  await using folder = await tempFolder()
  await writeFile(join(folder.path, 'docs.json'), content)
  const reading = readRedirectFile(join(folder.path, file), { workspace: folder.path })
  const failure = (await reading.catch((error: unknown) => error)) as Failure
  expect(failure.code).toBe('redirects-invalid')
  expect(failure.advice).toContain(name)
  expect(failure.advice).toContain('after the checkout')
  expect(failure.advice).not.toContain('entries')
})

withLinks('rejects a symbolic link that leads out of the workspace', async () => {
  const files = { ...referring('r.json'), 'secret.json': [ENTRY] }
  expect(await read(files, { 'workspace/r.json': 'secret.json' })).toContain('outside the workspace')
})

withLinks('follows a symbolic link inside the workspace', async () => {
  const files = { ...referring('r.json'), 'workspace/config/x.json': [ENTRY] }
  expect(await read(files, { 'workspace/r.json': 'workspace/config/x.json' })).toEqual(READ)
})

test('skips invalid entries in a file that was found automatically', async () => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'docs.json')
  await writeFile(path, JSON.stringify({ redirects: [{ source: '/', destination: '/x' }, ENTRY] }))
  const file = await readRedirectFile(path, { workspace: folder.path, isFound: true })
  const { redirects, problems } = redirectsOf(file, { basePath: '/', domain: undefined })
  expect(redirects.list).toEqual(READ)
  expect(problems).toHaveLength(1)
})

test('lists all invalid entries from a file in one error', async () => {
  const message = await read({
    'workspace/docs.json': {
      redirects: [ENTRY, { source: '/', destination: '/x' }, { source: '/q?x', destination: 'y' }]
    }
  })
  expect((message as string).split('\n')).toEqual([
    'The redirects cannot be used: /workspace/docs.json has 3 problems:',
    '- source "/" is the start page of the site, which cannot be redirected',
    '- source "/q?x" has a query or an anchor, which a redirect cannot depend on',
    '- destination "y" of entry 3 is neither a path that starts with / nor an http or https URL.'
  ])
})
