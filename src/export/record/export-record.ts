import { reasonOf } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'
import { formatBytes, formatDuration } from '../../runtime/text/units.ts'
import type { ExportJob, ProjectUpdate } from '../../service/schemas.ts'
import type { Archive } from '../receive/archive/write-archive.ts'
import { deploymentConfig } from '../inputs/deployment-config.ts'
import type { DeliveryKind } from '../inputs/input-schema.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { BundleLink } from '../job/link.ts'
import { type Delivered, type DeliveryResult, firstFacts, type RunFacts } from './facts.ts'
import type { InstalledSite } from './installed-site.ts'
import { isChanged } from './is-changed.ts'
import { logLinesOf } from './lines.ts'
import type { OutputName } from './output-names.ts'
import { outputsOf } from './outputs.ts'

/** Collects the facts of a run. Sets each output and logs each line as soon as they follow from the facts. */
export class ExportRecord {
  readonly facts: RunFacts
  readonly #inputs: Inputs
  readonly #context: Pick<RunContext, 'clock' | 'log' | 'setOutput'>
  readonly #outputs = new Map<string, string | number>()
  readonly #lines = new Set<string>()
  readonly #stages: { name: string; value: string }[] = []

  constructor(inputs: Inputs, context: Pick<RunContext, 'clock' | 'log' | 'setOutput'>) {
    this.#inputs = inputs
    this.#context = context
    this.facts = firstFacts(inputs, context.clock.now())
  }

  #learn(news: Partial<RunFacts>): void {
    const { log, setOutput } = this.#context
    Object.assign(this.facts, news)
    const outputs = Object.entries(outputsOf(this.facts)) as [OutputName, string | number | undefined][]
    for (const [name, value] of outputs) {
      if (value === undefined || this.#outputs.get(name) === value) continue
      this.#outputs.set(name, value)
      setOutput(name, value)
    }
    for (const { level, text } of logLinesOf(this.facts)) {
      if (this.#lines.has(text)) continue
      this.#lines.add(text)
      log[level](text)
    }
  }

  /** Runs one stage in a log group and records its duration. */
  readonly stage = async <T>(name: string, work: () => Promise<T>, title = name): Promise<T> => {
    const { clock, log } = this.#context
    const startedAt = clock.now()
    const result = await log.group(title, work)
    this.#stages.push({ name, value: formatDuration(clock.now() - startedAt) })
    return result
  }

  commitKnown(commit: ProjectUpdate['commit']): void {
    this.#learn({ commit })
  }

  jobKnown(jobId: string): void {
    this.#learn({ jobId })
  }

  jobGone(): void {
    this.#learn({ jobId: undefined })
  }

  jobPolled({ status, pageCount }: ExportJob): void {
    // A page count from an earlier poll may not be the final count.
    const known = status === 'completed' ? undefined : this.facts.pageCount
    this.#learn({ status, pageCount: pageCount ?? known })
  }

  linkIssued({ url, expiresAt, endsAt }: BundleLink): void {
    const { source, configUrl, configVersion } = this.#inputs
    const isMasked = source.kind !== 'service' || source.maskUrl
    this.#learn({
      link: { url, expiresAt, endsAt, isMasked },
      ...(configUrl === undefined && { deploymentConfig: deploymentConfig(url, configVersion) })
    })
  }

  /** Called when all files are in place. */
  installed({ archive, site, review, reportPath }: InstalledSite): void {
    const changes = review && { ...review, isChanged: isChanged(review.reviewed) }
    this.#learn({ archive, site, reportPath, ...changes })
  }

  permanentUrlKnown(url: string): void {
    this.#learn({ deploymentConfig: deploymentConfig(url, this.#inputs.configVersion) })
  }

  delivered(kind: DeliveryKind, delivered: Delivered): void {
    this.#addDelivery({ kind, ok: true, ...delivered })
  }

  deliveryFailed(kind: DeliveryKind, error: unknown): void {
    this.#addDelivery({ kind, ok: false, text: reasonOf(error) })
  }

  #addDelivery(result: DeliveryResult): void {
    this.#learn({ deliveries: [...this.facts.deliveries, result] })
  }

  succeeded(): void {
    this.#learn({ isComplete: true })
  }

  figures(archive: Archive | undefined): { name: string; value: string }[] {
    if (archive === undefined) return this.#stages
    return [
      ...this.#stages,
      { name: 'Archive', value: formatBytes(archive.size) },
      { name: 'SHA-256 of the archive', value: archive.sha256 }
    ]
  }
}
