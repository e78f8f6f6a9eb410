import { mkdir, readFile } from 'node:fs/promises'
import { type Manifest, parseManifest } from '../site/manifest.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { explainDisk } from './archive/disk-space.ts'
import { makeFolder } from './archive/make-folder.ts'
import { WorkPath } from './archive/work-files.ts'
import type { ExportContext } from './context.ts'
import { checkDeliveries, listOf } from './deliveries/index.ts'
import type { Inputs } from './inputs.ts'

/** Checks what can be checked before the export starts, and reports all problems in one error. */
export async function preflight(
  inputs: Inputs,
  context: ExportContext
): Promise<{ previous: Manifest | undefined }> {
  const [folder, deliveries, previous] = await Promise.all([
    checkFolder(inputs.output),
    checkDeliveries(inputs.deliveries, context),
    inputs.output.extract ? readPreviousManifest(inputs.review) : undefined
  ])
  const problems = [...folder, ...deliveries, ...(previous instanceof Failure ? [previous] : [])]
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
  return { previous: previous instanceof Failure ? undefined : previous }
}

/** A file that does not exist means that this is the first export. */
async function readPreviousManifest({
  previousManifest
}: Inputs['review']): Promise<Manifest | Failure | undefined> {
  if (previousManifest.kind !== 'file') return undefined
  const { path } = previousManifest
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    return new Failure('previous-manifest-invalid', `The file ${path} cannot be read: ${reasonOf(cause)}.`, {
      cause
    })
  }
  const manifest = parseManifest(text)
  if (!('problem' in manifest)) return manifest
  const { problem, detail } = manifest
  return new Failure(
    'previous-manifest-invalid',
    `The manifest ${path} cannot be used: ${detail}.`,
    problem === 'later-version'
      ? { advice: 'Update this action to the release that wrote the manifest, or remove the file.' }
      : {}
  )
}

async function checkFolder({ folder, keepArchive, extract }: Inputs['output']): Promise<unknown[]> {
  if (!keepArchive && !extract) return []
  try {
    await makeFolder(folder)
    // Named like other temporary folders, so that the next run removes it if this one is killed.
    await using probe = new WorkPath(folder, 'site')
    await mkdir(probe.path)
    return []
  } catch (error) {
    return [explainDisk(error, folder)]
  }
}
