import type { RunContext } from '../../runtime/context.ts'
import { redactor } from '../../runtime/secrets.ts'
import { Canceled } from '../../runtime/time/stop-reason.ts'
import { formatDuration } from '../../runtime/text/units.ts'
import { DocsReader } from '../expected/docs-reader.ts'
import { type History, openHistory } from '../expected/history.ts'
import { LiveMemory } from '../expected/live-record.ts'
import { findSince, type Since } from '../expected/since.ts'
import type { LiveInputs } from '../inputs.ts'
import { isWarning, KIND_ADVICE, KINDS, type VerifyFinding } from '../judge/kinds.ts'
import { WAIT_SHARE_OF_TIMEOUT } from '../request/passes.ts'
import type { Verified } from '../verification.ts'
import { type Expected, expectSite } from './expect.ts'
import { findingOfPage, isSiteUnreachable, type PageReport, reportOf, siteFinding } from './live-findings.ts'
import { LivePasses, type LiveState } from './live-passes.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { isAnyPageSeen, recordOf } from './next-record.ts'
import { Causes } from './why-old.ts'

/** The result of a comparison with the history of the sources. */
export interface LiveVerified extends Omit<Verified, 'waitedMs' | 'isOutOfTime'> {
  reports: PageReport[]
  head: string
  /** Path of the documentation from the repository root, with a trailing slash; empty for the root. */
  prefix: string
  /** The commit after which changes were looked at; undefined if a sample was compared. */
  since: string | undefined
  pending: number
  undecided: number
  isUnreachable: boolean
  /** What changed and cannot be compared with the site. */
  notCompared: string[]
  /** The newest commit that all pages with a verdict have reached; undefined if it is unknown. */
  commit: string | undefined
}

/** Time to keep the record if the run was canceled, because a runner soon ends the process. */
const CANCELED_KEEP_MS = 1200

/** Compares the site with the history of its sources: what is expected, what is served, and the verdict. */
export async function verifyLive(inputs: LiveInputs, context: RunContext): Promise<LiveVerified> {
  const { clock, log, signal } = context
  const startedAt = clock.now()
  const maxWaitMs = inputs.timeoutMs * WAIT_SHARE_OF_TIMEOUT
  if (inputs.waitMs > maxWaitMs && !inputs.isWatching)
    log.notice(
      `\`wait\` is cut to ${formatDuration(maxWaitMs)}, because \`timeout\` is ${formatDuration(inputs.timeoutMs)}.`
    )
  const history = openHistory(inputs, context)
  const memory = new LiveMemory(inputs)
  const reader = new DocsReader(history.versions, history.head, context)
  let expected: Expected | undefined
  try {
    const since = await findSince(inputs.docs, history, memory, context)
    const causes = new Causes(inputs, history, await timeBefore(history, since), context)
    expected = await expectSite(inputs, since, { history, reader, causes }, context)
    const passes = new LivePasses({ ...expected, causes, startedAt }, inputs, context)
    const state = await passes.run()
    return await resultOf(state, expected, history, inputs, clock.now())
  } finally {
    const limitMs = signal.reason instanceof Canceled ? CANCELED_KEEP_MS : undefined
    const record = expected && recordOf(expected, history, context)
    if (record !== undefined) await memory.keep(record, context, limitMs)
    await reader.end()
  }
}

async function timeBefore({ repository, head }: History, { commit }: Since): Promise<number> {
  const time = await repository.timeOf(commit ?? head).catch(() => NaN)
  return Number.isNaN(time) ? 0 : time
}

