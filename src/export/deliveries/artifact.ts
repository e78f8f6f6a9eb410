import type { ArtifactClient } from '@actions/artifact'
import { open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { withRetry, type RetryContext } from '../../runtime/retry.ts'

export interface ArtifactRequest {
  archive: { path: string; size: number; sha256: string }
  name: string
  /** `raw` keeps the archive as it is; `zip` puts it into a zip for readers that know nothing else. */
  format: 'raw' | 'zip'
  retentionDays?: number
  overwrite: boolean
  /** Of this workflow run, for the artifact's own address. */
  runUrl: string
}

export interface StoredArtifact {
  id: number
  /** As it is listed. The service names a raw artifact after its file, so this one has the archive's extension. */
  name: string
  url: string
  /** SHA-256 in hex; unknown when only the listing told that the artifact is there and it has no digest. */
  digest?: string
  size: number
}

export type UploadClient = Pick<ArtifactClient, 'uploadArtifact' | 'getArtifact' | 'deleteArtifact'>

export interface ArtifactCollaborators extends RetryContext {
  loadClient: () => Promise<UploadClient>
}

const TRIES = 3
const LOOK_EVERY_MS = 60_000

/** Kept out of the start of every run that stores no artifact: it brings the storage SDK with it. */
export async function loadArtifactClient(): Promise<UploadClient> {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  return new DefaultArtifactClient()
}

export async function deliverArtifact(
  request: ArtifactRequest,
  collaborators: ArtifactCollaborators
): Promise<StoredArtifact> {
  const { archive, format, runUrl } = request
  await requireReadable(archive)
  const client = await collaborators.loadClient()
  const name = format === 'raw' ? basename(archive.path) : request.name
  if (request.overwrite) await removeArtifact(name, client, collaborators)

  let attempt = 0
  let firstError: unknown
  const { id, digest, size } = await withRetry(
    `Upload of artifact ${name}`,
    async () => {
      attempt += 1
      try {
        return await uploadOnce({ ...request, name }, client, collaborators)
      } catch (error) {
        collaborators.signal.throwIfAborted()
        // The first try meets a name that somebody else took; a later one may meet the name that we took ourselves.
        if (isTaken(error) && attempt === 1) throw error
        firstError ??= error
        const stored = await untilAborted(findStored({ ...request, name }, client), collaborators.signal)
        // A name taken by our own broken try: what broke it is the reason worth telling.
        if (stored === undefined) throw isTaken(error) ? firstError : error
        collaborators.log.info(`Artifact ${name} is stored, though the service's answer was lost.`)
        return stored
      }
    },
    error => ({ retry: attempt < TRIES && mayPass(error) }),
    collaborators
  ).catch((error: unknown) => {
    collaborators.signal.throwIfAborted()
    throw uploadFailure(name, error)
  })

  if (format === 'raw' && digest !== undefined && digest !== archive.sha256) {
    await removeArtifact(name, client, collaborators)
    throw new Failure(
      'artifact-digest-mismatch',
      `Artifact ${name} was stored with the SHA-256 ${digest}, but the archive has ${archive.sha256}. It was deleted again.`,
      { advice: `Make sure that no other step writes to ${archive.path} meanwhile, and run the job again.` }
    )
  }
  return { id, name, url: `${runUrl}/artifacts/${id}`, ...(digest !== undefined && { digest }), size }
}

type Upload = Pick<StoredArtifact, 'id' | 'digest' | 'size'>

async function uploadOnce(
  request: ArtifactRequest,
  client: UploadClient,
  { clock, signal }: ArtifactCollaborators
): Promise<Upload> {
  const { archive, name, format, retentionDays } = request
  const uploading = client.uploadArtifact(name, [archive.path], dirname(archive.path), {
    ...(format === 'raw' ? { skipArchive: true } : { compressionLevel: 0 }),
    ...(retentionDays !== undefined && { retentionDays })
  })
  const ended = new AbortController()
  // The client takes no signal, and waits for ever for the rest of an answer that was cut off. So it is watched: the run
  // can be stopped meanwhile, and an artifact that shows up in the listing is stored, whatever the client still waits for.
  const watching = async (): Promise<Upload> => {
    for (;;) {
      await clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, ended.signal]))
      const stored = await findStored(request, client)
      if (stored !== undefined) return stored
    }
  }
  try {
    const { id, digest, size } = await Promise.race([uploading, watching()])
    if (id === undefined) throw new Error('the service gave no id for the artifact')
    return { id, size: size ?? archive.size, ...(digest !== undefined && { digest }) }
  } finally {
    ended.abort()
  }
}

