import type { Failure } from '../../runtime/failure.ts'
import type { Archive } from '../archive/write-archive.ts'
import type { ExportContext } from '../context.ts'
import type { Inputs } from '../inputs.ts'
import type { Delivered, Site } from '../export-record.ts'

/** One way to hand the export on. Each has a module or a folder here. */
export interface Delivery {
  /** Title of its group in the log. Undefined when the delivery has nothing more to do. */
  title?: string
  /** Runs before the export starts, and throws a Failure if the delivery cannot succeed. */
  check?: (inputs: Inputs['deliveries'], context: ExportContext) => void | Promise<void>
  deliver: (
    exported: Exported,
    inputs: Inputs['deliveries'],
    context: ExportContext
  ) => Delivered | Promise<Delivered>
}

/** What there is to deliver. */
export interface Exported {
  domain: string | undefined
  version: string | undefined
  /** Job and link are missing for a site of this machine. */
  jobId?: string
  link?: {
    /** A link that has not expired. It is renewed if necessary. */
    forDelivery: () => Promise<{ url: string; endsAt: number }>
  }
  /** The bundle URL that `config-url` describes, if it is set. */
  permanentUrl?: string | undefined
  /** Present if a delivery needs it. */
  archive?: Archive | undefined
  site?: Site | undefined
  /** Present if the site was extracted, even if it must not be delivered. */
  reportPath?: string | undefined
  /** Why the review does not allow a delivery. */
  refusal?: Failure | undefined
  /** Why there is no site although one was requested. */
  siteProblem?: Error | undefined
}
