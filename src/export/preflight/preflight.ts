import { Failure, throwAny } from '../../runtime/failure.ts'
import type { RedirectFile } from '../../site/redirects/read.ts'
import type { ExportContext } from '../context.ts'
import { checkDeliveries } from '../deliveries/index.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Memory } from '../memory/memory.ts'
import type { ExportBaseline } from '../prepare/review.ts'
import { readBaseline } from './baseline.ts'
import { checkFolder } from './output-place.ts'
import { readRedirectsInput } from './redirects-input.ts'

/** Checks what can be checked before the export starts, and reports all problems in one error. */
export async function preflight(
  inputs: Inputs,
  memory: Memory,
  context: ExportContext
): Promise<{ baseline: ExportBaseline; redirectFile: RedirectFile | undefined }> {
  const { about, review } = inputs
  const baseline = readBaseline(review, about.paths, memory, context)
  const redirectFile = readRedirectsInput(inputs, context)
  const checks = [checkFolder(inputs, redirectFile, context), ...checkDeliveries(inputs.deliveries, context)]
  const results = await Promise.allSettled([...checks, baseline, redirectFile])
  const problems = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  // A timeout during the retries, or a bug, is reported alone.
  const other = problems.find(problem => !(problem instanceof Failure))
  if (other !== undefined) throw other as Error
  throwAny(problems, 'preflight-failed', `${problems.length} problems would make this export fail`)
  return { baseline: await baseline, redirectFile: await redirectFile }
}
