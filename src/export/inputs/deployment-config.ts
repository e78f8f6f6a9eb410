import { parseUrl } from '../../runtime/http/parse-url.ts'
import {
  fillPlaceholders,
  PLACEHOLDER_CHOICES,
  type Placeholder,
  placeholdersIn
} from '../../site/addresses/placeholders.ts'

/** The config fields that tell a deployment where the bundle is. */
export interface StaticExport {
  enabled: true
  bundleUrl: string
  version?: string
}

export function staticExport(bundleUrl: string, version: string | undefined): StaticExport {
  return { enabled: true, bundleUrl, ...(version !== undefined && { version }) }
}

export function deploymentConfig(bundleUrl: string, version: string | undefined): string {
  return JSON.stringify({ staticExport: staticExport(bundleUrl, version) })
}

export function hasPlaceholder(template: string, name: Placeholder): boolean {
  return placeholdersIn(template).known.includes(name)
}

export function problemOfUrlTemplate(template: string): string | undefined {
  const [unknown] = placeholdersIn(template).unknown
  if (unknown !== undefined) return `contains {${unknown}}: use ${PLACEHOLDER_CHOICES}`
  const url = parseUrl(fillPlaceholders(template, () => 'x'))
  if (url === null) return `"${template}" is not a URL: it must begin with https://`
  if (url.protocol !== 'https:') return 'must begin with https://'
  if (/[{}\s]/.test(fillPlaceholders(template, () => '')))
    return `contains a brace or white space: remove it, or use only ${PLACEHOLDER_CHOICES}`
  if (url.username !== '' || url.password !== '') return 'contains a user name or password: remove them'
  if (/\{/.test(template.split('/', 3).join('/')))
    return 'has a placeholder in the host name: use placeholders only in the path'
  return undefined
}

export function fillUrlTemplate(template: string, values: Record<Placeholder, string | undefined>): string {
  return fillPlaceholders(template, name => encodeURIComponent(values[name] ?? ''))
}
