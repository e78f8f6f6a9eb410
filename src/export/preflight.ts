import { relative } from 'node:path'
import { FileProblem } from '../site/export-files.ts'
import { loadManifest, type Manifest } from '../site/manifest.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { ExportContext } from './context.ts'
import { checkDeliveries, throwAny } from './deliveries/index.ts'
import type { Inputs } from './inputs/inputs.ts'
import { type Memory, recall } from './memory/memory.ts'
import { OutputFolder } from './output-dir/output-folder.ts'
import { MANIFEST, REVIEW_FILES, SITE } from './output-dir/written-names.ts'
import { ARCHIVE_FORMATS } from './archive/format.ts'
import type { Baseline } from './review.ts'
import { baseFolder } from '../site/site-address.ts'
import { findDocs, settingsIn } from '../site/docs-folders.ts'
import { readRedirectFile, type RedirectFile, redirectsOf } from '../site/redirects/read.ts'

/** Checks what can be checked before the export starts, and reports all problems in one error. */
export async function preflight(
  inputs: Inputs,
  memory: Memory,
  context: ExportContext
): Promise<{ baseline: Baseline; redirectFile: RedirectFile | undefined }> {
  const previous = readPreviousManifest(inputs, memory, context)
  const redirectFile = readRedirectsInput(inputs, context)
  const checks = [checkFolder(inputs, redirectFile, context), ...checkDeliveries(inputs.deliveries, context)]
  const results = await Promise.allSettled([...checks, previous, redirectFile])
  const problems = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  // A timeout during the retries, or a bug, is reported alone.
  const other = problems.find(problem => !(problem instanceof Failure))
  if (other !== undefined) throw other as Error
  throwAny(problems, 'preflight-failed', `${problems.length} problems would make this export fail`)
  return { baseline: baselineOf(await previous, inputs, context), redirectFile: await redirectFile }
}

/** The entries of the file are checked here as far as they do not depend on the site. */
async function readRedirectsInput(
  { output, review, about: { domain } }: Inputs,
  { github: { workspace }, log }: ExportContext
): Promise<RedirectFile | undefined> {
  const { redirectsInput: input, basePath } = review
  if (!output.extract || input.kind === 'none') return undefined
  if (input.kind === 'file') {
    const file = await readRedirectFile(input.path, { workspace })
    redirectsOf(file, { basePath: basePath ?? '/', domain })
    return file
  }
  const [folder, another] = findDocs(workspace, output.folder)
  const path = folder === undefined || another !== undefined ? undefined : settingsIn(folder)
  if (path === undefined) return undefined
  const name = relative(workspace, path)
  try {
    const file = await readRedirectFile(path, { workspace, isFound: true })
    if (Array.isArray(file.entries) && file.entries.length === 0) return undefined
    log.notice(`Redirects are read from ${name} of the workspace. \`redirects: none\` turns this off.`)
    return file
  } catch (error) {
    log.warning(`The redirects of ${name} in the workspace are not used. ${reasonOf(error)}`)
    return undefined
  }
}

/** An export of other pages, or for another path, cannot be compared with this one. */
function baselineOf(
  previous: Manifest | undefined,
  { about, review }: Inputs,
  { log }: ExportContext
): Baseline {
  if (review.previousManifest.kind === 'none') {
    return { manifest: undefined, notCompared: '`previous-manifest` is `none`', history: [] }
  }
  if (previous === undefined) return { manifest: undefined, history: [] }
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

async function readPreviousManifest(
  { review: { previousManifest } }: Inputs,
  memory: Memory,
  context: ExportContext
): Promise<Manifest | undefined> {
  if (previousManifest.kind !== 'file') return await recall(memory, context)
  const { path } = previousManifest
  const manifest = loadManifest(path)
  if (!(manifest instanceof FileProblem)) return manifest
  const { kind, message } = manifest
  // This is the first export.
  if (kind === 'missing') return undefined
  const isLater = kind === 'later-version'
  throw new Failure('previous-manifest-invalid', `The manifest ${path} cannot be used: ${message}.`, {
    advice: isLater
      ? 'Update this action to the release that wrote the manifest, or remove the file.'
      : undefined
  })
}

/** Whatever the run may write must have a place of its own, or that of an earlier export. */
async function checkFolder(
  { output, source, review }: Inputs,
  redirectFile: Promise<RedirectFile | undefined>,
  context: ExportContext
): Promise<void> {
  if (!output.keepArchive && !output.extract) return
  // Its problems are reported by itself.
  const hasRedirects = (await redirectFile.catch(() => undefined)) !== undefined
  const archives = ARCHIVE_FORMATS.map(format => `${output.archiveName}.${format}`)
  const unwritten = [
    ...(review.check === 'off' ? ['checks.json'] : []),
    ...(hasRedirects ? [] : ['redirects.json'])
  ]
  const reviewed = [SITE, MANIFEST, ...REVIEW_FILES].filter(name => !unwritten.includes(name))
  await using probe = await OutputFolder.open(output, context)
  await probe.requireReplaceable([
    ...(source.kind === 'folder' ? [] : archives),
    ...(output.extract ? reviewed : [])
  ])
}
