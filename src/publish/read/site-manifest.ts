import { statSync } from 'node:fs'
import { Problem } from '../../runtime/problem.ts'
import { loadInput } from '../../site/records/export-files.ts'
import { type Manifest, type ManifestFile, parseManifest } from '../../site/records/manifest.ts'

export interface SiteManifest extends Omit<Manifest, 'files'> {
  files: Map<string, ManifestFile>
  modifiedAt: number
}

/** Returns undefined if the default path has no file, or if the file there is not an export manifest. */
export function readSiteManifest(path: string, isDefault: boolean): SiteManifest | Problem | undefined {
  const manifest = loadInput('manifest-path', path, parseManifest)
  // A web application can also have a `manifest.json` file.
  if (manifest instanceof Problem) return isDefault ? undefined : manifest
  const files = new Map(manifest.files.map(file => [file.path, file]))
  return { ...manifest, files, modifiedAt: statSync(path).mtimeMs }
}
