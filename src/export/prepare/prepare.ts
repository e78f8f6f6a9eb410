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
  { extraction, files: extracted, archive }: ReceivedSite,
  about: AboutSite,
  rules: Inputs['review'],
  stages: Stages,
  context: ExportContext
): Promise<Draft> {
  const { domain, jobId, version, commit, paths, redirectFile, baseline } = about
  const { log, clock } = context
  const place = { folder: extraction.sitePath, files: extracted }
  const basePath = await settleBasePath(rules.basePath, place, log)
  const isMoved = domain !== undefined && (await isMovable(place.folder, extracted, basePath))
  const movableSite = isMoved ? new SiteMap(new Set(extracted.map(({ path }) => path))) : undefined
  const redirects = redirectFile && resolveRedirects(redirectFile, { basePath, domain, movableSite }, log)
  // Searched first, because these scripts are left out of the files, but remain in the pages.
  const buildScripts = rules.check === 'off' ? [] : await findBuildScripts(extraction.sitePath, extracted)
  const arranged =
    rules.layout === 'as-is'
      ? extracted
      : await arrangeSite(
          extraction,
          { ...place, basePath, domain, allowed: exactPaths(rules.ignore) },
          redirects,
          context
        )
  const files = redirects ? await addRedirects(redirects, arranged, extraction, { domain, log }) : arranged
  const redirectList = redirects?.list
  const target = { domain, basePath, isMovable: movableSite !== undefined, redirectList, buildScripts }
  const review = await checkSite(extraction, rules, target, stages)
  const exportedAt = new Date(clock.now())
  const time = exportedAt.toISOString()
  const reviewed = reviewSite(
    { files, review, redirectList: redirectList ?? [], about: { time, version, commit } },
    rules,
    baseline
  )
  const { checks, failure } = reviewed
  return {
    reviewed,
    basePath,
    redirectCount: redirects?.rules.length,
    fileCount: files.length,
    pageCount: pageCountOf(files),
    texts: {
      changes: changesText(reviewed.changes),
      checks: checks && checksText(checks.findings, checks.cut),
      redirects: redirects && redirectsJson(redirects.list),
      report: renderReport({
        ...reviewed,
        domain,
        version,
        basePath,
        jobId,
        failure: failure?.message,
        review: checks,
        createdAt: exportedAt,
        figures: stages.figures(archive)
      })
    },
    manifest: {
      domain: domain ?? null,
      jobId: jobId ?? null,
      version: version ?? null,
      exportedAt: time,
      basePath,
      paths,
      archive: archive && { sha256: archive.sha256, size: archive.size, format: archive.format },
      files: reviewed.files,
      redirects: redirectList,
      findings: reviewed.findingDigests,
      history: reviewed.history
    }
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
