import type { Review, CheckOptions } from '../../review/checks/site-review.ts'
import { changesText } from '../../review/changes.ts'
import { checksText } from '../../review/checks/findings.ts'
import { renderReport } from '../../review/report/report.ts'
import type { Manifest } from '../../site/records/manifest.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import { exactPaths } from '../../site/files/left-out.ts'
import { pageCountOf } from '../../site/pages/pages.ts'
import { redirectsJson } from '../../site/redirects/host-files.ts'
import type { RedirectFile } from '../../site/redirects/read.ts'
import type { ExportContext } from '../context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Archive } from '../receive/archive/write-archive.ts'
import type { Extraction } from '../receive/extract/extraction.ts'
import type { WrittenFile } from '../receive/extract/writers/file-writer.ts'
import { addRedirects, resolveRedirects } from './add-redirects.ts'
import { isMovable, settleBasePath } from './base-path.ts'
import { findBuildScripts } from './build-scripts.ts'
import { arrangeSite } from './layout/layout.ts'
import { addLinkPlaces } from './link-places.ts'
import { type ExportBaseline, type ReviewedSite, reviewSite } from './review.ts'

export interface ReceivedSite {
  extraction: Extraction
  files: WrittenFile[]
  archive: Archive | undefined
}

/** Facts about the site other than its files. */
export interface AboutSite extends Omit<Inputs['about'], 'jobId'> {
  jobId: string | undefined
  /** The commit that the site was built from. */
  commit: string | undefined
  redirectFile: RedirectFile | undefined
  /** Folder with the sources of the site, if it is known. */
  docsFolder: string | undefined
  baseline: ExportBaseline
}

/** The prepared and reviewed site, before it is moved into `output-dir`. */
export interface Draft {
  reviewed: ReviewedSite
  basePath: string
  redirectCount: number | undefined
  fileCount: number
  pageCount: number
  texts: { changes: string; checks: string | undefined; redirects: string | undefined; report: string }
  manifest: Manifest
}

export interface Stages {
  stage: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Returns the durations of the completed stages and facts about the archive, for the report. */
  figures: (archive: Archive | undefined) => { name: string; value: string }[]
}

/** Arranges the files of the site, adds redirects, reviews the site, and creates its manifest and reports. */
export async function prepareSite(
  received: ReceivedSite,
  about: AboutSite,
  rules: Inputs['review'],
  stages: Stages,
  context: ExportContext
): Promise<Draft> {
  const { extraction, archive } = received
  const { version, commit, baseline } = about
  const { files, redirects, target } = await arrange(received, about, rules, context)
  const { basePath, redirectList } = target
  const review = await checkSite(extraction, rules, target, stages)
  if (review !== undefined)
    await addLinkPlaces(review.findings, placesOf(extraction, files, target, about, context))
  const createdAt = new Date(context.clock.now())
  const time = createdAt.toISOString()
  const reviewed = reviewSite(
    { files, review, redirectList: redirectList ?? [], about: { time, version, commit } },
    rules,
    baseline
  )
  const site = { reviewed, basePath, redirectList, archive }
  return {
    reviewed,
    basePath,
    redirectCount: redirects?.rules.length,
    fileCount: files.length,
    pageCount: pageCountOf(files),
    texts: textsOf(site, about, createdAt, stages),
    manifest: manifestOf(site, about, time)
  }
}

/** Brings the files into the layout of the service, with pages for the redirects. */
async function arrange(
  { extraction, files: extracted }: ReceivedSite,
  { domain, redirectFile }: AboutSite,
  rules: Inputs['review'],
  context: ExportContext
) {
  const { log } = context
  const place = { folder: extraction.sitePath, files: extracted }
  const basePath = await settleBasePath(rules.basePath, place, log)
  const isMoved = domain !== undefined && (await isMovable(place.folder, extracted, basePath))
  const movableSite = isMoved ? new SiteMap(new Set(extracted.map(({ path }) => path))) : undefined
  const redirects = redirectFile && resolveRedirects(redirectFile, { basePath, domain, movableSite }, log)
  // Searched first, because these scripts are left out of the files, but remain in the pages.
  const buildScripts = rules.check === 'off' ? [] : await findBuildScripts(extraction.sitePath, extracted)
  const site = { ...place, basePath, domain, allowed: exactPaths(rules.ignore) }
  const arranged =
    rules.layout === 'as-is' ? extracted : await arrangeSite(extraction, site, redirects, context)
  const files = redirects ? await addRedirects(redirects, arranged, extraction, { domain, log }) : arranged
  const redirectList = redirects?.list
  return { files, redirects, target: { domain, basePath, isMovable: isMoved, redirectList, buildScripts } }
}

function placesOf(
  { sitePath: folder }: Extraction,
  files: readonly { path: string }[],
  { domain, basePath }: Pick<CheckOptions, 'domain' | 'basePath'>,
  { docsFolder }: AboutSite,
  { github: { workspace } }: ExportContext
) {
  const paths = new Set(files.map(({ path }) => path))
  const site = new SiteMap(paths, { origin: domain && `https://${domain}`, basePath })
  return { folder, site, workspace, docsFolder }
}

interface ReviewedFiles extends Pick<Draft, 'reviewed' | 'basePath'>, Pick<ReceivedSite, 'archive'> {
  redirectList: Manifest['redirects']
}

function textsOf(
  { reviewed, basePath, redirectList, archive }: ReviewedFiles,
  { domain, version, jobId }: AboutSite,
  createdAt: Date,
  stages: Stages
): Draft['texts'] {
  const { checks, failure } = reviewed
  return {
    changes: changesText(reviewed.changes),
    checks: checks && checksText(checks.findings, checks.cut),
    redirects: redirectList && redirectsJson(redirectList),
    report: renderReport({
      ...reviewed,
      domain,
      version,
      basePath,
      jobId,
      failure: failure?.message,
      review: checks,
      createdAt,
      figures: stages.figures(archive)
    })
  }
}

function manifestOf(
  { reviewed, basePath, redirectList, archive }: ReviewedFiles,
  { domain, jobId, version, paths }: AboutSite,
  exportedAt: string
): Manifest {
  return {
    domain: domain ?? null,
    jobId: jobId ?? null,
    version: version ?? null,
    exportedAt,
    basePath,
    paths,
    archive: archive && { sha256: archive.sha256, size: archive.size, format: archive.format },
    files: reviewed.files,
    redirects: redirectList,
    findings: reviewed.findingDigests,
    history: reviewed.history
  }
}

async function checkSite(
  extraction: Extraction,
  { check, ignore }: Inputs['review'],
  target: Omit<CheckOptions, 'ignore'>,
  { stage }: Stages
): Promise<Review | undefined> {
  if (check === 'off') return undefined
  return await stage('Checking the site', async () => {
    return await extraction.review({ ...target, ignore: ignore.map(({ text }) => text) })
  })
}
