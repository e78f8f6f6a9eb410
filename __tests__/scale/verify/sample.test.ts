import { expect, test } from '@jest/globals'
import { file, select } from '../../support/verify-sample.ts'

test('selects 20 of 1,000 removed pages and 50 of 20,000 redirects in less than 5 s of CPU time', () => {
  const removed = Array.from({ length: 1000 }, (_, i) => file(`old/${i}.html`))
  const redirects = Array.from({ length: 20_000 }, (_, i) => ({
    source: i % 2 === 0 ? `/base/from/${i}` : `/base/any${i}/:path*`,
    destination: '/base/a',
    permanent: true
  }))
  const before = process.cpuUsage()
  const targets = select(['index.html', 'a.html'], { previous: removed, redirects })
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5)
  expect(targets.filter(({ role }) => role === 'removed')).toHaveLength(20)
  expect(targets.filter(({ role }) => role === 'redirect')).toHaveLength(50)
})
