import type { ExportJob, ProjectUpdate } from '../../service/schemas.ts'
import type { BundleLink } from './link.ts'

/** What the steps of a job tell about it, as soon as they know it. */
export interface JobRecord {
  stage: <T>(name: string, work: () => Promise<T>, title?: string) => Promise<T>
  /** After each poll: the service may not know the commit at first. */
  commitKnown: (commit: ProjectUpdate['commit']) => void
  jobKnown: (jobId: string) => void
  /** The service does not have it any more. */
  jobGone: () => void
  jobPolled: (job: ExportJob) => void
  linkIssued: (link: BundleLink) => void
}
