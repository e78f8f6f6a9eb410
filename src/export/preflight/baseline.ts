import { Failure } from '../../runtime/failure.ts'
import { baseFolder } from '../../site/addresses/site-address.ts'
import { FileProblem } from '../../site/records/export-files.ts'
import { asExported, loadManifest } from '../../site/records/manifest.ts'
import type { ExportContext } from '../context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { type ManifestMemory, type Previous, recall } from '../memory/last-manifest.ts'
import type { ExportBaseline } from '../prepare/review.ts'

/** Returns the earlier export that `previous-manifest` refers to. */
export async function readPrevious(
  from: Inputs['review']['previousManifest'],
  memory: ManifestMemory,
  context: ExportContext
): Promise<Previous> {
  if (from.kind === 'none') return { notCompared: '`previous-manifest` is `none`' }
  return from.kind === 'file' ? manifestIn(from.path) : await recall(memory, context)
}

/** Returns the export to compare with. Omits an export with different `paths` or a different `base-path`. */
export function baselineOf(
  { manifest, notCompared }: Previous,
  { basePath, paths }: Pick<Inputs['review'], 'basePath'> & Pick<Inputs['about'], 'paths'>,
  { log }: ExportContext
): ExportBaseline {
  if (manifest === undefined)
    return { manifest: undefined, ...(notCompared !== undefined && { notCompared }), history: [] }
  const previous = asExported(manifest)
  const history = previous.history ?? []
  // If `base-path` is not set, the base path is detected later, in the site, and is not compared.
  const isSameBasePath =
    basePath === undefined || baseFolder(previous.basePath ?? '/') === baseFolder(basePath)
  const different = [
    ...(pathsOf(previous.paths) === pathsOf(paths) ? [] : ['different `paths`']),
    ...(isSameBasePath ? [] : ['a different `base-path`'])
  ]
  if (different.length === 0) return { manifest: previous, history }
  const names = different.join(' and ')
  log.notice(`The last export, which had ${names}, is not compared. This export counts as the first.`)
  return { manifest: undefined, notCompared: `the last export had ${names}`, history }
}

function pathsOf(paths: readonly string[] = []): string {
  return paths.toSorted().join('\n')
}

function manifestIn(path: string): Previous {
  const manifest = loadManifest(path)
  if (!(manifest instanceof FileProblem)) return { manifest }
  const { kind, message } = manifest
  // A missing file means that this is the first export.
  if (kind === 'missing') return {}
  const isLater = kind === 'later-version'
  throw new Failure('previous-manifest-invalid', `The manifest ${path} cannot be used: ${message}.`, {
    advice: isLater
      ? 'Update this action to the release that wrote the manifest, or remove the file.'
      : undefined
  })
}
