import { join } from 'node:path'
import { redirectsJson } from '../site/redirects/host-files.ts'
import type { Review, ReviewOptions } from '../review/checks/site-review.ts'
import type { ExternalResult } from '../review/external/external-links.ts'
import type { RedirectFile } from '../site/redirects/read.ts'
import type { Redirects } from '../site/redirects/redirects.ts'
import type { Manifest, ManifestFile } from '../site/manifest.ts'
import { pageCountOf } from '../site/pages.ts'
import { Failure } from '../runtime/failure.ts'
import { addRedirects, resolveRedirects } from './add-redirects.ts'
import { downloadArchive } from './archive/download.ts'
import { settleBasePath } from './base-path.ts'
import { type Archive, copyArchive } from './archive/write-archive.ts'
import type { ExportContext } from './context.ts'
import type { ExportRecord, Site } from './export-record.ts'
import { Extraction } from './extract/extraction.ts'
import { isDamage } from './extract/formats/guards.ts'
import type { WrittenFile } from './extract/writers/file-writer.ts'
import { requirePage } from './extract/page-search.ts'
import type { Inputs, Source } from './inputs/inputs.ts'
import type { CompletedJob } from './job/job.ts'
import { explainDisk } from './output-dir/disk-errors.ts'
import { OutputFolder } from './output-dir/output-folder.ts'
import { type Baseline, type ReviewedSite, reviewSite } from './review.ts'

export interface FetchRequest {
  inputs: Inputs
  /** Undefined for a site of this machine. */
  job: CompletedJob | undefined
  redirectFile: RedirectFile | undefined
  baseline: Baseline
}

export interface FetchedSite {
  archive?: Archive | undefined
  site?: Site | undefined
  /** Why there is no site, if the archive is delivered as well. */
  siteProblem?: Error | undefined
  /** Why the review does not allow a delivery. */
  refusal?: Failure | undefined
  /** Present if the site was extracted, even if it must not be delivered. */
  reportPath?: string | undefined
}

/** Gets what the deliveries need into `output-dir`, and reviews the site. */
export async function fetchSite(
  request: FetchRequest,
  record: ExportRecord,
  context: ExportContext
): Promise<FetchedSite> {
  const { output: place, source, review } = request.inputs
  await using output = await OutputFolder.open(place, context)
  await using extraction = place.extract
    ? new Extraction(output.temporary, context, {
        isReviewed: review.check !== 'off',
        isTolerant: place.keepArchive
      })
    : undefined
  try {
    const work = async () => await receive(request, extraction, output, context)
    const { archive, files, siteProblem } = await record.stage(titleOf(request.inputs), work)
    const installed = archive && {
      ...archive,
      path: output.add({ ...archive, name: `${place.archiveName}.${archive.format}` })
    }
    const prepared =
      extraction &&
      files &&
      (await prepareSite(request, { archive, extraction, files }, output, record, context))
    await output.install()
    if (installed !== undefined) record.archiveDownloaded(installed)
    prepared?.tell()
    return { archive: installed, siteProblem, ...prepared?.fetched }
  } catch (error) {
    throw explainSource(explainDisk(error, place.folder), source, place.folder)
  }
}

function titleOf({ source, output }: Inputs): string {
  if (source.kind !== 'service') return `Reading the ${source.kind}`
  return output.extract ? 'Downloading and extracting' : 'Downloading'
}

interface Received {
  archive?: Archive | undefined
  files?: WrittenFile[]
  siteProblem?: Error
}

/** Gets the archive, and extracts the site in it at the same time, into the private folder. */
async function receive(
  { inputs: { source, output: place }, job }: FetchRequest,
  extraction: Extraction | undefined,
  output: OutputFolder,
  context: ExportContext
): Promise<Received> {
  const { signal } = context
  if (source.kind === 'folder')
    return extraction === undefined ? {} : { files: await extraction.copyFolder(source.path) }
  const path = join(output.temporary, 'archive')
  const archive =
    job === undefined
      ? await copyArchive((source as { path: string }).path, path, extraction, signal)
      : await downloadArchive({ link: job.link, path, reader: extraction }, context)
  if (extraction === undefined) {
    await requirePage(archive, signal)
    return { archive }
  }
  try {
    return { archive, files: await extraction.complete(archive) }
  } catch (problem) {
    signal.throwIfAborted()
    // An export that is damaged or has no pages is a mistake that no delivery may pass on.
    const hasNoPages =
      problem instanceof Failure && ['archive-without-pages', 'archive-empty'].includes(problem.code)
    if (!place.keepArchive || hasNoPages || isDamage(problem)) throw problem
    return { archive, siteProblem: explainDisk(problem, place.folder) as Error }
  }
}

