import { readFileSync, statSync } from 'node:fs'
import { reasonOf } from '../../runtime/failure.ts'
import { type ManifestFile, parseManifest } from '../../site/manifest.ts'

/** What publishing needs of the manifest. */
export interface SiteManifest {
  files: Map<string, ManifestFile>
  /** Values of the placeholders in `archive-key`. */
  domain: string | undefined
  jobId: string | undefined
  version: string | undefined
  archiveSha256: string | undefined
  /** The path under which the site is served. */
  basePath: string | undefined
  /** When the file was written, in milliseconds since 1970. */
  modifiedAt: number
}

/** Undefined when there is no manifest at the default place, or something else with its name; text: what is wrong. */
export function readSiteManifest(path: string, isDefault: boolean): SiteManifest | string | undefined {
  let text: string
  let modifiedAt: number
  try {
    text = readFileSync(path, 'utf8')
    modifiedAt = statSync(path).mtimeMs
  } catch (error) {
    return isDefault ? undefined : `\`manifest-path\` cannot be read: ${reasonOf(error)}`
  }
  const manifest = parseManifest(text)
  if ('problem' in manifest) {
    // Web applications have a manifest.json as well.
    return isDefault
      ? undefined
      : `\`manifest-path\` is not a manifest of the export action: ${manifest.detail}`
  }
  const { files, domain, jobId, version, archive, basePath } = manifest
  return {
    files: new Map(files.map(file => [file.path, file])),
    domain: domain ?? undefined,
    jobId: jobId ?? undefined,
    version: version ?? undefined,
    archiveSha256: archive?.sha256,
    basePath,
    modifiedAt
  }
}
