import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Manifest, type ManifestFile, serializeManifest } from '../src/site/records/manifest.ts'

/** Writes the manifest next to the site folder, as the export action does. Returns the files in the manifest. */
export function writeManifest(site: string, about: Partial<Manifest> = {}): ManifestFile[] {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const files = entries.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    const bytes = readFileSync(file)
    const path = relative(site, file).replaceAll('\\', '/')
    return { path, size: bytes.length, sha256: hash('sha256', bytes) }
  })
  writeFileSync(join(site, '../manifest.json'), serializeManifest({ ...about, files }))
  return files
}
