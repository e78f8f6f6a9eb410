import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'
import { reasonOf } from '../../runtime/failure.ts'

/**
 * Uploads the patch as an artifact that opens in the browser, and returns the page of it. A courtesy: whatever goes wrong
 * is one notice.
 */
export async function uploadPatch(
  path: string,
  { name, runUrl }: { name: string; runUrl: string },
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<string | undefined> {
  try {
    // A raw artifact has the name of its file, which must differ between the folders of one workflow run.
    const file = join(dirname(path), name)
    await copyFile(path, file)
    // Loaded only here: it contains the storage SDK, which would slow down the start of every run.
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const client = new DefaultArtifactClient()
    // A run that is repeated has the artifact of its first attempt.
    await client.deleteArtifact(name).catch(() => undefined)
    const { id } = await client.uploadArtifact(name, [file], dirname(file), { skipArchive: true })
    if (id !== undefined) return `${runUrl}/artifacts/${id}`
  } catch (error) {
    signal.throwIfAborted()
    log.notice(`The patch was not uploaded: ${reasonOf(error)}. It is in ${path}.`)
  }
  return undefined
}
