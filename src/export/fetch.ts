import { rm } from 'node:fs/promises'
import { Failure } from '../runtime/failure.ts'
import type { NetworkContext } from '../runtime/run.ts'
import { type Archive, type ArchiveReader, type Download, downloadArchive } from './archive/download.ts'
import type { ExportContext } from './context.ts'
import type { Inputs } from './inputs.ts'
import type { RedirectFile } from '../site/redirects/read.ts'
import type { Redirects } from '../site/redirects/redirects.ts'
import { type Site, type SiteAbout, Extraction } from './extract/extraction.ts'
import { requirePage } from './extract/page-search.ts'
import type { CompletedJob } from './job/job.ts'
import { type ReportAbout, writeReport } from './report-file.ts'
import { addRedirects, resolveRedirects, writeRedirectsJson } from './add-redirects.ts'
import { type Baseline, type ReviewedSite, reviewSite } from './review.ts'

export interface Fetch extends Omit<Download, 'reader'> {
  extract: boolean
  /** The archive itself is delivered too, also when it cannot be extracted. */
  keepArchive: boolean
  about: Omit<SiteAbout, 'exportedAt' | 'findings' | 'history' | 'redirects'>
  review: Omit<Inputs['review'], 'previousManifest' | 'redirects'>
  /** Undefined without the input `redirects`. */
  redirects: Redirects | undefined
  baseline: Baseline
  /** From which the site was made, as far as it is known. */
  commit: string | undefined
}

export interface Fetched {
  archive: Archive
  /** Missing when the review does not allow a delivery. */
  site?: Site
  reviewed?: ReviewedSite
  /** Why there is no site, if the archive is delivered as well. */
  siteProblem?: Error
}

export interface FetchReport {
  readonly facts: { pageCount?: number; commit?: { sha?: string | undefined } }
  readonly figures: ReportAbout['figures']
  stage: <T>(name: string, work: () => Promise<T>) => Promise<T>
  archiveDownloaded: (archive: Archive) => void
  siteExtracted: (site: Site) => void
  siteReviewed: (reviewed: ReviewedSite) => void
  redirectsWritten: (path: string, count: number) => void
  reportWritten: (path: string) => void
}

/** What there is to deliver, and why some of it must not be. */
export interface FetchedSite {
  archive: Archive
  site?: Site
  siteProblem?: Error
  refusal?: Failure
  reportPath?: string
}

interface FetchInputs extends Pick<Inputs, 'service' | 'output' | 'review'> {
  job: CompletedJob
  redirectFile: RedirectFile | undefined
  baseline: Baseline
}

/** Fetches what the deliveries need, and writes the report of the site. */
export async function fetchSite(
  { job: { jobId, link }, service, output, review, redirectFile, baseline }: FetchInputs,
  report: FetchReport,
  context: NetworkContext & Pick<ExportContext, 'github'>
): Promise<FetchedSite> {
  const { domain, version, paths } = service
  const { folder, archiveName: name, extract, keepArchive } = output
  const { basePath } = review
  const about = { domain, jobId, version, basePath, paths, pageCount: report.facts.pageCount }
  const commit = report.facts.commit?.sha ?? context.github.sha
  const redirects = redirectFile && resolveRedirects(redirectFile, { basePath, domain }, context.log)
  const { archive, site, siteProblem, reviewed } = await report.stage(
    extract ? 'Downloading and extracting' : 'Downloading',
    async () =>
      await fetchArchive(
        { link, folder, name, extract, keepArchive, about, review, redirects, baseline, commit },
        context
      )
  )
  report.archiveDownloaded(archive)
  if (site !== undefined) report.siteExtracted(site)
  const fetched = { archive, ...(site && { site }), ...(siteProblem && { siteProblem }) }
  if (reviewed === undefined) return fetched
  if (redirects !== undefined)
    report.redirectsWritten(await writeRedirectsJson(redirects, folder, context), redirects.rules.length)
  report.siteReviewed(reviewed)
  const { figures } = report
  const reportPath = await writeReport(
    reviewed,
    { domain, version, basePath, jobId, figures },
    folder,
    context
  )
  report.reportWritten(reportPath)
  return { ...fetched, reportPath, ...(reviewed.failure && { refusal: reviewed.failure }) }
}

/** Downloads the archive and, if requested, extracts the site in it at the same time. */
export async function fetchArchive(
  { extract, keepArchive, about, review, redirects, baseline, commit, ...download }: Fetch,
  context: NetworkContext
): Promise<Fetched> {
  if (!extract) return { archive: await downloadUnopened(download, context) }
  await using extraction = new Extraction(
    download.folder,
    context,
    review.check === 'off'
      ? undefined
      : {
          domain: about.domain,
          basePath: review.basePath,
          ignore: review.ignore.map(({ text }) => text),
          redirects: redirects?.list
        }
  )
  const reader = keepArchive ? new TolerantReader(extraction) : extraction
  const archive = await downloadArchive({ ...download, reader }, context)
  try {
    if (reader instanceof TolerantReader && reader.problem !== undefined) throw reader.problem
    const extracted = await extraction.complete(archive)
    const { domain, version } = about
    const all =
      redirects === undefined
        ? extracted.files
        : await addRedirects(redirects, { extraction, files: extracted.files, domain, log: context.log })
    const exportedAt = new Date(context.clock.now()).toISOString()
    const reviewed = await reviewSite(
      {
        files: all,
        review: extracted.review,
        redirects: redirects?.list ?? [],
        about: { time: exportedAt, version, commit }
      },
      review,
      download.folder,
      baseline,
      context
    )
    if (reviewed.failure !== undefined) return { archive, reviewed }
    const { files, findingDigests: findings, history } = reviewed
    const site = await extraction.install(archive, files, {
      ...{ ...about, exportedAt, findings, history },
      redirects: redirects?.list
    })
    return { archive, reviewed, site }
  } catch (problem) {
    context.signal.throwIfAborted()
    // An export without pages is a mistake that no delivery may pass on.
    const hasNoPages =
      problem instanceof Failure && ['archive-without-pages', 'archive-empty'].includes(problem.code)
    if (keepArchive && !hasNoPages) return { archive, siteProblem: problem as Error }
    // Nothing of a refused archive is kept.
    await rm(archive.path, { force: true })
    throw problem
  }
}

async function downloadUnopened(
  download: Omit<Download, 'reader'>,
  context: NetworkContext
): Promise<Archive> {
  const archive = await downloadArchive(download, context)
  try {
    await requirePage(archive, context.signal)
    return archive
  } catch (error) {
    await rm(archive.path, { force: true })
    throw error
  }
}

/** Continues the download when the archive cannot be extracted. */
class TolerantReader implements ArchiveReader {
  readonly #reader: ArchiveReader
  problem: Error | undefined

  constructor(reader: ArchiveReader) {
    this.#reader = reader
  }

  async begin(size: number | undefined): Promise<void> {
    this.problem = undefined
    await this.#reader.begin(size)
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.problem !== undefined) return
    try {
      await this.#reader.write(bytes)
    } catch (error) {
      this.problem = error as Error
    }
  }
}
