import type { Archive } from '../archive/download.ts'
import type { WrittenFile } from './file-writer.ts'

/** What the export was, as far as the manifest tells it. */
export interface ManifestAbout {
  domain: string | undefined
  jobId: string
  version: string | undefined
}

/** docs/manifest.md describes every field. Whoever changes one of them raises this. */
const MANIFEST_VERSION = 1

/** One line a file, in the order of their paths, so that two manifests can be compared line by line. */
export function manifestOf(files: WrittenFile[], archive: Archive, about: ManifestAbout): string {
  const head = {
    manifestVersion: MANIFEST_VERSION,
    domain: about.domain ?? null,
    jobId: about.jobId,
    version: about.version ?? null,
    archive: { sha256: archive.sha256, size: archive.size, format: archive.format }
  }
  const lines = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, size, sha256 }) => `    ${JSON.stringify({ path, size, sha256 })}`)
  return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "files": [\n${lines.join(',\n')}\n  ]\n}\n`
}
