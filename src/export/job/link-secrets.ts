import { encodedVariants, MIN_SECRET } from '../../runtime/secrets.ts'

/** Names of query parameters whose value gives access, in the links of S3, Azure, Google, CloudFront and others. */
const CREDENTIAL =
  /sig(nature)?$|token|credential|secret|passw|hmac|^policy$|^key-pair-id$|(access|api)[-_]?key|^googleaccessid$|^auth/i

/** Parts of a presigned query that say how and for how long it is signed. */
const PUBLIC =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|expires|s[eptrv]|spr|sk[tesv])$/i

/**
 * Everything in a presigned link that must not be shown: the link itself, its query, and each credential in the query.
 * Nothing else: the runner drops every output that contains a masked text, so a masked domain would drop most of them.
 */
export function secretsInLink(link: string): string[] {
  const url = new URL(link)
  const credentials = credentialsIn(url)
  const query = /\?([^#]*)/.exec(link)?.[1] ?? ''
  const secrets = [
    link,
    url.href,
    ...(credentials.length > 0 ? [query, url.search.slice(1)] : []),
    ...credentials
  ]
  return [...new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(encodedVariants))]
}

function credentialsIn(url: URL): string[] {
  const values = [...url.searchParams].flatMap(([name, value]) => {
    // `?token` without a value is a parameter with an empty value.
    if (value === '') return isRandom(name) ? [name] : []
    if (PUBLIC.test(name)) return []
    return isRandom(value) || (CREDENTIAL.test(name) && !isOrdinary(value)) ? [value] : []
  })
  return [...values, url.password].filter(Boolean).flatMap(value => [
    value,
    // The error response of a store has the access key alone: the part of an S3 credential before its date and region.
    value.split('/', 1)[0] ?? '',
    // searchParams reads `+` as a space; a signature in base64 that was not encoded means the plus sign.
    value.replaceAll(' ', '+')
  ])
}

/** Words, numbers, dates, host names and paths, which occur elsewhere too. */
function isOrdinary(value: string): boolean {
  if (/^[\d:.TZ-]+$/.test(value) || /^[a-z]{1,15}$/i.test(value)) return true
  return /^[a-z0-9._/-]+$/.test(value) && /[./]/.test(value) && !value.split(/[./]/).some(isRandom)
}

const JSON_WEB_TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\./
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Long and a mix of letters and digits: no word, and not the id of a job either. */
function isRandom(value: string): boolean {
  if (JSON_WEB_TOKEN.test(value)) return true
  return /^[\w+/=~-]{32,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value) && !isPath(value)
}

function isPath(value: string): boolean {
  const segments = value.split(/[/-]/)
  return UUID.test(value) || (segments.length > 1 && segments.every(segment => segment.length < 20))
}
