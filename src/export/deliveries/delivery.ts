import type { RunContext } from '../../runtime/run.ts'
import type { Service } from '../../service/client.ts'
import type { Archive } from '../archive/download.ts'
import type { GitHubContext } from '../github-context.ts'
import type { Inputs } from '../inputs.ts'
import type { SetOutput } from '../outputs.ts'
import type { Site } from '../extract/extraction.ts'

/** One way to hand the export on. Each has a module in this folder. */
export interface Delivery {
  /** Title of its group in the log and of its bar in the summary. Without one, nothing is left to do. */
  title?: string
  /** Runs before the export starts, and throws a Failure if the delivery cannot succeed. */
  check?: (inputs: Inputs, context: ExportContext) => Promise<void>
  deliver: (exported: Exported, inputs: Inputs, context: ExportContext) => Promise<Delivered>
}

/** What the steps of the export get from outside. */
export interface ExportContext extends Omit<RunContext, 'setOutput'> {
  service: Service
  setOutput: SetOutput
  github: GitHubContext
  /** The time, by the run's clock, at which `timeout` ends the run. */
  deadline: number
}

/** What there is to deliver. */
export interface Exported {
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
  /** Why there is no site although one was requested. */
  siteProblem?: Error
}

interface Delivered {
  /** What was delivered where. */
  text: string
  url?: string
  /** The delivery contains the presigned link and is useless after the link expires. */
  expires?: boolean
}
