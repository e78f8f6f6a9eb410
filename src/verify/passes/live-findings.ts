import { formatDuration } from '../../runtime/text/units.ts'
import { OTHER_ADVICE, type VerifyFinding } from '../judge/kinds.ts'
import { loginProblem } from '../judge/login.ts'
import type { PageVersion } from '../live/classes.ts'
import type { Channel } from '../live/served.ts'
import { rebuildAdvice } from '../live/cause.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { changeOf, type ChannelResult, isWaiting, type LivePage, type PageOutcome } from './live-page.ts'
import type { LiveState } from './live-passes.ts'
import type { FoundCause } from './why-old.ts'

const CHANNEL_NAMES: Record<Channel, string> = { html: 'HTML', md: 'Markdown' }
const CHANNELS = ['html', 'md'] as const
const DAY_MS = 24 * 3_600_000

/** The result for a page, of which the most important problem is reported. */
export interface PageReport {
  page: LivePage
  outcome: PageOutcome | 'pending'
  /** The channels that have this outcome. */
  channels: Channel[]
  /** The served version of an old page, and its age. */
  served: { commit: string; ageMs: number; mergesAgo: number } | undefined
  /** Time of the newest change of the page. */
  changedAt: number | undefined
  isWarning: boolean
  cause: FoundCause | undefined
}

/** Problems in the order in which they are reported for a page. */
const ORDER: PageOutcome[] = ['missing', 'served', 'stale', 'different', 'undecided', 'unchecked']

export async function reportOf(
  page: LivePage,
  cause: FoundCause | undefined,
  now: number
): Promise<PageReport> {
  const results = CHANNELS.map(channel => ({ channel, result: page.results[channel] }))
  const outcome = ORDER.find(each => results.some(({ result }) => result.outcome === each)) ?? 'live'
  const affected = results.filter(({ result }) => result.outcome === outcome)
  const channels = outcome === 'live' ? [] : affected.map(({ channel }) => channel)
  const isSeen = results.some(({ result }) => result.visit !== undefined)
  const known =
    isSeen && (page.expected.now !== undefined || outcome === 'served') ? await page.versions() : undefined
  const change = known && changeOf(known)
  const verdict = affected[0]?.result.verdict
  const served =
    outcome === 'stale' || outcome === 'served' ? servedVersion(verdict?.served ?? [], known) : undefined
  const mayWait = ['missing', 'served', 'stale', 'undecided'].includes(outcome)
  const isPending = mayWait && cause?.isUnderWay === true && affected.some(({ result }) => isWaiting(result))
  const isOnlyMarkdown = channels.length === 1 && channels[0] === 'md' && outcome !== 'undecided'
  const isNew = change !== undefined && now - change.time < DAY_MS
  return {
    page,
    outcome: isPending ? 'pending' : outcome,
    channels,
    served: served && {
      commit: served.commit,
      ageMs: Math.max(0, now - served.time),
      mergesAgo: mergesSince(served, known?.versions ?? [])
    },
    changedAt: change?.time,
    isWarning: isOnlyMarkdown && (isNew || outcome === 'different'),
    cause
  }
}

/** Prefers a commit that changed the page to the commits between which the page is compared. */
function servedVersion(
  served: readonly PageVersion[],
  known: Awaited<ReturnType<LivePage['versions']>> | undefined
): PageVersion | undefined {
  const bounds = [known?.versions[0]?.commit, known?.since]
  return served.find(({ commit }) => !bounds.includes(commit)) ?? served[0]
}

function mergesSince(served: PageVersion, versions: readonly PageVersion[]): number {
  const at = versions.findIndex(({ commit }) => commit === served.commit)
  // The first version is the one of the checkout, whose change is in the list of commits or is the checkout itself.
  return Math.max(1, at - (versions.length > 2 && sameContent(versions[0], versions[1]) ? 1 : 0))
}

function sameContent(a: PageVersion | undefined, b: PageVersion | undefined): boolean {
  const textOf = (each: PageVersion | undefined) =>
    typeof each?.page === 'object' ? each.page.text : each?.page
  return textOf(a) === textOf(b)
}

export function findingOfPage(
  report: PageReport,
  { head, settingsFile }: { head: string; settingsFile: string }
): VerifyFinding | undefined {
  const { page, outcome, channels, cause, isWarning } = report
  const { path } = page.expected
  const channel = channels[0] ?? 'html'
  const finding = (kind: VerifyFinding['kind'], detail: string, advice: string): VerifyFinding => ({
    ...{ kind, address: page.urls[channel].href, path, detail: plainText(detail), advice, count: 1 },
    ...(isWarning && { isWarning })
  })
  const why = cause?.detail ? ` ${cause.detail}` : ''
  const about = { settingsFile, isRemoved: page.expected.now === undefined }
  const advice = withDot(cause?.advice ?? `${rebuildAdvice(about)}. See docs/live.md`)
  switch (outcome) {
    case 'pending':
      return finding('pending', `${stateOf(report)}${why}`, withDot(cause?.advice ?? ''))
    case 'stale':
      return finding('stale', `${stateOf(report)}${why}`, advice)
    case 'missing': {
      const { isUnavailable, detail } = page.results[channel]
      return finding('missing', `${detail}${why}`, isUnavailable ? UNAVAILABLE : advice)
    }
    case 'served':
      return finding('not-removed', `The removed page is still served.${why}`, advice)
    case 'different':
      return finding(
        'different',
        `The page ${inChannels(channels)} has little of the text that all versions of the sources share: ${evidenceOf(page.results[channel], head, page.expected.since)}.`,
        'Check that `site-url` leads to the site that is built from these sources, and that no proxy rewrites its text. See docs/live.md.'
      )
    case 'undecided': {
      const { verdict, detail } = page.results[channel]
      if (verdict?.hasWords === false) return undefined
      const reason =
        detail === '' ? `${evidenceOf(page.results[channel], head, page.expected.since)} were found` : detail
      return finding(
        'undecided',
        `It cannot be told ${inChannels(channels)} whether the change is live: ${reason}.`,
        UNDECIDED
      )
    }
    case 'live':
    case 'absent':
    case 'unchecked':
      return undefined
  }
}

