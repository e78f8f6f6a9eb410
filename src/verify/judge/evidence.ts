import type { IncomingHttpHeaders } from 'node:http'
import type { Target } from '../sample/targets.ts'
import type { Visit } from '../request/visit.ts'
import { charsetProblemOf } from './charset.ts'

/** What is known about an address after it was requested. Small, as there can be many. */
export interface Evidence {
  target: Target
  visit: Visit
  /** The bytes are those of the export. */
  isExact: boolean
  /** Why browsers read other characters than those of the page. */
  charsetProblem: string | undefined
  /** Only for a page with other bytes. */
  page: { title: string; content: string; isSignIn: boolean; refresh: string | undefined } | undefined
}

/** There was no connection to the host. */
export function isUnreachable(visit: Visit): boolean {
  return visit.end === 'failed' && visit.isUnreachable
}

/** A page with both asks who its reader is. */
const PASSWORD_FIELD = /<input\b[^<>]*\stype\s*=\s*["']?password\b/i
const FORM = /<form\b/i
const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i
// Two steps: one expression for both looks at the rest of a long tag again and again.
const META = /<meta\b[^<>]*>/gi
const REFRESH = /\shttp-equiv\s*=\s*["']?refresh\b/i

/** Reads the page if its bytes are not those of the export. */
export async function examine(target: Target, visit: Visit): Promise<Evidence> {
  const none = { target, visit, isExact: false, charsetProblem: undefined, page: undefined }
  if (visit.end !== 'response' || visit.body === undefined) return none
  const { sha256, bytes } = visit.body
  const isExact = 'file' in target && target.file?.sha256 === sha256
  const charsetProblem = bytes && charsetProblemOf(visit.headers['content-type'] ?? '', bytes)
  const about = { ...none, isExact, charsetProblem }
  if (isExact) return { ...about, visit: { ...visit, headers: kept(visit.headers), body: undefined } }
  const light = { ...visit, body: { ...visit.body, bytes: undefined } }
  if (bytes === undefined) return { ...about, visit: light }
  // The scanner is loaded only when something is wrong.
  const { readPage } = await import('../../review/scan/site-scanner.ts')
  const html = bytes.toString()
  const content = readPage(bytes)
  const isSignIn = PASSWORD_FIELD.test(html) || (FORM.test(html) && SIGN_IN.test(content.title))
  return { ...about, visit: light, page: { ...content, isSignIn, refresh: refreshOf(html) } }
}

const KEPT_HEADERS = ['content-type', 'x-content-type-options', 'cache-control', 'expires', 'date'] as const
/** Most responses have the same headers. */
const shared = new Map<string, IncomingHttpHeaders>()
const MAX_SHARED = 1000

/** The headers that are judged when the bytes are right. */
function kept(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const key = KEPT_HEADERS.map(name => headers[name]?.toString() ?? '').join('\n')
  const known = shared.get(key)
  if (known !== undefined) return known
  const copy = Object.fromEntries(
    KEPT_HEADERS.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  ) as IncomingHttpHeaders
  if (shared.size < MAX_SHARED) shared.set(key, copy)
  return copy
}

/** Where a page leads by itself. */
function refreshOf(html: string): string | undefined {
  for (const [tag] of html.matchAll(META))
    if (REFRESH.test(tag)) return /url\s*=\s*['"]?([^'">\s]+)/i.exec(tag)?.[1]?.replaceAll('&amp;', '&')
  return undefined
}
