/**
 * `npm run stress live -- --clones DIR [--cache DIR] [--site NAME] [--without-dates] [--show N] [--verdicts FILE]`: holds
 * the judge of `verify` against copies of live sites that others saved in public repositories (captures.ts), with the
 * history of their sources. The folder of clones has each repository as OWNER+NAME/repo. Each page is judged for several
 * values of `since`: with the commit that was current at the time of the copy, which must be `live`, and with later
 * commits that changed the page, which must be `stale` and name the served version. Exits with status 1 if a verdict is
 * wrong. `--verdicts` writes a line for each verdict.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { classesOf, type PageVersion } from '../../src/verify/live/classes.ts'
import { hasWholeChange, judgePage, type Verdict } from '../../src/verify/live/judge.ts'
import type { Channel } from '../../src/verify/live/served.ts'
import { readServedHtml } from '../../src/verify/live/served-html.ts'
import { readServedMarkdown } from '../../src/verify/live/served-markdown.ts'
import { CAPTURES, pagesOf, type Capture } from './captures.ts'
import { type History, readHistory } from './history.ts'

const { values } = parseArgs({
  options: {
    clones: { type: 'string', default: '' },
    cache: { type: 'string', default: '' },
    'without-dates': { type: 'boolean', default: false },
    site: { type: 'string', default: '' },
    show: { type: 'string', default: '20' },
    verdicts: { type: 'string', default: '' }
  }
})

/**
 * Distances in commits that changed the documentation, from the commit that was current at the time of the copy.
 * Positive distances of `since` are older commits; the others are later ones, whose site serves an even older version.
 */
const SINCE = [1, 2, 5, 10, 20, 40, 80, 150, -1, -2, -5, -10, -20, -40, -80]
/** A negative distance is an older checkout: somebody else already published a later version. */
const CHECKOUT = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, -1, -2, -5, -10, -20]
const MAX_OLDER = 30

/** Whether the checkout is the version that is served, a later one, a later one with the same text, or an older one. */
type Kind = 'new' | 'old' | 'unseen' | 'passed'
type Counts = Record<string, number>

interface Case {
  versions: PageVersion[]
  older: PageVersion[]
  kind: Kind
}

const shown: string[] = []
/** One line for each verdict, so that two programs can be compared. */
const verdicts: string[] = []

/** Yields each different pair of versions of a page once. */
function* casesOf(
  history: History,
  { address, current, channel }: { address: string; current: number; channel: Channel }
): Generator<Case, void> {
  const seen = new Set<string>()
  const served = history.versionAt(address, current)
  for (const ahead of CHECKOUT) {
    for (const back of SINCE) {
      const [from, to] = [current - back, current + ahead]
      if (from < 0 || from >= to || to >= history.commits.length) continue
      const versions = history.versions(address, from, to)
      const [newest, base] = [versions[0], versions.at(-1)]
      if (!newest || !base || versions.length < 2 || typeof newest.page === 'string') continue
      const key = `${base.commit} ${newest.commit}`
      if (seen.has(key)) continue
      seen.add(key)
      const kind = ahead < 0 ? 'passed' : kindOf(newest, served, channel)
      yield { versions, older: history.versions(address, 0, from).slice(1, MAX_OLDER + 1), kind }
    }
  }
}

function kindOf(newest: PageVersion, served: PageVersion, channel: Channel): Kind {
  if (newest === served) return 'new'
  return classesOf([newest, served], channel).length === 1 ? 'unseen' : 'old'
}

function outcomeOf(kind: Kind, { verdict, served, hasWords }: Verdict, current: PageVersion): string {
  if (verdict === 'undecided') return hasWords ? 'undecided' : 'without words'
  // Each verdict is right in its way if a later version is served, or if no text shows the change.
  if (verdict === 'different' || kind === 'passed' || kind === 'unseen') return verdict
  if (verdict !== (kind === 'new' ? 'live' : 'stale')) return 'WRONG'
  return served.includes(current) ? 'right' : 'other version'
}

function judgeCapture(capture: Capture, pages: ReadonlyMap<string, Buffer>, history: History): Counts {
  const counts: Counts = {}
  const count = (name: string, by = 1): void => void (counts[name] = (counts[name] ?? 0) + by)
  for (const [address, bytes] of pages) {
    const started = cpuTime()
    const read = capture.channel === 'html' ? readServedHtml(bytes) : readServedMarkdown(bytes)
    const served = values['without-dates'] ? { ...read, lastModified: undefined } : read
    count('ms of CPU to read pages', cpuTime() - started)
    const current = history.indexAt(read.lastModified ?? capture.time)
    const version = history.versionAt(address, current)
    if (typeof version.page === 'string') {
      count('pages without sources')
      continue
    }
    count('pages')
    for (const { versions, older, kind } of casesOf(history, { address, current, channel: served.channel })) {
      const before = cpuTime()
      const since = versions.at(-1)?.commit
      let judged = judgePage({ versions, since }, served)
      if (judged.verdict !== 'live' || !hasWholeChange(judged))
        judged = judgePage({ versions: [...versions, ...older], since }, served)
      count('ms of CPU to judge', cpuTime() - before)
      if (values.verdicts !== '') verdicts.push(lineOf(address, versions, judged))
      const outcome = outcomeOf(kind, judged, version)
      count(`${kind}: ${outcome}`)
      if (judged.by === 'date') count(`${kind}: by date ${judged.hasWords ? 'with' : 'without'} words`)
      count('judged')
      if (judged.hasWords && kind !== 'passed')
        count(judged.closest.includes(version) ? 'current is closest' : 'other is closest')
      if (outcome !== 'right' && outcome !== 'without words' && kind !== 'passed' && kind !== 'unseen')
        shown.push(`${outcome}, ${kind}: ${address} ${described(versions, judged, version)}`)
    }
  }
  return counts
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function lineOf(address: string, versions: readonly PageVersion[], judged: Verdict): string {
  const commits = (list: readonly PageVersion[]) => list.map(({ commit }) => commit)
  const { served, closest, ...rest } = judged
  return JSON.stringify([
    ...[address, versions.at(-1)?.commit, versions[0]?.commit],
    { ...rest, served: commits(served), closest: commits(closest) }
  ])
}

function described(versions: PageVersion[], judged: Verdict, current: PageVersion): string {
  const short = (version: PageVersion | undefined) => version?.commit.slice(0, 8) ?? 'none'
  const { own, other } = judged.facts
  return [
    `${short(versions.at(-1))}..${short(versions[0])}, served ${short(current)}: ${judged.verdict}`,
    `${own.found}/${own.of} own, ${other.found}/${other.of} other, ${judged.shared.found}/${judged.shared.of} shared`,
    `closest ${short(judged.closest[0])}`
  ].join(', ')
}

for (const capture of CAPTURES.filter(({ name }) => name.includes(values.site))) {
  const started = performance.now()
  const pages = pagesOf(values.clones, capture)
  const history = await readHistory(values.clones, capture, values.cache)
  console.log(
    capture.name,
    pages.size,
    'pages,',
    history.commits.length,
    'commits,',
    Math.round(performance.now() - started),
    'ms to read'
  )
  console.log(judgeCapture(capture, pages, history))
}
if (shown.some(line => line.startsWith('WRONG'))) process.exitCode = 1
if (values.verdicts !== '') writeFileSync(values.verdicts, verdicts.join('\n'))
console.log(shown.slice(0, Number(values.show)).join('\n'))
console.log(`${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
