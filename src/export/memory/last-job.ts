import * as z from 'zod/mini'
import type { RunArtifact } from '../../github/run-memory/run-artifacts.ts'
import { LIMIT_MS, type NoMemory, NotRecalled, RunMemory } from '../../github/run-memory/run-memory.ts'
import { Failure } from '../../runtime/failure.ts'
import { isId } from '../../service/schemas.ts'
import { damaged, FileProblem, parseValue } from '../../site/records/export-files.ts'
import type { ExportContext } from '../context.ts'
import type { GitHubContext } from '../inputs/github-context.ts'
import type { Inputs } from '../inputs/inputs.ts'

/** `job.json`: an export job that was completed and delivered. */
const keptJob = z.object({
  formatVersion: z.literal(1),
  domain: z.string(),
  // The id becomes part of the address of requests with the key, and anyone who can run a workflow can store a record.
  jobId: z.string().check(z.refine(id => isId(id) && !/[/\\]/.test(id), 'is not an id')),
  paths: z.optional(z.array(z.string())),
  version: z.optional(z.string()),
  completedAt: z.iso.datetime()
})

type KeptJob = z.infer<typeof keptJob>
export type KeptFields = Omit<KeptJob, 'formatVersion'>

/** Advice where the lookup itself was allowed: for example, the record of the job is damaged. */
const REPLACE_RECORD =
  'Run again. If the error persists, set `job-id` to the id of an export job, or run once without `job-id` to start an export, which replaces the record.'

/** Advice where nothing can be looked up, whatever the permissions. */
const NAME_JOB =
  'Set `job-id` to the id of an export job instead of `last`, or run without `job-id` to start an export.'

export interface LastJob extends KeptJob {
  artifact: RunArtifact
}

/** Undefined if the inputs do not name a job that could be resumed. */
export type JobMemory = RunMemory<KeptJob> | NoMemory | undefined

export function jobMemory(
  { about: { domain }, source, githubToken }: Inputs,
  github: GitHubContext
): JobMemory {
  if (source.kind !== 'service' || domain === undefined) return undefined
  const parse = (text: string) => {
    const job = parseValue(keptJob, text)
    return job instanceof FileProblem || job.domain === domain ? job : damaged('it is for another domain')
  }
  return RunMemory.open(
    {
      name: 'job',
      artifactName: `static-export-job-${domain}`,
      acceptedRuns: 'successful',
      parse,
      lost: 'A run with `job-id: last` cannot find this job'
    },
    githubToken,
    github
  )
}

/** Returns the job that `job-id: last` refers to, or undefined if there is none yet. Throws if the lookup fails. */
export async function recallJob(
  { about, source }: Pick<Inputs, 'about' | 'source'>,
  memory: JobMemory,
  context: ExportContext,
  limitMs = LIMIT_MS
): Promise<LastJob | undefined> {
  if (source.kind !== 'service' || !source.resumesLast || memory === undefined) return undefined
  const { domain = '' } = about
  const unavailable = (reason: string, advice?: string) =>
    new Failure('last-job-unavailable', `The last export job for ${domain} is not known: ${reason}.`, {
      advice
    })
  if (!(memory instanceof RunMemory)) throw unavailable(memory.reason, NAME_JOB)
  const last = await memory.recall('Looking for the last export job', context, limitMs)
  if (last instanceof NotRecalled) throw unavailable(last.reason, last.advice[0] ?? REPLACE_RECORD)
  if (last === undefined) {
    context.log.notice(
      `No earlier run on this branch has an export job for ${domain}, so \`job-id: last\` starts an export.`
    )
    return undefined
  }
  requireSame(about, last.record)
  return { ...last.record, artifact: last.artifact }
}

/** Rejects inputs that differ from the job, which keeps its original `paths` and `version`. */
function requireSame(given: Inputs['about'], job: KeptJob): void {
  const textOf = (value: string | readonly string[] | undefined) => JSON.stringify([value].flat().toSorted())
  const different = (['paths', 'version'] as const).filter(
    name => given[name] !== undefined && textOf(given[name]) !== textOf(job[name])
  )
  if (different.length === 0) return
  const problems = different.map(
    name =>
      `- \`${name}\` differs from its value in the last job ${job.jobId}: remove \`${name}\` or \`job-id: last\``
  )
  throw new Failure('invalid-input', `Invalid input:\n${problems.join('\n')}`)
}

/** Keeps the job for `job-id: last`. A resumed last job is kept again, because artifacts expire. */
export async function keepJob(
  job: KeptFields,
  memory: JobMemory,
  { again, isNoticed }: { again: RunArtifact | undefined; isNoticed: boolean },
  context: ExportContext
): Promise<void> {
  if (memory === undefined) return
  if (memory instanceof RunMemory) {
    await memory.keep({ formatVersion: 1, ...job }, context, { again })
    return
  }
  const text = `\`job-id: last\` cannot find this job later: ${memory.reason}.`
  if (memory.isExpected !== true && !isNoticed) context.log.notice(text)
}
