import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NOT_EXTRACTED } from '../../archive/guards.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { untilAborted, withDeadline } from '../../runtime/time/stop-reason.ts'
import { FileProblem, MAX_FILE_BYTES } from '../../site/records/export-files.ts'
import { GitHubClient } from '../client.ts'
import { readArtifactZip } from './artifact-file.ts'
import {
  type AcceptedRuns,
  downloadRunArtifact,
  findRunArtifact,
  type RunArtifact,
  uploadRunArtifact
} from './run-artifacts.ts'
import { artifactsAvailable, type WorkflowRunContext } from './run-identity.ts'

export const LIMIT_MS = 15_000

/** A kind of record that a run keeps for later runs, as the only file in an artifact. */
export interface RecordKind<T> {
  /** The name in texts. A `manifest` is stored as `manifest.json`. */
  name: string
  artifactName: string
  acceptedRuns: AcceptedRuns
  parse: (text: string) => T | FileProblem
  /** The text to log when a record is found. */
  found?: (record: T, runId: number) => string
  /** What a later run cannot do if the record is not stored, as the beginning of a sentence. */
  lost: string
}

/** The reason why this run has no memory, as the end of a sentence. */
export interface NoMemory {
  reason: string
  isExpected?: boolean
}

export interface Recalled<T> {
  record: T
  artifact: RunArtifact
}

/** The reason why the record of an earlier run is unknown, as the end of a sentence, and advice for the user. */
export class NotRecalled {
  readonly reason: string
  readonly advice: string[]

  constructor(error: unknown) {
    const reason = reasonOf(error).replace(/\.$/, '')
    const isDenied = [401, 403, 404].includes(Number(statusOf(error)))
    this.reason = isDenied ? `the token cannot read artifacts (${reason})` : reason
    if (isDenied) this.advice = ['Add the permission `actions: read` to the job.']
    else this.advice = error instanceof Failure ? [error.advice] : []
  }
}

/** Returns the HTTP status of an error or of one of its causes. */
function statusOf(error: unknown): unknown {
  const { status, cause } = Object(error) as { status?: unknown; cause?: unknown }
  return status ?? (cause === undefined ? undefined : statusOf(cause))
}

/**
 * The record that runs of one branch keep for later runs, in an artifact. Reads only artifacts of this repository, and
 * does not trust their content.
 */
export class RunMemory<T extends object> {
  readonly artifactName: string
  readonly #kind: RecordKind<T>
  readonly #token: string

  private constructor(kind: RecordKind<T>, token: string) {
    this.artifactName = kind.artifactName
    this.#kind = kind
    this.#token = token
  }

  /** Runs for all tags share one artifact name, because a single tag rarely has an earlier run. */
  static open<Kept extends object>(
    kind: RecordKind<Kept>,
    token: string | undefined,
    github: WorkflowRunContext['github']
  ): RunMemory<Kept> | NoMemory {
    if (github.repository === '') return { reason: 'this run is not in GitHub Actions', isExpected: true }
    if (!artifactsAvailable(github.serverUrl))
      return { reason: `GitHub Enterprise Server has no artifact storage for the ${kind.name}` }
    if (!github.hasArtifactStorage) return { reason: 'this step has no access to artifact storage' }
    if (token === undefined) return { reason: '`github-token` is empty' }
    const artifactName = `${kind.artifactName}${github.branch === undefined ? '-tags' : ''}`
    return new RunMemory({ ...kind, artifactName }, token)
  }

  /** Returns the record of the last accepted run, or undefined if there is none. */
  async recall(
    title: string,
    context: WorkflowRunContext,
    limitMs = LIMIT_MS
  ): Promise<Recalled<T> | NotRecalled | undefined> {
    return await attempt<Recalled<T> | NotRecalled | undefined>(
      title,
      async signal => await this.#last({ ...context, signal }),
      error => new NotRecalled(error),
      limitMs,
      context
    )
  }

