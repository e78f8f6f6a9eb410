import { expect, jest, test } from '@jest/globals'
import dns from 'node:dns'
import { promisify } from 'node:util'
import { AddressPolicy } from '../../../../src/export/job/address-policy.ts'

const remote = new AddressPolicy(new URL('https://api.example.com'))
const local = new AddressPolicy(new URL('http://127.0.0.1:4000/prefix'))
const problemOf = (policy: AddressPolicy, url: string) => policy.problemOf(new URL(url))

test.each([
  'https://store.example.com/x',
  'https://10.0.0.7/x',
  'https://192.168.1.2:9000/x',
  'https://[fd12:3456::1]/x'
])('with an API on the internet, allows %s', url => {
  expect(problemOf(remote, url)).toBeUndefined()
})

test.each([
  'http://127.0.0.1/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0177.0.0.1/x',
  'https://0.0.0.0/x',
  'https://[::1]/x',
  'https://[::]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[64:ff9b::127.0.0.1]/x',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://store.localhost/x'
])('with an API on the internet, rejects the loopback address %s', url => {
  expect(problemOf(remote, url)).toBe('it is a loopback address, but `base-url` is not')
})

test.each(['http://store.example.com/x', 'http://10.0.0.7/x'])(
  'with an API on the internet, rejects the http address %s',
  url => {
    expect(problemOf(remote, url)).toBe('it does not use https')
  }
)

test.each(['ftp://store.example.com/x', 'file:///etc/passwd', 'data:text/plain,x'])(
  'with an API on the internet, rejects the scheme of %s',
  url => {
    expect(problemOf(remote, url)).toMatch(/^it begins with \w+:, not with https:$/)
  }
)

test.each(['http://127.0.0.1:1234/x', 'http://localhost/x', 'http://[::1]/x', 'https://127.0.0.1/x'])(
  'with an API on this machine, allows %s',
  url => {
    expect(problemOf(local, url)).toBeUndefined()
  }
)

test('with an API on this machine, rejects the http address of another machine', () => {
  expect(problemOf(local, 'http://store.example.com/x')).toBe('it does not use https')
})

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.0.1/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://[::ffff:169.254.169.254]/',
  'https://[64:ff9b::169.254.169.254]/',
  'https://[fe80::1]/',
  'https://[febf::1]/',
  'https://[fd00:ec2::254]/',
  'https://100.100.100.200/'
])('never allows the link-local or metadata address %s', url => {
  for (const policy of [remote, local]) {
    expect(problemOf(policy, url)).toBe('it is a link-local or metadata address')
  }
})

type Lookup = (hostname: string, options: object) => Promise<unknown>
const lookupOf = (policy: AddressPolicy) => promisify(policy.lookup) as unknown as Lookup

test.each([{ all: true }, { all: false }])(
  'rejects a host name that resolves to a loopback address, with the lookup options %p',
  async options => {
    await expect(lookupOf(remote)('localhost', options)).rejects.toMatchObject({
      code: 'insecure-link',
      message: expect.stringContaining('localhost')
    })
  }
)

test('allows a loopback host name if the API is on this machine or has the same host name', async () => {
  await expect(lookupOf(local)('localhost', { all: true })).resolves.toBeDefined()
  const same = new AddressPolicy(new URL('https://localhost'))
  await expect(lookupOf(same)('localhost', { all: true })).resolves.toBeDefined()
})

test('rejects a host name if one of its addresses is not allowed', async () => {
  const answers = ['203.0.113.5', '169.254.169.254'].map(address => ({ address, family: 4 }))
  const missing = Object.assign(new Error('there is no such host'), { code: 'ENOTFOUND' })
  using lookup = jest.spyOn(dns, 'lookup')
  const resolveTo = async (...answer: unknown[]) => {
    lookup.mockImplementation((...args: unknown[]) =>
      (args.at(-1) as (...given: unknown[]) => void)(...answer)
    )
    return await lookupOf(remote)('store.example.com', { all: true })
  }
  await expect(resolveTo(null, answers)).rejects.toMatchObject({
    code: 'insecure-link',
    message: expect.stringContaining('203.0.113.5, 169.254.169.254')
  })
  await expect(resolveTo(null, answers.slice(0, 1))).resolves.toBeDefined()
  await expect(resolveTo(missing, [])).rejects.toBe(missing)
})
