import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { reasonOf } from '../../runtime/failure.ts'
import { collect, Problem } from '../../runtime/problem.ts'
import { archiveKey } from './archive-key.ts'
import { listSite, type SiteListing } from './site-files.ts'
import { type SiteManifest, readSiteManifest } from './site-manifest.ts'

type PublishSource = { manifest: SiteManifest | undefined } & (
  | ({ kind: 'site'; folder: string } & SiteListing)
  | { kind: 'archive'; file: string; keyOf: (sha256: string) => string }
)

/** Value of `manifest-path` for a site without a manifest. With this value, all files are hashed. */
const NO_MANIFEST = 'none'

export function readSource(
  given: Record<string, string>,
  workspace: string,
  prefix: string
): PublishSource | Problem {
  const { 'site-path': sitePath, 'archive-path': archivePath, 'manifest-path': manifestPath } = given
  if (sitePath !== undefined && archivePath !== undefined)
    return new Problem('`site-path` and `archive-path` exclude each other: set only one of them')
  const path = sitePath ?? archivePath
  if (path === undefined)
    return new Problem('`site-path` is missing: set it to the folder to publish, or set `archive-path`')
  const place = resolve(workspace, path)
  const manifest = manifestBeside(place, manifestPath, workspace)
  const known = manifest instanceof Problem ? undefined : manifest
  if (sitePath === undefined) {
    const template = given['archive-key'] ?? (/\.zip$/i.test(place) ? '{sha256}.zip' : '{sha256}.tar.gz')
    const keyOf = archiveKey(template, known, prefix)
    return collect({ kind: 'archive' as const, file: checkArchive(place), manifest, keyOf })
  }
  const listing =
    statSync(place, { throwIfNoEntry: false })?.isDirectory() === true
      ? listSite(place, prefix, path => known?.files.has(path) === true)
      : new Problem(`\`site-path\` is not a folder: ${place}`)
  const unused =
    given['archive-key'] !== undefined &&
    new Problem('`archive-key` has no effect with `site-path`: remove it, or set `archive-path` instead')
  const checked = collect({ listing, manifest, unused })
  return checked instanceof Problem
    ? checked
    : { kind: 'site', folder: place, ...checked.listing, manifest: checked.manifest }
}

function manifestBeside(place: string, manifestPath: string | undefined, workspace: string) {
  if (manifestPath === NO_MANIFEST) return undefined
  return manifestPath === undefined
    ? readSiteManifest(join(dirname(place), 'manifest.json'), true)
    : readSiteManifest(resolve(workspace, manifestPath), false)
}

function checkArchive(file: string): string | Problem {
  try {
    const status = statSync(file)
    if (!status.isFile()) return new Problem(`\`archive-path\` is not a file: ${file}`)
    return status.size === 0 ? new Problem(`\`archive-path\` is an empty file: ${file}`) : file
  } catch (error) {
    return new Problem(`\`archive-path\` cannot be read: ${reasonOf(error)}`)
  }
}
