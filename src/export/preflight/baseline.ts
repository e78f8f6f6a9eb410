import { Failure } from '../../runtime/failure.ts'
import { baseFolder } from '../../site/site-address.ts'
import { FileProblem } from '../../site/export-files.ts'
import { loadManifest } from '../../site/manifest.ts'
import type { ExportContext } from '../context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { type Memory, type Previous, recall } from '../memory/memory.ts'
import type { Baseline } from '../prepare/review.ts'

export async function readPreviousManifest(
  { review: { previousManifest } }: Inputs,
  memory: Memory,
  context: ExportContext
): Promise<Previous> {
  if (previousManifest.kind !== 'file') return await recall(memory, context)
  const { path } = previousManifest
  const manifest = loadManifest(path)
  if (!(manifest instanceof FileProblem)) return { manifest }
  const { kind, message } = manifest
  // This is the first export.
  if (kind === 'missing') return {}
  const isLater = kind === 'later-version'
  throw new Failure('previous-manifest-invalid', `The manifest ${path} cannot be used: ${message}.`, {
    advice: isLater
      ? 'Update this action to the release that wrote the manifest, or remove the file.'
      : undefined
  })
}

/** An export of other pages, or for another path, cannot be compared with this one. */
export function baselineOf(
  { manifest: previous, notCompared }: Previous,
  { about, review }: Inputs,
  { log }: ExportContext
): Baseline {
  if (review.previousManifest.kind === 'none') {
    return { manifest: undefined, notCompared: '`previous-manifest` is `none`', history: [] }
  }
  if (previous === undefined)
    return { manifest: undefined, ...(notCompared !== undefined && { notCompared }), history: [] }
  const history = previous.history ?? []
  // What was found in the site changes nothing: earlier releases did not look for it.
  const { basePath = previous.basePath } = review
  const isOtherBasePath = baseFolder(previous.basePath ?? basePath ?? '/') !== baseFolder(basePath ?? '/')
  const pathsOf = (paths: readonly string[] | undefined) => (paths ?? []).toSorted().join('\n')
  const different = [
    ...(pathsOf(previous.paths) === pathsOf(about.paths) ? [] : ['other `paths`']),
    ...(isOtherBasePath ? ['another `base-path`'] : [])
  ]
  if (different.length === 0) return { manifest: previous, history }
  const names = different.join(' and ')
  log.notice(
    `The site is not compared with the last export, which had ${names}: this one counts as the first.`
  )
  return { manifest: undefined, notCompared: `the last export had ${names}`, history }
}
