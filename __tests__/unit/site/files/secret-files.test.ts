import { expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretIn } from '../../../../src/site/files/secret-files.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const KEY = '-----BEGIN EC PRIVATE KEY-----'
const CHUNK = 1024 * 1024

test.each([
  ['a key after a certificate', `-----BEGIN CERTIFICATE-----\n${KEY}`, true],
  ['a key at the end of a chunk', ' '.repeat(CHUNK - 10) + KEY, true],
  ['a key in the second chunk', ' '.repeat(CHUNK + 10) + KEY, true],
  ['two halves of a key that are apart', `${KEY.slice(0, 15)}${' '.repeat(CHUNK)}${KEY.slice(15)}`, false],
  ['no key', ' '.repeat(CHUNK + 10), false]
])('a .pem file with %s may hold a secret: %j', async (_, content, expected) => {
  await using folder = await tempFolder()
  const file = join(folder.path, 'server.pem')
  await writeFile(file, content)
  expect(secretIn('keys/server.pem', true, file)).toBe(expected ? 'keys/server.pem' : undefined)
  expect(secretIn('keys/server.pem', false, file)).toBeUndefined()
  expect(secretIn('keys/server.txt', true, file)).toBeUndefined()
})

test.each([
  ['a/.git/hooks/x', 'a/.git'],
  ['.env.local', '.env.local'],
  ['.env.html', undefined],
  ['id_rsa', 'id_rsa'],
  ['id_rsa.pub', undefined]
])('of the path %s, %s must not be public', (path, secret) => {
  expect(secretIn(path, true)).toBe(secret)
})
