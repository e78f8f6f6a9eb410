import { statSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { Failure } from '../../runtime/failure.ts'
import { explainFileError, type LocalFile } from '../../s3/file-body.ts'
import { digestFiles } from './digest.ts'
import type { SiteManifest } from './site-manifest.ts'
import { withMore } from '../../runtime/text/with-more.ts'

/** Number of files after which the loop yields, so that signals and responses are handled. */
const FILES_PER_TURN = 500

/**
 * Returns the site files with size and SHA-256. Hashes a file in the manifest unless the file is older than the
 * manifest. Throws if a file in the manifest is missing, or has another size or hash, because publishing would remove
 * or replace the published file.
 */
export async function readSite(
  { folder, paths, manifest }: { folder: string; paths: string[]; manifest: SiteManifest | undefined },
  signal: AbortSignal
): Promise<LocalFile[]> {
  // Avoids `join`, which takes longer than `statSync`. Windows also accepts a slash.
  const fileOf = (path: string) => `${folder}/${path}`
  const existing = new Set(paths)
  const missing = [...(manifest?.files.keys() ?? [])].filter(path => !existing.has(path))
  if (missing.length > 0) throw changedFiles('`site-path` lacks files that the manifest lists', missing)
  const changed: string[] = []
  const unhashed: string[] = []
  for (const [i, path] of paths.entries()) {
    // Yields so that the request for the state can proceed at the same time.
    if (i % FILES_PER_TURN === 0) {
      await turn()
      signal.throwIfAborted()
    }
    const listed = manifest?.files.get(path)
    if (listed === undefined) {
      unhashed.push(path)
      continue
    }
    const { size, mtimeMs } = statOf(fileOf(path), path)
    if (size !== listed.size) changed.push(path)
    else if (mtimeMs >= (manifest?.modifiedAt ?? 0)) unhashed.push(path)
  }
  const digests = await digestFiles(
    'sha256',
    unhashed.map(name => ({ name, file: fileOf(name) })),
    signal
  )
  const hashed = new Map(unhashed.map((path, i) => [path, digests[i]]))
  const files = paths.map((path): LocalFile => {
    const listed = manifest?.files.get(path)
    const computed = hashed.get(path)
    const { size, hex: sha256 } = computed ?? { size: listed?.size ?? 0, hex: listed?.sha256 ?? '' }
    if (listed !== undefined && listed.sha256 !== sha256) changed.push(path)
    return { name: path, file: fileOf(path), size, sha256 }
  })
  if (changed.length === 0) return files
  throw changedFiles('These files do not match the manifest', changed)
}

function changedFiles(what: string, paths: string[]): Failure {
  return new Failure('site-file-changed', `${what}: ${withMore(paths, 5).join(', ')}. Nothing was uploaded.`)
}

function statOf(file: string, name: string): { size: number; mtimeMs: number } {
  try {
    return statSync(file)
  } catch (error) {
    throw explainFileError(error, { name })
  }
}
