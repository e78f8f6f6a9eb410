import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { entriesOf } from '../../runtime/action/input-fields.ts'
import { countEach } from '../../runtime/group-by.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { readCheckout } from '../../versions/checkout.ts'
import { FAILING_BY_DEFAULT, KIND_TEXTS, type SourceFinding } from '../../pull-request/comparison/findings.ts'
import type { LogLevel } from '../runner/runner-commands.ts'
import type { Shell } from '../shell.ts'
import type { Findings, FoundProblem } from './listed.ts'
import { type ReviewFolders, runReview } from './run-review.ts'

interface FindingsFile {
  /** Set if no finding is marked as new, because there is no base. */
  notCompared?: string
  findings: (Omit<SourceFinding, 'isNew'> & { new: boolean })[]
  hints: { file: string; line: number; column: number; text: string }[]
}

interface DocsReview {
  folder: string
  inputs: Record<string, string | undefined>
  isFix?: boolean
  levels: readonly LogLevel[]
}

/** Reviews the sources of a documentation. Without a base, every finding counts; with one, the new ones. */
export async function findingsInDocs(
  { folder, inputs, isFix = false, levels }: DocsReview,
  folders: ReviewFolders,
  shell: Shell
): Promise<Findings> {
  const base = inputs['base'] ?? 'none'
  const args = ['--no-findings', ...(isFix ? ['--fix'] : []), ...(isFix && base === 'none' ? ['--all'] : [])]
  const outputs = await runReview(
    {
      action: 'pull-request',
      inputs: { ...inputs, base, 'docs-path': folder, comment: 'false' },
      args,
      levels
    },
    folders,
    shell
  )
  const report = outputs.get('findings-path') ?? ''
  const json = await readFile(report, 'utf8')
  const { findings, hints, notCompared } = JSON.parse(json) as FindingsFile
  const { root } = readCheckout(folder, shell.folder, { sha: undefined, isRunner: false })
  const placeOf = ({ file, line, column }: { file: string; line: number; column: number }) =>
    `${relative(shell.folder, join(root, file)).split(sep).join('/')}:${line}:${column}`
  const all = findings.map((finding): FoundProblem => {
    // The message already contains the suggestion.
    const { kind, target, file, line, column, message, new: isNew } = finding
    const place = placeOf(finding)
    return { kind, target, file, line, column, message, isNew: isNew || notCompared !== undefined, place }
  })
  const found = all.filter(({ isNew }) => isNew)
  const known = all.length - found.length
  return {
    found,
    failing: entriesOf(inputs['check-fail-on'] ?? FAILING_BY_DEFAULT.join()),
    counts: countEach(found.map(({ kind }) => kind)),
    hints: hints.map(hint => `${placeOf(hint)}: hint ${hint.text}`),
    kinds: KIND_TEXTS,
    json,
    report,
    notes:
      known === 0
        ? []
        : [`${formatCount(known, 'finding')} that ${base} also has ${known === 1 ? 'is' : 'are'} not listed.`]
  }
}
