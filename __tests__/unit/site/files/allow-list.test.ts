import { expect, test } from '@jest/globals'
import { unlistedFiles } from '../../../../src/site/files/allow-list.ts'

test.each([
  '.well-known/security.txt',
  '.well-known/assetlinks.json',
  '.well-known/apple-app-site-association',
  '.well-known/acme-challenge/q7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3',
  '.well-known/agent-skills/index.json',
  'favicon.ico',
  'images/favicon.svg',
  'sw.js',
  'llms-small.txt'
])('a site keeps %s', path => {
  expect(unlistedFiles([path]).get(path)).toBeUndefined()
})

test.each([
  '.well-known/backup.sql',
  '.well-known/users.csv',
  '.well-known/old/site.tar.gz',
  '.well-known/assetlinks.json.bak',
  '.well-known/assetlinks.json~',
  '.well-known/server.key',
  'favicon.sql',
  'favicon.php'
])('a site does not keep %s', path => {
  expect(unlistedFiles([path]).get(path)).toBe('project-file')
})
