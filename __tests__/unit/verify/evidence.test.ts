import { expect, test } from '@jest/globals'
import { examine } from '../../../src/verify/judge/evidence.ts'

const url = new URL('https://docs.example.com/old')
const target = { role: 'redirect' as const, url, source: '/old', destination: url, file: undefined }

async function pageOf(html: string) {
  const bytes = Buffer.from(html)
  const body = { sha256: '', size: bytes.length, bytes }
  return (await examine(target, { end: 'response', hops: [], status: 200, headers: {}, body })).page
}

test.each([
  ['<meta http-equiv="refresh" content="0; url=/new">', '/new'],
  ["<META content='0;URL=/a&amp;b' HTTP-EQUIV = refresh>", '/a&b'],
  ['<meta charset="utf-8"><meta http-equiv="refresh" content="5">', undefined],
  ['<p>http-equiv="refresh" url=/new</p>', undefined]
])('%s leads to %s', async (html, refresh) => {
  expect((await pageOf(html))?.refresh).toBe(refresh)
})

test.each([
  '<meta' + ' http-equiv=refresh'.repeat(26_000),
  '<meta http-equiv=refresh '.repeat(20_000),
  `<meta ${'http-equiv '.repeat(45_000)}`,
  `<input${' type = '.repeat(60_000)}`,
  `<form><title>${'sign '.repeat(90_000)}</title>`
])('500 kB that are made to be slow are read within seconds: %#', async html => {
  const before = process.cpuUsage()
  await pageOf(html)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5)
})
