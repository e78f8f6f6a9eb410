import { readFileSync } from 'node:fs'
import { reasonOf } from '../../runtime/failure.ts'

/** What the export action wrote about the site; docs/manifest.md describes the file. */
export interface Manifest {
  files: Map<string, { size: number; sha256: string }>
  /** Values of the placeholders in `archive-key`. */
  domain: string | undefined
  jobId: string | undefined
  version: string | undefined
  archiveSha256: string | undefined
}

/** Undefined when there is no manifest at the default place, or something else with its name; text: what is wrong. */
export function readManifest(path: string, isDefault: boolean): Manifest | string | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return isDefault ? undefined : `\`manifest-path\` cannot be read: ${reasonOf(error)}`
  }
  const manifest = parseManifest(text)
  // Web applications have a manifest.json as well.
  return (
    manifest ?? (isDefault ? undefined : '`manifest-path` is not a manifest of the export action, version 1')
  )
}

function parseManifest(text: string): Manifest | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  const { manifestVersion, files, domain, jobId, version, archive } = Object(read) as Record<string, unknown>
  if (manifestVersion !== 1 || !Array.isArray(files)) return undefined
  const byPath: Manifest['files'] = new Map()
  for (const each of files as unknown[]) {
    const { path, size, sha256 } = Object(each) as Record<string, unknown>
    if (typeof path !== 'string' || typeof size !== 'number' || typeof sha256 !== 'string') return undefined
    if (!/^[0-9a-f]{64}$/.test(sha256)) return undefined
    byPath.set(path, { size, sha256 })
  }
  const { sha256 } = Object(archive) as Record<string, unknown>
  return {
    files: byPath,
    domain: textOf(domain),
    jobId: textOf(jobId),
    version: textOf(version),
    archiveSha256: textOf(sha256)
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