async function resultOf(
  state: LiveState,
  expected: Expected,
  { head }: History,
  inputs: LiveInputs,
  now: number
): Promise<LiveVerified> {
  const reports: PageReport[] = []
  const { settingsFile } = inputs.docs
  const isSeen = isAnyPageSeen(state.pages)
  // A page that only some readers get is not counted.
  for (const page of state.pages.filter(({ results }) => results.html.outcome !== 'absent')) {
    const report = await reportOf(page, state.causes.get(page), now)
    // A host that answers nothing with a page of the documentation says nothing about removed pages.
    const isUnknown = !isSeen && page.expected.now === undefined && report.outcome === 'live'
    const isRight = report.outcome === 'live' || report.outcome === 'undecided'
    if (page.expected.fate !== 'witness' || !isRight)
      reports.push(isUnknown ? { ...report, outcome: 'unchecked' } : report)
  }
  const findings = [
    ...findingsOf(state, { reports, head, settingsFile }, redactor(inputs.secrets)),
    ...(expected.undeployable === undefined
      ? []
      : [undeployableFinding(expected.undeployable, inputs.siteUrl, settingsFile)])
  ]
  const unchecked = uncheckedOf(state)
  const paths = new Set(findings.flatMap(({ kind, path }) => (kind === 'pending' ? (path ?? []) : [])))
  for (const { outcome, page } of reports) if (outcome === 'pending') paths.add(page.expected.path)
  const undecided = reports.filter(({ outcome }) => outcome === 'undecided').length
  const isClean = findings.every(
    finding => isWarning(finding) && !STOPS.includes(finding.kind) && finding.isWarning !== true
  )
  return {
    verified: isSeen && isClean && unchecked.length === 0 && paths.size === 0,
    ...{ checked: state.checked, findings, unchecked, liveAfterMs: state.liveAfterMs },
    ...{ reports, head, prefix: inputs.docs.checkout.prefix, since: expected.since, undecided },
    notCompared: expected.notCompared,
    pending: paths.size,
    isUnreachable: isSiteUnreachable(state.pages),
    commit: reachedCommit(reports, head)
  }
}

/** Warnings that say that something is not known to be live. */
const STOPS = ['pending', 'undecided']

function undeployableFinding(detail: string, { href }: URL, settingsFile: string): VerifyFinding {
  const advice = `Correct ${settingsFile}. See docs/live.md.`
  return { kind: 'undecided', address: href, path: undefined, detail: plainText(detail), advice, count: 1 }
}

function findingsOf(
  state: LiveState,
  { reports, head, settingsFile }: { reports: readonly PageReport[]; head: string; settingsFile: string },
  redact: (text: string) => string
): VerifyFinding[] {
  const whole = siteFinding(state)
  const ofPages = reports.flatMap(report => findingOfPage(report, { head, settingsFile }) ?? [])
  const isUnderWay = new Set(
    [...state.causes].flatMap(([page, cause]) => (cause.isUnderWay ? page.expected.path : []))
  )
  const ofChecks = state.checks.flatMap(({ result }) =>
    (result?.findings ?? []).map(({ kind, url, path, detail, advice = KIND_ADVICE[kind] }): VerifyFinding => {
      const about = { address: url.href, path, detail, count: 1 }
      return isUnderWay.has(path)
        ? { ...about, kind: 'pending', advice: KIND_ADVICE.pending }
        : { ...about, kind, advice }
    })
  )
  const all = whole === undefined ? [...ofPages, ...withoutPending(ofChecks, reports)] : [whole]
  return all
    .map(finding => ({ ...finding, detail: redact(finding.detail) }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}

/** While pages are pending, files and redirects of the same deployment are not there either. */
function withoutPending(findings: readonly VerifyFinding[], reports: readonly PageReport[]): VerifyFinding[] {
  const isPending = reports.some(({ outcome }) => outcome === 'pending')
  return findings.map(finding => (isPending ? { ...finding, isWarning: true } : finding))
}

function uncheckedOf({ pages, checks }: LiveState): string[] {
  return [
    ...pages.flatMap(({ urls, results: { html, md } }) => [
      ...(html.outcome === 'unchecked' ? [urls.html.href] : []),
      // Whether the site serves Markdown is unknown until a page was seen.
      ...(md.outcome === 'unchecked' && html.outcome !== 'unchecked' ? [urls.md.href] : [])
    ]),
    ...checks.flatMap(({ url, result }) =>
      result === undefined || result.isUnchecked === true ? [url.href] : []
    )
  ]
}

function reachedCommit(reports: readonly PageReport[], head: string): string | undefined {
  const old = reports.filter(({ outcome }) => !['live', 'undecided', 'unchecked'].includes(outcome))
  if (old.length === 0) return reports.some(({ outcome }) => outcome === 'live') ? head : undefined
  const served = old.map(report => report.served).filter(each => each !== undefined)
  if (served.length < old.length) return undefined
  return served.reduce((oldest, each) => (each.ageMs > oldest.ageMs ? each : oldest)).commit
}
