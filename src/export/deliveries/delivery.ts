import type { ExportContext } from '../context.ts'
import type { Delivered } from '../record/export-record.ts'
import type { InstalledSite } from '../record/installed-site.ts'

/** One way to hand the export on. Each has a module or a folder here. */
export interface Delivery {
  /** Title of its group in the log. Undefined when the delivery has nothing more to do. */
  title?: string
  /** Runs before the export starts, and throws a Failure if the delivery cannot succeed. */
  check?: (context: ExportContext) => void | Promise<void>
  deliver: (exported: Exported, context: ExportContext) => Delivered | Promise<Delivered>
}

export interface Exported extends InstalledSite {
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
  /** Version for the deployment config. Without it, the version there stays. */
  configVersion?: string | undefined
}

/** Inputs with which a part would be missing are refused. */
export function present<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the inputs exclude this')
  return part
}
