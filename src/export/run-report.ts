import type { Clock } from '../runtime/clock.ts'
import type { DeliveryKind } from './inputs.ts'
import type { ExportJob, ProjectUpdate } from '../service/schemas.ts'
import type { ReviewedSite } from './review.ts'

/** What a run has to tell about itself, collected while it goes on, so that it is there when the run fails. */
export interface RunRecord {
  domain?: string
  /** That `update-project` published before the export. */
  commit?: ProjectUpdate['commit']
  jobId?: string
  status?: string
  pageCount?: number
  stages: Stage[]
  progress: { at: number; percent: number }[]
  link?: ReportedLink
  archive?: { path: string; size: number; sha256: string }
  site?: { path: string; fileCount: number; pageCount: number }
  reviewed?: ReviewedSite
  /** Under which the site is served. */
  basePath?: string
  deliveries: DeliveryResult[]
  failure?: { what: string; advice: string; code: string }
  /** Of this workflow run. */
  runUrl?: string
  startedAt: number
  endedAt?: number
}

/** Times are milliseconds by the run's clock. */
interface Stage {
  name: string
  startedAt: number
  endedAt?: number
  failed?: boolean
}

export interface ReportedLink {
  expiresAt: Date
  /** The same moment by the run's clock. */
  endsAt: number
  /** Only when the user wants to see it: a link that is masked stays out of the report. */
  url?: string
}

export interface DeliveryResult {
  kind: DeliveryKind
  ok: boolean
  /** What was delivered where, or why it failed. */
  text: string
  url?: string
  /** The delivery contains the presigned link and is useless after the link expires. */
  expires?: boolean
}

/** Notes one look at the job: what it says now, and which of its two stages it is in. */
export function recordPoll(report: RunRecord, job: ExportJob, now: number): void {
  report.status = job.status
  if (job.pageCount !== undefined) report.pageCount = job.pageCount
  // A count that was seen on the way is not the count of the whole.
  else if (job.status === 'completed') delete report.pageCount
  if (job.progress !== undefined) report.progress.push({ at: now, percent: job.progress })

  const name = job.status === 'queued' ? 'Waiting' : 'Rendering'
  let stage = report.stages.find(known => known.name === name)
  if (stage === undefined) {
    const before = report.stages.at(-1)
    if (before !== undefined) before.endedAt ??= now
    stage = { name, startedAt: before === undefined ? report.startedAt : now }
    report.stages.push(stage)
  }
  if (job.status === 'completed' || job.status === 'failed') {
    stage.endedAt = now
    stage.failed = job.status === 'failed'
  }
}

/** Runs one stage and notes how long it took and whether it failed. */
export async function timeStage<T>(
  report: RunRecord,
  { name, clock, work }: { name: string; clock: Clock; work: () => Promise<T> }
): Promise<T> {
  const stage: Stage = { name, startedAt: clock.now() }
  report.stages.push(stage)
  try {
    return await work()
  } catch (error) {
    stage.failed = true
    throw error
  } finally {
    stage.endedAt = clock.now()
  }
}