const UNAVAILABLE = 'Check that the site is reachable and not overloaded.'
const UNDECIDED = 'Look at the page once. A later change of the page decides again. See docs/live.md.'

function withDot(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

/** `serves abc1234, 3 days old, in HTML and Markdown` */
function stateOf({ outcome, served, channels, page }: PageReport): string {
  if (outcome === 'pending' && channels.every(channel => page.results[channel].outcome === 'missing'))
    return channels.includes('html') ? 'The page is not there yet.' : 'The page has no Markdown yet.'
  if (served === undefined) return `An older version is served ${inChannels(channels)}.`
  const merges = served.mergesAgo === 1 ? '1 merge' : `${served.mergesAgo} merges`
  return `Serves ${served.commit.slice(0, 7)}, ${formatDuration(served.ageMs)} old, ${merges} ago, ${inChannels(channels)}.`
}

export function inChannels(channels: readonly Channel[]): string {
  return `in ${channels.map(channel => CHANNEL_NAMES[channel]).join(' and ')}`
}

/** `0 of 12 phrases of 3f9a2c1, 9 of 9 of abc1234` */
export function evidenceOf(
  { verdict, outcome }: ChannelResult,
  head: string,
  since: string | undefined
): string {
  if (verdict === undefined) return ''
  const { facts, shared, served } = verdict
  if (outcome === 'different') return `${shared.found} of ${shared.of} shared phrases`
  const isOld = outcome === 'stale' || outcome === 'served'
  const [own, other] = isOld ? [facts.other, facts.own] : [facts.own, facts.other]
  const found = `${own.found} of ${own.of} phrases of ${head.slice(0, 7)}`
  const base = isOld ? (served[0]?.commit ?? since) : since
  const of =
    other.of === 0 ? '' : `, ${other.found} of ${other.of} of ${base?.slice(0, 7) ?? 'an older version'}`
  const date = verdict.by === 'date' ? ', by date' : ''
  return found + of + date
}

/** Whether no page was answered at all, so that nothing is known about what the site serves. */
export function isSiteUnreachable(pages: LiveState['pages']): boolean {
  const visits = pages.flatMap(({ results }) => CHANNELS.flatMap(channel => results[channel].visit ?? []))
  return visits.length > 0 && visits.every(({ end }) => end === 'failed')
}

/** Problems of the whole site, which are reported instead of a finding for each page. */
export function siteFinding({ pages }: LiveState): VerifyFinding | undefined {
  const seen = pages.filter(
    ({ results: { html } }) => html.visit !== undefined && html.visit.end !== 'unchecked'
  )
  const [first] = seen
  if (first === undefined) return undefined
  const requested = seen.map(({ urls, results: { html } }) => ({
    target: { url: urls.html },
    visit: html.visit as NonNullable<ChannelResult['visit']>,
    page: html.page
  }))
  const about = { address: first.urls.html.href, path: first.expected.path, count: seen.length }
  if (isSiteUnreachable(pages)) {
    const { detail } = first.results.html
    return { ...about, kind: 'missing', detail: plainText(detail), advice: OTHER_ADVICE.unreachable }
  }
  const login = loginProblem(requested)
  if (login !== undefined)
    return { ...about, kind: 'login', detail: login.detail, advice: login.advice ?? LOGIN }
  const judged = seen.filter(({ results: { html } }) => html.verdict !== undefined)
  const isOther = judged.length > 0 && judged.every(({ results: { html } }) => isOtherText(html))
  if (!isOther) return undefined
  const { gitSource } = first.results.html.source
  const source =
    gitSource === undefined
      ? ''
      : ` It says that it is built from ${plainText(`${gitSource.owner}/${gitSource.repo}, branch ${gitSource.deployBranch}, folder ${gitSource.contentDirectory || '/'}`)}.`
  return {
    ...about,
    kind: 'different',
    detail: `No page that was compared has the text of these sources.${source}`,
    advice: 'Check that `site-url` leads to the site that is built from `docs-path`. See docs/live.md.'
  }
}

function isOtherText({ outcome, verdict }: ChannelResult): boolean {
  const { of = 0, found = 0 } = verdict?.shared ?? {}
  return outcome === 'different' && found < of / 5
}

const LOGIN =
  'Set `headers` to credentials that the site accepts, for example an `Authorization` header or a bypass token from a secret.'
