import { ARCHIVE_FORMATS } from '../../archive/format.ts'
import { Failure, throwAny } from '../../runtime/failure.ts'
import type { RedirectFile } from '../../site/redirects/read.ts'
import type { ExportContext } from '../context.ts'
import { checkDeliveries, type Deliveries } from '../deliveries/index.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { type JobMemory, type LastJob, recallJob } from '../memory/last-job.ts'
import type { ManifestMemory, Previous } from '../memory/last-manifest.ts'
import { OutputFolder } from '../output-dir/output-folder.ts'
import { REDIRECTS_FILE } from '../../site/redirects/host-files.ts'
import { MANIFEST, REVIEW_FILES, SITE } from '../output-dir/written-names.ts'
import { readPrevious } from './baseline.ts'
import { readRedirectsInput } from './redirects-input.ts'

/** Runs the checks that are possible before the export starts, and reports all problems in one error. */
export async function preflight(
  inputs: Inputs,
  deliveries: Deliveries,
  memory: { manifest: ManifestMemory; job: JobMemory },
  context: ExportContext
): Promise<{
  previous: Previous
  redirectFile: RedirectFile | undefined
  lastJob: LastJob | undefined
}> {
  const previous = readPrevious(inputs.review.previousManifest, memory.manifest, context)
  const lastJob = recallJob(inputs, memory.job, context)
  const redirectFile = readRedirectsInput(inputs, context)
  const checks = [checkFolder(inputs, redirectFile, context), ...checkDeliveries(deliveries, context)]
  const results = await Promise.allSettled([...checks, previous, redirectFile, lastJob])
  const problems = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  // An error that is not a Failure, such as a timeout or a bug, is reported without the other problems.
  const other = problems.find(problem => !(problem instanceof Failure))
  if (other !== undefined) throw other as Error
  throwAny(problems, 'preflight-failed', `${problems.length} problems would make this export fail`)
  return { previous: await previous, redirectFile: await redirectFile, lastJob: await lastJob }
}

/** Throws if this run might replace an entry that no export wrote. */
async function checkFolder(
  { output, source, review }: Inputs,
  redirectFile: Promise<RedirectFile | undefined>,
  context: ExportContext
): Promise<void> {
  if (!output.keepArchive && !output.extract) return
  // Problems in the redirects file are reported separately.
  const hasRedirects = (await redirectFile.catch(() => undefined)) !== undefined
  const archives = ARCHIVE_FORMATS.map(format => `${output.archiveName}.${format}`)
  const reviewed = [
    ...[SITE, MANIFEST, ...(hasRedirects ? [REDIRECTS_FILE] : [])],
    ...REVIEW_FILES.filter(name => review.check !== 'off' || name !== 'checks.json')
  ]
  await using probe = await OutputFolder.open(output, context)
  probe.requireReplaceable([
    ...(source.kind === 'folder' ? [] : archives),
    ...(output.extract ? reviewed : [])
  ])
}
