import { encodedVariants, MIN_SECRET } from '../../runtime/secrets.ts'

/** Names of query parameters that contain credentials in links from S3, Azure, Google, CloudFront and other stores. */
const CREDENTIAL =
  /sig(nature)?$|token|credential|secret|passw|hmac|^policy$|^key-pair-id$|(access|api)[-_]?key|^googleaccessid$|^auth/i

/** Names of query parameters whose values are not secret in a presigned link, such as the algorithm and the expiry. */
const PUBLIC =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|expires|s[eptrv]|spr|sk[tesv])$/i

/**
 * Returns everything in a presigned link that must not be shown: the link itself, its query, and each credential in the
 * query. The domain is not masked, because the runner drops every output that contains masked text.
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
    // In a query such as `?TOKEN`, the credential is the name of a parameter without a value.
    if (value === '') return isRandom(name) ? [name] : []
    if (PUBLIC.test(name)) return []
    return isRandom(value) || (CREDENTIAL.test(name) && !isOrdinary(value)) ? [value] : []
  })
  return [...values, url.password].filter(Boolean).flatMap(value => [
    value,
    // A store's error response contains only the access key, which precedes the date in an S3 credential.
    value.split('/', 1)[0] ?? '',
    // `searchParams` decodes `+` as a space, although it is a plus sign in an unencoded base64 signature.
    value.replaceAll(' ', '+')
  ])
}

/** Whether a value is a word, number, date, host name or path, which may also occur in other text. */
function isOrdinary(value: string): boolean {
  if (/^[\d:.TZ-]+$/.test(value) || /^[a-z]{1,15}$/i.test(value)) return true
  return /^[a-z0-9._/-]+$/.test(value) && /[./]/.test(value) && !value.split(/[./]/).some(isRandom)
}

const JSON_WEB_TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\./
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value is a long mix of letters and digits, and is neither a path nor a job id. */
function isRandom(value: string): boolean {
  if (JSON_WEB_TOKEN.test(value)) return true
  return /^[\w+/=~-]{32,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value) && !isPath(value)
}

function isPath(value: string): boolean {
  const segments = value.split(/[/-]/)
  return UUID.test(value) || (segments.length > 1 && segments.every(segment => segment.length < 20))
}
