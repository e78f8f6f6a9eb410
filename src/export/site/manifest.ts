import type { Archive } from '../archive/download.ts'
import type { ManifestFile } from '../../review/previous-manifest.ts'

/** What the export was, as far as the manifest tells it. */
export interface ManifestAbout {
  domain: string | undefined
  jobId: string
  version: string | undefined
  /** Digests of the findings that can fail a run; undefined when the site was not checked. */
  findings?: string[] | undefined
}

/** docs/manifest.md describes every field. Whoever changes one of them raises this. */
const MANIFEST_VERSION = 1

/** One line a file, in the order of their paths, so that two manifests can be compared line by line. */
export function manifestOf(files: ManifestFile[], archive: Archive, about: ManifestAbout): string {
  const head = {
    manifestVersion: MANIFEST_VERSION,
    domain: about.domain ?? null,
    jobId: about.jobId,
    version: about.version ?? null,
    archive: { sha256: archive.sha256, size: archive.size, format: archive.format }
  }
  const lines = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, size, sha256, content }) => `    ${JSON.stringify({ path, size, sha256, content })}`)
  const findings = about.findings === undefined ? '' : `,\n  "findings": ${JSON.stringify(about.findings)}`
  return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "files": [\n${lines.join(',\n')}\n  ]${findings}\n}\n`
}
