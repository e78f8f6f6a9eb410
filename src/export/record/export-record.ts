import { countByKind } from '../../review/checks/findings.ts'
import { reasonOf } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'
import type { RunRecord } from '../../runtime/action/summary.ts'
import { formatBytes, formatCount, formatDuration } from '../../runtime/text/units.ts'
import type { ExportJob, ProjectUpdate } from '../../service/schemas.ts'
import type { Archive } from '../receive/archive/write-archive.ts'
import { deploymentConfig } from '../inputs/deployment-config.ts'
import type { DeliveryKind } from '../inputs/input-schema.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { BundleLink } from '../job/link.ts'
import type { InstalledReview, InstalledSite, PlacedSite } from './installed-site.ts'
import type { OutputName, SetOutput } from './outputs.ts'
import { isChanged } from './is-changed.ts'
import { describeChanges, describeFindings, type ReviewedSite } from '../prepare/review.ts'

/** What the job summary shows. */
export interface RunFacts extends RunRecord {
  domain?: string | undefined
  /** The commit that `update-project` published before the export. */
  commit?: ProjectUpdate['commit']
  jobId?: string
  status?: string
  pageCount?: number
  link?: ShownLink
  archive?: Archive
  site?: PlacedSite
  reviewed?: ReviewedSite
  basePath?: string | undefined
  /** Why there are no findings to show: the end of a sentence. */
  notChecked?: string | undefined
  deliveries: DeliveryResult[]
}

export interface ShownLink extends Pick<BundleLink, 'expiresAt' | 'endsAt'> {
  /** Only when the user wants to see it: a link that is masked stays out of the summary. */
  url?: string
}

export interface DeliveryResult {
  kind: DeliveryKind
  ok: boolean
  /** What was delivered where, or why it failed. */
  text: string
  /** More about it, each in a line of its own. */
  notes?: string[]
  url?: string
  /** The delivery contains the presigned link and is useless after the link expires. */
  expires?: boolean
}

export interface Delivered extends Omit<DeliveryResult, 'kind' | 'ok'> {
  outputs?: Partial<Record<OutputName, string | number>>
}

function reasonNotToCheck({ output, review }: Inputs): string | undefined {
  if (!output.extract) return '`deliver` has neither `site` nor `report`'
  return review.check === 'off' ? '`check` is `off`' : undefined
}

/** Takes each fact of the run once, and knows where it goes: at once to the outputs and the log, later to the summary. */
export class ExportRecord {
  readonly facts: RunFacts
  readonly #setOutput: SetOutput
  readonly #inputs: Inputs
  readonly #context: Pick<RunContext, 'clock' | 'log'>
  readonly #stages: { name: string; startedAt: number; endedAt: number }[] = []

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

  /** Runs one stage as a group of the log, and notes how long it took. */
  readonly stage = async <T>(name: string, work: () => Promise<T>, title = name): Promise<T> => {
    const { clock, log } = this.#context
    const startedAt = clock.now()
    const result = await log.group(title, work)
    this.#stages.push({ name, startedAt, endedAt: clock.now() })
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
    // A count that was seen on the way is not the count of the whole.
    else if (status === 'completed') delete facts.pageCount
    if (status === 'completed' && pageCount !== undefined) this.#setOutput('page-count', pageCount)
    const name = status === 'queued' ? 'Waiting' : 'Rendering'
    const last = this.#stages.at(-1)
    const endedAt = this.#context.clock.now()
    if (last?.name === name) last.endedAt = endedAt
    else this.#stages.push({ name, startedAt: last?.endedAt ?? facts.startedAt, endedAt })
  }

  linkIssued({ url, expiresAt, endsAt }: BundleLink): void {
    const { source, configUrl, configVersion } = this.#inputs
    const isMasked = source.kind !== 'service' || source.maskUrl
    this.facts.link = { expiresAt, endsAt, ...(!isMasked && { url }) }
    this.#setOutput('bundle-url', url)
    this.#setOutput('expires-at', expiresAt.toISOString())
    if (configUrl === undefined) this.#setOutput('deployment-config', deploymentConfig(url, configVersion))
  }

