import type { ArtifactClient } from '@actions/artifact'
import { basename, dirname } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import {
  isTransient,
  MAX_UNREACHABLE_ATTEMPTS,
  withRetry,
  type RetryContext
} from '../../runtime/http/retry.ts'
import { isStop, untilAborted } from '../../runtime/time/stop-reason.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { ExportContext } from '../context.ts'
import { sha256Of } from '../output-dir/output-folder.ts'
import { type ArchiveFile, requireUnchangedSize } from './archive-file.ts'
import { type Delivery, present } from './delivery.ts'

/** `name` is the name of a zip artifact. A raw artifact is named after its file. */
export type ArtifactUpload = ArtifactInputs & { file: ArchiveFile }
export type ArtifactInputs = NonNullable<Inputs['deliveries']['artifact']>

interface StoredArtifact {
  id: number
  name: string
  /** SHA-256 in hexadecimal. Undefined if the artifact was found in a list without digests. */
  digest?: string | undefined
}

export const artifactDelivery = (artifact: ArtifactInputs): Delivery => ({
  title: 'Uploading the artifact',
  check: requireArtifactStorage,
  deliver: async ({ archive }, context) => {
    const { id, name, digest } = await uploadArtifact({ file: present(archive), ...artifact }, context)
    const url = `${context.github.runUrl}/artifacts/${id}`
    return {
      text: name,
      notes: ['the archive as received, without files that are added to the site, such as redirect pages'],
      url,
      outputs: {
        'artifact-id': id,
        'artifact-name': name,
        'artifact-url': url,
        ...(digest !== undefined && { 'artifact-digest': digest })
      }
    }
  }
})

export function requireArtifactStorage({ github }: ExportContext): void {
  if (!github.hasArtifactStorage) {
    throw new Failure(
      'artifact-storage-unavailable',
      'This step has no access to artifact storage: `ACTIONS_RUNTIME_TOKEN` or `ACTIONS_RESULTS_URL` is not set.'
    )
  }
}

export async function uploadArtifact(upload: ArtifactUpload, context: RetryContext): Promise<StoredArtifact> {
  const { file, format } = upload
  // If the client cannot read the file, the client exits the process, which no `catch` can prevent.
  await requireUnchangedSize(file)
  // Loaded on demand, because the storage SDK in `@actions/artifact` would slow down the start of every run.
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const client = new DefaultArtifactClient()
  const name = format === 'raw' ? basename(file.path) : upload.name
  try {
    if (upload.replace) await deleteArtifact(name, client, context)
    const stored = await uploadWithRetry({ ...upload, name }, client, context)
    // For a zip, the stored digest is the digest of the zip, so hash the file itself again.
    const uploaded = format === 'raw' ? stored.digest : await sha256Of(file.path)
    if (uploaded !== undefined && uploaded !== file.sha256) {
      await deleteArtifact(name, client, context)
      throw new Failure(
        'archive-changed',
        `The content of artifact ${name} has the SHA-256 ${uploaded} instead of ${file.sha256}. The artifact was deleted.`
      )
    }
    return stored
  } catch (error) {
    if (error instanceof Failure || isStop(error)) throw error
    context.signal.throwIfAborted()
    throw uploadFailure(name, error)
  }
}

async function uploadWithRetry(
  upload: ArtifactUpload,
  client: ArtifactClient,
  context: RetryContext
): Promise<StoredArtifact> {
  const { name } = upload
  let firstError: unknown
  return await withRetry(
    `Upload of artifact ${name}`,
    async () => {
      try {
        return await uploadOnce(upload, client, context)
      } catch (error) {
        context.signal.throwIfAborted()
        const taken = kindOf(error) === 'name-taken'
        // If the name is taken although no attempt of this run has failed, the artifact belongs to another step.
        if (taken && firstError === undefined) throw error
        firstError ??= error
        const found = await untilAborted(context.signal, async () => await findArtifact(upload, client))
        if (typeof found === 'object') {
          context.log.info(`Artifact ${name} is stored, although the response was lost.`)
          return found
        }
        // A failed attempt of this run can keep the name reserved, so report that attempt's error.
        if (taken && found === undefined) throw uploadFailure(name, firstError)
        throw error
      }
    },
    retryDecision,
    context
  )
}

