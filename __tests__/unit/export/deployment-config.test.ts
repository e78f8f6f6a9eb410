import { expect, test } from '@jest/globals'
import {
  deploymentConfig,
  fillUrlTemplate,
  problemOfUrlTemplate
} from '../../../src/export/inputs/deployment-config.ts'

const values = { sha256: 'ab12', version: 'v2 beta/1', 'job-id': 'job_17', domain: 'docs.example.com' }

test('writes the deployment fields, and the version only if a version is set', () => {
  const url = 'https://store.example.com/b.tar.gz?sig=1'
  expect(deploymentConfig(url, undefined)).toBe(`{"staticExport":{"enabled":true,"bundleUrl":"${url}"}}`)
  expect(JSON.parse(deploymentConfig(url, 'v2'))).toMatchObject({ staticExport: { version: 'v2' } })
})

test('replaces every placeholder with its percent-encoded value', () => {
  const template = 'https://cdn.example.com/{domain}/{version}/{job-id}-{sha256}.tar.gz?v={version}'
  expect(problemOfUrlTemplate(template)).toBeUndefined()
  expect(fillUrlTemplate(template, values)).toBe(
    'https://cdn.example.com/docs.example.com/v2%20beta%2F1/job_17-ab12.tar.gz?v=v2%20beta%2F1'
  )
})

test('does not replace placeholders or expand `$&` inside values', () => {
  const hostile = { ...values, version: '$&{sha256}' }
  expect(fillUrlTemplate('https://x.example.com/{version}', hostile)).toBe(
    'https://x.example.com/%24%26%7Bsha256%7D'
  )
})

test.each([
  [
    'https://cdn.example.com/{sha265}.tar.gz',
    'contains {sha265}: use {sha256}, {version}, {job-id}, {domain}'
  ],
  ['https://cdn.example.com/{}.tar.gz', 'contains {}: use'],
  ['https://cdn.example.com/{sha256.tar.gz', 'contains a brace or white space'],
  ['https://cdn.example.com/a b.tar.gz', 'contains a brace or white space'],
  ['http://cdn.example.com/{sha256}', 'must begin with https://'],
  ['ftp://cdn.example.com/{sha256}', 'must begin with https://'],
  ['cdn.example.com/{sha256}', 'is not a URL'],
  ['https://name:secret@cdn.example.com/{sha256}', 'contains a user name or password'],
  ['https://{domain}/bundle.tar.gz', 'has a placeholder in the host name']
])('rejects %s', (template, problem) => {
  expect(problemOfUrlTemplate(template)).toContain(problem)
})
