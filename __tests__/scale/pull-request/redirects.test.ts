import { expect, test } from '@jest/globals'
import { reviewChange } from '../../../src/pull-request/fixes/review-change.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { filesOf } from '../../../stress/pull-requests/seeded-changes.ts'
import { SETTINGS } from '../../support/small-docs.ts'

/** CPU time of a review, in ms, and the number of findings. */
async function reviewChain(count: number) {
  const redirects = Array.from({ length: count }, (_, at) => ({
    source: `/r${at}`,
    destination: `/r${at + 1}`
  }))
  const settings = { ...SETTINGS, navigation: { pages: ['a'] }, redirects }
  const base = new Map([['docs.json', JSON.stringify(settings)]]).set('a.mdx', '# A')
  const head = new Map(base).set('a.mdx', '# A\n\n[x](/r0)')
  const started = process.cpuUsage()
  const { findings } = await reviewChange(
    { base: filesOf(base), head: filesOf(head), changed: new Set(['a.mdx']) },
    { ignore: [], prefix: '', renderer: new Renderer({}) }
  )
  return { ms: process.cpuUsage(started).user / 1000, findings: findings.length }
}

test('20,000 redirects that lead to each other take time in proportion to their number', async () => {
  await reviewChain(1000)
  const few = await reviewChain(5000)
  const many = await reviewChain(20_000)
  expect([few.findings, many.findings]).toEqual([5000, 20_000])
  expect(many.ms / few.ms).toBeLessThan(8)
}, 600_000)
