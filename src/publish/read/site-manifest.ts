import { statSync } from 'node:fs'
import { inputProblem } from '../../site/export-files.ts'
import { loadManifest, type Manifest, type ManifestFile } from '../../site/manifest.ts'

export interface SiteManifest extends Omit<Manifest, 'files'> {
  files: Map<string, ManifestFile>
  modifiedAt: number
}

/** Undefined when there is no manifest at the default place, or something else with its name; text: what is wrong. */
export function readSiteManifest(path: string, isDefault: boolean): SiteManifest | string | undefined {
  const manifest = loadManifest(path)
  // Web applications have a manifest.json as well.
  if ('problem' in manifest) return isDefault ? undefined : inputProblem('manifest-path', path, manifest)
  const files = new Map(manifest.files.map(file => [file.path, file]))
  return { ...manifest, files, modifiedAt: statSync(path).mtimeMs }
}
