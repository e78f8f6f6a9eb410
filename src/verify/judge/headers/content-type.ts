import { isAscii, isUtf8 } from 'node:buffer'
import { declaredEncoding, encodingNamed, markedEncoding, MAX_HEAD } from '../../../html/encoding.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { isReloadLoop, refreshUrl } from '../../../html/attribute-values.ts'
import { isPageType } from '../../../site/pages/pages.ts'
import type { VerifyTarget } from '../../sample/targets.ts'

const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i

/** Types with which browsers run no script, even without `nosniff`. */
const REFUSED_SCRIPT_TYPE = /^(?:(?:audio|image|video)\/|text\/csv\b)/i

/** Types that the Next.js client accepts for its payloads. */
const DATA_TYPE = /^text\/(?:plain|x-component)\b/i

/** Types that agents accept for Markdown. */
const MARKDOWN_TYPE = /^text\/(?:markdown|plain)\b/i

export function contentTypeProblem(target: VerifyTarget, headers: IncomingHttpHeaders): string | undefined {
  if (target.role !== 'page' && target.role !== 'asset' && target.role !== 'data') return undefined
  const { path } = target.file
  const type = headers['content-type']?.trim() ?? ''
  const problem = (what: string) => `Content-Type is ${type.slice(0, 100) || 'missing'}${what}`
  if (target.role === 'page') {
    if (!isPageType(type)) return problem('. Expected: text/html.')
    if (isAttachment(headers['content-disposition'] ?? ''))
      return 'Content-Disposition is attachment: browsers download the page instead of showing it.'
    const refresh = headers['refresh']?.toString() ?? ''
    if (isReloadLoop(refresh)) return 'The header Refresh reloads the page again and again.'
    return refreshUrl(refresh) !== undefined
      ? 'The header Refresh sends readers to another address.'
      : undefined
  }
  if (target.role === 'data') {
    if (path.endsWith('.md'))
      return MARKDOWN_TYPE.test(type) ? undefined : problem('. Expected: text/markdown.')
    const wanted = path.endsWith('.rsc') ? 'text/x-component' : 'text/plain'
    const isAccepted = DATA_TYPE.test(type) || path.endsWith('.json')
    return isAccepted ? undefined : problem(`: it must be ${wanted}, or the client loads the whole page.`)
  }
  const isStrict = /\bnosniff\b/i.test(headers['x-content-type-options']?.toString() ?? '')
  if (/\.css$/i.test(path)) {
    const isRefused = type === '' ? isStrict : !/^text\/css\b/i.test(type)
    return isRefused ? problem(': browsers ignore a style sheet that is not text/css.') : undefined
  }
  if (/\.svg$/i.test(path) && !/^image\/svg\+xml\b/i.test(type))
    return problem(': browsers show an SVG image only as image/svg+xml.')
  if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type)) return undefined
  if (target.isModule === true) return problem(': browsers do not run a module that is not text/javascript.')
  if (REFUSED_SCRIPT_TYPE.test(type)) return problem(': browsers do not run a script with this type.')
  return isStrict ? problem(' with nosniff: browsers do not run the script.') : undefined
}

/** Browsers download what is not `inline`. They ignore what does not begin with a name, such as only a `filename`. */
function isAttachment(dispositions: string): boolean {
  return dispositions.split(/,(?=\s*[\w-]+\s*(?:[;,]|$))/).some(disposition => {
    const [, type] = /^\s*([\w-]+)\s*(?:;|$)/.exec(disposition) ?? []
    return type !== undefined && type.toLowerCase() !== 'inline'
  })
}

const CHARSET = /;\s*charset\s*=\s*["']?([^\s"';]+)/i

/** Returns why browsers show wrong characters, if they do. The header's charset has priority over the page's. */
export function charsetProblemOf(contentType: string, bytes: Buffer, what = 'page'): string | undefined {
  const label = CHARSET.exec(contentType)?.[1]
  const named = encodingNamed(label)
  const head = bytes.toString('latin1', 0, MAX_HEAD)
  // Browsers ignore unknown charset names.
  if (label === undefined || named === undefined || markedEncoding(head) !== undefined) return undefined
  const isWide = named.startsWith('utf-16')
  if (!isWide && (named === 'utf-8' ? isUtf8(bytes) : isAscii(bytes))) return undefined
  const declared = declaredEncoding(head, 'html')
  const own = isUtf8(bytes) ? 'utf-8' : declared
  if (own === undefined || named === own || named === declared) return undefined
  return `Content-Type has charset=${label.slice(0, 40)}, but the ${what} is ${own}: browsers show wrong characters.`
}

/** Browsers search more than the first bytes, for example if something adds scripts before the declaration. */
const MAX_SEARCHED = 65_536

/** Returns a problem if neither the header nor a page with characters outside of ASCII declares an encoding. */
export function undeclaredProblemOf(contentType: string, bytes: Buffer): string | undefined {
  const isDeclared =
    encodingNamed(CHARSET.exec(contentType)?.[1]) !== undefined ||
    isAscii(bytes) ||
    declaredEncoding(bytes.toString('latin1', 0, MAX_SEARCHED), 'html') !== undefined
  return isDeclared
    ? undefined
    : 'Neither Content-Type nor the page has a charset: browsers show wrong characters.'
}
