import { randomUUID } from 'node:crypto'
import { type BlobStore, startBlobStore } from '../artifacts/azurite.ts'
import { type ResultsService, startResultsService } from '../artifacts/results-service.ts'
import { type FaultOf, type JsonAnswer, type RunningServer, startJsonServer } from '../json-server.ts'
import { NOT_FOUND, pageOf } from './rest-api.ts'

const REPOSITORY_ID = 4711

export interface RunStart {
  /** Undefined if the run is for a tag. */
  branch: string | undefined
  /** ID of the fork that contains the commit, in a run for a pull request from a fork. */
  forkId?: number
}

export interface WorkflowRun {
  id: number
  results: ResultsService
  /** Environment variables that the runner sets for a step of this run. */
  env: Record<string, string>
  /** Undefined while the run is in progress. */
  conclusion: 'success' | 'failure' | 'cancelled' | undefined
}

/** `shared`: a blob store that several tests use. Without it, the runs have one of their own. */
export async function startWorkflowRuns(shared?: BlobStore): Promise<WorkflowRuns> {
  const blobs = shared ?? (await startBlobStore())
  const server = await startJsonServer(
    (_, url) => runs.respond(url),
    request => runs.fault(request)
  )
  const runs = new WorkflowRuns(blobs, server, shared === undefined)
  return runs
}

/**
 * Stand-in for workflow runs and artifacts in GitHub's REST API. Lists the artifacts of all runs, newest first, in
 * pages and optionally filtered by name. Redirects download requests to blob storage.
 */
export class WorkflowRuns {
  /** IDs of the artifacts that tests declare as expired. */
  readonly expired = new Set<number>()
  readonly deleted = new Set<number>()
  readonly requests: RunningServer['requests']
  fault: FaultOf = () => undefined
  readonly #runs: (WorkflowRun & RunStart)[] = []
  readonly #blobs: BlobStore
  readonly #server: RunningServer
  readonly #ownsBlobs: boolean

  constructor(blobs: BlobStore, server: RunningServer, ownsBlobs: boolean) {
    this.#blobs = blobs
    this.#server = server
    this.#ownsBlobs = ownsBlobs
    this.requests = server.requests
  }

  async start(started: RunStart): Promise<WorkflowRun> {
    const { branch } = started
    const id = 100 + this.#runs.length
    const results = await startResultsService({ blobs: this.#blobs, firstId: id * 100 })
    const env = {
      ...results.env,
      GITHUB_API_URL: `${this.#server.url}/api/v3`,
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_REPOSITORY_ID: String(REPOSITORY_ID),
      GITHUB_RUN_ID: String(id),
      GITHUB_SHA: 'c0ffee',
      GITHUB_REF_TYPE: branch === undefined ? 'tag' : 'branch',
      GITHUB_REF_NAME: branch ?? 'v1.0.0',
      // The runner sets this variable to an empty string outside pull requests.
      GITHUB_HEAD_REF: ''
    }
    const run = { ...started, id, results, env, conclusion: undefined }
    this.#runs.push(run)
    return run
  }

  /** Stores an artifact with this content, and marks the run as successful. */
  async plant(run: WorkflowRun, name: string, content: Buffer, size = content.length) {
    run.conclusion = 'success'
    const blob = randomUUID()
    const stored = await fetch(this.#blobs.signedUrl(blob), {
      method: 'PUT',
      // With keep-alive on a busy machine, fetch could reuse a connection that Azurite is closing.
      headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/zip', connection: 'close' },
      body: new Uint8Array(content)
    })
    if (!stored.ok) throw new Error(await stored.text())
    const id = run.id * 100 + run.results.artifacts.length
    const artifact = { id, name, size, digest: '', mimeType: '', expiresAt: undefined, blob }
    run.results.artifacts.push(artifact)
    return { run, artifact }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { results } of this.#runs) await results[Symbol.asyncDispose]()
    await this.#server[Symbol.asyncDispose]()
    if (this.#ownsBlobs) await this.#blobs[Symbol.asyncDispose]()
  }

  respond(url: URL): JsonAnswer {
    const path = url.pathname.replace('/api/v3/repos/o/r/actions/', '')
    const [, runId] = /^runs\/(\d+)$/.exec(path) ?? []
    const [, artifactId] = /^artifacts\/(\d+)\/zip$/.exec(path) ?? []
    if (path === 'artifacts') return this.#list(url)
    const run = this.#runs.find(({ id }) => String(id) === runId)
    if (run !== undefined) {
      const { id, conclusion = null } = run
      return [200, { id, status: conclusion === null ? 'in_progress' : 'completed', conclusion }]
    }
    const found = this.#artifacts().find(({ artifact }) => String(artifact.id) === artifactId)
    if (found === undefined) return NOT_FOUND
    if (this.expired.has(found.artifact.id)) return [410, { message: 'Artifact has expired' }]
    return [302, undefined, { location: this.#blobs.signedUrl(found.artifact.blob) }]
  }

  #list(url: URL): JsonAnswer {
    const name = url.searchParams.get('name')
    const all = this.#artifacts().filter(({ artifact }) => name === null || artifact.name === name)
    const [status, artifacts, headers] = pageOf(all, url, ({ run, artifact, order }) => ({
      id: artifact.id,
      name: artifact.name,
      size_in_bytes: artifact.size,
      expired: this.expired.has(artifact.id),
      created_at: new Date(1_700_000_000_000 + order * 1000).toISOString(),
      digest: artifact.digest,
      workflow_run: {
        id: run.id,
        repository_id: REPOSITORY_ID,
        head_repository_id: run.forkId ?? REPOSITORY_ID,
        head_branch: run.branch ?? 'v1.0.0',
        head_sha: 'c0ffee'
      }
    }))
    return [status, { total_count: all.length, artifacts }, headers]
  }

  #artifacts() {
    return this.#runs
      .flatMap(run =>
        run.results.artifacts.map((artifact, i) => ({ run, artifact, order: run.id * 100 + i }))
      )
      .filter(({ artifact }) => !this.deleted.has(artifact.id))
      .sort((a, b) => b.order - a.order)
  }
}