  /**
   * Stores a record for later runs. An error does not fail the run. `again` is the artifact in which an earlier run
   * stored the same record.
   */
  async keep(
    record: T,
    context: WorkflowRunContext,
    options: { again?: RunArtifact | undefined; limitMs?: number } = {}
  ): Promise<void> {
    const { name } = this.#kind
    const folder = await mkdtemp(join(context.github.tempDir, `static-export-${name}-`))
    try {
      const path = join(folder, `${name}.json`)
      await writeFile(path, `${JSON.stringify(record, undefined, 2)}\n`)
      await this.keepFile(path, context, options)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Like `keep`, for a record that is in a file already. */
  async keepFile(
    path: string,
    context: WorkflowRunContext,
    { again, limitMs = LIMIT_MS }: { again?: RunArtifact | undefined; limitMs?: number } = {}
  ): Promise<void> {
    const { name, lost } = this.#kind
    await attempt(
      `Keeping the ${name} for the next run`,
      async signal => {
        if (again === undefined || !(await this.#isReplaced(again, { ...context, signal })))
          await uploadRunArtifact(this.artifactName, path)
        else context.log.info(`A later run already has an artifact named ${this.artifactName}.`)
      },
      error =>
        context.log.notice(
          `${lost}: the artifact ${this.artifactName} could not be uploaded (${reasonOf(error).split('\n', 1)[0] ?? ''}).`
        ),
      limitMs,
      context
    )
  }

  async #last(context: WorkflowRunContext): Promise<Recalled<T> | undefined> {
    const { acceptedRuns, found } = this.#kind
    const client = this.#client(context)
    const artifact = await findRunArtifact(this.#query(context), client, acceptedRuns)
    if (artifact === undefined) {
      context.log.info(`No earlier run has an artifact named ${this.artifactName}.`)
      return undefined
    }
    const record = await this.#read(artifact, client, context)
    if (found !== undefined) context.log.info(found(record, artifact.runId))
    return { record, artifact }
  }

  async #read(artifact: RunArtifact, client: GitHubClient, context: WorkflowRunContext): Promise<T> {
    const { name, parse } = this.#kind
    const { runId, size } = artifact
    if (size > MAX_FILE_BYTES)
      throw new Error(`${name}.json from run ${runId} is larger than ${MAX_FILE_BYTES / 1e6} MB`)
    const folder = await mkdtemp(join(context.github.tempDir, `static-export-${name}-`))
    try {
      await downloadRunArtifact(artifact, { token: this.#token, ...client.repo }, folder)
      const record = parse(await readArtifactZip(folder, `${name}.json`, context.signal))
      if (record instanceof FileProblem) throw new Error(record.message)
      return record
    } catch (error) {
      const reason = reasonOf(error).replace(NOT_EXTRACTED, '')
      throw new Error(`${name}.json from run ${runId} cannot be used: ${reason}`, { cause: error })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Whether another run, which may still be in progress, has stored a newer record than the one in this artifact. */
  async #isReplaced({ id }: RunArtifact, context: WorkflowRunContext): Promise<boolean> {
    const accepted = this.#kind.acceptedRuns === 'any' ? 'any' : 'successful-or-running'
    const newest = await findRunArtifact(this.#query(context), this.#client(context), accepted)
    return newest !== undefined && newest.id !== id
  }

  #query({ github: { runId, repositoryId, branch } }: WorkflowRunContext) {
    return { name: this.artifactName, runId, repositoryId, branch }
  }

  #client(context: WorkflowRunContext): GitHubClient {
    const { apiUrl, repository } = context.github
    const deadline = context.clock.now() + LIMIT_MS
    return new GitHubClient({ token: this.#token, apiUrl, repository, deadline }, context)
  }
}

/** Runs `work` with a time limit. `onError` handles errors and the timeout. */
async function attempt<T>(
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
