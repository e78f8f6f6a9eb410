import { expect, test } from '@jest/globals'
import { SiteMap } from '../../../src/site/addresses/site-map.ts'
import { hostRules } from '../../../src/site/redirects/host-files.ts'
import { parseRedirects } from '../../../src/site/redirects/redirects.ts'
import { pagesIn, redirectsOf } from '../../support/redirects.ts'

test.each([
  [100_000, '/p', '', 'There are more than 100000 redirects'],
  [1000, '/p', '/*', 'There are more than 1000 redirects with wildcards']
])('reports a problem if there are more than %i redirects such as %s1%s', (most, start, end, problem) => {
  const list = Array.from({ length: most + 1 }, (_, i) => ({
    source: `${start}${i}${end}`,
    destination: '/x'
  }))
  expect(parseRedirects(list.slice(1), '/')).toMatchObject({ problems: [], isComplete: true })
  expect(parseRedirects(list, '/')).toMatchObject({ problems: [problem], isComplete: false })
})

test('compares 1,000 similar sources with 2,000 addresses within seconds', () => {
  const entries = Array.from({ length: 1000 }, (_, i) => {
    const source = [`/reference/:a/v${i}`, `/v${i}/:a/reference`, `/reference/:a/v${i}/:b/reference`][i % 3]
    return { source, destination: '/d' }
  })
  const { redirects } = parseRedirects(entries, '/')
  const start = process.cpuUsage()
  for (let i = 0; i < 2000; i++)
    expect(redirects.find(`reference/a-page-with-a-long-name/v/${i}/reference`)).toBeUndefined()
  // The comparisons usually take at most 1 s of CPU time.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
}, 300_000)

test('writes 100,000 redirects within seconds, and compares 8,000 destinations with 1,000 wildcards', () => {
  const many = (count: number, entry: (i: number) => [string, string]) =>
    Array.from({ length: count }, (_, i) => entry(i))
  const start = process.cpuUsage()
  const redirects = redirectsOf([
    ...many(91_000, i => [`/old/${i % 100}/p${i}`, `/guides/p${i}#top`]),
    ...many(8000, i => [`/p${i}`, `/:a/x${i}`]),
    ...many(1000, i => [`/:a/x${i}/*`, `/:a/x${i}/b/*`])
  ])
  const files = many(100_000, i => [`guides/p${i}.html`, '']).map(([path]) => path)
  const { pages } = pagesIn(files, redirects)
  hostRules(redirects, new SiteMap(new Set(files)))
  expect(pages).toHaveLength(98_000)
  // Writing usually takes at most 5 s of CPU time.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(20_000)
}, 300_000)
