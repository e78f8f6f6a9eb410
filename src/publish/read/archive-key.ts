import { Problem } from '../../runtime/problem.ts'
import { problemOfKey } from '../../s3/bucket-address.ts'
import {
  fillPlaceholders,
  PLACEHOLDER_CHOICES,
  type Placeholder,
  placeholdersIn
} from '../../site/addresses/placeholders.ts'
import type { SiteManifest } from './site-manifest.ts'
import { STATE_FOLDER } from './state.ts'

/** Returns a function that makes the key from the SHA-256 of the archive. */
export function archiveKey(
  template: string,
  manifest: SiteManifest | undefined,
  prefix: string
): ((sha256: string) => string) | Problem {
  const values: Partial<Record<Placeholder, string | null>> = {
    version: manifest?.version ?? null,
    'job-id': manifest?.jobId ?? null,
    domain: manifest?.domain ?? null
  }
  const { known, unknown } = placeholdersIn(template)
  const missing = known.filter(name => values[name] === null)
  if (unknown.length + missing.length > 0) {
    return new Problem(
      ...unknown.map(
        name => `\`archive-key\` has an unknown placeholder {${name}}: use ${PLACEHOLDER_CHOICES}`
      ),
      ...missing.map(name => `\`archive-key\` contains {${name}}, but the manifest has no value for it`)
    )
  }
  // Slashes are replaced, so that a version such as `release/1.2` is one segment of the key.
  const keyOf = (sha256: string) =>
    fillPlaceholders(template, name => (values[name] ?? sha256).replaceAll('/', '-')).replace(/^\/+/, '')
  const key = keyOf('0'.repeat(64))
  const isReserved = key.startsWith(STATE_FOLDER)
  const problem = isReserved ? `must not begin with ${STATE_FOLDER}` : problemOfKey(key, prefix)
  return problem === undefined ? keyOf : new Problem(`\`archive-key\` ${problem}`)
}
