import { Problem } from '../runtime/problem.ts'
import { encodeRfc3986 } from './signature.ts'

export interface Bucket {
  name: string
  /** Address of an S3-compatible store; undefined means AWS. */
  endpoint: URL | undefined
  region: string
}

/** Parts of an object's URL: `origin` + `path` + encoded key. */
export interface BucketAddress {
  origin: string
  host: string
  path: string
}

/**
 * On AWS, the bucket name is part of the host name, unless dots in it would prevent a match with the certificate.
 * In all other cases, the bucket name is the first segment of the path, a form that every store supports.
 */
export function addressOf({ name, endpoint, region }: Bucket): BucketAddress {
  if (endpoint !== undefined) {
    const base = endpoint.pathname.replace(/\/+$/, '')
    return { origin: endpoint.origin, host: endpoint.host, path: `${base}/${encodeRfc3986(name)}/` }
  }
  const domain = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  if (name.includes('.')) return { origin: `https://${domain}`, host: domain, path: `/${name}/` }
  return { origin: `https://${name}.${domain}`, host: `${name}.${domain}`, path: '/' }
}

export function encodeKey(key: string): string {
  return encodeRfc3986(key).replaceAll('%2F', '/')
}

/** Splits `s3://bucket/prefix` into a bucket name and a prefix, which is empty or ends with a slash. */
export function parseTarget(target: string): { bucket: string; prefix: string } | Problem {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(target) ?? []
  if (!target.startsWith('s3://')) return new Problem(`"${target}" is not a target: write s3://bucket/prefix`)
  if (bucket === '')
    return new Problem(
      `"${target}" has no bucket: write s3://bucket/prefix. If the bucket comes from a variable, the variable is probably empty`
    )
  if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
    return new Problem(`"${bucket}" is not a valid bucket name`)
  const segments = path.replace(/^\/+|\/+$/g, '').split('/')
  if (path !== '' && segments.some(segment => problemOfSegment(segment) !== undefined))
    return new Problem(`"${target}" has a prefix with an empty segment, \`.\`, \`..\` or control characters`)
  const prefix = segments.join('/')
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` }
}

const MAX_KEY_BYTES = 1024

export function problemOfKey(path: string, prefix = ''): string | undefined {
  if (Buffer.byteLength(prefix + path) > MAX_KEY_BYTES)
    return `is longer than ${MAX_KEY_BYTES} bytes with its prefix`
  return path
    .split('/')
    .map(problemOfSegment)
    .find(problem => problem !== undefined)
}

function problemOfSegment(segment: string): string | undefined {
  if (segment === '') return 'has an empty segment'
  // In a URL, `.` and `..` would refer to a different object.
  if (segment === '.' || segment === '..') return 'has a segment `.` or `..`'
  if (/\p{Cc}/u.test(segment)) return 'contains control characters'
  return segment.isWellFormed() ? undefined : 'is not valid UTF-8'
}