async function uploadOnce(
  upload: ArtifactUpload,
  client: ArtifactClient,
  { clock, signal }: RetryContext
): Promise<StoredArtifact> {
  const { file, name, format, retentionDays } = upload
  const uploading = client.uploadArtifact(name, [file.path], dirname(file.path), {
    ...(format === 'raw' ? { skipArchive: true } : { compressionLevel: 0 }),
    ...(retentionDays !== undefined && { retentionDays })
  })
  const ended = new AbortController()
  // The client waits forever for the rest of a truncated response, so poll the list, which has only complete artifacts.
  const polling = async (): Promise<StoredArtifact> => {
    for (;;) {
      await clock.sleep(LIST_INTERVAL_MS, AbortSignal.any([signal, ended.signal]))
      const found = await findArtifact(upload, client)
      if (typeof found === 'object') return found
    }
  }
  try {
    const { id, digest } = await untilAborted(signal, async () => await Promise.race([uploading, polling()]))
    return { id: present(id), name, digest }
  } finally {
    ended.abort()
  }
}

const LIST_INTERVAL_MS = 60_000

/** Maximum number of bytes that a zip adds to one uncompressed file: headers and three copies of the file name. */
const MAX_ZIP_OVERHEAD = 4096

/**
 * Returns the artifact with this name, or `other` if its content differs from the file. The list has only complete
 * artifacts. Ignores listing errors, so that the caller reports the upload error.
 */
async function findArtifact(
  { file, name, format }: ArtifactUpload,
  client: ArtifactClient
): Promise<StoredArtifact | 'other' | undefined> {
  try {
    const { artifact } = await client.getArtifact(name)
    const digest = artifact.digest?.replace(/^sha256:/, '')
    const overhead = artifact.size - file.size
    const sameContent =
      format === 'raw'
        ? overhead === 0 && (digest === undefined || digest === file.sha256)
        : overhead > 0 && overhead < MAX_ZIP_OVERHEAD
    if (!sameContent) return 'other'
    return { id: artifact.id, name, digest }
  } catch {
    return undefined
  }
}

async function deleteArtifact(name: string, client: ArtifactClient, context: RetryContext): Promise<void> {
  try {
    await withRetry(
      `Deletion of artifact ${name}`,
      async () => await untilAborted(context.signal, async () => await client.deleteArtifact(name)),
      retryDecision,
      context
    )
  } catch (error) {
    if ((error as Error).name !== 'ArtifactNotFoundError') throw error
  }
}

function retryDecision(error: unknown, attempt: number): { retry: boolean } {
  const kind = kindOf(error)
  return { retry: kind === 'transient' || (kind === 'unreachable' && attempt < MAX_UNREACHABLE_ATTEMPTS) }
}

/**
 * Classifies an error from the artifact client, which describes responses and network errors only in error messages.
 * No other code parses these messages. The client reports a transient status only after five attempts.
 */
function kindOf(error: unknown): 'name-taken' | 'quota' | 'unreachable' | 'transient' | 'permanent' {
  if (error instanceof Failure) return 'permanent'
  // A `RestError` without a status means that the connection to the storage was interrupted.
  const { name, statusCode = 503 } = Object(error) as { name?: string; statusCode?: number }
  if (name === 'RestError') return isTransient(statusCode) ? 'transient' : 'permanent'
  const message = reasonOf(error)
  if (/CreateArtifact: .*\(409\)/.test(message)) return 'name-taken'
  if (message.includes('storage quota')) return 'quota'
  if (/Unable to make request: (ENOTFOUND|ECONNREFUSED|EHOSTUNREACH)/.test(message)) return 'unreachable'
  // HTML instead of JSON comes from a proxy, and a retry would get the same page.
  if (message.includes('JSON')) return 'permanent'
  return /Unable to make request|Upload progress stalled|after \d+ attempts/.test(message)
    ? 'transient'
    : 'permanent'
}

function uploadFailure(name: string, cause: unknown): Failure {
  const kind = kindOf(cause)
  if (kind === 'name-taken') {
    const what = `This workflow run already has an artifact named ${name}.`
    return new Failure('artifact-name-taken', what, { cause })
  }
  if (kind === 'quota') {
    const what = `Artifact ${name} was not accepted: the artifact storage quota is used up.`
    return new Failure('artifact-quota', what, { cause })
  }
  const what = `Artifact ${name} could not be uploaded: ${reasonOf(cause).split('\n', 1)[0] ?? ''}.`
  return new Failure('artifact-upload-failed', what, { cause })
}
