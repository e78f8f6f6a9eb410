import { expect, test } from '@jest/globals'
import { parseRedirects } from '../../../src/site/redirects/redirects.ts'
import { matchSource } from '../../../src/site/redirects/source.ts'
import fc from '../../support/properties.ts'

const SEGMENTS = ['a', 'b', 'ab', 'a-b', ':x', ':y*', '*', 'a-*', ':x.b', '*a']
const sources = fc
  .array(fc.constantFrom(...SEGMENTS), { minLength: 1, maxLength: 4 })
  .map(segments => `/${segments.join('/')}`)
const paths = fc.array(fc.constantFrom('a', 'b', 'ab', 'a-b', 'c.b'), { minLength: 1, maxLength: 5 })

test('finds the same redirect as a comparison of the address with each source', () => {
  fc.assert(
    fc.property(fc.array(sources, { maxLength: 12 }), paths, (list, segments) => {
      const entries = list.map(source => ({ source, destination: '/d' }))
      const { redirects } = parseRedirects(entries, '/')
      const address = `/${segments.join('/')}`
      const exact = redirects.rules.find(({ from }) => from.address === address)
      const first = redirects.rules.find(({ from }) => matchSource(from, address) !== undefined)
      expect(redirects.find(address.slice(1))?.rule.source).toBe((exact ?? first)?.source)
    }),
    { numRuns: 2000 }
  )
})

interface HostRules {
  compileRedirects: (list: object) => { exact: object[]; wildcards: object[] }
  applyRule: (rule: object, address: string, query: string) => string | undefined
}

test('the example rules for hosts redirect to the same destinations as the export', async () => {
  const path: string = '../../../examples/hosting/redirects/rules.mjs'
  const { applyRule, compileRedirects } = (await import(path)) as HostRules
  fc.assert(
    fc.property(sources, paths, (source, segments) => {
      const names = [...source.matchAll(/:\w+\*?|\*/g)].map(([name]) => name)
      const entry = { source, destination: ['https://example.com/to', ...names, 'end'].join('/') }
      const { redirects, problems } = parseRedirects([entry], '/')
      // In host rules, the text that the wildcard in `*a` matches cannot end with a slash.
      fc.pre(problems.length === 0 && !source.includes('*a'))
      const { exact, wildcards } = compileRedirects({ version: 1, redirects: redirects.list })
      const [rule] = [...exact, ...wildcards]
      if (rule === undefined) throw new Error(`no rule for ${source}`)
      const address = `/${segments.join('/')}`
      // If `*` in `a-*` matches no text, the host rules keep the slash before `*` in the destination.
      const onHost = applyRule(rule, address, '')?.replace(/(?<!:)\/{2,}/g, '/')
      expect(onHost).toBe(redirects.find(address.slice(1))?.destination.address)
    }),
    { numRuns: 2000 }
  )
})
