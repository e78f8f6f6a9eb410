import { Failure } from '../../runtime/failure.ts'
import type { RedirectFile } from '../../site/redirects/read.ts'
import type { ExportContext } from '../context.ts'
import { checkDeliveries, throwAny } from '../deliveries/index.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Memory } from '../memory/memory.ts'
import { OutputFolder } from '../output-dir/output-folder.ts'
import { MANIFEST, REVIEW_FILES, SITE } from '../output-dir/written-names.ts'
import type { Baseline } from '../prepare/review.ts'
import { ARCHIVE_FORMATS } from '../receive/archive/format.ts'
import { baselineOf, readPreviousManifest } from './baseline.ts'
import { readRedirectsInput } from './redirects-input.ts'

/** Checks what can be checked before the export starts, and reports all problems in one error. */
export async function preflight(
  inputs: Inputs,
  memory: Memory,
  context: ExportContext
): Promise<{ baseline: Baseline; redirectFile: RedirectFile | undefined }> {
  const previous = readPreviousManifest(inputs, memory, context)
  const redirectFile = readRedirectsInput(inputs, context)
  const checks = [checkFolder(inputs, redirectFile, context), ...checkDeliveries(inputs.deliveries, context)]
  const results = await Promise.allSettled([...checks, previous, redirectFile])
  const problems = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  // A timeout during the retries, or a bug, is reported alone.
  const other = problems.find(problem => !(problem instanceof Failure))
  if (other !== undefined) throw other as Error
  throwAny(problems, 'preflight-failed', `${problems.length} problems would make this export fail`)
  return { baseline: baselineOf(await previous, inputs, context), redirectFile: await redirectFile }
}

/** Whatever the run may write must have a place of its own, or that of an earlier export. */
async function checkFolder(
  { output, source, review }: Inputs,
  redirectFile: Promise<RedirectFile | undefined>,
  context: ExportContext
): Promise<void> {
  if (!output.keepArchive && !output.extract) return
  // Its problems are reported by itself.
  const hasRedirects = (await redirectFile.catch(() => undefined)) !== undefined
  const archives = ARCHIVE_FORMATS.map(format => `${output.archiveName}.${format}`)
  const unwritten = [
    ...(review.check === 'off' ? ['checks.json'] : []),
    ...(hasRedirects ? [] : ['redirects.json'])
  ]
  const reviewed = [SITE, MANIFEST, ...REVIEW_FILES].filter(name => !unwritten.includes(name))
  await using probe = await OutputFolder.open(output, context)
  await probe.requireReplaceable([
    ...(source.kind === 'folder' ? [] : archives),
    ...(output.extract ? reviewed : [])
  ])
}
