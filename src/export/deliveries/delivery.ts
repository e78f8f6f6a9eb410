import type { ExportContext } from '../context.ts'
import type { Delivered } from '../record/facts.ts'
import type { InstalledSite } from '../record/installed-site.ts'

/** One way to deliver the export. Each delivery has a separate module or folder here. */
export interface Delivery {
  /** Title of the log group. Undefined for a delivery that needs no log group. */
  title?: string
  /** Runs before the export starts. Throws a Failure if the delivery cannot succeed. */
  check?: (context: ExportContext) => void | Promise<void>
  deliver: (exported: Exported, context: ExportContext) => Delivered | Promise<Delivered>
}

export interface Exported extends InstalledSite {
  domain: string | undefined
  version: string | undefined
  /** `jobId` and `link` are undefined for a local site. */
  jobId?: string
  link?: {
    /** Returns a link that has not expired. Renews the link if necessary. */
    forDelivery: () => Promise<{ url: string; endsAt: number }>
  }
  /** The bundle URL from `config-url`, if that input is set. */
  permanentUrl?: string | undefined
  configVersion?: string | undefined
}

/** Asserts that a value exists. A missing value would be a bug, because the inputs have been validated. */
export function present<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('a value that the inputs require is missing')
  return part
}
