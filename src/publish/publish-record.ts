import type { Log } from '../runtime/log.ts'
import type { RunRecord } from '../runtime/action/summary.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import type { Applied } from './apply/apply-plan.ts'

/** Facts about a run, collected during the run so that a failed run also has a summary. */
export interface PublishRecord extends Applied, RunRecord {
  target: string
  siteUrl: string | undefined
  dryRun: boolean
  /** Whether the run changes any object; undefined until the plan is made. */
  changed?: boolean
  /** The plan in words; undefined until the plan is made. */
  planned?: string
  /** Numbers of planned objects and purge paths; undefined until the plan is made. */
  work?: { uploads: number; removals: number; purgePaths: number }
  /** The first paths of each kind of planned change, for the summary. */
  examples: Example[]
  unchanged: number
  kept: number
  planPath?: string
  objectUrl?: string
}

interface Example {
  label: string
  paths: string[]
  count: number
}

const MAX_EXAMPLES = 50

export function newRecord(
  about: Pick<PublishRecord, 'target' | 'siteUrl' | 'dryRun' | 'startedAt'>
): PublishRecord {
  const applied = {
    sent: 0,
    uploaded: 0,
    uploadedBytes: 0,
    removed: 0,
    purgedPaths: 0,
    isUploadComplete: false
  }
  return { ...about, ...applied, unchanged: 0, kept: 0, examples: [] }
}

export interface PlannedWork {
  uploads: { size: number }[]
  removals: number
  unchanged: number
  kept: number
  purgePaths: number
  /** Paths by kind of change. Not set for an archive, which is one object. */
  paths?: Record<string, string[]>
}

export function recordPlan(record: PublishRecord, work: PlannedWork, log: Log): void {
  const { uploads, removals, unchanged, kept, purgePaths, paths = {} } = work
  const bytes = uploads.reduce((sum, { size }) => sum + size, 0)
  record.changed = uploads.length + removals > 0
  record.unchanged = unchanged
  record.kept = kept
  record.work = { uploads: uploads.length, removals, purgePaths }
  record.examples = Object.entries(paths).map(([label, all]) => ({
    label,
    paths: all.slice(0, MAX_EXAMPLES),
    count: all.length
  }))
  record.planned = listOf([
    uploads.length > 0 && `${uploads.length} to upload (${formatBytes(bytes)})`,
    removals > 0 && `${removals} to remove`,
    purgePaths > 0 && `${formatCount(purgePaths, 'path')} to purge`,
    unchanged > 0 && `${unchanged} unchanged`,
    kept > 0 && `${formatCount(kept, 'removed asset')} kept for open browser tabs`
  ])
  if (!record.dryRun) log.info(`Plan: ${record.planned}.`)
}

/** Returns one line about the run for the log and the summary, or undefined for a failed run. */
export function conclusionOf(record: PublishRecord): string | undefined {
  const { failure, dryRun, planned, objectUrl, uploaded, removed, purgedPaths } = record
  if (failure !== undefined || planned === undefined) return undefined
  const place = objectUrl ?? record.siteUrl ?? record.target
  if (dryRun) return `Plan for ${place}: ${planned}.`
  const facts = listOf([
    uploaded > 0 && `${uploaded} uploaded`,
    removed > 0 && `${removed} removed`,
    purgedPaths > 0 && `${formatCount(purgedPaths, 'path')} purged`
  ])
  if (facts !== '') return `Published ${place}: ${facts}.`
  return record.changed === true
    ? `Nothing was removed from ${place}: the warnings explain why.`
    : `Nothing to publish: ${place} is up to date.`
}

function listOf(facts: (string | false)[]): string {
  return facts.filter(Boolean).join(', ')
}
