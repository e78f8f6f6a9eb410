import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { GitHubClient } from '../../github/client.ts'
import {
  downloadManifestArtifact,
  findManifestArtifact,
  uploadManifestArtifact
} from '../../github/manifest-artifacts.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { untilAborted, withDeadline } from '../../runtime/time/stop-reason.ts'
import { MAX_FILE_BYTES } from '../../site/records/export-files.ts'
import type { Manifest } from '../../site/records/manifest.ts'
import type { ExportContext } from '../context.ts'
import { artifactsAvailable, type GitHubContext } from '../inputs/github-context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { manifestArtifactName } from './artifact-name.ts'
import { readManifestZip } from './manifest-zip.ts'

const LIMIT_MS = 15_000

/** Where the manifest of this export is kept between runs, or why it is not. */
export type Memory =
  | { artifactName: string; token: string }
  | { reason: string; isExpected?: boolean }
  /** Nobody asked for it. */
  | undefined

export function memoryOf(
  { about, source, output, review, githubToken: token }: Inputs,
  github: GitHubContext
): Memory {
  if (review.previousManifest.kind !== 'last-run' || !output.extract) return undefined
  if (about.domain === undefined) {
    const name = source.kind === 'service' ? 'job-id' : 'from'
    return { reason: `a run with \`${name}\` and without \`domain\` is not compared` }
  }
  if (github.repository === '') return { reason: 'this is not a workflow run', isExpected: true }
  if (!artifactsAvailable(github.serverUrl)) {
    return { reason: 'GitHub Enterprise Server has no artifact storage that keeps the manifest' }
  }
  if (!github.hasArtifactStorage) return { reason: 'this step has no access to artifact storage' }
  if (token === undefined) return { reason: '`github-token` is empty' }
  return { artifactName: manifestArtifactName(about.domain, github), token }
}

/** What to compare with. Neither, when there is no earlier export. */
export interface Previous {
  manifest?: Manifest | undefined
  /** Why an earlier export is not known: the end of a sentence. */
  notCompared?: string
}

/** The manifest of the last successful run. Whatever is in the way, the export goes on without it. */
export async function recall(memory: Memory, context: ExportContext, limitMs = LIMIT_MS): Promise<Previous> {
  const { log } = context
  if (memory === undefined) return {}
  const because = (reason: string) => `The site is not compared with the last export: ${reason}.`
  if ('reason' in memory) {
    const text = `${because(memory.reason)} Set \`previous-manifest\` to a file, or to \`none\`.`
    if (memory.isExpected === true) log.info(text)
    else log.notice(text)
    return { notCompared: memory.reason }
  }
  return await attempt<Previous>(
    'Looking for the last export',
    async signal => ({ manifest: await lastManifest(memory, { ...context, signal }) }),
    error => {
      const [reason, advice] = explain(error)
      log.notice([because(reason), ...advice].join(' '))
      return { notCompared: reason }
    },
    limitMs,
    context
  )
}

/** The run does not fail for this work, and does not wait for it for long. */
async function attempt<T>(
  title: string,
  work: (signal: AbortSignal) => Promise<T>,
  onError: (error: unknown) => T,
  limitMs: number,
  { log, signal }: ExportContext
): Promise<T> {
  const limited = withDeadline(signal, limitMs)
  try {
    return await log.group(title, async () => await untilAborted(limited, async () => await work(limited)))
  } catch (error) {
    signal.throwIfAborted()
    return onError(limited.aborted ? new Error(`no answer within ${limitMs / 1000} s`) : error)
  }
}

async function lastManifest(
  { artifactName: name, token }: { artifactName: string; token: string },
  context: ExportContext
): Promise<Manifest | undefined> {
  const { github, log, clock, signal } = context
  const { apiUrl, repository, runId, repositoryId, branch } = github
  const client = new GitHubClient({ token, apiUrl, repository, deadline: clock.now() + LIMIT_MS }, context)
  const artifact = await findManifestArtifact({ name, runId, repositoryId, branch }, client)
  if (artifact === undefined) {
    log.info(`No earlier run has an artifact ${name} to compare with.`)
    return undefined
  }
  if (artifact.size > MAX_FILE_BYTES) {
    throw new Error(`the manifest of run ${artifact.runId} is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  }
  const folder = await mkdtemp(join(github.tempDir, 'static-export-manifest-'))
  try {
    await downloadManifestArtifact(artifact, { token, ...client.repo }, folder)
    const manifest = await readManifestZip(folder, signal)
    log.info(
      `Comparing with the export of run ${artifact.runId} at ${manifest.exportedAt ?? 'an unknown time'}.`
    )
    return manifest
  } catch (error) {
    throw new Error(`the manifest of run ${artifact.runId} cannot be used: ${reasonOf(error)}`, {
      cause: error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The status of a response that an error, or what caused it, is about. */
function statusOf(error: unknown): unknown {
  const { status, cause } = Object(error) as { status?: unknown; cause?: unknown }
  return status ?? (cause === undefined ? undefined : statusOf(cause))
}

function explain(error: unknown): [reason: string, advice: string[]] {
  const reason = reasonOf(error).replace(/\.$/, '')
  return [401, 403, 404].includes(Number(statusOf(error)))
    ? [`the token may not read artifacts (${reason})`, ['Add the permission `actions: read` to the job.']]
    : [reason, error instanceof Failure ? [error.advice] : []]
}

/** Keeps the manifest for the next run. A run that has delivered everything does not fail for it. */
export async function remember(
  memory: Memory,
  manifestPath: string,
  context: ExportContext,
  limitMs = LIMIT_MS
): Promise<void> {
  if (memory === undefined || 'reason' in memory) return
  const { artifactName: name } = memory
  await attempt(
    'Keeping the manifest for the next run',
    async () => await uploadManifestArtifact(name, manifestPath),
    error =>
      context.log.notice(
        `The next run cannot compare its site with this one: the artifact ${name} could not be uploaded (${reasonOf(error).split('\n', 1)[0] ?? ''}).`
      ),
    limitMs,
    context
  )
}
