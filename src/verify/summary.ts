import { type Format, MARKDOWN } from '../runtime/text/format.ts'
import { clip } from '../runtime/text/clip.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { formatCount, formatDuration } from '../runtime/text/units.ts'
import { andMore, withMore } from '../runtime/text/with-more.ts'
import { isWarning, type VerifyFinding } from './judge/kinds.ts'
import { groupsOf } from './outputs.ts'
import { readablePath } from './sample/served-site.ts'
import { headlineOf } from './live-summary.ts'
import type { LiveVerified } from './passes/verify-live.ts'
import type { Verified } from './verification.ts'

export interface VerifyRecord extends RunRecord {
  siteUrl: URL
  /** Documentation address; empty if unknown. */
  docsUrl: string
  /** Undefined until the last pass is complete. */
  result?: Verified | LiveVerified
}

const MAX_ROWS = 50
const MAX_ADDRESSES = 10
const MAX_TEXT = 500

export function verifySummary(record: VerifyRecord, format: Format = MARKDOWN): string {
  const { siteUrl, result, failure, docsUrl } = record
  const facts = [
    format.strong(format.link(siteUrl.href, siteUrl.href)),
    result && `${formatCount(result.checked, 'address')} checked`,
    result?.liveAfterMs !== undefined && `live after ${formatDuration(result.liveAfterMs)}`,
    durationOf(record)
  ]
  // With a result, the table of findings replaces the error.
  const shown = result === undefined ? failure : undefined
  const sections = [
    result && 'reports' in result && format.paragraph(format.sentence(headlineOf(result))),
    result && findingsTable(result.findings, docsUrl, format),
    result && result.unchecked.length > 0 && `${uncheckedText(result)} \`verify.json\` lists them.`
  ]
  const top = { heading: heading(record), facts, failure: shown }
  return summaryOf(top, `${docsUrl}docs/errors.md`, sections, format)
}

function heading({ result }: VerifyRecord): string {
  const isLive = result !== undefined && 'reports' in result
  if (result?.verified === true) return isLive ? 'The site shows its sources' : 'Site verified'
  if (isLive && result.isUnreachable) return 'The site could not be reached'
  const differs = result?.findings.some(finding => !isWarning(finding)) === true
  const truth = isLive ? 'its sources' : 'the export'
  return differs ? `The site differs from ${truth}` : 'Site not verified'
}

/** Returns a table with one row per problem, followed by the advice without repetitions. */
function findingsTable(findings: readonly VerifyFinding[], docsUrl: string, format: Format): string {
  const { code, link, lines, sentence, strong, table } = format
  const max = Math.min(MAX_ROWS, format.maxItems)
  const groups = groupsOf(findings)
  if (groups.length === 0) return ''
  const rows = groups.slice(0, max).map(group => {
    const { kind, addresses, count, detail } = group
    const links = addresses.map(address => link(clip(readablePath(address), MAX_TEXT), address))
    const sign = isWarning(group) ? '⚠️' : '❌'
    return [
      `${sign} ${code(kind)}`,
      lines(withMore(links, MAX_ADDRESSES, count)),
      sentence(clip(detail, MAX_TEXT))
    ]
  })
  const rest = groups.length - rows.length
  const advice = [...new Set(groups.map(group => group.advice))].slice(0, max).map(each => {
    const kinds = new Set(groups.flatMap(group => (group.advice === each ? [code(group.kind)] : [])))
    return `- ${[...kinds].join(', ')}: ${withLinks(each, docsUrl, format)}`
  })
  return [
    table(['Finding', 'Addresses', 'What is wrong'], rows),
    ...(rest > 0 ? [`… ${andMore(rest)}, see \`verify.json\`.`] : []),
    `${strong('What to do')}\n\n${advice.join('\n')}`
  ].join('\n\n')
}

export function uncheckedText(result: Verified | LiveVerified): string {
  const history = 'reports' in result ? ', or earlier versions of the sources are missing' : ''
  return `Addresses that were not checked, because the limit for requests or time was reached, or there was no response that could be read${history}: ${result.unchecked.length}.`
}

/** Converts the names of documentation pages to links. */
function withLinks(advice: string, docsUrl: string, format: Format): string {
  const parts = advice.split(/(docs\/[\w-]+\.md)/)
  return parts
    .map((part, at) =>
      at % 2 === 0
        ? format.sentence(clip(part, MAX_TEXT))
        : docsUrl === ''
          ? format.text(part)
          : format.linkAndAddress(part, docsUrl + part)
    )
    .join('')
}
