import { expect, test } from '@jest/globals'
import { isRepository, parseRemote } from '../../../src/cli/init/repository.ts'
import { resourceName } from '../../../src/cli/init/resource-names.ts'

test.each([
  ['git@github.com:acme/docs.git', 'github.com', 'acme/docs'],
  ['https://user:token@github.com/acme/docs', 'github.com', 'acme/docs'],
  ['ssh://git@ssh.github.com:443/acme/my.docs.git/', 'github.com', 'acme/my.docs'],
  ['git+ssh://git@github.com/acme/docs.git#1234abc', 'github.com', 'acme/docs'],
  ['github.com:acme/docs', 'github.com', 'acme/docs'],
  ['https://gitlab.com/a/b/c.git', 'gitlab.com', 'a/b/c'],
  ['https://evil.example/github.com/acme/docs', 'evil.example', 'github.com/acme/docs']
])('reads the server and the repository from the remote %s', (address, server, path) => {
  expect(parseRemote(address)).toEqual({ server, path })
})

test.each([
  '',
  '/srv/git/docs.git',
  '../docs',
  'file:///srv/docs.git',
  'https://github.com/',
  'git@github.com:a b/c'
])('ignores %j, which names no repository on a server', address => {
  expect(parseRemote(address)).toBeUndefined()
})

test.each(['acme', 'a/b/c', '-a/b', 'a/..', 'a b/c', '$(x)/y'])('rejects the repository name %j', name => {
  expect(isRepository(name)).toBe(false)
})

test('returns a valid and unique resource name for each repository', () => {
  const paths = [
    'acme/docs',
    'acme/my-docs',
    'acme-my/docs',
    'acme/my.docs',
    'acme/my_docs',
    'a/b/c',
    `${'o'.repeat(39)}/${'n'.repeat(100)}`,
    `${'o'.repeat(39)}/${'n'.repeat(99)}m`
  ]
  const names = paths.map(path => resourceName(path))
  expect(new Set(names).size).toBe(paths.length)
  for (const name of names) {
    expect(name).toMatch(/^docs-[a-z0-9-]*[a-z0-9]$/)
    expect(`${name}-ap-northeast-1-viewer-response`.length).toBeLessThanOrEqual(64)
  }
  expect(names[0]).toBe('docs-acme-docs')
  // GitHub ignores the case of letters in repository names.
  expect(resourceName('Acme/DOCS')).toBe('docs-acme-docs')
})
