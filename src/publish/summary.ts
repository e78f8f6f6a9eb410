import { clip, code, link, sentence } from '../runtime/text/markdown.ts'
import { durationOf, summaryOf } from '../runtime/summary.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import { conclusionOf, type PublishReport } from './publish-report.ts'
import { withMore } from '../runtime/text/with-more.ts'

const MAX_NAME = 300
const MAX_TEXT = 2000

export function renderSummary(report: PublishReport, errorsPage: string): string {
  const { failure } = report
  const conclusion = conclusionOf(report)
  return summaryOf({ heading: heading(report), facts: highlights(report), failure }, errorsPage, [
    failure && progress(report),
    ...report.examples.map(examples),
    conclusion && text(conclusion)
  ])
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

function highlights(report: PublishReport): (string | false | undefined)[] {
  const { target, siteUrl, objectUrl, unchanged, kept } = report
  return [
    siteUrl && `**${link(clip(siteUrl, MAX_NAME), siteUrl)}**`,
    objectUrl === undefined ? code(clip(target, MAX_NAME)) : link(clip(objectUrl, MAX_NAME), objectUrl),
    unchanged > 0 && `${unchanged} unchanged`,
    kept > 0 && `${formatCount(kept, 'removed asset')} kept for open browser tabs`,
    durationOf(report)
  ]
}

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
  const names = paths.map(path => code(clip(path, MAX_NAME)))
  const list = withMore(names, names.length, count).map(item => `- ${item}`)
  return `<details><summary>${label} (${count})</summary>\n\n${list.join('\n')}\n\n</details>`
}

function text(value: string): string {
  return sentence(clip(value, MAX_TEXT))
}
