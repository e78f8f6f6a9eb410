import { expect, test } from '@jest/globals'
import { parseState, serializeState, type State } from '../../../src/publish/read/state.ts'

const headers = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-store' }
const STATE: State = {
  status: 'uploaded',
  run: 'run-1',
  step: 2,
  writtenAt: Date.UTC(2026, 10, 15),
  leaseUntil: Date.UTC(2026, 10, 15, 0, 1),
  compareAgain: true,
  hasConditions: true,
  objects: new Map([
    ['a "quoted" name.html', { size: 5, sha256: 'a'.repeat(64), etag: 'e1', headers }],
    [
      'old.js',
      {
        size: 1,
        sha256: '',
        etag: '',
        headers: { ...headers, contentType: 'text/javascript' },
        departedAt: 1000
      }
    ]
  ]),
  pendingPurges: new Map([
    ['cloudfront:E1', ['/a', '/b']],
    ['cloudflare:z', []]
  ])
}

test('a state comes back as it was written', () => {
  expect(parseState(serializeState(STATE))).toEqual(STATE)
})

test.each([
  ['another version', (text: string) => text.replace('"stateVersion": 1', '"stateVersion": 2')],
  ['an unknown status', (text: string) => text.replace('"uploaded"', '"ready"')],
  ['a path outside of the target', (text: string) => text.replace('old.js', '../old.js')],
  ['an empty segment in a path', (text: string) => text.replace('old.js', 'a//old.js')],
  ['headers that do not exist', (text: string) => text.replace('"headers":1', '"headers":7')],
  ['a path in its own folder', (text: string) => text.replace('old.js', '.static-export/state.json')],
  ['no end of its lease', (text: string) => text.replace('leaseUntil', 'until')],
  ['a negative size', (text: string) => text.replace('"size":5', '"size":-5')],
  ['an invalid date', (text: string) => text.replace('1970-01-01T00:00:01.000Z', 'yesterday')],
  ['a purge path without slash', (text: string) => text.replace('"/a"', '"a"')],
  ['a truncated file', (text: string) => text.slice(0, -20)],
  ['a list', () => '[]'],
  ['nothing', () => '']
])('a state with %s is not read', (_, change) => {
  const text = serializeState(STATE).toString()
  const changed = change(text)
  expect(changed).not.toBe(text)
  expect(parseState(Buffer.from(changed))).toBeUndefined()
})
