import { type Format, MARKDOWN } from '../runtime/text/format.ts'
import { clip } from '../runtime/text/clip.ts'
import { durationOf, summaryOf } from '../runtime/action/summary.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import { conclusionOf, type PublishRecord } from './publish-record.ts'

const MAX_NAME = 300
const MAX_TEXT = 2000

export function publishSummary(record: PublishRecord, errorsPage: string, format: Format = MARKDOWN): string {
  const { failure } = record
  const conclusion = conclusionOf(record)
  const sections = [
    failure && progress(record),
    ...record.examples.map(each => examples(each, format)),
    conclusion && format.sentence(clip(conclusion, MAX_TEXT))
  ]
  const top = { heading: heading(record), facts: highlights(record, format), failure }
  return summaryOf(top, errorsPage, sections, format)
}

function heading(record: PublishRecord): string {
  const { failure, dryRun, changed, objectUrl, uploaded, purgedPaths, isUploadComplete } = record
  if (failure !== undefined) {
    if (failure.code === 'purge-failed') return 'Published, but not purged'
    if (isUploadComplete) return 'Published, but the run failed'
    return uploaded > 0 ? 'Partly published' : 'Not published'
  }
  if (dryRun) return 'Publish plan (dry run)'
  if (changed === false && purgedPaths === 0) return 'Nothing to publish'
  return objectUrl === undefined ? 'Site published' : 'Archive published'
}

function highlights(record: PublishRecord, { code, link, strong }: Format): (string | false | undefined)[] {
  const { target, siteUrl, objectUrl, unchanged, kept } = record
  return [
    siteUrl && strong(link(clip(siteUrl, MAX_NAME), siteUrl)),
    objectUrl === undefined ? code(clip(target, MAX_NAME)) : link(clip(objectUrl, MAX_NAME), objectUrl),
    unchanged > 0 && `${unchanged} unchanged`,
    kept > 0 && `${formatCount(kept, 'removed asset')} kept for open browser tabs`,
    durationOf(record)
  ]
}

/** Describes how much of the plan a failed run has done. */
function progress({ work, uploaded, uploadedBytes, removed, purgedPaths }: PublishRecord): string {
  if (work === undefined) return ''
  const facts = [
    work.uploads > 0 && `${uploaded} of ${work.uploads} uploaded (${formatBytes(uploadedBytes)})`,
    work.removals > 0 && `${removed} of ${work.removals} removed`,
    work.purgePaths > 0 && `${purgedPaths} of ${work.purgePaths} paths purged`
  ].filter(fact => fact !== false)
  return facts.length === 0 ? '' : `Done before the failure: ${facts.join(', ')}.`
}

function examples(
  { label, paths, count }: PublishRecord['examples'][number],
  { code, details, maxItems }: Format
): string {
  if (count === 0) return ''
  const names = paths.map(path => code(clip(path, MAX_NAME)))
  const list = withMore(names, Math.min(names.length, maxItems), count).map(item => `- ${item}`)
  return details(`${label} (${count})`, list.join('\n'))
}
