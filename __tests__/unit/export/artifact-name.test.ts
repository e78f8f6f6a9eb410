import { expect, test } from '@jest/globals'
import { artifactsAvailable, checkArtifactName } from '../../../src/export/artifact-name.ts'

test.each([['static-export-docs.example.com'], ['Handbuch Übersicht (2026)'], ['a'.repeat(200)]])(
  'accepts the name %s',
  name => {
    expect(checkArtifactName(name)).toBeUndefined()
  }
)

test.each(Array.from('":<>|*?\\/'))('rejects a name with %s and names the character', character => {
  expect(checkArtifactName(`docs${character}v1`)).toContain(`it contains ${character} `)
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['a\nb', 'line break'],
  ['a\tb', 'control character'],
  ['ü'.repeat(101), 'longer than 200 bytes']
])('rejects the name %j', (name, why) => {
  expect(checkArtifactName(name)).toContain(why)
})

test.each([
  ['https://github.com', true],
  ['https://acme.ghe.com', true],
  ['http://github.localhost', true],
  ['https://github.acme.example', false],
  ['https://notgithub.com', false],
  ['', false]
])('the availability of artifacts on %s is %s', (serverUrl, available) => {
  expect(artifactsAvailable(serverUrl)).toBe(available)
})
