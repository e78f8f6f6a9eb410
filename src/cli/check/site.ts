import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf } from '../../runtime/action/input-fields.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { FAILING_KINDS, type Finding } from '../../review/checks/findings.ts'
import { SITE_KIND_TEXTS } from '../../review/report/findings-section.ts'
import { groupBy } from '../../runtime/group-by.ts'
import type { LogLevel } from '../runner/runner-commands.ts'
import type { Shell } from '../shell.ts'
import type { Findings, FoundProblem } from './listed.ts'
import { type ReviewFolders, runReview } from './run-review.ts'

interface ChecksFile {
  counts: Record<string, number>
  findings: Finding[]
  truncated: boolean
}

interface SiteReview {
  path: string
  inputs: Record<string, string | undefined>
  levels: readonly LogLevel[]
  /** Findings in the sources of the site, which have a place there. */
  sources: readonly FoundProblem[]
}

/** Reviews a site that exists, in a folder or archive, and keeps the report. */
export async function findingsInSite(
  { path, inputs, levels, sources }: SiteReview,
  folders: ReviewFolders,
  shell: Shell
): Promise<Findings> {
  const outputs = await runReview(
    {
      action: 'export',
      inputs: {
        ...inputs,
        ...{ from: path, deliver: 'site', check: 'fail', 'previous-manifest': 'none' },
        'output-dir': join(folders.work, 'site-check')
      },
      levels
    },
    folders,
    shell
  )
  const json = await readFile(outputs.get('checks-path') ?? '', 'utf8')
  const { counts, findings, truncated } = JSON.parse(json) as ChecksFile
  const folder = join(folders.kept, 'check')
  await mkdir(folder, { recursive: true })
  const report = join(folder, 'report.html')
  await copyFile(outputs.get('report-path') ?? '', report)
  await copyFile(outputs.get('checks-path') ?? '', join(folder, 'checks.json'))
  const known = groupBy(sources, ({ kind, target }) => JSON.stringify([kind, target]))
  return {
    // What finish would create is missing on no page.
    found: findings.filter(isOnPages).flatMap(finding => {
      const { kind, target } = finding
      return known.get(JSON.stringify([kind, target])) ?? [onPage(finding)]
    }),
    failing: entriesOf(inputs['check-fail-on'] ?? FAILING_KINDS.join()),
    counts: new Map(Object.entries(counts).filter(([kind]) => kind !== UNFINISHED)),
    hints: findings.flatMap(finding => (isOnPages(finding) ? [] : (finding.note ?? []))),
    kinds: Object.fromEntries(Object.entries(SITE_KIND_TEXTS).map(([kind, [, text]]) => [kind, text])),
    json,
    report,
    notes: truncated ? [`Only the first ${formatCount(findings.length)} findings are listed.`] : []
  }
}

const UNFINISHED = 'unfinished'

function isOnPages({ kind }: Finding): boolean {
  return kind !== UNFINISHED
}

/** A finding is at its place in the source or, if that is unknown, on the first page that has it. */
function onPage(finding: Finding): FoundProblem {
  const { kind, target, pages, count, destination, suggestion, note, source } = finding
  const [page = target.replace(/^\//, '')] = pages
  const leads = destination === undefined ? '' : ` → ${destination}`
  const meant = suggestion === undefined ? '' : `, did you mean ${suggestion}?`
  const more = pages.length === 0 || count <= 1 ? '' : ` (and on ${formatCount(count - 1, 'more page')})`
  const message = `${target}${leads}${meant}${note === undefined ? '' : `: ${note}`}${more}`
  const [, file = page, line = 1, column = 1] = /^(.*):(\d+):(\d+)$/.exec(source ?? '') ?? []
  const place = source ?? page
  return { kind, target, message, file, line: Number(line), column: Number(column), isNew: true, place }
}
