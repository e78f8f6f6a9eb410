import type { Failure } from '../../runtime/failure.ts'
import type { ReviewedSite } from '../prepare/review.ts'
import type { Archive } from '../receive/archive/write-archive.ts'

export interface PlacedSite {
  path: string
  fileCount: number
  pageCount: number
  manifestPath: string
  redirectsPath?: string | undefined
  redirectCount?: number | undefined
}

/** The files that this run moved into `output-dir`. */
export interface InstalledSite {
  archive?: Archive | undefined
  site?: PlacedSite | undefined
  /** Why the review does not allow a delivery. */
  refusal?: Failure | undefined
  /** Present if the site was extracted, even if it must not be delivered. */
  review?: InstalledReview
  reportPath?: string | undefined
}

export interface InstalledReview {
  reviewed: ReviewedSite
  basePath: string
  changesPath: string
  checksPath: string | undefined
}
