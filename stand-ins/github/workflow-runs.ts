import type { BlobStore } from '../artifacts/azurite.ts'
import { type ResultsService, startResultsService } from '../artifacts/results-service.ts'
import { type JsonAnswer, pageOf, startJsonServer } from '../server.ts'

const REPOSITORY_ID = 4711

export interface RunStart {
  /** Undefined for a tag. */
  branch: string | undefined
  /** Another repository that the commit is from, as in the run of a pull request from a fork. */
  forkId?: number
}

export interface WorkflowRun {
  id: number
  results: ResultsService
  /** What the runner sets for a step of this run. */
  env: Record<string, string>
  /** Undefined while it is running. */
  conclusion: 'success' | 'failure' | 'cancelled' | undefined
}

export type WorkflowRuns = Awaited<ReturnType<typeof startWorkflowRuns>>

export type Fault = 'no-response' | { status: number; message: string; headers?: Record<string, string> }

/** What GitHub answers for a private repository and a token without the permission. */
export const NO_PERMISSION: Fault = { status: 403, message: 'Resource not accessible by integration' }

/**
 * Workflow runs and their artifacts in GitHub's REST API: lists of all runs of the repository, newest first, filtered by
 * name and page by page; and a download that is a redirect to blob storage.
 */
export async function startWorkflowRuns(blobs: BlobStore) {
  const runs: (WorkflowRun & RunStart)[] = []
  const runsApi = {
    requests: [] as { path: string; authorization: string | undefined }[],
    /** Ids of artifacts whose retention is over, or that someone has deleted. */
    expired: new Set<number>(),
    deleted: new Set<number>(),
    /** Decides what goes wrong with a request. */
    fault: (_path: string): Fault | undefined => undefined
  }

  const artifacts = () =>
    runs
      .flatMap(run =>
        run.results.artifacts.map((artifact, i) => ({ run, artifact, order: run.id * 100 + i }))
      )
      .filter(({ artifact }) => !runsApi.deleted.has(artifact.id))
      .sort((a, b) => b.order - a.order)

  const shown = ({ run, artifact, order }: ReturnType<typeof artifacts>[number]) => ({
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.size,
    expired: runsApi.expired.has(artifact.id),
    created_at: new Date(1_700_000_000_000 + order * 1000).toISOString(),
    digest: artifact.digest,
    workflow_run: {
      id: run.id,
      repository_id: REPOSITORY_ID,
      head_repository_id: run.forkId ?? REPOSITORY_ID,
      head_branch: run.branch ?? 'v1.0.0',
      head_sha: 'c0ffee'
    }
  })

  function list(url: URL): JsonAnswer {
    const name = url.searchParams.get('name')
    const all = artifacts().filter(({ artifact }) => name === null || artifact.name === name)
    const { shown: page, headers } = pageOf(all, url)
    return [200, { total_count: all.length, artifacts: page.map(shown) }, headers]
  }

  function answer(url: URL): JsonAnswer {
    const path = url.pathname.replace('/api/v3/repos/o/r/actions/', '')
    const [, runId] = /^runs\/(\d+)$/.exec(path) ?? []
    const [, artifactId] = /^artifacts\/(\d+)\/zip$/.exec(path) ?? []
    if (path === 'artifacts') return list(url)
    const run = runs.find(({ id }) => String(id) === runId)
    if (run !== undefined) {
      const { id, conclusion = null } = run
      return [200, { id, status: conclusion === null ? 'in_progress' : 'completed', conclusion }]
    }
    const found = artifacts().find(({ artifact }) => String(artifact.id) === artifactId)
    if (found === undefined) return [404, { message: 'Not Found' }]
    if (runsApi.expired.has(found.artifact.id)) return [410, { message: 'Artifact has expired' }]
    return [302, undefined, { location: blobs.signedUrl(found.artifact.blob) }]
  }

  const server = await startJsonServer(async ({ headers }, url) => {
    const path = url.pathname + url.search
    runsApi.requests.push({ path, authorization: headers.authorization })
    const wrong = runsApi.fault(path)
    if (wrong === 'no-response') return await new Promise<never>(() => undefined)
    return wrong === undefined ? answer(url) : [wrong.status, { message: wrong.message }, wrong.headers]
  })

  return Object.assign(runsApi, {
    async start(started: RunStart): Promise<WorkflowRun> {
      const { branch } = started
      const id = 100 + runs.length
      const results = await startResultsService({ blobs, firstId: id * 100 })
      const run = {
        ...started,
        id,
        results,
        env: {
          ...results.env,
          GITHUB_API_URL: `${server.url}/api/v3`,
          GITHUB_REPOSITORY: 'o/r',
          GITHUB_REPOSITORY_ID: String(REPOSITORY_ID),
          GITHUB_RUN_ID: String(id),
          GITHUB_SHA: 'c0ffee',
          GITHUB_REF_TYPE: branch === undefined ? 'tag' : 'branch',
          GITHUB_REF_NAME: branch ?? 'v1.0.0',
          // The runner sets it for pull requests, and to nothing otherwise.
          GITHUB_HEAD_REF: ''
        },
        conclusion: undefined
      }
      runs.push(run)
      return run
    },
    async [Symbol.asyncDispose]() {
      for (const { results } of runs) await results[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    }
  })
}
