import type { Failure } from '../runtime/failure.ts'
import { alert, clip, code, link, sentence, table } from '../runtime/markdown.ts'
import { formatBytes, formatDuration } from '../runtime/units.ts'

/** What a run has to tell about itself, collected while it runs, so that a failed run has a summary too. */
export interface PublishReport {
  target: string
  siteUrl: string | undefined
  dryRun: boolean
  /** Whether anything in the bucket changes; undefined until it is known. */
  changed?: boolean
  planned?: { uploads: number; uploadBytes: number; removals: number }
  uploaded: number
  uploadedBytes: number
  unchanged: number
  removed: number
  kept: number
  purgedPaths: number
  /** First paths of what changed, for a person to look at. */
  examples: { label: string; paths: string[]; count: number }[]
  objectUrl?: string
  failure?: Failure
  startedAt: number
  endedAt?: number
}

const MAX_NAME = 300
const MAX_TEXT = 2000

/** The job summary as Markdown: what was published, what changed, and what to do next. */
export function renderSummary(report: PublishReport): string {
  const { failure } = report
  const sections = [
    `## ${heading(report)}`,
    highlights(report),
    failure && alert('CAUTION', [`**${text(failure.message)}**`, text(failure.advice), code(failure.code)]),
    counts(report),
    ...report.examples.map(examples)
  ]
  return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`
}

function heading({ failure, dryRun, changed, objectUrl }: PublishReport): string {
  if (failure !== undefined)
    return failure.code === 'purge-failed' ? 'Published, but not purged' : 'Not published'
  if (dryRun) return 'Publish plan (dry run)'
  if (changed === false) return 'Nothing to publish'
  return objectUrl === undefined ? 'Site published' : 'Archive published'
}

function highlights({ target, siteUrl, objectUrl, startedAt, endedAt }: PublishReport): string {
  return [
    siteUrl === undefined ? code(clip(target, MAX_NAME)) : `**${link(clip(siteUrl, MAX_NAME), siteUrl)}**`,
    objectUrl === undefined ? undefined : link(clip(objectUrl, MAX_NAME), objectUrl),
    endedAt === undefined ? undefined : formatDuration(endedAt - startedAt)
  ]
    .filter(fact => fact !== undefined)
    .join(' · ')
}

function counts(report: PublishReport): string {
  const { planned, dryRun } = report
  if (planned === undefined) return ''
  const rows = dryRun
    ? [
        ['To upload', `${planned.uploads} objects, ${formatBytes(planned.uploadBytes)}`],
        ['To remove', `${planned.removals}`]
      ]
    : [
        [
          'Uploaded',
          `${report.uploaded} of ${planned.uploads} objects, ${formatBytes(report.uploadedBytes)}`
        ],
        ['Removed', `${report.removed} of ${planned.removals}`],
        ['Purged', `${report.purgedPaths} paths`]
      ]
  return table(
    ['Objects', ''],
    [
      ...rows,
      ['Unchanged', `${report.unchanged}`],
      ['Kept for open tabs', `${report.kept}`],
      ['Target', code(report.target)]
    ]
  )
}

function examples({ label, paths, count }: PublishReport['examples'][number]): string {
  if (count === 0) return ''
  const list = paths.map(path => `- ${code(clip(path, MAX_NAME))}`).join('\n')
  const more = count > paths.length ? `\n- and ${count - paths.length} more` : ''
  return `<details><summary>${label} (${count})</summary>\n\n${list}${more}\n\n</details>`
}

function text(value: string): string {
  return sentence(clip(value, MAX_TEXT))
}
