/**
 * `npm run stress sites -- [--folder F] [--pages N] [--only NAME]`: reviews real documentation, complete and with
 * missing parts, and compares the findings with those of `oracle.ts`. Keeps the downloaded packages in F.
 */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from '../../src/review/checks/findings.ts'
import { expectedFindings, type Found } from './oracle.ts'
import { sitesIn } from './packages.ts'
import { reviewedFindings } from './review.ts'
import { siteIn, type StressSite, thinned } from './site.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'static-docs-export-sites') },
    /** Maximum number of pages per site. */
    pages: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' }
  }
})

const MAX_SHOWN = 10
const totals = { pages: 0, findings: 0, wrong: 0, missed: 0 }

mkdirSync(values.folder, { recursive: true })
for (const { name, path } of sitesIn(values.folder)) {
  if (!name.includes(values.only)) continue
  const site = siteIn(path, Number(values.pages))
  await compare(name, site)
  await compare(`${name}, thinned`, thinned(site))
}
console.log(
  `${totals.pages} pages: ${totals.findings} findings, ${totals.wrong} false, ${totals.missed} missed`
)
if (totals.pages === 0 || totals.wrong + totals.missed > 0) process.exitCode = 1

/** Reviews a site twice: in this thread, and in several threads with the files in reverse order. */
async function compare(name: string, site: StressSite): Promise<void> {
  const expected = expectedFindings(site)
  const runs = [
    await reviewedFindings(site, site.paths, false),
    await reviewedFindings(site, site.paths.toReversed(), true)
  ]
  const pages = site.paths.filter(path => /\.html?$/i.test(path)).length
  const wrong = new Set(runs.flatMap(findings => unexpected(findings, expected)))
  const missed = new Set(runs.flatMap(findings => missing(findings, expected)))
  console.log(
    `${name}: ${pages} pages, ${expected.size} findings, ${wrong.size} false, ${missed.size} missed`
  )
  for (const finding of [...wrong].slice(0, MAX_SHOWN)) console.log(`  false: ${finding}`)
  for (const finding of [...missed].slice(0, MAX_SHOWN)) console.log(`  missed: ${finding}`)
  totals.pages += pages
  totals.findings += expected.size
  totals.wrong += wrong.size
  totals.missed += missed.size
}

/** Returns unexpected findings, and findings with unexpected pages. */
function unexpected(findings: readonly Finding[], expected: Found): string[] {
  return findings.flatMap(({ kind, target, count, pages }) => {
    const files = expected.get(`${kind} ${target}`)
    const isSame = files?.length === count && pages.every((page, i) => page === files[i])
    return isSame ? [] : [`${kind} ${target}: ${count} pages, ${pages[0] ?? 'none'} is the first`]
  })
}

function missing(findings: readonly Finding[], expected: Found): string[] {
  const found = new Set(findings.map(({ kind, target }) => `${kind} ${target}`))
  return [...expected].flatMap(([finding, [page = 'none']]) =>
    found.has(finding) ? [] : [`${finding} on ${page}`]
  )
}
