import type { RunRecord } from '../../runtime/action/summary.ts'
import type { ProjectUpdate } from '../../service/schemas.ts'
import type { DeliveryKind } from '../inputs/input-schema.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { BundleLink } from '../job/link.ts'
import type { ReviewedSite } from '../prepare/review.ts'
import type { Archive } from '../receive/archive/write-archive.ts'
import type { PlacedSite } from './installed-site.ts'
import type { Outputs } from './output-names.ts'

/** What is known about a run. Outputs, log lines and the summary follow from it. */
export interface RunFacts extends RunRecord {
  domain?: string | undefined
  commit?: ProjectUpdate['commit']
  jobId?: string | undefined
  status?: string
  pageCount?: number | undefined
  link?: IssuedLink
  deploymentConfig?: string
  archive?: Archive | undefined
  site?: PlacedSite | undefined
  reviewed?: ReviewedSite
  /** Whether the review found a change since the previous export. */
  isChanged?: boolean
  changesPath?: string
  checksPath?: string | undefined
  reportPath?: string | undefined
  basePath?: string | undefined
  /** Why the site was not checked, as the end of a sentence. */
  notChecked?: string | undefined
  deliveries: readonly DeliveryResult[]
  isComplete?: true
}

export interface IssuedLink extends Pick<BundleLink, 'url' | 'expiresAt' | 'endsAt'> {
  /** The log and the summary must not show a masked link. */
  isMasked: boolean
}

export interface DeliveryResult {
  kind: DeliveryKind
  ok: boolean
  /** Where the export was delivered, or why the delivery failed. */
  text: string
  /** Further details of the delivery, one note per line. */
  notes?: string[]
  url?: string
  /** Whether the delivery contains the presigned link, and is therefore useless after the link expires. */
  expires?: boolean
  outputs?: Outputs
}

export type Delivered = Omit<DeliveryResult, 'kind' | 'ok'>

export function firstFacts({ about, review, output }: Inputs, startedAt: number): RunFacts {
  const notChecked = reasonNotToCheck(output, review)
  return { domain: about.domain, basePath: review.basePath, notChecked, startedAt, deliveries: [] }
}

function reasonNotToCheck(output: Inputs['output'], { check }: Inputs['review']): string | undefined {
  if (!output.extract) return '`deliver` has neither `site` nor `report`'
  return check === 'off' ? '`check` is `off`' : undefined
}
