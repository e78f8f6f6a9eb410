import { countByKind, FAILING_KINDS } from '../../review/checks/findings.ts'
import { reasonOf } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'
import type { RunRecord } from '../../runtime/action/summary.ts'
import { PLAIN } from '../../runtime/text/format.ts'
import { formatBytes, formatCount, formatDuration } from '../../runtime/text/units.ts'
import type { ExportJob, ProjectUpdate } from '../../service/schemas.ts'
import type { Archive } from '../receive/archive/write-archive.ts'
import { deploymentConfig } from '../inputs/deployment-config.ts'
import type { DeliveryKind } from '../inputs/input-schema.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { BundleLink } from '../job/link.ts'
import type { InstalledReview, InstalledSite, PlacedSite } from './installed-site.ts'
import type { OutputName, Outputs, SetOutput } from './outputs.ts'
import { isChanged } from './is-changed.ts'
import type { ReviewedSite } from '../prepare/review.ts'
import { changesTexts, findingsText } from './review-sections.ts'

/** The facts that the job summary shows. */
export interface RunFacts extends RunRecord {
  domain?: string | undefined
  commit?: ProjectUpdate['commit']
  jobId?: string
  status?: string
  pageCount?: number
  link?: ShownLink
  archive?: Archive
  site?: PlacedSite
  reviewed?: ReviewedSite
  basePath?: string | undefined
  /** Why the site was not checked, as the end of a sentence. */
  notChecked?: string | undefined
  deliveries: DeliveryResult[]
}

export interface ShownLink extends Pick<BundleLink, 'expiresAt' | 'endsAt'> {
  /** Set only with `mask-url: false`, because the summary must not show a masked link. */
  url?: string
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
}

export interface Delivered extends Omit<DeliveryResult, 'kind' | 'ok'> {
  outputs?: Outputs
}

function reasonNotToCheck({ output, review }: Inputs): string | undefined {
  if (!output.extract) return '`deliver` has neither `site` nor `report`'
  return review.check === 'off' ? '`check` is `off`' : undefined
}

/** Differences from the service's page count that cause no warning: a number of pages, and a share of all pages. */
const MAX_PAGE_DIFFERENCE = 10
const MAX_PAGE_SHARE = 0.2

/** Sets each output as soon as its value is known, and collects the facts for the summary. */
export class ExportRecord {
  readonly facts: RunFacts
  readonly #setOutput: SetOutput
  readonly #inputs: Inputs
  readonly #context: Pick<RunContext, 'clock' | 'log'>
  readonly #stages: { name: string; value: string }[] = []

