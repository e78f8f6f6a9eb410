import type { RunContext } from '../../runtime/context.ts'
import type { History } from '../expected/history.ts'
import type { LiveRecord, OpenPage } from '../expected/live-record.ts'
import type { Expected } from './expect.ts'
import { openPathsOf } from './live-checks.ts'
import type { LivePage } from './live-page.ts'

/** An undecided page, or one that a list of pages lacks, is not looked at again after this time. */
const MAX_OPEN_MS = 7 * 24 * 3_600_000

/** Returns what the next run needs to know: the checkout, and the pages that are not live yet. */
export function recordOf(
  { pages, checks, since }: Expected,
  { head }: Pick<History, 'head'>,
  { clock, log }: Pick<RunContext, 'clock' | 'log'>
): LiveRecord {
  const now = clock.now()
  const open = new Map<string, OpenPage>()
  const dropped: string[] = []
  const keep = (path: string, isBrief: boolean, page: Partial<OpenPage> = {}) => {
    const { seen = new Date(now).toISOString(), since: from = since ?? head } = page
    if (isBrief && now - Date.parse(seen) > MAX_OPEN_MS) dropped.push(path)
    else open.set(path, { path, since: from, seen })
  }
  const isSeen = isAnyPageSeen(pages)
  const isOpen = (page: LivePage) =>
    !isDone(page) || (!isSeen && page.expected.now === undefined && page.results.html.outcome === 'live')
  for (const page of pages.filter(each => each.expected.fate !== 'witness' && isOpen(each))) {
    const { path, since: from, seen } = page.expected
    const outcomes = Object.values(page.results)
    const isUndecided = outcomes.every(({ outcome }) => ['live', 'absent', 'undecided'].includes(outcome))
    const served = outcomes.find(({ outcome }) => outcome === 'stale')?.verdict?.served[0]?.commit
    keep(path, isUndecided, { since: from ?? served ?? head, ...(seen !== undefined && { seen }) })
  }
  const known = new Map(pages.map(({ expected }) => [expected.path, expected]))
  for (const path of since === undefined ? [] : checks.flatMap(openPathsOf)) {
    if (open.has(path) || dropped.includes(path) || !path.startsWith('/')) continue
    const { since: from = since, seen } = known.get(path) ?? {}
    keep(path, true, { ...(from !== undefined && { since: from }), ...(seen !== undefined && { seen }) })
  }
  if (dropped.length > 0)
    log.notice(
      `Looked at for a week without a result, and not again until they change: ${dropped.length} (${dropped.slice(0, 5).join(', ')}).`
    )
  return { formatVersion: 1, commit: head, open: [...open.values()] }
}

/** Whether the site answered at least once with a page of the documentation. */
export function isAnyPageSeen(pages: readonly LivePage[]): boolean {
  return pages.some(({ expected, results: { html, md } }) =>
    [html, md].some(({ outcome, verdict }) =>
      expected.now === undefined ? outcome === 'served' : verdict !== undefined && outcome !== 'different'
    )
  )
}

function isDone({ results }: LivePage): boolean {
  return Object.values(results).every(
    ({ outcome, verdict }) =>
      outcome === 'live' || outcome === 'absent' || (outcome === 'undecided' && verdict?.hasWords === false)
  )
}
