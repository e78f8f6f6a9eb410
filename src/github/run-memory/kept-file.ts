import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Guards } from '../../archive/guards.ts'
import { listZip, readLargeEntry } from '../../archive/zip.ts'
import { GitHubClient } from '../client.ts'
import { downloadRunArtifact, findRunArtifact, type RunArtifact, uploadRunArtifact } from './run-artifacts.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { untilAborted, withDeadline } from '../../runtime/time/stop-reason.ts'
import { FileProblem, MAX_FILE_BYTES } from '../../site/records/export-files.ts'
import { artifactsAvailable, type WorkflowRunContext } from './workflow-run.ts'

export const LIMIT_MS = 15_000

/** Kinds of files that a run keeps for later runs, each as the only file in an artifact. */
export type KeptKind = 'manifest' | 'job'

export interface Storage {
  kind: KeptKind
  artifactName: string
  token: string
}

/** Where the file is kept between runs, or the reason why it is not kept. */
export type Memory =
  | Storage
  | { reason: string; isExpected?: boolean }
  /** Undefined if the inputs do not require the file. */
  | undefined

/** Runs for all tags share one artifact name, because a single tag rarely has an earlier run. */
export function storageOf(
  kind: KeptKind,
  domain: string,
  token: string | undefined,
  github: WorkflowRunContext['github']
): Exclude<Memory, undefined> {
  if (github.repository === '') return { reason: 'this is not a workflow run', isExpected: true }
  if (!artifactsAvailable(github.serverUrl))
    return { reason: `GitHub Enterprise Server has no artifact storage for the ${kind}` }
  if (!github.hasArtifactStorage) return { reason: 'this step has no access to artifact storage' }
  if (token === undefined) return { reason: '`github-token` is empty' }
  const artifactName = `static-export-${kind}-${domain}${github.branch === undefined ? '-tags' : ''}`
  return { kind, artifactName, token }
}

/** Returns the file from the last successful run and the artifact that contains it, or undefined if there is none. */
export async function readLast<T extends object>(
  storage: Storage,
  parse: (text: string) => T | FileProblem,
  context: WorkflowRunContext
): Promise<{ content: T; artifact: RunArtifact } | undefined> {
  const { kind, artifactName, token } = storage
  const { github, log, signal } = context
  const client = clientFor(storage, context)
  const artifact = await findRunArtifact(queryFor(storage, context), client)
  if (artifact === undefined) {
    log.info(`No earlier run has an artifact named ${artifactName}.`)
    return undefined
  }
  const { runId, size } = artifact
  if (size > MAX_FILE_BYTES)
    throw new Error(`${kind}.json from run ${runId} is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  const folder = await mkdtemp(join(github.tempDir, `static-export-${kind}-`))
  try {
    await downloadRunArtifact(artifact, { token, ...client.repo }, folder)
    const content = parse(await readArtifactZip(folder, `${kind}.json`, signal))
    if (content instanceof FileProblem) throw new Error(content.message)
    return { content, artifact }
  } catch (error) {
    throw new Error(`${kind}.json from run ${runId} cannot be used: ${reasonOf(error)}`, { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the only file in the only zip in a folder. The zip is not trusted, so any unexpected content is an error. */
async function readArtifactZip(folder: string, file: string, signal: AbortSignal): Promise<string> {
  const [name, ...others] = await readdir(folder)
  if (name === undefined || others.length > 0) throw new Error('the artifact is not a single file')
  const path = join(folder, name)
  const { size } = await stat(path)
  if (size > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  const groups = await listZip(
    { path, size },
    {
      guards: new Guards(),
      makeFolder: folderName => {
        throw new Error(`the artifact contains the folder ${JSON.stringify(folderName)}`)
      },
      signal
    }
  )
  const [entry, ...more] = groups.flat()
  if (entry?.path !== file || more.length > 0)
    throw new Error(`the artifact is not a single file named ${file}`)
  if (entry.size > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  const fd = openSync(path, 'r')
  const parts: Buffer[] = []
  try {
    await readLargeEntry(fd, entry, content => parts.push(Buffer.from(content)))
  } finally {
    closeSync(fd)
  }
  return Buffer.concat(parts).toString()
}

/** Whether another run, which may still be in progress, has stored a newer file than the one in this artifact. */
async function isReplaced(
  storage: Storage,
  { id }: RunArtifact,
  context: WorkflowRunContext
): Promise<boolean> {
  const query = queryFor(storage, context)
  const newest = await findRunArtifact(query, clientFor(storage, context), { orRunning: true })
  return newest !== undefined && newest.id !== id
}

function queryFor({ artifactName: name }: Storage, { github }: WorkflowRunContext) {
  const { runId, repositoryId, branch } = github
  return { name, runId, repositoryId, branch }
}

function clientFor({ token }: Storage, context: WorkflowRunContext): GitHubClient {
  const { apiUrl, repository } = context.github
  const deadline = context.clock.now() + LIMIT_MS
  return new GitHubClient({ token, apiUrl, repository, deadline }, context)
}

/**
 * Stores a file for later runs. An error does not fail the run. `again` is the artifact in which an earlier run stored
 * the same file.
 */
export async function keep(
  memory: Memory,
  path: string,
  context: WorkflowRunContext,
  { again, limitMs = LIMIT_MS }: { again?: RunArtifact | undefined; limitMs?: number } = {}
): Promise<void> {
  if (memory === undefined || 'reason' in memory) return
  const { kind, artifactName: name } = memory
  const lost = {
    manifest: 'The next run cannot compare its site with this one',
    job: 'A run with `job-id: last` cannot find this job'
  }
  await attempt(
    `Keeping the ${kind} for the next run`,
    async signal => {
      if (again === undefined || !(await isReplaced(memory, again, { ...context, signal })))
        await uploadRunArtifact(name, path)
      else context.log.info(`A later run already has an artifact named ${name}.`)
    },
    error =>
      context.log.notice(
        `${lost[kind]}: the artifact ${name} could not be uploaded (${reasonOf(error).split('\n', 1)[0] ?? ''}).`
      ),
    limitMs,
    context
  )
}

/** Runs `work` with a time limit. `onError` handles errors and the timeout. */
export async function attempt<T>(
  title: string,
  work: (signal: AbortSignal) => Promise<T>,
  onError: (error: unknown) => T,
  limitMs: number,
  { log, signal }: WorkflowRunContext
): Promise<T> {
  const limited = withDeadline(signal, limitMs)
  try {
    return await log.group(title, async () => await untilAborted(limited, async () => await work(limited)))
  } catch (error) {
    signal.throwIfAborted()
    return onError(limited.aborted ? new Error(`no response within ${limitMs / 1000} s`) : error)
  }
}

/** Returns the HTTP status of an error or of one of its causes. */
function statusOf(error: unknown): unknown {
  const { status, cause } = Object(error) as { status?: unknown; cause?: unknown }
  return status ?? (cause === undefined ? undefined : statusOf(cause))
}

/** Returns the reason for a failed lookup, as the end of a sentence, and advice for the user. */
export function explainLookup(error: unknown): [reason: string, advice: string[]] {
  const reason = reasonOf(error).replace(/\.$/, '')
  return [401, 403, 404].includes(Number(statusOf(error)))
    ? [`the token cannot read artifacts (${reason})`, ['Add the permission `actions: read` to the job.']]
    : [reason, error instanceof Failure ? [error.advice] : []]
}
