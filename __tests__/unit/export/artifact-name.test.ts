import { expect, test } from '@jest/globals'
import { artifactsAvailable, checkArtifactName } from '../../../src/export/artifact-name.ts'

test.each([['static-export-docs.example.com'], ['Handbuch Übersicht (2026)'], ['a'.repeat(200)]])(
  'an artifact may be named %s',
  name => {
    expect(checkArtifactName(name)).toBeUndefined()
  }
)

test.each(Array.from('":<>|*?\\/'))('a name with %s is refused, and the character is named', character => {
  expect(checkArtifactName(`docs${character}v1`)).toContain(`it contains ${character} `)
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['a\nb', 'line break'],
  ['a\tb', 'control character'],
  ['ü'.repeat(101), 'longer than 200 bytes']
])('the name %j is refused', (name, why) => {
  expect(checkArtifactName(name)).toContain(why)
})

test.each([
  ['https://github.com', true],
  ['https://acme.ghe.com', true],
  ['http://github.localhost', true],
  ['https://github.acme.example', false],
  ['https://notgithub.com', false],
  ['', false]
])('artifacts can be stored on %s: %s', (serverUrl, available) => {
  expect(artifactsAvailable(serverUrl)).toBe(available)
})
