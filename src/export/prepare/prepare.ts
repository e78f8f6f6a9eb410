import type { Review } from '../../review/checks/site-review.ts'
import { changesText } from '../../review/changes.ts'
import { checksText } from '../../review/checks/findings.ts'
import type { ExternalResult } from '../../review/external/external-links.ts'
import { renderReport } from '../../review/report/report.ts'
import type { Manifest, ManifestFile } from '../../site/manifest.ts'
import { pageCountOf } from '../../site/pages.ts'
import { redirectsJson } from '../../site/redirects/host-files.ts'
import type { RedirectFile } from '../../site/redirects/read.ts'
import type { Redirects } from '../../site/redirects/redirects.ts'
import type { ExportContext } from '../context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Archive } from '../receive/archive/write-archive.ts'
import type { Extraction } from '../receive/extract/extraction.ts'
import type { WrittenFile } from '../receive/extract/writers/file-writer.ts'
import { addRedirects, resolveRedirects } from './add-redirects.ts'
import { settleBasePath } from './base-path.ts'
import { type Baseline, type ReviewedSite, reviewSite } from './review.ts'

/** The site as it was received, in the private folder. */
export interface ReceivedSite {
  extraction: Extraction
  files: WrittenFile[]
  archive: Archive | undefined
}

/** What is known about the site besides its files. */
export interface SiteFacts extends Omit<Inputs['about'], 'jobId'> {
  jobId: string | undefined
  /** That the site was built from. */
  commit: string | undefined
  redirectFile: RedirectFile | undefined
  baseline: Baseline
}

/** Everything about the site that gets a place in `output-dir`. */
export interface Draft {
  reviewed: ReviewedSite
  basePath: string
  redirectCount: number | undefined
  fileCount: number
  pageCount: number
  texts: { changes: string; checks: string | undefined; redirects: string | undefined; report: string }
  manifest: Manifest
}

/** Runs a stage of the work, which is logged and timed. */
export interface Stages {
  stage: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Of the stages so far, for the report. */
  figures: (archive: Archive | undefined) => { name: string; value: string }[]
}

/** Adds what the site lacks, reviews it, and writes down what there is to say about it. */
export async function prepareSite(
  received: ReceivedSite,
  about: SiteFacts,
  rules: Inputs['review'],
  stages: Stages,
  context: ExportContext
): Promise<Draft> {
  const { archive } = received
  const { basePath, redirects, files } = await completeSite(received, about, rules, context)
  const redirectList = redirects?.list
  const { review, links } = await checkSite(
    received.extraction,
    { ...rules, basePath, redirectList, domain: about.domain, previous: about.baseline.manifest },
    stages,
    context
  )
  const exportedAt = new Date(context.clock.now())
  const { version, commit } = about
  const reviewed = reviewSite(
    {
      files,
      review,
      links,
      redirectList: redirectList ?? [],
      about: { time: exportedAt.toISOString(), version, commit }
    },
    rules,
    about.baseline
  )
  const { checks, failure } = reviewed
  const report = renderReport({
    ...reviewed,
    domain: about.domain,
    version,
    basePath,
    jobId: about.jobId,
    failure: failure?.message,
    review: checks,
    createdAt: exportedAt,
    figures: stages.figures(archive)
  })
  return {
    reviewed,
    basePath,
    redirectCount: redirects?.rules.length,
    fileCount: files.length,
    pageCount: pageCountOf(files),
    texts: {
      changes: changesText(reviewed.changes),
      checks: checks && checksText(checks.findings),
      redirects: redirects && redirectsJson(redirects),
      report
    },
    manifest: manifestOf(about, reviewed, { archive, basePath, redirectList, links, exportedAt })
  }
}

function manifestOf(
  { domain, jobId, version, paths }: SiteFacts,
  { files, findingDigests, history }: ReviewedSite,
  site: {
    archive: Archive | undefined
    basePath: string
    redirectList: Redirects['list'] | undefined
    links: ExternalResult | undefined
    exportedAt: Date
  }
): Manifest {
  const { archive, basePath, redirectList, links, exportedAt } = site
  return {
    domain: domain ?? null,
    jobId: jobId ?? null,
    version: version ?? null,
    exportedAt: exportedAt.toISOString(),
    basePath,
    paths,
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
  { extraction, files: extracted }: ReceivedSite,
  { domain, redirectFile }: SiteFacts,
  { basePath: given }: Inputs['review'],
  { log }: ExportContext
): Promise<{ basePath: string; redirects: Redirects | undefined; files: ManifestFile[] }> {
  const basePath = await settleBasePath(given, { folder: extraction.sitePath, files: extracted }, log)
  if (redirectFile === undefined) return { basePath, redirects: undefined, files: extracted }
  const redirects = resolveRedirects(redirectFile, { basePath, domain }, log)
  const files = await addRedirects(redirects, extracted, extraction, { domain, log })
  return { basePath, redirects, files }
}

interface CheckedSite extends Pick<Inputs['review'], 'check' | 'ignore' | 'external'> {
  domain: string | undefined
  basePath: string
  redirectList: Redirects['list'] | undefined
  previous: Manifest | undefined
}

async function checkSite(
  extraction: Extraction,
  { check, ignore, external: collectsLinks, previous, ...target }: CheckedSite,
  { stage }: Stages,
  context: ExportContext
): Promise<{ review?: Review; links?: ExternalResult }> {
  if (check === 'off') return {}
  const { domain, basePath, redirectList } = target
  const options = { domain, basePath, redirectList, ignore: ignore.map(({ text }) => text), collectsLinks }
  const review = await stage('Checking the site', async () => await extraction.review(options))
  if (!collectsLinks) return { review }
  const links = await stage('Checking external links', async () => {
    const { checkExternalLinks } = await import('../../review/external/external-links.ts')
    return await checkExternalLinks(review.links, previous?.externalLinks ?? [], context)
  })
  return { review, links }
}
