import { expect, test } from '@jest/globals'
import { parseState, serializeState, type State } from '../../../src/publish/read/state.ts'

const headers = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-store' }
const otherHeaders = { ...headers, contentType: 'text/javascript' }
const STORE = 'https://store.example'
const STATE: State = {
  status: 'uploaded',
  run: 'run-1',
  step: 2,
  leaseUntil: Date.UTC(2026, 10, 15, 0, 1),
  compareAgain: true,
  hasConditions: true,
  hasOpaqueEtags: true,
  objects: new Map([
    ['a "quoted" name.html', { size: 5, sha256: 'a'.repeat(64), etag: 'e1', headers, isRedirect: true }],
    ['old.js', { size: 1, sha256: '', etag: '', headers: otherHeaders, departedAt: 1000 }]
  ]),
  pendingPurges: new Map([
    ['cloudfront:E1', ['/a', '/b']],
    ['cloudflare:z', []]
  ])
}

test.each([true, false])('parses a serialized state with compareAgain: %s', compareAgain => {
  const state = { ...STATE, compareAgain }
  expect(parseState(serializeState(state, STORE), STORE)).toEqual(state)
})

test.each([
  ['for another store', STORE, 'https://other.example'],
  ['from an earlier release, which tested fewer conditions', /"probe": "2/, '"probe": "1']
])('ignores the result of a conditional write test %s', (_, from, to) => {
  const text = serializeState(STATE, STORE).toString()
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  expect(parseState(Buffer.from(changed), STORE)).toEqual({ ...STATE, hasConditions: undefined })
})

test.each([
  ['an unsupported version', '"stateVersion": 1', '"stateVersion": 2'],
  ['an unknown status', '"uploaded"', '"ready"'],
  ['a path outside of the target', 'old.js', '../old.js'],
  ['an empty segment in a path', 'old.js', 'a//old.js'],
  ['a path in the state folder', 'old.js', '.static-export/state.json'],
  ['a negative size', '"size":5', '"size":-5'],
  ['no content type', '"contentType":', '"type":'],
  ['an invalid time', '"departedAt":1000', '"departedAt":"yesterday"'],
  ['a time too late for a date', '"departedAt":1000', '"departedAt":1e300'],
  ['a time before 1970', '"departedAt":1000', '"departedAt":-1'],
  ['a line break in a header', 'text/javascript', 'text/javascript;\\r\\nx-other: 1'],
  ['a header that is not ASCII', 'text/javascript', 'text/javascript; ☃'],
  ['a header that no store accepts', 'text/javascript', `text/javascript; ${'x'.repeat(10_000)}`],
  ['null in place of an object', /\{"path":"old.js".*\}/, 'null'],
  ['no lease end', 'leaseUntil', 'until'],
  ['a negative step', '"step": 2', '"step": -2'],
  ['a purge path without a leading slash', '"/a"', '"a"'],
  ['truncated content', /[^]{20}$/, ''],
  ['a list in place of the state', /^[^]*$/, '[]'],
  ['no content', /^[^]*$/, '']
])('rejects a state with %s', (_, from, to) => {
  const text = serializeState(STATE, STORE).toString()
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  expect(parseState(Buffer.from(changed), STORE)).toBeUndefined()
})
