import { expect, test } from '@jest/globals'
import { reviewChange } from '../../../src/pull-request/fixes/review-change.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { filesOf } from '../../../stress/pull-requests/seeded-changes.ts'
import { SETTINGS } from '../../support/small-docs.ts'

type Change = Record<'base' | 'head', Record<string, string>>

function chainedRedirects(count: number): Change {
  const redirects = Array.from({ length: count }, (_, at) => ({
    source: `/r${at}`,
    destination: `/r${at + 1}`
  }))
  const settings = { ...SETTINGS, navigation: { pages: ['a'] }, redirects }
  const base = { 'docs.json': JSON.stringify(settings), 'a.mdx': '# A' }
  return { base, head: { ...base, 'a.mdx': '# A\n\n[x](/r0)' } }
}

/** Creates a change that moves a page. One file has many links to the page, with entities in their addresses. */
function linksWithEntities(count: number): Change {
  const links = Array.from({ length: count }, (_, at) => `<a href="/old?a=1&amp;b=${at}">x</a>`)
  const page = '# Page\n\nSix words that nobody else has.\n'
  const more = { 'docs.json': JSON.stringify(SETTINGS), 'a.mdx': links.join('\n\n'), 'z.mdx': '[x](/none)' }
  return { base: { ...more, 'old.mdx': page }, head: { ...more, 'new.mdx': page } }
}

/** Returns the CPU time of a review in ms, and the number of findings. */
async function review({ base, head }: Change) {
  const changed = Object.keys({ ...base, ...head }).filter(path => base[path] !== head[path])
  const [before, after] = [base, head].map(texts => filesOf(new Map(Object.entries(texts))))
  const started = process.cpuUsage()
  const { findings } = await reviewChange(
    { base: before, head: after ?? filesOf(new Map()), changed: new Set(changed) },
    { ignore: [], prefix: '', renderer: new Renderer({}) }
  )
  return { ms: process.cpuUsage(started).user / 1000, findings: findings.length }
}

test.each([
  ['a chain of redirects', chainedRedirects, 8_000, 0],
  ['links with entities in one file', linksWithEntities, 2000, 3]
])(
  'reviews %s in linear time',
  async (_, change, count, others) => {
    await review(change(500))
    const few = await review(change(count / 4))
    const many = await review(change(count))
    expect([few.findings, many.findings]).toEqual([count / 4 + others, count + others])
    expect(many.ms / few.ms).toBeLessThan(8)
  },
  600_000
)
