import { parseUrl } from '../runtime/parse-url.ts'

/** The fields by which a deployment finds the bundle. */
export interface StaticExport {
  enabled: true
  bundleUrl: string
  version?: string
}

export function staticExport(bundleUrl: string, version: string | undefined): StaticExport {
  return { enabled: true, bundleUrl, ...(version !== undefined && { version }) }
}

/** The value of the output `deployment-config`. */
export function deploymentConfig(bundleUrl: string, version: string | undefined): string {
  return JSON.stringify({ staticExport: staticExport(bundleUrl, version) })
}

const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

export function hasPlaceholder(template: string, name: Placeholder): boolean {
  return template.includes(`{${name}}`)
}

/** What is wrong with the template of a bundle URL; undefined if nothing is. */
export function problemOfUrlTemplate(template: string): string | undefined {
  const unknown = [...template.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find(name => !(PLACEHOLDERS as readonly string[]).includes(name))
  const choices = PLACEHOLDERS.map(name => `{${name}}`).join(', ')
  if (unknown !== undefined) return `contains {${unknown}}: use ${choices}`
  const url = parseUrl(template.replaceAll(/\{[^{}]*\}/g, 'x'))
  if (url === null) return `"${template}" is not a URL: it must begin with https://`
  if (url.protocol !== 'https:') return 'must begin with https://'
  if (/[{}\s]/.test(template.replaceAll(/\{[^{}]*\}/g, '')))
    return `contains a brace or white space: use ${choices}`
  if (url.username !== '' || url.password !== '') return 'contains a user name or password: remove them'
  if (/\{/.test(template.split('/', 3).join('/')))
    return 'has a placeholder in the host name: use it in the path'
  return undefined
}

export function fillUrlTemplate(template: string, values: Record<Placeholder, string | undefined>): string {
  return PLACEHOLDERS.reduce(
    (url, name) => url.replaceAll(`{${name}}`, () => encodeURIComponent(values[name] ?? '')),
    template
  )
}
