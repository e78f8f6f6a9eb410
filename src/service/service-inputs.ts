import * as z from 'zod/mini'
import { isSafeAddress } from '../runtime/http/address.ts'
import { field, required, text, webAddress } from '../runtime/action/input-fields.ts'
import { Problem } from '../runtime/problem.ts'
import { isId } from './schemas.ts'

const NOT_SAFE =
  'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only'

export const baseUrl = z.optional(
  field(value => {
    const url = webAddress(value)
    if (url instanceof Problem) return url
    if (!isSafeAddress(url)) return new Problem(NOT_SAFE)
    // Users copy the address from the OpenAPI description, where it includes the version.
    url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/')
    return url
  })
)

export const PUBLIC_SERVICE = 'https://api.mintlify.com'

/** Returns `base-url`, or the public service's address if `base-url` is missing and the key is for that service. */
export function serviceAddress(given: URL | Problem | undefined, key: string | Problem): URL | Problem {
  if (given !== undefined) return given
  if (key instanceof Problem) return key
  return key.startsWith('mint_')
    ? new URL(PUBLIC_SERVICE)
    : new Problem(
        `\`base-url\` is missing: \`api-key\` does not begin with mint_, so it is not sent to ${PUBLIC_SERVICE}. Set \`base-url\` to the address of the API that accepts the key`
      )
}

const KEYS_PAGE = 'https://app.mintlify.com/settings/organization/api-keys'

/** Prefixes of keys for other APIs of the public service. */
const OTHER_KEYS = [
  ['mint_dsc_', 'a key of the assistant'],
  ['mint_us_', 'an index key of an organization']
] as const

export const apiKey = required(
  'set it to an admin key, from the API keys page of the dashboard. In a workflow: ${{ secrets.… }}, which is empty in runs started from a fork',
  text(value => {
    if (/^bearer\s/i.test(value)) return 'must be only the key, without "Bearer"'
    if (!/^[\x21-\x7e]+$/.test(value)) return 'contains white space or non-ASCII text: copy the key again'
    const [prefix, kind] = OTHER_KEYS.find(([start]) => value.startsWith(start)) ?? []
    return prefix && `begins with ${prefix}, so it is ${kind}: create an admin key on ${KEYS_PAGE}`
  })
)

export const id = text(value =>
  isId(value) ? undefined : `"${value}" is not an id: copy the id from the service`
)
