import * as z from 'zod/mini'
import { FAILING_KINDS, CHECK_KINDS, type FindingKind } from '../../review/checks/findings.ts'
import { ignoredTargets } from '../../review/checks/ignored-targets.ts'
import {
  duration,
  entriesOf,
  field,
  flag,
  list,
  oneOf,
  share,
  text
} from '../../runtime/action/input-fields.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { Problem } from '../../runtime/problem.ts'
import { MAX_PAGE_DROP } from '../../site/pages/pages.ts'
import { apiKey, baseUrl, id } from '../../service/service-inputs.ts'
import { problemOfUrlTemplate } from './deployment-config.ts'

/** Every delivery: what the summary calls it, and what it needs. */
export const DELIVERIES = {
  artifact: { label: 'Artifact', needs: 'archive' },
  site: { label: 'Site folder', needs: 'site' },
  report: { label: 'Report', needs: 'site' },
  release: { label: 'Release', needs: 'archive' },
  config: { label: 'Deployment config', needs: 'link' },
  url: { label: 'Link', needs: 'link' }
} as const
export type DeliveryKind = keyof typeof DELIVERIES

const days = field(value => {
  const count = Number(value)
  if (Number.isNaN(count)) return new Problem('is not a number of days')
  if (!Number.isInteger(count)) return new Problem('is not a whole number of days')
  if (count < 1) return new Problem('is less than a day')
  return count > 400 ? new Problem('is more than 400 days') : count
})

const anything = z.optional(z.string())

export const exportFields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  from: anything,
  domain: z.optional(text(problemOfDomain)),
  'job-id': z.optional(id),
  version: z.optional(text(value => (/[\r\n]/.test(value) ? 'has several lines: use one' : undefined))),
  paths: z.optional(list(entriesOf)),
  'update-project': z.optional(id),
  deliver: z.optional(list(entriesOf)),
  'output-dir': anything,
  'artifact-name': z.optional(text(problemOfArtifactName)),
  'artifact-format': z._default(oneOf(['raw', 'zip']), 'raw'),
  'retention-days': z.optional(days),
  overwrite: z._default(flag, false),
  'release-tag': anything,
  'github-token': anything,
  'config-file': z.optional(
    text(value =>
      /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is not a .yaml, .yml or .json file`
    )
  ),
  'config-key': z._default(text(problemOfKey), 'staticExport'),
  'config-url': z.optional(text(problemOfUrlTemplate)),
  'mask-url': z._default(flag, true),
  check: z._default(oneOf(['off', 'warn', 'fail']), 'warn'),
  'check-fail-on': z._default(list(readKinds), [...FAILING_KINDS]),
  'base-path': z.optional(text(problemOfBasePath)),
  layout: z._default(oneOf(['service', 'as-is']), 'service'),
  'check-ignore': z.optional(ignoredTargets),
  'previous-manifest': z._default(z.string(), 'last-run'),
  redirects: anything,
  'max-page-drop': z._default(share, MAX_PAGE_DROP),
  timeout: z._default(duration, 30 * 60_000),
  'poll-interval': z._default(duration, 10_000)
})

/** Beside `from`, the service is not asked for anything. */
export const localFields = z.extend(exportFields, { 'base-url': anything, 'api-key': anything })

/** In the order in which findings are reported. */
function readKinds(value: string): FindingKind[] | Problem {
  const entries = entriesOf(value)
  const unknown = entries.filter(entry => !(CHECK_KINDS as readonly string[]).includes(entry))
  const choices = `choose from ${CHECK_KINDS.join(', ')}`
  if (unknown.length > 0) return new Problem(...unknown.map(entry => `"${entry}" is unknown: ${choices}`))
  return CHECK_KINDS.filter(kind => entries.includes(kind))
}

const FORBIDDEN_IN_ARTIFACT_NAME = '" : < > | * ? \\ /'

// The archive on disk has this name too, with an extension, and its temporary file has a longer one.
const MAX_ARTIFACT_NAME_BYTES = 200

function problemOfArtifactName(name: string): string | undefined {
  const invalid = 'is not a valid artifact name: it'
  if (name.trim() === '') return `${invalid} is empty`
  const forbidden = /[":<>|*?\\/]/.exec(name)?.[0]
  if (forbidden !== undefined)
    return `${invalid} contains ${forbidden} (these are not allowed: ${FORBIDDEN_IN_ARTIFACT_NAME} and line breaks)`
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001F]/.test(name)) return `${invalid} contains a line break or another control character`
  return Buffer.byteLength(name) > MAX_ARTIFACT_NAME_BYTES
    ? `${invalid} is longer than ${MAX_ARTIFACT_NAME_BYTES} bytes`
    : undefined
}

function problemOfKey(value: string): string | undefined {
  return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.test(value)
    ? undefined
    : `"${value}" is not a path of keys: use the form spec.values.staticExport`
}

function problemOfBasePath(value: string): string | undefined {
  return /^\/[^\s?#]*$/.test(value) ? undefined : `"${value}" is not a path: use the form /docs`
}

function problemOfDomain(value: string): string | undefined {
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
    return undefined
  const meant = parseUrl(value.includes('://') ? value : `https://${value}`)?.hostname
  return meant === undefined || meant === '' || meant === value
    ? `"${value}" is not a host name: use the form docs.example.com`
    : `"${value}" is more than a host name: use ${meant}`
}