  constructor(inputs: Inputs, { setOutput, ...context }: Pick<RunContext, 'clock' | 'log' | 'setOutput'>) {
    this.#inputs = inputs
    this.#setOutput = setOutput
    this.#context = context
    this.facts = {
      domain: inputs.about.domain,
      basePath: inputs.review.basePath,
      notChecked: reasonNotToCheck(inputs),
      startedAt: context.clock.now(),
      deliveries: []
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
    if (commit.sha !== undefined && commit.sha !== this.facts.commit?.sha)
      this.#setOutput('commit-sha', commit.sha)
    this.facts.commit = commit
  }

  jobKnown(jobId: string): void {
    this.facts.jobId = jobId
    this.#setOutput('job-id', jobId)
  }

  jobGone(): void {
    delete this.facts.jobId
  }

  jobPolled({ status, pageCount }: ExportJob): void {
    const { facts } = this
    if (status !== facts.status) this.#setOutput('status', status)
    facts.status = status
    if (pageCount !== undefined) facts.pageCount = pageCount
    // A page count from an earlier poll may not be the final count.
    else if (status === 'completed') delete facts.pageCount
    if (status === 'completed' && pageCount !== undefined) this.#setOutput('page-count', pageCount)
  }

  linkIssued({ url, expiresAt, endsAt }: BundleLink): void {
    const { source, configUrl, configVersion } = this.#inputs
    const isMasked = source.kind !== 'service' || source.maskUrl
    this.facts.link = { expiresAt, endsAt, ...(!isMasked && { url }) }
    this.#setOutput('bundle-url', url)
    this.#setOutput('expires-at', expiresAt.toISOString())
    if (configUrl === undefined) this.#setOutput('deployment-config', deploymentConfig(url, configVersion))
  }

  /** Called when all files are in place. */
  installed({ archive, site, review, reportPath }: InstalledSite): void {
    Object.assign(this.facts, { archive, site })
    this.#setOutputs({
      'archive-path': archive?.path,
      'archive-sha256': archive?.sha256,
      'archive-size': archive?.size,
      'site-path': site?.path,
      'file-count': site?.fileCount,
      'manifest-path': site?.manifestPath,
      'redirects-path': site?.redirectsPath,
      'redirect-count': site?.redirectCount,
      'report-path': reportPath
    })
    if (site !== undefined) this.#comparePageCount(site.pageCount)
    if (review !== undefined) this.#reviewInstalled(review)
  }

  /** Warns about a site that lacks many of the pages that the service exported. */
  #comparePageCount(found: number): void {
    const counted = this.facts.pageCount ?? found
    if (Math.abs(found - counted) <= Math.max(MAX_PAGE_DIFFERENCE, counted * MAX_PAGE_SHARE)) return
    this.#context.log.warning(
      `The service counted ${formatCount(counted, 'page')}, but the site contains ${formatCount(found, 'page')}. Check the site before you publish it.`
    )
  }

  #setOutputs(outputs: Outputs): void {
    for (const [name, value] of Object.entries(outputs))
      if (value !== undefined) this.#setOutput(name as OutputName, value)
  }

  #reviewInstalled({ reviewed, basePath, changesPath, checksPath = '' }: InstalledReview): void {
    const { checks, failure } = reviewed
    const { log } = this.#context
    this.facts.reviewed = reviewed
    this.facts.basePath = basePath
    this.#setOutput('changed', String(isChanged(reviewed)))
    this.#setOutput('changes-path', changesPath)
    log.info(`Changes: ${changesTexts(reviewed, PLAIN).join(' ')}`)
    if (checks === undefined) return
    const counts = countByKind(checks.findings)
    const line = `Checks: ${findingsText(checks, PLAIN)}`
    // The error message of a failed run already lists the findings.
    if (FAILING_KINDS.some(kind => counts[kind] > 0) && failure === undefined)
      log.warning(
        `${line} The job summary shows examples, and the file given by the output \`checks-path\` lists all findings.`
      )
    else log.info(line)
    this.#setOutputs({
      'broken-links': counts['broken-link'],
      'external-resources': counts['external-resource'],
      'checks-path': checksPath
    })
  }

  permanentUrlKnown(url: string): void {
    this.#setOutput('deployment-config', deploymentConfig(url, this.#inputs.configVersion))
  }

  delivered(kind: DeliveryKind, { outputs = {}, ...delivered }: Delivered): void {
    this.#setOutputs(outputs)
    this.facts.deliveries.push({ kind, ok: true, ...delivered })
  }

  deliveryFailed(kind: DeliveryKind, error: unknown): void {
    const reason = reasonOf(error)
    this.facts.deliveries.push({ kind, ok: false, text: reason })
    this.#context.log.info(`Delivery ${kind} failed: ${reason}`)
  }

  succeeded(): void {
    const { domain, jobId, deliveries, reviewed, notChecked } = this.facts
    // Without this output, a step that depends on `changed` would never run.
    if (reviewed === undefined) this.#setOutput('changed', 'true')
    if (notChecked !== undefined) this.#context.log.info(`Not checked: ${notChecked}.`)
    const where = deliveries.map(({ kind, text }) => `${kind} (${text})`)
    const what = domain ?? (jobId === undefined ? 'the site' : `job ${jobId}`)
    this.#context.log.info(`Exported ${what}: ${where.join(', ')}.`)
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