/** The client takes no signal: whoever waits for it stops waiting. */
async function untilAborted<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason as Error)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([call, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** Only artifacts that are complete are listed, so a listed one of the right size and digest is ours and whole. */
async function findStored(
  { archive, name, format }: ArtifactRequest,
  client: UploadClient
): Promise<Upload | undefined> {
  try {
    const { artifact } = await client.getArtifact(name)
    const digest = artifact.digest?.replace(/^sha256:/, '')
    const wrapping = artifact.size - archive.size
    // What a zip adds around one stored file: a few headers and its name three times.
    const whole = format === 'raw' ? wrapping === 0 : wrapping > 0 && wrapping < 4096
    const same = format === 'zip' || digest === undefined || digest === archive.sha256
    if (!whole || !same) return undefined
    return { id: artifact.id, size: artifact.size, ...(digest !== undefined && { digest }) }
  } catch {
    // Not there, or nobody can tell: the reason of the upload is the one worth reporting.
    return undefined
  }
}

async function removeArtifact(name: string, client: UploadClient, context: RetryContext): Promise<void> {
  await withRetry(
    `Removing the old artifact ${name}`,
    async () => await untilAborted(client.deleteArtifact(name), context.signal),
    (error, attempt) => ({ retry: attempt < TRIES && mayPass(error) }),
    context
  ).catch((error: unknown) => {
    context.signal.throwIfAborted()
    if (error instanceof Error && error.name === 'ArtifactNotFoundError') return
    throw uploadFailure(name, error)
  })
}

/** The client ends the whole process, past any catch, when it is given a file that it can not read. */
async function requireReadable({ path, size }: ArtifactRequest['archive']): Promise<void> {
  const problem = await open(path).then(
    async file => {
      await using handle = file
      const stats = await handle.stat()
      if (!stats.isFile()) return 'it is not a file'
      return stats.size === size ? undefined : `it has ${stats.size} bytes instead of ${size}`
    },
    (error: unknown) => reasonOf(error)
  )
  if (problem === undefined) return
  throw new Failure('archive-changed', `The archive ${path} can not be uploaded: ${problem}.`, {
    advice: 'Make sure that no other step changes the folder given as output-dir, and run the job again.'
  })
}

/**
 * The client repeats calls to the service five times on 429 and 5xx, and blocks of the upload on 5xx; a connection that
 * breaks, which it reports at once, is repeated here.
 */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (/Unable to make request|Upload progress stalled/.test(error.message)) return true
  const status = error.name === 'RestError' ? (error as { statusCode?: number }).statusCode : 0
  return status === undefined || status === 408 || status === 429 || status >= 500
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && /CreateArtifact: .*\(409\)/.test(error.message)
}

function uploadFailure(name: string, cause: unknown): Failure {
  const reason = reasonOf(cause).split('\n', 1)[0] ?? ''
  if (isTaken(cause)) {
    return new Failure('artifact-name-taken', `This workflow run already has an artifact named ${name}.`, {
      advice: 'Set overwrite: true to replace it, or give this one another artifact-name.',
      cause
    })
  }
  if (reason.includes('storage quota')) {
    return new Failure(
      'artifact-quota',
      `Artifact ${name} was refused: the storage for artifacts is used up.`,
      {
        advice:
          'Delete artifacts that nobody needs, set retention-days lower, or deliver to a release or a folder.',
        cause
      }
    )
  }
  return new Failure('artifact-upload-failed', `Artifact ${name} could not be stored: ${reason}.`, {
    advice:
      'Run the job again. A self-hosted runner must be able to reach the hosts that GitHub lists for artifacts.',
    cause
  })
}
