import type { SiteManifest } from './site-manifest.ts'

const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'] as const

/** The key with its placeholders filled in; an array: what is wrong with the template. */
export function archiveKey(
  template: string,
  sha256: string,
  manifest: SiteManifest | undefined
): string | string[] {
  const values: Record<string, string | undefined> = {
    sha256,
    version: manifest?.version,
    'job-id': manifest?.jobId,
    domain: manifest?.domain
  }
  const used = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const isKnown = (name: string) => (PLACEHOLDERS as readonly string[]).includes(name)
  const problems = [...new Set(used)].flatMap(name => {
    if (!isKnown(name))
      return [
        `\`archive-key\` has an unknown placeholder {${name}}: use ${PLACEHOLDERS.map(each => `{${each}}`).join(', ')}`
      ]
    return values[name] === undefined
      ? [`\`archive-key\` uses {${name}}, which the manifest does not have`]
      : []
  })
  if (problems.length > 0) return problems
  // A version such as `release/1.2` stays one segment of the key.
  return template
    .replace(/\{([^{}]*)\}/g, (_, name: string) => (values[name] ?? '').replaceAll('/', '-'))
    .replace(/^\/+/, '')
}
