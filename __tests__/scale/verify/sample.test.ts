import { expect, test } from '@jest/globals'
import { file, select } from '../../support/verify-sample.ts'

test('reads 20,000 redirects only once for any number of removed pages', () => {
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
