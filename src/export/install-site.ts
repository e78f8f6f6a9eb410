import { exactPaths, leftOutJson } from '../site/files/left-out.ts'
import type { RedirectFile } from '../site/redirects/read.ts'
import type { ExportContext } from './context.ts'
import type { Inputs } from './inputs/inputs.ts'
import type { CompletedJob } from './job/job.ts'
import { explainDisk } from './output-dir/disk-errors.ts'
import { OutputFolder } from './output-dir/output-folder.ts'
import { REDIRECTS_FILE } from '../site/redirects/host-files.ts'
import { serializeManifest } from '../site/records/manifest.ts'
import { LEFT_OUT, MANIFEST } from './output-dir/written-names.ts'
import type { Draft, prepareSite } from './prepare/prepare.ts'
import type { ExportBaseline } from './prepare/review.ts'
import type { Archive } from './receive/archive/write-archive.ts'
import { Extraction } from './receive/extract/extraction.ts'
import { explainSource, receive } from './receive/receive.ts'
import type { ExportRecord } from './record/export-record.ts'
import type { InstalledSite } from './record/installed-site.ts'

export interface InstallRequest {
  inputs: Pick<Inputs, 'about' | 'source' | 'output' | 'review'>
  /** Undefined for a local site. */
  job: CompletedJob | undefined
  redirectFile: RedirectFile | undefined
  baseline: ExportBaseline
}

/** Receives and prepares the files that the deliveries need, and moves either all or none of them into `output-dir`. */
export async function installSite(
  { inputs, job, redirectFile, baseline }: InstallRequest,
  record: ExportRecord,
  context: ExportContext
): Promise<InstalledSite> {
  const { about, source, output: place, review } = inputs
  const { folder, keepArchive, extract } = place
  await using output = await OutputFolder.open(place, context)
  const { domain } = about
  const allowed = exactPaths(review.ignore)
  await using extraction = extract
    ? new Extraction(output.temporary, context, {
        allowed,
        domain,
        isReviewed: review.check !== 'off'
      })
    : undefined
  try {
    const link = job?.link
    const { temporary } = output
    const reception = { source, link, folder: temporary, keepArchive, extraction, allowed, domain }
    const work = async () => await receive(reception, context)
    const { archive, files, hasCredentials = false } = await record.stage(titleOf(source, extract), work)
    const facts = { ...about, jobId: job?.jobId, commit: job?.commit ?? context.github.sha }
    const isKept = archive !== undefined && !hasCredentials
    const installed: InstalledSite = isKept
      ? { archive: installedArchive(archive, place.archiveName, output) }
      : {}
    if (extraction !== undefined && files !== undefined) {
      const site = { extraction, files, archive }
      const known = { ...facts, redirectFile, baseline }
      const draft = await prepare(site, known, review, folder, record, context)
      Object.assign(installed, await installedDraft(draft, extraction.sitePath, output))
      const { leftOut } = extraction
      if (leftOut.length > 0) await output.write(LEFT_OUT, leftOutJson(leftOut))
    }
    await output.install()
    record.installed(installed)
    return installed
  } catch (error) {
    throw explainSource(explainDisk(error, folder), source, folder)
  }
}

type Preparation = Parameters<typeof prepareSite>

/** Loads the modules on demand, because runs that deliver only the archive do not need them. */
async function prepare(
  site: Preparation[0],
  facts: Omit<Preparation[1], 'docsFolder'>,
  review: Inputs['review'],
  outputFolder: string,
  record: ExportRecord,
  context: ExportContext
): Promise<Draft> {
  const [{ prepareSite }, { docsFolderOf }] = await Promise.all([
    import('./prepare/prepare.ts'),
    import('./prepare/source-place.ts')
  ])
  const { workspace } = context.github
  const docsFolder = docsFolderOf(review, { workspace, outputFolder })
  return await prepareSite(site, { ...facts, docsFolder }, review, record, context)
}

function titleOf(source: Inputs['source'], isExtracted: boolean): string {
  if (source.kind !== 'service') return `Reading the ${source.kind}`
  return isExtracted ? 'Downloading and extracting' : 'Downloading'
}

function installedArchive(archive: Archive, name: string, output: OutputFolder): Archive {
  return { ...archive, path: output.add({ ...archive, name: `${name}.${archive.format}` }) }
}

/** Adds the site and its reports to the output folder. A refused site is not added, so an earlier site is kept. */
async function installedDraft(
  { reviewed, basePath, redirectCount, fileCount, pageCount, texts, manifest }: Draft,
  sitePath: string,
  output: OutputFolder
): Promise<Pick<InstalledSite, 'review' | 'site' | 'refusal' | 'reportPath'>> {
  const { failure: refusal } = reviewed
  const review = {
    reviewed,
    basePath,
    changesPath: await output.write('changes.json', texts.changes),
    checksPath: texts.checks && (await output.write('checks.json', texts.checks))
  }
  const reportPath = await output.write('report.html', texts.report)
  if (refusal !== undefined) return { review, refusal, reportPath }
  const site = {
    path: output.add({ name: 'site', path: sitePath }),
    manifestPath: await output.write(MANIFEST, serializeManifest(manifest)),
    redirectsPath: texts.redirects && (await output.write(REDIRECTS_FILE, texts.redirects)),
    redirectCount,
    fileCount,
    pageCount
  }
  return { review, reportPath, site }
}
