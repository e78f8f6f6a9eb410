import { statSync } from 'node:fs'
import { inputProblem } from '../../site/export-files.ts'
import { loadManifest, type ManifestFile } from '../../site/manifest.ts'

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
  const manifest = loadManifest(path)
  // Web applications have a manifest.json as well.
  if ('problem' in manifest) return isDefault ? undefined : inputProblem('manifest-path', path, manifest)
  const { files, domain, jobId, version, archive, basePath } = manifest
  return {
    files: new Map(files.map(file => [file.path, file])),
    domain: domain ?? undefined,
    jobId: jobId ?? undefined,
    version: version ?? undefined,
    archiveSha256: archive?.sha256,
    basePath,
    modifiedAt: statSync(path).mtimeMs
  }
}
