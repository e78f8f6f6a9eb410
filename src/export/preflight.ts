import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { DeliveryContext } from './deliveries/delivery.ts'
import { checkDeliveries, listOf } from './deliveries/index.ts'
import type { Inputs } from './inputs.ts'

/** Checks what can be checked before the export starts, and reports all problems in one error. */
export async function preflight(inputs: Inputs, context: DeliveryContext): Promise<void> {
  const [folder, deliveries] = await Promise.all([checkOutputDir(inputs), checkDeliveries(inputs, context)])
  const problems = [...folder, ...deliveries]
  // A timeout during the retries, or a bug, is reported alone.
  const other = problems.find(problem => !(problem instanceof Failure))
  if (other !== undefined) throw other as Error
  if (problems.length === 1) throw problems[0]
  if (problems.length > 1) {
    throw new Failure(
      'preflight-failed',
      `${problems.length} problems would make this export fail:\n${listOf(problems)}`,
      { cause: new AggregateError(problems) }
    )
  }
}

async function checkOutputDir({ outputDir, needs }: Inputs): Promise<unknown[]> {
  if (!needs.archive && !needs.site) return []
  try {
    await createFolder(outputDir)
    await rmdir(await mkdtemp(join(outputDir, '.preflight-')))
    return []
  } catch (cause) {
    return [
      new Failure(
        'output-dir-not-writable',
        `The folder ${outputDir} cannot be created or written: ${reasonOf(cause)}.`,
        { cause }
      )
    ]
  }
}

/** Not `mkdir` with `recursive`: below /proc, Node then repeats the same call forever. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'EISDIR') {
      // Fails for a symbolic link whose target does not exist.
      if ((await stat(folder)).isDirectory()) return
      throw error
    }
    const parent = dirname(folder)
    if (code !== 'ENOENT' || parent === folder || (await exists(parent))) throw error
    await createFolder(parent)
    await mkdir(folder)
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false
  )
}
