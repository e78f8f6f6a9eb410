import { LIMIT_MS, type NoMemory, NotRecalled, RunMemory } from '../../github/run-memory/run-memory.ts'
import { damaged, FileProblem } from '../../site/records/export-files.ts'
import { type Manifest, parseManifest } from '../../site/records/manifest.ts'
import type { ExportContext } from '../context.ts'
import type { GitHubContext } from '../inputs/github-context.ts'
import type { Inputs } from '../inputs/inputs.ts'

/** Undefined if the inputs do not require the last manifest. */
export type ManifestMemory = RunMemory<Manifest> | NoMemory | undefined

export function manifestMemory(
  { about, source, output, review, githubToken }: Inputs,
  github: GitHubContext
): ManifestMemory {
  if (review.previousManifest.kind !== 'last-run' || !output.extract) return undefined
  const { domain } = about
  if (domain !== undefined)
    return RunMemory.open(
      {
        name: 'manifest',
        artifactName: `static-export-manifest-${domain}`,
        acceptedRuns: 'successful',
        parse: text => {
          const manifest = parseManifest(text)
          const isOwn = manifest instanceof FileProblem || (manifest.domain ?? domain) === domain
          return isOwn ? manifest : damaged('it is for another domain')
        },
        found: ({ exportedAt = 'time unknown' }, runId) =>
          `Comparing with the export of run ${runId} (${exportedAt}).`,
        lost: 'The next run cannot compare its site with this one'
      },
      githubToken,
      github
    )
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
export async function recall(
  memory: ManifestMemory,
  context: ExportContext,
  limitMs = LIMIT_MS
): Promise<Previous> {
  const { log } = context
  if (memory === undefined) return {}
  const because = (reason: string) => `The site is not compared with the last export: ${reason}.`
  if (!(memory instanceof RunMemory)) {
    const text = `${because(memory.reason)} Set \`previous-manifest\` to a file or to \`none\`.`
    if (memory.isExpected === true) log.info(text)
    else log.notice(text)
    return { notCompared: memory.reason }
  }
  const last = await memory.recall('Looking for the last export', context, limitMs)
  if (!(last instanceof NotRecalled)) return { manifest: last?.record }
  log.notice([because(last.reason), ...last.advice].join(' '))
  return { notCompared: last.reason }
}
