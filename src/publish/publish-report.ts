import type { Log } from '../runtime/log.ts'
import type { RunRecord } from '../runtime/summary.ts'
import { formatBytes } from '../runtime/units.ts'
import type { Applied } from './apply/apply-plan.ts'
import { hasChanges, type Plan } from './plan/plan.ts'

/** The facts of a run, collected while it runs, so that a failed run has a summary, too. */
export interface PublishReport extends Applied, RunRecord {
  target: string
  siteUrl: string | undefined
  dryRun: boolean
  /** Whether anything in the bucket changes; undefined until it is known. */
  changed?: boolean
  planned?: { uploads: number; uploadBytes: number; removals: number; purgePaths: number }
  unchanged: number
  kept: number
  /** First paths of what changed, for a person to look at. */
  examples: { label: string; paths: string[]; count: number }[]
  planPath?: string
  objectUrl?: string
}

const MAX_EXAMPLES = 50

export function newReport(
  about: Pick<PublishReport, 'target' | 'siteUrl' | 'dryRun' | 'startedAt'>
): PublishReport {
  return {
    ...about,
    ...{ sent: 0, uploaded: 0, uploadedBytes: 0, unchanged: 0, removed: 0, kept: 0, purgedPaths: 0 },
    isUploadComplete: false,
    examples: []
  }
}

export function recordPlan(
  report: PublishReport,
  { plan, purges }: { plan: Plan; purges: [string, string[]][] },
  log: Log
): void {
  const { uploads, removals, unchanged } = plan
  const removed = [...removals.pages, ...removals.assets].map(({ path }) => path)
  const uploadsWith = (isNew: boolean) =>
    uploads.filter(({ reason }) => (reason === 'new') === isNew).map(({ object }) => object.path)
  const planned = {
    uploads: uploads.length,
    uploadBytes: uploads.reduce((sum, { object }) => sum + object.size, 0),
    removals: removed.length,
    purgePaths: purges.flatMap(([, paths]) => paths).length
  }
  Object.assign(report, {
    changed: hasChanges(plan),
    planned,
    unchanged: unchanged.length,
    kept: removals.kept.length,
    examples: [
      examplesOf('New', uploadsWith(true)),
      examplesOf('Changed', uploadsWith(false)),
      examplesOf('Removed', removed)
    ]
  } satisfies Partial<PublishReport>)
  const facts = [
    planned.uploads > 0 && `${planned.uploads} to upload (${formatBytes(planned.uploadBytes)})`,
    planned.removals > 0 && `${planned.removals} to remove`,
    planned.purgePaths > 0 && `${paths(planned.purgePaths)} to purge`,
    `${unchanged.length} unchanged`,
    removals.kept.length > 0 && `${assets(removals.kept.length)} kept for open browser tabs`
  ]
  log.info(`Plan: ${facts.filter(fact => typeof fact === 'string').join(', ')}.`)
}

/** The whole run in one line, for the end of the log and of the summary. Undefined for a run that failed. */
export function conclusionOf(report: PublishReport): string | undefined {
  const { failure, dryRun, planned, objectUrl } = report
  if (failure !== undefined || planned === undefined) return undefined
  const place = objectUrl ?? report.siteUrl ?? report.target
  if (dryRun) {
    const facts = factsOf(planned.uploads, planned.removals, planned.purgePaths, [
      'to upload',
      'to remove',
      'to purge'
    ])
    return facts === '' ? `Nothing to publish to ${place}.` : `Plan for ${place}: ${facts}.`
  }
  const facts = factsOf(report.uploaded, report.removed, report.purgedPaths, [
    'uploaded',
    'removed',
    'purged'
  ])
  return facts === '' ? `Nothing to publish: ${place} is up to date.` : `Published ${place}: ${facts}.`
}

function factsOf(
  uploads: number,
  removals: number,
  purges: number,
  [uploaded, removed, purged]: [string, string, string]
): string {
  return [
    uploads > 0 && `${uploads} ${uploaded}`,
    removals > 0 && `${removals} ${removed}`,
    purges > 0 && `${paths(purges)} ${purged}`
  ]
    .filter(fact => typeof fact === 'string')
    .join(', ')
}

function paths(count: number): string {
  return count === 1 ? '1 path' : `${count} paths`
}

export function assets(count: number): string {
  return count === 1 ? '1 removed asset' : `${count} removed assets`
}

function examplesOf(label: string, all: string[]): PublishReport['examples'][number] {
  return { label, paths: all.slice(0, MAX_EXAMPLES), count: all.length }
}
