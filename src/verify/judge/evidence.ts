import { htmlTokens } from '../../review/scan/html/html-tokens.ts'
import { decodedValue, refreshUrl } from '../../review/scan/values/attribute-values.ts'
import { isTransient } from '../../runtime/http/retry.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { VerifyTarget } from '../sample/targets.ts'
import type { Visit } from '../request/visit.ts'
import { cachingProblemOf } from './caching.ts'
import { charsetProblemOf, contentTypeProblem } from './content-type.ts'
import { withEmails } from './hidden-emails.ts'
import type { VerifyFinding } from './kinds.ts'
import { type SharedWords, sharedWords } from './shared-words.ts'

/** Facts about an address that was requested. Kept small, because there can be many addresses. */
export interface Evidence {
  target: VerifyTarget
  visit: Visit
  isExact: boolean
  /** The reason why browsers reject the response or show wrong characters. */
  typeProblem?: string | undefined
  /** Set only if the response has exactly the exported bytes. */
  caching?: VerifyFinding | undefined
  /** Set only for a page whose bytes differ from the export. */
  page?: {
    title: string
    content: string
    isSignIn: boolean
    refresh: string | undefined
    /** How much of the exported text the page contains; undefined if the texts were not compared. */
    words?: SharedWords | undefined
  }
}

export function isUnreachable(visit: Visit): boolean {
  return visit.end === 'failed' && visit.isUnreachable
}

/** Whether a reader gets the exported content, even if a proxy or CDN changed the bytes. */
export function isAsExported({ target, isExact, page }: Evidence): boolean {
  return isExact || (target.role === 'page' && page !== undefined && page.content === target.file.content)
}

/** Whether the result is unknown: no requests were left, or an address that must not exist gave no final response. */
export function isUnchecked({ target: { role }, visit }: Evidence): boolean {
  const mustNotExist = role === 'unknown' || role === 'removed'
  const isUnanswered = visit.end === 'failed' || (visit.end === 'response' && isTransient(visit.status))
  return visit.end === 'unchecked' || (mustNotExist && isUnanswered)
}

const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i

/** Words of larger pages are not compared, because the comparison would block the run. */
const MAX_COMPARED_BYTES = 2_000_000

/** Checks the headers, which are not kept after an exact match, and reads a page whose bytes differ from the export. */
export async function examine(
  target: VerifyTarget,
  visit: Visit,
  readExported?: (file: ManifestFile) => Promise<Buffer | undefined>
): Promise<Evidence> {
  if (visit.end !== 'response' || visit.body === undefined) return { target, visit, isExact: false }
  const { headers, body } = visit
  const isExact = 'file' in target && target.file?.sha256 === body.sha256
  const typeProblem =
    contentTypeProblem(target, headers) ??
    (body.bytes && charsetProblemOf(headers['content-type'] ?? '', body.bytes))
  if (isExact) {
    const caching = cachingProblemOf(target, visit)
    return { target, visit: { ...visit, headers: {}, body: undefined }, isExact, typeProblem, caching }
  }
  const light = { ...visit, body: { ...body, bytes: undefined } }
  const about = { target, visit: light, isExact, typeProblem }
  if (body.bytes === undefined) return about
  // Loaded on demand, because the scanner is needed only if bytes differ.
  const { digestPage, textOfPage } = await import('../../review/scan/site-scanner.ts')
  const bytes = withEmails(body.bytes)
  const content = digestPage(bytes)
  const found = { ...content, ...signInAndRefresh(bytes, content.title) }
  const isOther = target.role === 'page' && content.content !== target.file.content
  const isCompared = isOther && Math.max(body.size, target.file.size) <= MAX_COMPARED_BYTES
  const exported = isCompared ? await readExported?.(target.file) : undefined
  if (exported === undefined) return { ...about, page: found }
  return { ...about, page: { ...found, words: sharedWords(textOfPage(exported), textOfPage(bytes)) } }
}

/** Returns whether a page is a sign-in form, and the target of its `refresh` element. */
export function signInAndRefresh(
  bytes: Buffer,
  title: string
): { isSignIn: boolean; refresh: string | undefined } {
  let isSignIn = false
  let refresh: string | undefined
  for (const { tag, element } of htmlTokens(bytes)) {
    if (element?.name === 'form') isSignIn ||= SIGN_IN.test(title)
    else if (element?.name === 'input') isSignIn ||= /^password$/i.test(tag.raw('type'))
    else if (element?.name === 'meta' && /^refresh$/i.test(tag.raw('http-equiv')))
      refresh ??= refreshUrl(decodedValue(tag.raw('content')))
  }
  return { isSignIn, refresh }
}
