import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reasonOf } from '../runtime/failure.ts'
import type { RetryContext } from '../runtime/http/retry.ts'

interface UploadedFile {
  /** For the notice: `report`. */
  what: string
  /** Of the artifact, with the ending of the file. */
  name: string
  runUrl: string
}

/**
 * Uploads a file as an artifact that opens in the browser, which no artifact with two files does. A courtesy: whatever
 * goes wrong is one notice.
 */
export async function uploadFile(
  path: string,
  { what, name, runUrl }: UploadedFile,
  { log, signal }: Pick<RetryContext, 'log' | 'signal'>
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
    log.notice(`The ${what} was not uploaded: ${reasonOf(error)}. It is in ${path}.`)
  }
  return undefined
}
