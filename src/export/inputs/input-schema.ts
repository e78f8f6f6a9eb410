import * as z from 'zod/mini'
import { FAILING_KINDS, CHECK_KINDS, type FindingKind } from '../../review/checks/findings.ts'
import { ignoredTargets } from '../../review/checks/ignored-targets.ts'
import {
  count,
  duration,
  entriesOf,
  flag,
  field,
  oneOf,
  share,
  text
} from '../../runtime/action/input-fields.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { Problem } from '../../runtime/problem.ts'
import { MAX_PAGE_DROP } from '../../site/pages/pages.ts'
import { apiKey, baseUrl, id } from '../../service/service-inputs.ts'
import { problemOfUrlTemplate } from './deployment-config.ts'

/** All deliveries, with their labels in the summary and what they need. */
export const DELIVERIES = {
  artifact: { label: 'Artifact', needs: 'archive' },
  site: { label: 'Site folder', needs: 'site' },
  report: { label: 'Report', needs: 'site' },
  release: { label: 'Release', needs: 'archive' },
  config: { label: 'Deployment config', needs: 'link' },
  url: { label: 'Link', needs: 'link' }
} as const
export type DeliveryKind = keyof typeof DELIVERIES

const MAX_RETENTION_DAYS = 400
const anything = z.optional(z.string())
const oneLine = text(value => (/[\r\n]/.test(value) ? 'has several lines: use a single line' : undefined))

export const exportFields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  from: anything,
  domain: z.optional(text(problemOfDomain)),
  'job-id': z.optional(id),
  version: z.optional(oneLine),
  paths: z.optional(field(entriesOf)),
  'update-project': z.optional(id),
  deliver: z.optional(field(entriesOf)),
  'output-dir': anything,
  'artifact-name': z.optional(text(problemOfArtifactName)),
  'artifact-format': z._default(oneOf(['raw', 'zip']), 'raw'),
  'retention-days': z.optional(count(MAX_RETENTION_DAYS)),
  'release-tag': anything,
  'github-token': anything,
  'config-file': z.optional(
    text(value =>
      /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is not a .yaml, .yml or .json file`
    )
  ),
  'config-key': z._default(text(problemOfKey), 'staticExport'),
  'config-version': z.optional(oneLine),
  'config-url': z.optional(text(problemOfUrlTemplate)),
  'mask-url': z._default(flag, true),
  check: z._default(oneOf(['off', 'warn', 'fail']), 'warn'),
  'check-fail-on': z._default(field(readKinds), [...FAILING_KINDS]),
  'base-path': z.optional(text(problemOfBasePath)),
  layout: z._default(oneOf(['service', 'as-is']), 'service'),
  'check-ignore': z.optional(ignoredTargets),
  'previous-manifest': z._default(z.string(), 'last-run'),
  redirects: anything,
  'max-page-drop': z._default(share, MAX_PAGE_DROP),
  timeout: z._default(duration, 30 * 60_000),
  'poll-interval': z._default(duration, 10_000)
})

/** With `from`, the service is not used, so `base-url` and `api-key` are optional. */
export const localFields = z.extend(exportFields, { 'base-url': anything, 'api-key': anything })

/** Returns the kinds in the order in which findings are reported. */
function readKinds(value: string): FindingKind[] | Problem {
  const entries = entriesOf(value)
  const unknown = unknownEntries(entries, CHECK_KINDS)
  return unknown.length > 0 ? new Problem(...unknown) : CHECK_KINDS.filter(kind => entries.includes(kind))
}

export function unknownEntries(entries: readonly string[], known: readonly string[]): string[] {
  const unknown = entries.filter(entry => !known.includes(entry))
  return unknown.map(entry => `"${entry}" is unknown: choose from ${known.join(', ')}`)
}

// A file name has at most 255 bytes. The names of the archive and its temporary file are longer than the artifact name.
const MAX_ARTIFACT_NAME_BYTES = 200

function problemOfArtifactName(name: string): string | undefined {
  // oxlint-disable-next-line no-control-regex
  const isForbidden = name.trim() === '' || /[":<>|*?\\/\u0000-\u001F]/.test(name)
  return isForbidden || Buffer.byteLength(name) > MAX_ARTIFACT_NAME_BYTES
    ? `is not a valid artifact name: use 1 to ${MAX_ARTIFACT_NAME_BYTES} bytes without " : < > | * ? \\ / or line breaks`
    : undefined
}

function problemOfKey(value: string): string | undefined {
  return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.test(value)
    ? undefined
    : `"${value}" is not a key path: use the form spec.values.staticExport`
}

function problemOfBasePath(value: string): string | undefined {
  return /^\/[^\s?#]*$/.test(value) ? undefined : `"${value}" is not a path: use the form /docs`
}

function problemOfDomain(value: string): string | undefined {
  if (/^[a-z0-9-]+$/i.test(value) && value !== 'localhost')
    return `"${value}" is not a full host name: use the form docs.example.com`
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
    return undefined
  const meant = parseUrl(value.includes('://') ? value : `https://${value}`)?.hostname
  return meant === undefined || meant === '' || meant === value
    ? `"${value}" is not a host name: use the form docs.example.com`
    : `"${value}" is more than a host name: use ${meant}`
}