/** Reviews the site, and writes everything about it. `tell` is for the time when all of it is at its place. */
async function prepareSite(
  request: FetchRequest,
  { archive, extraction, files: extracted }: Received & { extraction: Extraction; files: WrittenFile[] },
  output: OutputFolder,
  record: ExportRecord,
  context: ExportContext
): Promise<{ fetched: FetchedSite; tell: () => void }> {
  const { inputs, baseline } = request
  const { domain, version } = inputs.about
  const { clock, github } = context
  const { basePath, redirects, files } = await completeSite(request, extraction, extracted, context)
  record.facts.basePath = basePath
  const redirectList = redirects?.list
  const target = { domain, basePath, redirectList }
  const { review, links } = await checkSite(inputs.review, target, baseline, extraction, record, context)
  const now = new Date(clock.now())
  const time = now.toISOString()
  const commit = record.facts.commit?.sha ?? github.sha
  const reviewed = await reviewSite(
    { files, review, links, redirectList: redirectList ?? [], about: { time, version, commit } },
    inputs.review,
    baseline,
    output
  )
  const redirectsPath = redirects && (await output.write('redirects.json', redirectsJson(redirects)))
  const facts = { archive, basePath, redirectList, links, exportedAt: now }
  const { renderReport } = await import('../review/report/report.ts')
  const figures = record.figures(archive)
  const report = renderReport({ ...reportFacts(request, reviewed, facts), figures })
  const reportPath = await output.write('report.html', report)
  const site = reviewed.failure
    ? undefined
    : {
        path: output.add({ name: 'site', path: extraction.sitePath }),
        manifestPath: output.addManifest(manifestOf(request, reviewed, facts)),
        fileCount: files.length,
        pageCount: pageCountOf(files)
      }
  return {
    fetched: { site, refusal: reviewed.failure, reportPath },
    tell: () => {
      if (site !== undefined) record.siteExtracted(site)
      if (redirectsPath !== undefined) {
        record.setOutput('redirects-path', redirectsPath)
        record.setOutput('redirect-count', redirects?.rules.length ?? 0)
      }
      record.siteReviewed(reviewed)
      record.setOutput('report-path', reportPath)
    }
  }
}

interface SiteFacts {
  archive: Archive | undefined
  basePath: string
  redirectList: Redirects['list'] | undefined
  links: ExternalResult | undefined
  exportedAt: Date
}

function reportFacts(
  { inputs: { about }, job }: FetchRequest,
  reviewed: ReviewedSite,
  { basePath, exportedAt }: SiteFacts
) {
  return {
    ...reviewed,
    domain: about.domain,
    version: about.version,
    basePath,
    jobId: job?.jobId,
    failure: reviewed.failure?.message,
    review: reviewed.checks,
    createdAt: exportedAt
  }
}

function manifestOf(
  { inputs: { about }, job }: FetchRequest,
  { files, findingDigests, history }: ReviewedSite,
  { archive, basePath, redirectList, links, exportedAt }: SiteFacts
): Manifest {
  return {
    domain: about.domain ?? null,
    jobId: job?.jobId ?? null,
    version: about.version ?? null,
    exportedAt: exportedAt.toISOString(),
    basePath,
    paths: about.paths,
    archive: archive && { sha256: archive.sha256, size: archive.size, format: archive.format },
    files,
    redirects: redirectList,
    findings: findingDigests,
    history,
    externalLinks: links?.good
  }
}

/** Finds out under which path the site is served, and adds its redirects. */
async function completeSite(
  { inputs: { about, review }, redirectFile }: FetchRequest,
  extraction: Extraction,
  extracted: WrittenFile[],
  { log }: ExportContext
): Promise<{ basePath: string; redirects: Redirects | undefined; files: ManifestFile[] }> {
  const { domain } = about
  const basePath = await settleBasePath(
    review.basePath,
    { folder: extraction.sitePath, files: extracted },
    log
  )
  if (redirectFile === undefined) return { basePath, redirects: undefined, files: extracted }
  const redirects = resolveRedirects(redirectFile, { basePath, domain }, log)
  const files = await addRedirects(redirects, extracted, extraction, { domain, log })
  return { basePath, redirects, files }
}

async function checkSite(
  { check, ignore, external: collectsLinks }: Inputs['review'],
  target: Pick<ReviewOptions, 'domain' | 'basePath' | 'redirectList'>,
  { manifest: previous }: Baseline,
  extraction: Extraction,
  record: ExportRecord,
  context: ExportContext
): Promise<{ review?: Review; links?: ExternalResult }> {
  if (check === 'off') return {}
  const options = { ...target, ignore: ignore.map(({ text }) => text), collectsLinks }
  const review = await record.stage('Checking the site', async () => await extraction.review(options))
  if (!collectsLinks) return { review }
  const links = await record.stage('Checking external links', async () => {
    const { checkExternalLinks } = await import('../review/external/external-links.ts')
    return await checkExternalLinks(review.links, previous?.externalLinks ?? [], context)
  })
  return { review, links }
}

/** What is wrong with a site of this machine is not a matter of the service or of `output-dir`. */
function explainSource(error: unknown, source: Source, folder: string): unknown {
  if (source.kind === 'service') return error
  const advice = `Correct the ${source.kind} ${source.path}, and run again.`
  if (error instanceof Failure && /^(entry|archive)-/.test(error.code))
    return new Failure(error.code, error.message, { advice, cause: error.cause })
  const { path = folder, code } = Object(
    error instanceof Failure ? error.cause : error
  ) as NodeJS.ErrnoException
  if (path.startsWith(folder)) return error
  return new Failure('from-unreadable', `${path} cannot be read (${code ?? ''}).`, { cause: error })
}
