import { expect, test } from '@jest/globals'
import { artifactsAvailable } from '../../../src/github/run-memory/run-identity.ts'

test.each([
  ['https://github.com', true],
  ['https://acme.ghe.com', true],
  ['http://github.localhost', true],
  ['https://github.acme.example', false],
  ['https://notgithub.com', false],
  ['', false]
])('reports whether artifacts are available on %j: %s', (serverUrl, available) => {
  expect(artifactsAvailable(serverUrl)).toBe(available)
})
