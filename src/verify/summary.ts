import { clip, code, escapeMarkdown, link, sentence, table } from '../runtime/text/markdown.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { formatCount, formatDuration } from '../runtime/text/units.ts'
import { andMore, withMore } from '../runtime/text/with-more.ts'
import { isWarning, type VerifyFinding } from './judge/kinds.ts'
import { groupsOf } from './outputs.ts'
import { readablePath } from './sample/site-addresses.ts'
import type { Verified } from './verification.ts'

export interface VerifyRecord extends RunRecord {
  siteUrl: URL
  /** Where the pages of the documentation are; empty when that is unknown. */
  docsUrl: string
  /** Undefined until the last pass is complete. */
  result?: Verified
}

const MAX_ROWS = 50
const MAX_ADDRESSES = 10
const MAX_TEXT = 500

export function renderSummary(record: VerifyRecord): string {
  const { siteUrl, result, failure, docsUrl } = record
  const facts = [
    `**${link(siteUrl.href, siteUrl.href)}**`,
    result && `${formatCount(result.checked, 'address')} checked`,
    result?.liveAfterMs !== undefined && `live after ${formatDuration(result.liveAfterMs)}`,
    durationOf(record)
  ]
  // The table has the findings of a site that is not verified.
  const shown = result === undefined ? failure : undefined
  return summaryOf({ heading: heading(record), facts, failure: shown }, `${docsUrl}docs/errors.md`, [
    result && findingsTable(result.findings, docsUrl),
    result && unchecked(result)
  ])
}

function heading({ result }: VerifyRecord): string {
  if (result?.verified === true) return 'Site verified'
  const differs = result?.findings.some(({ kind }) => !isWarning(kind)) === true
  return differs ? 'The site differs from the export' : 'Site not verified'
}

/** One row for all addresses with the same problem, and after the table what to do, each advice once. */
function findingsTable(findings: readonly VerifyFinding[], docsUrl: string): string {
  const groups = groupsOf(findings)
  if (groups.length === 0) return ''
  const rows = groups.slice(0, MAX_ROWS).map(({ kind, addresses, count, detail }) => {
    const links = addresses.map(address => link(clip(readablePath(address), MAX_TEXT), address))
    const sign = isWarning(kind) ? '⚠️' : '❌'
    return [`${sign} ${code(kind)}`, withMore(links, MAX_ADDRESSES, count).join('<br>'), text(detail)]
  })
  const rest = groups.length - rows.length
  const advice = [...new Set(groups.map(group => group.advice))].slice(0, MAX_ROWS).map(each => {
    const kinds = new Set(groups.flatMap(group => (group.advice === each ? [code(group.kind)] : [])))
    return `- ${[...kinds].join(', ')}: ${withLinks(each, docsUrl)}`
  })
  return [
    table(['Finding', 'Addresses', 'What is wrong'], rows),
    ...(rest > 0 ? [`… ${andMore(rest)}, see \`verify.json\`.`] : []),
    `**What to do**\n\n${advice.join('\n')}`
  ].join('\n\n')
}

function unchecked({ unchecked: addresses }: Verified): string {
  if (addresses.length === 0) return ''
  const count = addresses.length === 1 ? '1 address was' : `${addresses.length} addresses were`
  return `${count} not checked, because the requests of a pass were used up or not answered. \`verify.json\` lists them.`
}

/** Names of pages of the documentation become links. */
function withLinks(advice: string, docsUrl: string): string {
  const parts = advice.split(/(docs\/[\w-]+\.md)/)
  return parts
    .map((part, at) =>
      at % 2 === 0 ? text(part) : docsUrl === '' ? escapeMarkdown(part) : link(part, docsUrl + part)
    )
    .join('')
}

function text(value: string): string {
  return sentence(clip(value, MAX_TEXT))
}
