import { dirname } from 'node:path'
import * as z from 'zod/mini'
import type { GitHubClient } from '../client.ts'
import { compareText } from '../../runtime/text/compare.ts'

export interface ArtifactQuery {
  name: string
  runId: string
  repositoryId: string
  /** If undefined, artifacts from all branches match. */
  branch: string | undefined
}

const artifactList = z.object({
  total_count: z.number(),
  artifacts: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      size_in_bytes: z.number(),
      expired: z.boolean(),
      created_at: z.nullish(z.string()),
      workflow_run: z.nullish(
        z.object({
          id: z.optional(z.number()),
          repository_id: z.optional(z.number()),
          head_repository_id: z.optional(z.number()),
          head_branch: z.nullish(z.string())
        })
      )
    })
  )
})

const workflowRun = z.object({ conclusion: z.nullish(z.string()) })

type Artifact = z.infer<typeof artifactList>['artifacts'][number]

const PAGE = 100
/** Maximum number of response pages to search. An artifact that only a later page lists counts as missing. */
const MAX_PAGES = 10
const MAX_RUNS = 5

export interface RunArtifact {
  id: number
  /** Size of the zip file in bytes. */
  size: number
  runId: number
}

/** The runs whose artifacts are used, by conclusion. A run that has not ended has no conclusion. */
const ACCEPTED = {
  successful: (conclusion: unknown) => conclusion === 'success',
  'successful-or-running': (conclusion: unknown) => conclusion === 'success' || conclusion == null,
  any: () => true
}

export type AcceptedRuns = keyof typeof ACCEPTED

/** Finds the newest matching artifact from an accepted run. */
export async function findRunArtifact(
  query: ArtifactQuery,
  client: GitHubClient,
  accepted: AcceptedRuns
): Promise<RunArtifact | undefined> {
  const lookedUp = new Set<number>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const fields = { name: query.name, per_page: PAGE, page }
    const route = 'GET actions/artifacts'
    const found = await client.request('List of artifacts', artifactList, route, fields)
    const { artifacts, total_count: total } = found
    const candidates = artifacts.filter(artifact => isCandidate(artifact, query))
    const newestFirst = candidates.sort((a, b) => compareText(b.created_at ?? '', a.created_at ?? ''))
    for (const { id, size_in_bytes: size, workflow_run: run } of newestFirst) {
      const runId = run?.id
      if (runId === undefined || lookedUp.has(runId)) continue
      if (lookedUp.size === MAX_RUNS) {
        if (accepted !== 'successful') return undefined
        throw new Error(`none of the last ${MAX_RUNS} runs that uploaded ${query.name} succeeded`)
      }
      lookedUp.add(runId)
      const { conclusion } = await client.request('Workflow run', workflowRun, `GET actions/runs/${runId}`)
      if (ACCEPTED[accepted](conclusion)) return { id, size, runId }
    }
    if (artifacts.length < PAGE || page * PAGE >= total) break
  }
  return undefined
}

/** Excludes artifacts from forks, because anyone can start a run in a fork. */
function isCandidate({ name, expired, workflow_run: run }: Artifact, query: ArtifactQuery): boolean {
  return (
    name === query.name &&
    !expired &&
    String(run?.head_repository_id) === query.repositoryId &&
    String(run?.repository_id ?? query.repositoryId) === query.repositoryId &&
    String(run?.id) !== query.runId &&
    (query.branch === undefined || run?.head_branch === query.branch)
  )
}

/** Downloads an artifact as a zip file into a folder. Does not extract the file. */
export async function downloadRunArtifact(
  { id, runId }: RunArtifact,
  { token, owner, repo }: { token: string; owner: string; repo: string },
  folder: string
): Promise<void> {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  await new DefaultArtifactClient().downloadArtifact(id, {
    path: folder,
    // By default, the client extracts every entry without a check.
    skipDecompress: true,
    findBy: { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo }
  })
}

/** Uploads one file as an artifact, and replaces an earlier artifact of this run with the same name. */
export async function uploadRunArtifact(name: string, path: string): Promise<void> {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const client = new DefaultArtifactClient()
  try {
    await client.deleteArtifact(name)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ArtifactNotFoundError')) throw error
  }
  await client.uploadArtifact(name, [path], dirname(path))
}
