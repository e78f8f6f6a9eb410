import {
  fillPlaceholders,
  PLACEHOLDER_CHOICES,
  type Placeholder,
  placeholdersIn
} from '../../site/placeholders.ts'
import type { SiteManifest } from './site-manifest.ts'

/** The key with its placeholders filled in; an array: what is wrong with the template. */
export function archiveKey(
  template: string,
  sha256: string,
  manifest: SiteManifest | undefined
): string | string[] {
  const values: Record<Placeholder, string | undefined> = {
    sha256,
    version: manifest?.version ?? undefined,
    'job-id': manifest?.jobId ?? undefined,
    domain: manifest?.domain ?? undefined
  }
  const { known, unknown } = placeholdersIn(template)
  const missing = known.filter(name => values[name] === undefined)
  if (unknown.length + missing.length > 0) {
    return [
      ...unknown.map(
        name => `\`archive-key\` has an unknown placeholder {${name}}: use ${PLACEHOLDER_CHOICES}`
      ),
      ...missing.map(name => `\`archive-key\` uses {${name}}, which the manifest does not have`)
    ]
  }
  // A version such as `release/1.2` stays one segment of the key.
  return fillPlaceholders(template, name => (values[name] ?? '').replaceAll('/', '-')).replace(/^\/+/, '')
}
