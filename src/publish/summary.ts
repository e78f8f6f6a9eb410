import { failureAlert } from '../runtime/failure-alert.ts'
import { clip, code, link, sentence } from '../runtime/markdown.ts'
import { formatBytes, formatDuration } from '../runtime/units.ts'
import { assets, conclusionOf, type PublishReport } from './publish-report.ts'

const MAX_NAME = 300
const MAX_TEXT = 2000

/** The job summary as Markdown: what was published, what changed, and what to do next. */
export function renderSummary(report: PublishReport, errorsPage: string): string {
  const { failure } = report
  const conclusion = conclusionOf(report)
  const sections = [
    `## ${heading(report)}`,
    highlights(report),
    failure && failureAlert(failure, errorsPage),
    failure && progress(report),
    ...report.examples.map(examples),
    conclusion && text(conclusion)
  ]
  return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`
}

function heading(report: PublishReport): string {
  const { failure, dryRun, changed, objectUrl, uploaded, purgedPaths, isUploadComplete } = report
  if (failure !== undefined) {
    if (failure.code === 'purge-failed') return 'Published, but not purged'
    if (isUploadComplete) return 'Published, but not completed'
    return uploaded > 0 ? 'Partly published' : 'Not published'
  }
  if (dryRun) return 'Publish plan (dry run)'
  if (changed === false && purgedPaths === 0) return 'Nothing to publish'
  return objectUrl === undefined ? 'Site published' : 'Archive published'
}

function highlights(report: PublishReport): string {
  const { target, siteUrl, objectUrl, startedAt, endedAt, unchanged, kept } = report
  return [
    siteUrl === undefined ? undefined : `**${link(clip(siteUrl, MAX_NAME), siteUrl)}**`,
    objectUrl === undefined ? code(clip(target, MAX_NAME)) : link(clip(objectUrl, MAX_NAME), objectUrl),
    unchanged > 0 ? `${unchanged} unchanged` : undefined,
    kept > 0 ? `${assets(kept)} kept for open browser tabs` : undefined,
    endedAt === undefined ? undefined : formatDuration(endedAt - startedAt)
  ]
    .filter(fact => fact !== undefined)
    .join(' · ')
}

/** How far a failed run came. */
function progress({ planned, uploaded, uploadedBytes, removed, purgedPaths }: PublishReport): string {
  if (planned === undefined) return ''
  const facts = [
    planned.uploads > 0 && `${uploaded} of ${planned.uploads} uploaded (${formatBytes(uploadedBytes)})`,
    planned.removals > 0 && `${removed} of ${planned.removals} removed`,
    planned.purgePaths > 0 && `${purgedPaths} of ${planned.purgePaths} paths purged`
  ].filter(fact => typeof fact === 'string')
  return facts.length === 0 ? '' : `Done before the failure: ${facts.join(', ')}.`
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
