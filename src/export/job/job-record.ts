import type { ExportJob, ProjectUpdate } from '../../service/schemas.ts'
import type { BundleLink } from './link.ts'

/** Receives the facts of a job as soon as a step knows them. */
export interface JobRecord {
  stage: <T>(name: string, work: () => Promise<T>, title?: string) => Promise<T>
  /** The commit is reported after each poll: the service may not know it at first. */
  commitKnown: (commit: ProjectUpdate['commit']) => void
  jobKnown: (jobId: string) => void
  /** The service does not have it any more. */
  jobGone: () => void
  jobPolled: (job: ExportJob) => void
  linkIssued: (link: BundleLink) => void
}
