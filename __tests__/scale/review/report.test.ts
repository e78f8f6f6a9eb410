import { expect, test } from '@jest/globals'
import { textsOf } from '../../support/html.ts'
import { finding, reportOf, withFindings } from '../../support/small-report.ts'

test.each([
  [500, 10],
  [501, 4],
  [2000, 4],
  [2001, 1]
])('if there are %d findings, limits the number of listed pages for each finding to %d', (count, shown) => {
  const pages = Array.from({ length: 10 }, (_, i) => `p${i}.html`)
  const findings = Array.from({ length: count }, (_, i) => finding('broken-link', `/x${i}`, 10, pages))
  const document = reportOf({ review: withFindings(...findings) })
  const first = document.querySelector('.kind .findings > li > details')
  expect(textsOf(first ?? document, 'li a')).toHaveLength(shown)
  expect(textsOf(document, '.kind > .findings > li')).toHaveLength(count)
})
