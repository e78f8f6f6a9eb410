import type { Log } from '../runtime/log.ts'
import type { RunRecord } from '../runtime/action/summary.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import type { Applied } from './apply/apply-plan.ts'
import { hasChanges, type Plan } from './plan/plan.ts'

/** The facts of a run, collected while it runs, so that a failed run has a summary, too. */
export interface PublishRecord extends Applied, RunRecord {
  target: string
  siteUrl: string | undefined
  dryRun: boolean
  /** Whether anything in the bucket changes; undefined until it is known. */
  changed?: boolean
  planned?: { uploads: number; uploadBytes: number; removals: number; purgePaths: number }
  unchanged: number
  kept: number
  examples: { label: string; paths: string[]; count: number }[]
  planPath?: string
  objectUrl?: string
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

export function recordPlan(
  record: PublishRecord,
  { plan, purges }: { plan: Plan; purges: [string, string[]][] },
  log: Log
): void {
  const { uploads, removals, unchanged } = plan
  const removed = [...removals.pages, ...removals.assets].map(({ path }) => path)
  const pathsOf = (isNew: boolean) =>
    uploads.filter(({ reason }) => (reason === 'new') === isNew).map(({ object }) => object.path)
  const examples = Object.entries({ New: pathsOf(true), Changed: pathsOf(false), Removed: removed })
  const planned = {
    uploads: uploads.length,
    uploadBytes: uploads.reduce((sum, { object }) => sum + object.size, 0),
    removals: removed.length,
    purgePaths: purges.flatMap(([, paths]) => paths).length
  }
  record.changed = hasChanges(plan)
  record.planned = planned
  record.unchanged = unchanged.length
  record.kept = removals.kept.length
  record.examples = examples.map(([label, paths]) => ({
    label,
    paths: paths.slice(0, MAX_EXAMPLES),
    count: paths.length
  }))
  const facts = [
    planned.uploads > 0 && `${planned.uploads} to upload (${formatBytes(planned.uploadBytes)})`,
    planned.removals > 0 && `${planned.removals} to remove`,
    planned.purgePaths > 0 && `${formatCount(planned.purgePaths, 'path')} to purge`,
    `${unchanged.length} unchanged`,
    record.kept > 0 && `${formatCount(record.kept, 'removed asset')} kept for open browser tabs`
  ]
  log.info(`Plan: ${facts.filter(Boolean).join(', ')}.`)
}

/** The whole run in one line, for the end of the log and of the summary. Undefined for a run that failed. */
export function conclusionOf(record: PublishRecord): string | undefined {
  const { failure, dryRun, planned, objectUrl, uploaded, removed, purgedPaths } = record
  if (failure !== undefined || planned === undefined) return undefined
  const place = objectUrl ?? record.siteUrl ?? record.target
  if (dryRun) {
    const { uploads, removals, purgePaths } = planned
    const facts = factsOf({ 'to upload': uploads, 'to remove': removals }, 'to purge', purgePaths)
    return facts === '' ? `Nothing to publish to ${place}.` : `Plan for ${place}: ${facts}.`
  }
  const facts = factsOf({ uploaded, removed }, 'purged', purgedPaths)
  return facts === '' ? `Nothing to publish: ${place} is up to date.` : `Published ${place}: ${facts}.`
}

function factsOf(objects: Record<string, number>, purged: string, purges: number): string {
  const facts = Object.entries(objects).map(([label, count]) => count > 0 && `${count} ${label}`)
  return [...facts, purges > 0 && `${formatCount(purges, 'path')} ${purged}`].filter(Boolean).join(', ')
}
