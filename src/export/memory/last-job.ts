import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { RunArtifact } from '../../github/run-artifacts.ts'
import { Failure } from '../../runtime/failure.ts'
import { isId } from '../../service/schemas.ts'
import { damaged, FileProblem, parseValue } from '../../site/records/export-files.ts'
import type { ExportContext } from '../context.ts'
import type { GitHubContext } from '../inputs/github-context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { attempt, explainLookup, keep, LIMIT_MS, type Memory, readLast, storageOf } from './kept-file.ts'

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

export interface LastJob extends KeptJob {
  artifact: RunArtifact
}

export function jobMemory({ about: { domain }, source, githubToken }: Inputs, github: GitHubContext): Memory {
  if (source.kind !== 'service' || domain === undefined) return undefined
  return storageOf('job', domain, githubToken, github)
}

/** Returns the job that `job-id: last` refers to, or undefined if there is none yet. Throws if the lookup fails. */
export async function recallJob(
  { about, source }: Pick<Inputs, 'about' | 'source'>,
  memory: Memory,
  context: ExportContext,
  limitMs = LIMIT_MS
): Promise<LastJob | undefined> {
  if (source.kind !== 'service' || !source.resumesLast || memory === undefined) return undefined
  const { domain = '' } = about
  const unavailable = (reason: string, advice?: string) =>
    new Failure('last-job-unavailable', `The last export job for ${domain} is not known: ${reason}.`, {
      advice
    })
  if ('reason' in memory) throw unavailable(memory.reason)
  const parse = (text: string) => {
    const job = parseValue(keptJob, text)
    return job instanceof FileProblem || job.domain === domain ? job : damaged('it is for another domain')
  }
  const last = await attempt(
    'Looking for the last export job',
    async signal => await readLast(memory, parse, { ...context, signal }),
    error => {
      const [reason, [advice]] = explainLookup(error)
      throw unavailable(reason, advice ?? REPLACE_RECORD)
    },
    limitMs,
    context
  )
  if (last === undefined) {
    context.log.notice(
      `No earlier run on this branch has an export job for ${domain}, so \`job-id: last\` starts an export.`
    )
    return undefined
  }
  requireSame(about, last.content)
  return { ...last.content, artifact: last.artifact }
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
  memory: Memory,
  { again, isNoticed }: { again: RunArtifact | undefined; isNoticed: boolean },
  context: ExportContext
): Promise<void> {
  if (memory === undefined) return
  if ('reason' in memory) {
    const text = `\`job-id: last\` cannot find this job later: ${memory.reason}.`
    if (memory.isExpected !== true && !isNoticed) context.log.notice(text)
    return
  }
  const folder = await mkdtemp(join(context.github.tempDir, 'static-export-job-'))
  try {
    const path = join(folder, 'job.json')
    await writeFile(path, `${JSON.stringify({ formatVersion: 1, ...job }, undefined, 2)}\n`)
    await keep(memory, path, context, { again })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
