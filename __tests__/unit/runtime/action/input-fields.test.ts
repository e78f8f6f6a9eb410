import { expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { Failure } from '../../../../src/runtime/failure.ts'
import {
  count,
  duration,
  entriesOf,
  flag,
  oneOf,
  readFields,
  text
} from '../../../../src/runtime/action/input-fields.ts'
import { Problem } from '../../../../src/runtime/problem.ts'
import { apiKey, baseUrl, id } from '../../../../src/service/service-inputs.ts'

/** Returns the problem with a value, or undefined for a valid value. */
function problemOf(schema: z.ZodMiniType, value: string): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

test.each([
  'https://api.example.com',
  'https://api.example.com/',
  'https://api.example.com:8443/docs/api',
  'http://localhost:8080',
  'http://127.0.0.1',
  'http://127.9.9.9:1',
  'http://[::1]:3000/api'
])('accepts the base-url %s', value => {
  expect(problemOf(baseUrl, value)).toBeUndefined()
})

test.each([
  ['http://api.example.com', /not https.*loopback addresses only/],
  ['http://localhost.example.com', /not https/],
  ['http://127.0.0.1.example.com', /not https/],
  ['ftp://api.example.com', /it must begin with https:/],
  ['api.example.com', /it must begin with https:\/\//],
  ['https://user:secret@api.example.com', /^contains a user name or password: remove them$/],
  ['https://api.example.com?key=1', /query or fragment/],
  ['https://api.example.com/#keys', /query or fragment/]
])('rejects the base-url %s', (value, problem) => {
  expect(problemOf(baseUrl, value)).toMatch(problem)
})

test.each([
  ['https://api.example.com/v1', 'https://api.example.com/'],
  ['https://api.example.com/v2/', 'https://api.example.com/'],
  ['https://api.example.com/docs/v1', 'https://api.example.com/docs/'],
  ['https://api.example.com/v1beta', 'https://api.example.com/v1beta'],
  ['https://api.example.com/v1/docs', 'https://api.example.com/v1/docs'],
  ['https://v1.example.com', 'https://v1.example.com/']
])('normalizes the base-url %s to %s', (value, url) => {
  expect(baseUrl.parse(value)?.href).toBe(url)
})

test('accepts an api-key of visible ASCII characters', () => {
  expect(problemOf(apiKey, 'adm_a1/B2+c3=~')).toBeUndefined()
})

test.each([
  ['Bearer adm_secret', 'must be only the key, without "Bearer"'],
  ['bearer\tadm_secret', 'must be only the key, without "Bearer"'],
  ['adm secret', 'contains white space or non-ASCII text: copy the key again'],
  ['adm_sec\nret', 'contains white space or non-ASCII text: copy the key again'],
  ['adm_“secret”', 'contains white space or non-ASCII text: copy the key again']
])('rejects the api-key %j without repeating the key in the message', (value, problem) => {
  expect(problemOf(apiKey, value)).toBe(problem)
  expect(problemOf(apiKey, value)).not.toContain(value)
})

test.each([
  ['mint_dsc_0123456789abcdef', 'begins with mint_dsc_, so it is a key of the assistant'],
  ['mint_us_0123456789abcdef', 'begins with mint_us_, so it is an index key of an organization']
])('recognizes %s as a key for another API, and does not repeat the key', (key, problem) => {
  expect(problemOf(apiKey, key)).toBe(
    `${problem}: create an admin key on https://app.mintlify.com/settings/organization/api-keys`
  )
})

const others = ['a:b@c%d', '...', 'a/b', '../7', 'a\\b', 'two words', 'https://x/y', 'é🙂']
test.each(['job_17', '0b5c7b52-8f4e-4b1c-9a3e-1f2d3c4b5a69', ...others])('accepts the id %j', value => {
  expect(problemOf(id, value)).toBeUndefined()
})

test.each(['', '.', '..', 'a\u0007b', 'a\nb', '\u0085', '\ud800'])('rejects the id %j', value => {
  expect(problemOf(id, value)).toContain('is not an id')
})

test.each([
  ['soon', '"soon" is not a duration: use 90s, 45m, 1h30m, or a number of minutes'],
  ['0', '0 is out of range: it must be more than zero and at most 7 days'],
  ['0s', '0s is out of range: it must be more than zero and at most 7 days'],
  ['169h', '169h is out of range: it must be more than zero and at most 7 days']
])('rejects the duration %j', (value, problem) => {
  expect(problemOf(duration, value)).toBe(problem)
  expect(duration.parse('168h')).toBe(7 * 24 * 3_600_000)
})

test.each(['mint_0123456789abcdef', 'adm_mint_us_1'])('accepts the api-key %s', key => {
  expect(apiKey.parse(key)).toBe(key)
})

test('reads true and false in any letter case as a flag, and rejects other values', () => {
  expect(['true', 'TRUE', 'False'].map(written => flag.parse(written))).toEqual([true, true, false])
  for (const written of ['yes', '1', 'on', 'truex'])
    expect(problemOf(flag, written)).toBe(`"${written}" is neither true nor false`)
})

test('accepts only whole numbers from 1 to 20 if the maximum is 20', () => {
  expect(['1', '20'].map(written => count(20).parse(written))).toEqual([1, 20])
  for (const written of ['0', '21', '1.5', ''])
    expect(problemOf(count(20), written)).toBe(`"${written}" is not a whole number from 1 to 20`)
})

test('splits entries at commas and line breaks', () => {
  expect(entriesOf(' a, b\n\n c ,')).toEqual(['a', 'b', 'c'])
})

test('lists the valid values in the message about an invalid choice', () => {
  expect(problemOf(oneOf(['raw', 'zip']), 'tar')).toBe('"tar" is not one of raw, zip')
})

const model = text(() => undefined)
const schema = z.object({ 'base-url': baseUrl, 'api-key': apiKey, timeout: duration, model })

function failureOf(given: Record<string, string>, more: Record<string, unknown> = {}): Failure {
  try {
    readFields(schema, given, () => more)
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('no Failure')
}

test('reports all invalid inputs in one failure', () => {
  const given = { 'base-url': 'http://x.example', timeout: 'soon' }
  const failure = failureOf(given, { both: new Problem('`a` and `b` clash') })
  expect(failure.code).toBe('invalid-input')
  expect(failure.message.split('\n')).toEqual([
    'Invalid input:',
    expect.stringMatching(/^- `base-url` is not https/),
    expect.stringMatching(
      /^- `api-key` is missing: set it to an admin key, from .* In a workflow: \$\{\{ secrets/
    ),
    expect.stringMatching(/^- `timeout` "soon" is not a duration/),
    '- `model` is missing',
    '- `a` and `b` clash'
  ])
  expect(failure.advice).toBe('Fix the listed inputs. No request was sent.')
})

test('reports valid inputs that contradict each other', () => {
  const good = { 'base-url': 'https://x.example', 'api-key': 'k', timeout: '1m', model: 'm' }
  expect(failureOf(good, { both: new Problem('`a` and `b` clash') }).message).toContain('- `a` and `b` clash')
})
