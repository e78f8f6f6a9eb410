import { describe, expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { Failure } from '../../../src/runtime/failure.ts'
import { apiKey, baseUrl, duration, flag, id, oneOf, readFields } from '../../../src/runtime/input-fields.ts'

/** What is said about one value; undefined when it is good. */
function problemOf(schema: z.ZodMiniType, value: string): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

describe('base-url', () => {
  test.each([
    'https://api.example.com',
    'https://api.example.com/',
    'https://api.example.com:8443/docs/api',
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://127.9.9.9:1',
    'http://[::1]:3000/api'
  ])('may be %s', value => {
    expect(problemOf(baseUrl, value)).toBeUndefined()
  })

  test.each([
    ['http://api.example.com', /not https.*loopback only/],
    ['http://localhost.example.com', /not https/],
    ['http://127.0.0.1.example.com', /not https/],
    ['http://0.0.0.0', /not https/],
    ['ftp://api.example.com', /not https/],
    ['api.example.com', /write it with https:\/\//],
    ['https://user:secret@api.example.com', /^carries a user name or password: remove them$/],
    ['https://api.example.com?key=1', /query or fragment/],
    ['https://api.example.com/#keys', /query or fragment/]
  ])('may not be %s', (value, problem) => {
    expect(problemOf(baseUrl, value)).toMatch(problem)
  })
})

describe('api-key', () => {
  test('may be any visible ASCII', () => {
    expect(problemOf(apiKey, 'adm_a1/B2+c3=~')).toBeUndefined()
  })

  test.each([
    ['Bearer adm_secret', 'give the key alone, without "Bearer"'],
    ['bearer\tadm_secret', 'give the key alone, without "Bearer"'],
    ['adm secret', 'has white space or special characters inside: copy the key again'],
    ['adm_sec\nret', 'has white space or special characters inside: copy the key again'],
    ['adm_“secret”', 'has white space or special characters inside: copy the key again']
  ])('may not be %j, and the problem does not repeat it', (value, problem) => {
    expect(problemOf(apiKey, value)).toBe(problem)
    expect(problem).not.toContain('secret')
  })
})

describe('an id', () => {
  test.each(['job_17', '0b5c7b52-8f4e-4b1c-9a3e-1f2d3c4b5a69', 'a:b@c%d', '...'])('may be %j', value => {
    expect(problemOf(id, value)).toBeUndefined()
  })

  test.each(['.', '..', 'a/b', 'a\\b', 'two words', 'a\u0007b', 'https://x/y'])('may not be %j', value => {
    expect(problemOf(id, value)).toContain('is not an id')
  })
})

describe('a duration', () => {
  test.each([
    ['soon', '"soon" is not a duration: write 90s, 45m, 1h30m, or a number of minutes'],
    ['0', '0 is out of range: more than nothing, at most seven days'],
    ['0s', '0s is out of range: more than nothing, at most seven days'],
    ['169h', '169h is out of range: more than nothing, at most seven days']
  ])('may not be %j', (value, problem) => {
    expect(problemOf(duration, value)).toBe(problem)
  })

  test('may be seven days', () => {
    expect(duration.parse('168h')).toBe(7 * 24 * 3_600_000)
  })
})

test.each([
  ['true', true],
  ['TRUE', true],
  ['False', false]
])('a flag of %j is %j', (written, value) => {
  expect(flag.parse(written)).toBe(value)
})

test.each(['yes', '1', 'on'])('a flag is not %j', written => {
  expect(problemOf(flag, written)).toBe(`"${written}" is neither true nor false`)
})

test('a choice names what there is to choose from', () => {
  expect(problemOf(oneOf(['raw', 'zip']), 'tar')).toBe('"tar" is not one of raw, zip')
})

describe('a set of inputs', () => {
  const schema = z.object({ 'base-url': baseUrl, 'api-key': apiKey, timeout: duration, model: z.string() })

  function failureOf(given: Record<string, string>, cross?: () => string[]): Failure {
    try {
      readFields(schema, given, cross)
    } catch (error) {
      if (error instanceof Failure) return error
    }
    throw new Error('no Failure')
  }

  test('is told all that is wrong with it in one go', () => {
    const failure = failureOf({ 'base-url': 'http://x.example', timeout: 'soon' }, () => [
      '`a` and `b` clash'
    ])
    expect(failure.code).toBe('invalid-input')
    expect(failure.message.split('\n')).toEqual([
      '5 inputs need mending:',
      expect.stringMatching(/^- `base-url` is not https/),
      expect.stringMatching(/^- `api-key` is missing: pass the admin key as \$\{\{ secrets/),
      expect.stringMatching(/^- `timeout` "soon" is not a duration/),
      '- `model` is missing',
      '- `a` and `b` clash'
    ])
    expect(failure.advice).toBe('Nothing was requested from the service.')
  })

  test('that lacks the address of the API is told what one looks like', () => {
    expect(failureOf({ 'api-key': 'k', timeout: '1m', model: 'm' }).message).toBe(
      'One input needs mending:\n- `base-url` is missing: give the address of the API, such as https://api.example.com'
    )
  })

  test('is refused for a problem between inputs that are good by themselves', () => {
    const good = { 'base-url': 'https://x.example', 'api-key': 'k', timeout: '1m', model: 'm' }
    expect(failureOf(good, () => ['`a` and `b` clash']).message).toContain('- `a` and `b` clash')
  })
})
