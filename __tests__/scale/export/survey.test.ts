import { expect, test } from '@jest/globals'
import { surveySite } from '../../../src/export/prepare/layout/survey.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const GENERATOR = '<meta name="generator" content="Mintlify">'

test('finds 400 of 20,000 files whose names contain spaces in 200 pages in 30 s of CPU time', async () => {
  const filler = '<p class="text">Some text, and https://a.example/b</p>'.repeat(1500)
  const pages = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [
      `page-${i}.html`,
      `${GENERATOR}<a href="/data/Price%20list%20${i}.csv">x</a> /data/My file ${i + 1}.csv ${filler}`
    ])
  )
  await using folder = await tempFolder(pages)
  const names = Array.from({ length: 10_000 }, (_, i) => [
    `data/Price list ${i}.csv`,
    `data/My file ${i}.csv`
  ]).flat()
  const files = [...Object.keys(pages), ...names].map(path => ({ path, size: 1, sha256: '' }))
  const site = { folder: folder.path, files, basePath: '/', domain: undefined, allowed: new Set<string>() }
  const start = process.cpuUsage()
  const { leftOut } = await surveySite(site, new AbortController().signal)
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(30)
  expect(leftOut.size).toBe(20_000 - 400)
  expect(leftOut.has('data/Price list 199.csv')).toBe(false)
  expect(leftOut.has('data/My file 200.csv')).toBe(false)
}, 240_000)
