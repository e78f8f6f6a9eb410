import { type Format, MARKDOWN } from '../runtime/text/format.ts'
import { clip } from '../runtime/text/markdown.ts'
import { durationOf, summaryOf } from '../runtime/action/summary.ts'
import { formatCount } from '../runtime/text/units.ts'
import { conclusionOf, type PublishRecord } from './publish-record.ts'

const MAX_NAME = 300
const MAX_TEXT = 2000

export function publishSummary(record: PublishRecord, errorsPage: string, format: Format = MARKDOWN): string {
  const { failure } = record
  const conclusion = conclusionOf(record)
  const sections = [conclusion && format.sentence(clip(conclusion, MAX_TEXT))]
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
