import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { reasonOf } from '../../runtime/failure.ts'
import { parseTarget, problemOfKey } from '../../s3/bucket-address.ts'
import { archiveKey } from './archive-key.ts'
import { listSite } from './site-files.ts'
import { type SiteManifest, readSiteManifest } from './site-manifest.ts'
import { withMore } from '../../runtime/text/with-more.ts'

type Source = {
  problems: string[]
  manifest: SiteManifest | undefined
} & (
  | { kind: 'site'; folder: string; paths: string[] }
  | { kind: 'archive'; file: string; keyTemplate: string }
)

/** As `manifest-path`: all files are hashed. */
const NO_MANIFEST = 'none'

/** Reads names, not contents. Problems are collected: they are reported with those of the other inputs. */
export function readSource(given: Record<string, string>, workspace: string): Source {
  const { 'site-path': sitePath, 'archive-path': archivePath, 'manifest-path': manifestPath } = given
  if ((sitePath === undefined) === (archivePath === undefined)) {
    const problem =
      sitePath === undefined
        ? '`site-path` is missing: set it to the folder to publish, or set `archive-path`'
        : '`site-path` and `archive-path` exclude each other: set one of them'
    return { kind: 'site', folder: '', paths: [], manifest: undefined, problems: [problem] }
  }
  const place = resolve(workspace, sitePath ?? archivePath ?? '')
  const found = manifestBeside(place, manifestPath, workspace)
  const manifest = typeof found === 'string' ? undefined : found
  const manifestProblem = typeof found === 'string' && found
  const target = parseTarget(given['target'] ?? '')
  const prefix = typeof target === 'string' ? '' : target.prefix
  if (sitePath === undefined) {
    const keyTemplate = given['archive-key'] ?? (/\.zip$/i.test(place) ? '{sha256}.zip' : '{sha256}.tar.gz')
    const key = archiveKey(keyTemplate, '0'.repeat(64), manifest)
    const keyProblem = typeof key === 'string' ? problemOfKey(key, prefix) : undefined
    const problems = texts(
      problemOfArchive(place),
      manifestProblem,
      ...(typeof key === 'string' ? [] : key),
      keyProblem !== undefined && `\`archive-key\` ${keyProblem}`
    )
    return { kind: 'archive', file: place, keyTemplate, manifest, problems }
  }
  const { paths, problems } = isFolder(place)
    ? listSite(place, prefix)
    : { paths: [], problems: [`\`site-path\` is not a folder: ${place}`] }
  const all = texts(
    ...problems,
    manifestProblem,
    manifest !== undefined && problems.length === 0 && missingFiles(manifest, paths),
    given['archive-key'] !== undefined &&
      '`archive-key` has no effect with `site-path`: remove it, or set `archive-path` instead'
  )
  return { kind: 'site', folder: place, paths, manifest, problems: all }
}

function texts(...problems: (string | false | undefined)[]): string[] {
  return problems.filter(problem => typeof problem === 'string')
}

function manifestBeside(place: string, manifestPath: string | undefined, workspace: string) {
  if (manifestPath === NO_MANIFEST) return undefined
  return manifestPath === undefined
    ? readSiteManifest(join(dirname(place), 'manifest.json'), true)
    : readSiteManifest(resolve(workspace, manifestPath), false)
}

/** A file of the manifest does not exist: publishing would remove it from the site. */
function missingFiles({ files }: SiteManifest, paths: string[]): string | undefined {
  const existing = new Set(paths)
  const missing = [...files.keys()].filter(path => !existing.has(path))
  if (missing.length === 0) return undefined
  return `\`site-path\` lacks files that the manifest lists: ${withMore(missing, 5).join(', ')}`
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function problemOfArchive(file: string): string | undefined {
  try {
    const status = statSync(file)
    if (!status.isFile()) return `\`archive-path\` is not a file: ${file}`
    return status.size === 0 ? `\`archive-path\` is an empty file: ${file}` : undefined
  } catch (error) {
    return `\`archive-path\` cannot be read: ${reasonOf(error)}`
  }
}
