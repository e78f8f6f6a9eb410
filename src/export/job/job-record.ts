import type { ExportJob, ProjectUpdate } from '../../service/schemas.ts'
import type { BundleLink } from './link.ts'

/** Receives each fact about a job as soon as it is known. */
export interface JobRecord {
  stage: <T>(name: string, work: () => Promise<T>, title?: string) => Promise<T>
  /** Called after each poll, because the service may not report the commit at first. */
  commitKnown: (commit: ProjectUpdate['commit']) => void
  jobKnown: (jobId: string) => void
  /** Called if the service no longer has the job. */
  jobGone: () => void
  jobPolled: (job: ExportJob) => void
  linkIssued: (link: BundleLink) => void
}
