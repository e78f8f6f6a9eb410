import type { Failure } from '../../runtime/failure.ts'
import type { Archive } from '../archive/download.ts'
import type { ExportContext } from '../context.ts'
import type { Site } from '../extract/extraction.ts'
import type { Inputs } from '../inputs.ts'
import type { Delivered } from '../run-report.ts'

/** One way to hand the export on. Each has a module or a folder here. */
export interface Delivery {
  /** Title of its group in the log. Undefined when the delivery has nothing more to do. */
  title?: string
  /** Runs before the export starts, and throws a Failure if the delivery cannot succeed. */
  check?: (inputs: Inputs['deliveries'], context: ExportContext) => Promise<void>
  deliver: (exported: Exported, inputs: Inputs['deliveries'], context: ExportContext) => Promise<Delivered>
}

/** What there is to deliver. */
export interface Exported {
  jobId: string
  domain: string | undefined
  version: string | undefined
  link: {
    /** A link that has not expired. It is renewed if necessary. */
    forDelivery: () => Promise<{ url: string; endsAt: number }>
  }
  /** The bundle URL that `config-url` describes, if it is set. */
  permanentUrl?: string | undefined
  /** Present if a delivery needs it. */
  archive?: Archive
  site?: Site
  /** Present if the site was extracted, even if it must not be delivered. */
  reportPath?: string
  /** Why the review does not allow a delivery. */
  refusal?: Failure | undefined
  /** Why there is no site although one was requested. */
  siteProblem?: Error
}
