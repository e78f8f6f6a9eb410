import { plainText } from '../runtime/text/plain-text.ts'
import { formatCount, formatDuration } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { evidenceOf, inChannels, type PageReport } from './passes/live-findings.ts'
import type { LiveVerified } from './passes/verify-live.ts'

const CHANNELS = ['html', 'md'] as const
/** Maximum number of pages that the headline names for each state. */
const MAX_NAMED = 3
const DAY_MS = 24 * 3_600_000

/** `17 of 18 changed pages are live (newest 2 min after the merge). 1 is old: /guides/x serves abc1234, 3 days old, …` */
export function headlineOf({ reports, since, notCompared }: LiveVerified): string {
  const kind = since === undefined ? 'sampled' : 'changed'
  const live = reports.filter(({ outcome }) => outcome === 'live')
  const others = notComparedText(notCompared)
  if (reports.length === 0) return `There is no page to compare.${others}`
  const state =
    reports.length === 1
      ? `The ${kind} page is ${live.length === 1 ? '' : 'not '}live`
      : `${live.length} of ${formatCount(reports.length)} ${kind} pages ${live.length === 1 ? 'is' : 'are'} live`
  const sentences = [state + newest(live)]
  const of = (outcome: PageReport['outcome']) => reports.filter(report => report.outcome === outcome)
  const add = (
    pages: PageReport[],
    state: [one: string, many: string],
    detail: (report: PageReport) => string
  ) => {
    if (pages.length === 0) return
    const named = pages.slice(0, MAX_NAMED).map(report => `${report.page.expected.path}${detail(report)}`)
    const more = pages.length > MAX_NAMED ? ` and ${pages.length - MAX_NAMED} more` : ''
    sentences.push(`${pages.length} ${pages.length === 1 ? state[0] : state[1]}: ${named.join('; ')}${more}`)
  }
  add(of('stale'), ['is old', 'are old'], servedText)
  add(of('missing'), ['is missing', 'are missing'], () => '')
  add(of('served'), ['is removed and still served', 'are removed and still served'], () => '')
  add(
    of('different'),
    ['shows another text', 'show another text'],
    ({ channels }) => ` ${inChannels(channels)}`
  )
  add(of('pending'), ['is pending', 'are pending'], () => '')
  const undecided = of('undecided')
  const hidden = undecided.filter(isHiddenChange)
  add(
    undecided.filter(report => !isHiddenChange(report)),
    ['is undecided', 'are undecided'],
    () => ''
  )
  if (hidden.length > 0)
    sentences.push(`${hidden.length} ${hidden.length === 1 ? 'has' : 'have'} a change that no text shows`)
  const unchecked = of('unchecked')
  if (unchecked.length > 0) sentences.push(`Not checked: ${unchecked.length}`)
  const partly = live.filter(({ page }) => page.isPartlyCompared)
  if (partly.length > 0)
    sentences.push(
      `Compared only with versions 1, 2, 4 … merges ago, because the sample is large: ${partly.length}`
    )
  return `${sentences.join('. ')}.${others}`
}

function notComparedText(names: readonly string[]): string {
  const shown = withMore(names.map(plainText), MAX_NAMED)
  return names.length === 0 ? '' : ` Changed, and not compared: ${shown.join(', ')}.`
}

function servedText({ served, channels }: PageReport): string {
  if (served === undefined) return ` serves an older version ${inChannels(channels)}`
  return ` serves ${served.commit.slice(0, 7)}, ${formatDuration(served.ageMs)} old, ${inChannels(channels)}`
}

function isHiddenChange({ page }: PageReport): boolean {
  return Object.values(page.results).every(
    ({ outcome, verdict }) => outcome !== 'undecided' || verdict?.hasWords === false
  )
}

/** The time between the newest merge and its build, if the pages have dates. */
function newest(live: readonly PageReport[]): string {
  const dated = live.flatMap(({ page, changedAt }) => {
    const { lastModified } = page.results.html.source
    return lastModified === undefined || changedAt === undefined || page.expected.fate === 'sampled'
      ? []
      : [{ changedAt, elapsedMs: lastModified - changedAt }]
  })
  const [last] = dated.sort((a, b) => b.changedAt - a.changedAt)
  if (last === undefined || last.elapsedMs < 0 || last.elapsedMs > DAY_MS) return ''
  return ` (newest ${formatDuration(last.elapsedMs)} after the merge)`
}

/** The entries of `verify.json`, one for each page and channel. */
export function liveEntries({ reports, head, prefix }: LiveVerified): object[] {
  return reports.flatMap(report => {
    const { page, outcome } = report
    return CHANNELS.flatMap(channel => {
      const result = page.results[channel]
      if (result.outcome === 'absent') return []
      const isPending = outcome === 'pending' && report.channels.includes(channel)
      const served = result.verdict?.served[0]
      const { file } = page.expected.now ?? page.expected.before ?? {}
      const hasVersion = report.channels.includes(channel) ? report.served : undefined
      return [
        {
          path: page.expected.path,
          file: file === undefined ? null : prefix + file,
          address: page.urls[channel].href,
          channel,
          verdict: isPending ? 'pending' : result.outcome === 'served' ? 'not-removed' : result.outcome,
          evidence:
            result.verdict === undefined || result.outcome === 'unchecked'
              ? result.detail
              : evidenceOf(result, head, page.expected.since),
          servedCommit: hasVersion?.commit ?? served?.commit ?? null,
          servedAge: hasVersion === undefined ? null : Math.round(hasVersion.ageMs / 1000)
        }
      ]
    })
  })
}
