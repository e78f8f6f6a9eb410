import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'
import { reasonOf } from '../../runtime/failure.ts'

/**
 * Uploads the patch as an artifact that opens in the browser. Returns the address of the artifact page. The upload is
 * optional, so any error is logged as a notice.
 */
export async function uploadPatch(
  path: string,
  { name, runUrl }: { name: string; runUrl: string },
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<string | undefined> {
  try {
    // An artifact that is not zipped gets the file's name, which must be unique for each docs folder in a run.
    const file = join(dirname(path), name)
    await copyFile(path, file)
    // Imported only here, because the storage SDK in this package would slow down the start of every run.
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const client = new DefaultArtifactClient()
    // In a rerun, the artifact from the first attempt still exists.
    await client.deleteArtifact(name).catch(() => undefined)
    const { id } = await client.uploadArtifact(name, [file], dirname(file), { skipArchive: true })
    if (id !== undefined) return `${runUrl}/artifacts/${id}`
  } catch (error) {
    signal.throwIfAborted()
    log.notice(`The patch was not uploaded: ${reasonOf(error)}. The patch is in ${path}.`)
  }
  return undefined
}
