import { percentDecode } from '../runtime/http/address.ts'
import { clip, code, escapeMarkdown, link, sentence, table } from '../runtime/markdown.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/summary.ts'
import { formatDuration } from '../runtime/units.ts'
import { type VerifyFinding, isWarning } from './judge/kinds.ts'
import type { VerifyResult } from './outputs.ts'
import { parseUrl } from '../runtime/parse-url.ts'

/** What the summary shows. */
export interface VerifyRecord extends RunRecord {
  siteUrl: URL
  /** Where the pages of the documentation are; empty when that is unknown. */
  docsUrl: string
  /** Undefined until the last pass is complete. */
  result?: VerifyResult
}

const MAX_ROWS = 50
const MAX_TEXT = 500

/** The verdict, and what to do about each finding. */
export function renderSummary(record: VerifyRecord): string {
  const { siteUrl, result, failure, docsUrl } = record
  const facts = [
    `**${link(siteUrl.href, siteUrl.href)}**`,
    result && `${result.checked} addresses checked`,
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
  if (result === undefined) return 'Site not verified'
  return result.verified ? 'Site verified' : 'The site differs from the export'
}

/** One row for all addresses with the same problem. */
function findingsTable(findings: readonly VerifyFinding[], docsUrl: string): string {
  const groups = new Map<string, VerifyFinding[]>()
  for (const finding of findings) {
    const key = [finding.kind, finding.detail, finding.advice].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const rows = [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const more = first.count - 1 + others.reduce((sum, { count }) => sum + count, 0)
    return [
      [
        `${isWarning(first.kind) ? '⚠️' : '❌'} ${code(first.kind)}`,
        `${link(clip(pathOf(first.address), MAX_TEXT), first.address)}${more === 0 ? '' : ` and ${more} more`}`,
        text(first.detail),
        withLinks(first.advice, docsUrl)
      ]
    ]
  })
  if (rows.length === 0) return ''
  const shown = table(['Finding', 'Address', 'What is wrong', 'What to do'], rows.slice(0, MAX_ROWS))
  const rest = rows.length - MAX_ROWS
  return rest > 0 ? `${shown}\n\nAnd ${rest} more, see \`verify.json\`.` : shown
}

function unchecked({ unchecked: addresses }: VerifyResult): string {
  if (addresses.length === 0) return ''
  return `${addresses.length} addresses were not checked, because redirects and retries used up the requests of a pass. \`verify.json\` lists them.`
}

function pathOf(address: string): string {
  const url = parseUrl(address)
  return url === null ? address : (percentDecode(url.pathname) ?? url.pathname)
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
