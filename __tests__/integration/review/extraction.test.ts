import { expect, test } from '@jest/globals'
import { gzipSync } from 'node:zlib'
import { checksText } from '../../../src/review/checks/findings.ts'
import { extract } from '../../support/extracting.ts'
import { tarOf, zipOf } from '../../support/tiny-archives.ts'

/** A page with a broken link at each end. The page exceeds the batch size of the writers. */
const LARGE = `<a href="/first">x</a>${'<p>text</p>'.repeat(400_000)}<a href="/last">x</a>`

/** Pages with links to numbered anchors on the same page and on other pages. Some anchors are missing. */
const items = [
  { name: 'index.html', content: '<a href="/pages/p1#none">x</a><img src="/missing.png">' },
  { name: 'large.html', content: LARGE },
  { name: 'large-too.html', content: `<p id=first>${LARGE}<p id=last><a href="/large-too#first">` },
  ...Array.from({ length: 300 }, (_, i) => ({
    name: `pages/p${i}.html`,
    content: `<title>${i}</title><p>${'text '.repeat(2000)}</p><a href="p${i + 1}"><a href="/gone-${i % 3}">${notes(i)}`
  })).filter((_, i) => i % 60 !== 59),
  { name: 'style.css', content: 'a{b:url(font.woff2)}' }
]

function notes(page: number): string {
  return Array.from({ length: 40 }, (_, i) => {
    const id = (page * 40 + i) % 60 === 59 ? '' : ` id="fn${i}"`
    return `<p${id}><a href="#fn${i}">own</a><a href="p${(page * 7) % 300}#fn${i}">other</a>`
  }).join('')
}

async function review(bytes: Buffer, announcedSize: number) {
  const { seen } = await extract(bytes, { announcedSize, isReviewed: true }, async extraction => {
    const found = await extraction.review({ domain: undefined, basePath: '/', ignore: [] })
    return { checks: checksText(found.findings), contents: [...found.contents].sort() }
  })
  return seen
}

test('finds the same problems in tar and zip, regardless of the file order and the number of threads', async () => {
  const tar = gzipSync(await tarOf(...items))
  const zip = zipOf(...items)
  const reference = await review(tar, tar.length)
  const { findings } = JSON.parse(reference?.checks ?? '') as { findings: { kind: string; target: string }[] }
  const targetsOf = (kind: string) =>
    findings.filter(finding => finding.kind === kind).map(({ target }) => target)
  expect(targetsOf('broken-link')).toEqual([
    ...['/first', '/gone-0', '/gone-1', '/gone-2', '/last', '/pages/p119', '/pages/p179', '/pages/p239'],
    ...['/pages/p299', '/pages/p59']
  ])
  expect(targetsOf('missing-resource')).toEqual(['/font.woff2', '/missing.png'])
  expect(targetsOf('broken-anchor').sort()).toEqual(missingAnchors())
  expect(reference?.contents).toHaveLength(298)
  const reversed = gzipSync(await tarOf(...items.toReversed()))
  expect(await review(tar, 1e9)).toEqual(reference)
  expect(await review(reversed, reversed.length)).toEqual(reference)
  expect(await review(reversed, 1e9)).toEqual(reference)
  expect(await review(zip, zip.length)).toEqual(reference)
  expect(await review(zip, 1e9)).toEqual(reference)
}, 240_000)

/** Returns the targets of all links to missing anchors. Every page links to its notes, and some notes have no id. */
function missingAnchors(): string[] {
  const anchors = Array.from({ length: 300 * 40 }, (_, i) => i)
    .filter(i => i % 60 === 59 && Math.floor(i / 40) % 60 !== 59)
    .map(i => `/pages/p${Math.floor(i / 40)}#fn${i % 40}`)
  return ['/pages/p1#none', ...anchors].sort()
}
