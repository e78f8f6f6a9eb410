import { percentDecode } from '../runtime/http/address.ts'
import type { Failure } from '../runtime/failure.ts'
import { failureAlert } from '../runtime/failure-alert.ts'
import { clip, code, escapeMarkdown, link, sentence, table } from '../runtime/markdown.ts'
import { formatDuration } from '../runtime/units.ts'
import { type VerifyFinding, isWarning } from './judge/kinds.ts'
import type { VerifyResult } from './outputs.ts'
import { parseUrl } from '../runtime/parse-url.ts'

/** The facts of a run, also of one that failed. */
export interface VerifyReport {
  siteUrl: URL
  /** Where the pages of the documentation are; empty when that is unknown. */
  docsUrl: string
  startedAt: number
  endedAt?: number
  /** Undefined until the last pass is complete. */
  result?: VerifyResult
  failure?: Failure
}

const MAX_ROWS = 50
const MAX_TEXT = 500

/** The job summary as Markdown: the verdict, and what to do about each finding. */
export function renderSummary(report: VerifyReport): string {
  const { result, failure } = report
  const sections = [
    `## ${heading(report)}`,
    facts(report),
    result === undefined && failure && failureAlert(failure, `${report.docsUrl}docs/errors.md`),
    result && findingsTable(result.findings, report.docsUrl),
    result && unchecked(result)
  ]
  return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`
}

function heading({ result }: VerifyReport): string {
  if (result === undefined) return 'Site not verified'
  return result.verified ? 'Site verified' : 'The site differs from the export'
}

function facts({ siteUrl, result, startedAt, endedAt }: VerifyReport): string {
  return [
    `**${link(siteUrl.href, siteUrl.href)}**`,
    result && `${result.checked} addresses checked`,
    result?.liveAfterMs === undefined ? undefined : `live after ${formatDuration(result.liveAfterMs)}`,
    endedAt === undefined ? undefined : formatDuration(endedAt - startedAt)
  ]
    .filter(fact => fact !== undefined)
    .join(' · ')
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
