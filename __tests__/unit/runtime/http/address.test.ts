import { expect, jest, test } from '@jest/globals'
import dns from 'node:dns'
import { checkedLookup, isLoopback, isPrivate, isSafeAddress } from '../../../../src/runtime/http/address.ts'

const LOOPBACK = ['127.255.255.255', '0.255.255.255', '[::1]', '::', '64:ff9b::7fff:ffff', 'a.localhost.']
// PRIVATE contains an address near the end of each network. PUBLIC contains addresses just outside the networks.
const PRIVATE = [
  ...['10.255.255.255', '100.127.255.255', '169.254.255.255', '172.31.255.255', '192.168.255.255'],
  ...['198.19.255.255', '255.255.255.255', 'fdff::', 'febf::', '[ffff::]', '64:ff9b::ffff:ffff']
]
const PUBLIC = [
  ...['1.0.0.0', '11.0.0.0', '100.128.0.0', '128.0.0.0', '169.255.0.0', '172.32.0.0', '192.169.0.0'],
  ...['198.20.0.0', '223.255.255.255', 'fe00::', 'fec0::', '64:ff9b:0:0:0:1::', 'localhost.example.com']
]

test('distinguishes loopback, private and public addresses', () => {
  expect([...LOOPBACK, ...PRIVATE, ...PUBLIC].filter(isLoopback)).toEqual(LOOPBACK)
  expect([...LOOPBACK, ...PRIVATE, ...PUBLIC].filter(isPrivate)).toEqual([...LOOPBACK, ...PRIVATE])
})

test.each([
  ['https://example.com', true],
  ['http://localhost', true],
  ['http://example.com', false],
  ['ftp://localhost', false]
])('reports whether %s is a safe address: %j', (url, expected) => {
  expect(isSafeAddress(new URL(url))).toBe(expected)
})

test.each([
  ['one address', '10.0.0.1', ['10.0.0.1']],
  [
    'several addresses',
    [
      { address: '::1', family: 6 },
      { address: '10.0.0.1', family: 4 }
    ],
    ['::1', '10.0.0.1']
  ]
])('a lookup that finds %s fails only if the check reports a problem', (_, found, addresses) => {
  using lookup = jest.spyOn(dns, 'lookup')
  lookup.mockImplementation(((_name: string, _options: object, done: (...result: unknown[]) => void) =>
    done(null, found, 4)) as unknown as typeof dns.lookup)
  const results: unknown[] = []
  for (const problem of [undefined, new Error('private')])
    checkedLookup(
      (given, hostname) => (expect([given, hostname]).toEqual([addresses, 'a.example']), problem)
    )('a.example', {}, (...result) => results.push(result))
  expect(results).toEqual([
    [null, found, 4],
    [new Error('private'), found, 4]
  ])
})