  /** Everything is at its place. */
  installed({ archive, site, review, reportPath }: InstalledSite): void {
    if (archive !== undefined) this.#archiveInstalled(archive)
    if (site !== undefined) this.#siteInstalled(site)
    if (review !== undefined) this.#reviewInstalled(review)
    if (reportPath !== undefined) this.#setOutput('report-path', reportPath)
  }

  #archiveInstalled(archive: Archive): void {
    this.facts.archive = archive
    this.#setOutput('archive-path', archive.path)
    this.#setOutput('archive-sha256', archive.sha256)
    this.#setOutput('archive-size', archive.size)
  }

  #siteInstalled(site: PlacedSite): void {
    this.facts.site = site
    this.#setOutput('site-path', site.path)
    this.#setOutput('file-count', site.fileCount)
    this.#setOutput('manifest-path', site.manifestPath)
    if (site.redirectsPath !== undefined) {
      this.#setOutput('redirects-path', site.redirectsPath)
      this.#setOutput('redirect-count', site.redirectCount ?? 0)
    }
    const counted = this.facts.pageCount ?? site.pageCount
    const difference = Math.abs(site.pageCount - counted)
    if (difference > Math.max(10, counted / 5))
      this.#context.log.warning(
        `The service counted ${formatCount(counted, 'page')}, but the archive contains ${formatCount(site.pageCount, 'HTML file')}. Check the site before you publish it.`
      )
  }

  #reviewInstalled({ reviewed, basePath, changesPath, checksPath = '' }: InstalledReview): void {
    const { checks, failure } = reviewed
    const { log } = this.#context
    this.facts.reviewed = reviewed
    this.facts.basePath = basePath
    this.#setOutput('changed', String(isChanged(reviewed)))
    this.#setOutput('changes-path', changesPath)
    log.info(describeChanges(reviewed))
    if (checks === undefined) return
    const { line, needsAttention } = describeFindings(checks)
    // With a failure, one error says the same.
    if (needsAttention && failure === undefined)
      log.warning(
        `${line} The job summary names the pages, and the output \`checks-path\` lists all of them.`
      )
    else log.info(line)
    const counts = countByKind(checks.findings)
    this.#setOutput('broken-links', counts['broken-link'])
    this.#setOutput('external-resources', counts['external-resource'])
    this.#setOutput('checks-path', checksPath)
  }

  /** The bundle URL that `config-url` describes. */
  permanentUrlKnown(url: string): void {
    this.#setOutput('deployment-config', deploymentConfig(url, this.#inputs.configVersion))
  }

  delivered(kind: DeliveryKind, { outputs = {}, ...delivered }: Delivered): void {
    for (const [name, value] of Object.entries(outputs)) this.#setOutput(name as OutputName, value)
    this.facts.deliveries.push({ kind, ok: true, ...delivered })
  }

  deliveryFailed(kind: DeliveryKind, error: unknown): void {
    const reason = reasonOf(error)
    this.facts.deliveries.push({ kind, ok: false, text: reason })
    this.#context.log.info(`Delivery ${kind} failed: ${reason}`)
  }

  succeeded(): void {
    const { domain, jobId, deliveries, reviewed, notChecked } = this.facts
    // A step that depends on it would otherwise never run.
    if (reviewed === undefined) this.#setOutput('changed', 'true')
    if (notChecked !== undefined) this.#context.log.info(`Not checked: ${notChecked}.`)
    const where = deliveries.map(({ kind, text }) => `${kind} (${text})`)
    const what = domain ?? (jobId === undefined ? 'the site' : `job ${jobId}`)
    this.#context.log.info(`Exported ${what}: ${where.join(', ')}.`)
  }

  /** For the HTML report. */
  figures(archive: Archive | undefined): { name: string; value: string }[] {
    const timed = this.#stages.map(({ name, startedAt, endedAt }) => ({
      name,
      value: formatDuration(endedAt - startedAt)
    }))
    if (archive === undefined) return timed
    return [
      ...timed,
      { name: 'Archive', value: formatBytes(archive.size) },
      { name: 'SHA-256 of the archive', value: archive.sha256 }
    ]
  }
}
