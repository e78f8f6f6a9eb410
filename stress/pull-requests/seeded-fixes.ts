/**
 * `npm run stress fixes -- --docs DIR [--docs DIR] [--changes 500] [--seed N] [--kind NAME] [--verbose]`: moves and
 * renames link targets in real documentation. Each offered fix must lead to the new location of the target.
 */
import { parseArgs } from 'node:util'
import { renamedFiles } from '../../src/versions/compare-files.ts'
import { reviewChange } from '../../src/pull-request/fixes/review-change.ts'
import { readDocs } from '../../src/sources/docs.ts'
import { Renderer } from '../../src/sources/render/renderer.ts'
import { randomFrom } from '../random.ts'
import { withEveryWayToLink } from './fixes/links.ts'
import { FIX_SEEDS, type SeededMove } from './fixes/moves.ts'
import { judge } from './fixes/judge.ts'
import { changedIn, filesOf, type Texts, textsOf } from './seeded-changes.ts'

interface Tally {
  seeded: number
  findings: number
  fixed: number
  wrong: number
  /** Number of removed pages that the review treats as moved because a similar page was added. */
  calledMoved: number
}

/** Kinds of findings for which the review computes fixes. */
const KINDS = new Set([
  ...['broken-link', 'broken-anchor', 'missing-resource', 'broken-redirect'],
  ...['missing-page', 'removed-address']
])

const { values } = parseArgs({
  options: {
    docs: { type: 'string', multiple: true, default: [] },
    changes: { type: 'string', default: '500' },
    seed: { type: 'string' },
    kind: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false }
  }
})
if (values.docs.length === 0) throw new Error('--docs is missing: a folder with docs.json or mint.json')
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
const tallies = new Map<string, Tally>()
for (const folder of values.docs)
  await attack(folder, Math.ceil(Number(values.changes) / values.docs.length), randomFrom(seed))
console.log(`Seed ${seed}`)
console.table(Object.fromEntries([...tallies, ['all', total([...tallies.values()])]]))
process.exitCode = [...tallies.values()].some(({ wrong }) => wrong > 0) ? 1 : 0

async function attack(folder: string, count: number, random: (limit: number) => number): Promise<void> {
  const renderer = new Renderer({})
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T
  const texts = withEveryWayToLink(
    await textsOf(folder),
    await readDocs(filesOf(await textsOf(folder)), renderer),
    pick
  )
  const base = await readDocs(filesOf(texts), renderer)
  const kinds = Object.entries(FIX_SEEDS).filter(([kind]) => kind.includes(values.kind))
  for (let seeded = 0, attempts = 0; seeded < count && attempts < 30 * count; attempts++) {
    const [kind, plant] = kinds[attempts % kinds.length] as (typeof kinds)[number]
    const move = plant({ docs: base, texts, pick, random })
    if (move === undefined) continue
    const start = Date.now()
    const review = await reviewChange(
      {
        head: filesOf(move.texts),
        base: filesOf(texts),
        changed: changedIn(texts, move.texts),
        renamed: renamedIn(texts, move.texts)
      },
      { ignore: [], prefix: '', renderer }
    )
    const calledMoved = review.pages.moved.some(({ from }) => from === move.replaced)
    const asked: SeededMove =
      move.replaced === undefined || !calledMoved ? move : { ...move, moved: move.similar ?? move.moved }
    const wrong = await judge(base, asked, review.findings, renderer)
    const findings = review.findings.filter(finding => finding.isNew && KINDS.has(finding.kind))
    const left = findings.filter(({ fix }) => fix === undefined)
    const tally = tallies.get(kind) ?? { seeded: 0, findings: 0, fixed: 0, wrong: 0, calledMoved: 0 }
    tallies.set(kind, {
      seeded: tally.seeded + 1,
      findings: tally.findings + findings.length,
      fixed: tally.fixed + findings.length - left.length,
      wrong: tally.wrong + wrong.length,
      calledMoved: tally.calledMoved + (calledMoved ? 1 : 0)
    })
    if (wrong.length > 0 || values.verbose)
      console.log(
        `${kind} ${move.what}: ${findings.length} findings, ${left.length} not fixed, ${Date.now() - start} ms`
      )
    for (const line of wrong.slice(0, 10)) console.log(`    WRONG ${line}`)
    if (values.verbose)
      for (const { kind: what, target, file, line } of left.slice(0, 5))
        console.log(`    left ${what} ${target} ${file}:${line}`)
    seeded++
  }
}

function renamedIn(before: Texts, after: Texts): Map<string, string> {
  const only = (some: Texts, others: Texts) => new Map([...some].filter(([path]) => !others.has(path)))
  return renamedFiles(only(before, after), only(after, before))
}

function total(all: readonly Tally[]): Tally & { share: string } {
  const sum = (field: keyof Tally) => all.reduce((before, tally) => before + tally[field], 0)
  const share = `${((100 * sum('fixed')) / Math.max(1, sum('findings'))).toFixed(1)} %`
  const sums = { seeded: sum('seeded'), findings: sum('findings'), fixed: sum('fixed'), wrong: sum('wrong') }
  return { ...sums, calledMoved: sum('calledMoved'), share }
}
