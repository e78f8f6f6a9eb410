import { type Manifest, parseManifest } from '../../site/records/manifest.ts'
import type { ExportContext } from '../context.ts'
import type { GitHubContext } from '../inputs/github-context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import {
  attempt,
  explainLookup,
  LIMIT_MS,
  type Memory,
  readLast,
  storageOf,
  type Storage
} from '../../github/run-memory/kept-file.ts'

export function manifestMemory(
  { about, source, output, review, githubToken }: Inputs,
  github: GitHubContext
): Memory {
  if (review.previousManifest.kind !== 'last-run' || !output.extract) return undefined
  if (about.domain !== undefined) return storageOf('manifest', about.domain, githubToken, github)
  const name = source.kind === 'service' ? 'job-id' : 'from'
  return { reason: `\`${name}\` is set, but \`domain\` is not` }
}

/** The earlier export to compare with. Both fields are undefined if there is no earlier export. */
export interface Previous {
  manifest?: Manifest | undefined
  /** Why the site is not compared, as the end of a sentence. */
  notCompared?: string
}

/** Returns the manifest from the last successful run. If the lookup fails, the export continues without a manifest. */
export async function recall(memory: Memory, context: ExportContext, limitMs = LIMIT_MS): Promise<Previous> {
  const { log } = context
  if (memory === undefined) return {}
  const because = (reason: string) => `The site is not compared with the last export: ${reason}.`
  if ('reason' in memory) {
    const text = `${because(memory.reason)} Set \`previous-manifest\` to a file or to \`none\`.`
    if (memory.isExpected === true) log.info(text)
    else log.notice(text)
    return { notCompared: memory.reason }
  }
  return await attempt<Previous>(
    'Looking for the last export',
    async signal => ({ manifest: await lastManifest(memory, { ...context, signal }) }),
    error => {
      const [reason, advice] = explainLookup(error)
      log.notice([because(reason), ...advice].join(' '))
      return { notCompared: reason }
    },
    limitMs,
    context
  )
}

async function lastManifest(storage: Storage, context: ExportContext): Promise<Manifest | undefined> {
  const last = await readLast(storage, parseManifest, context)
  if (last === undefined) return undefined
  const { content, artifact } = last
  const time = content.exportedAt ?? 'time unknown'
  context.log.info(`Comparing with the export of run ${artifact.runId} (${time}).`)
  return content
}
