import type { IncomingHttpHeaders } from 'node:http'
import { isPageType } from '../../site/pages/pages.ts'
import type { VerifyTarget } from '../sample/targets.ts'

const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i
/** Browsers never run these as a script. */
const NO_SCRIPT = /^(?:image|audio|video)\/|^text\/csv\b/i

/** The client of Next.js accepts these for its payloads. */
const DATA_TYPE = /^text\/(?:plain|x-component)\b/i

/** Agents read either. */
const MARKDOWN_TYPE = /^text\/(?:markdown|plain)\b/i

export function contentTypeProblem(target: VerifyTarget, headers: IncomingHttpHeaders): string | undefined {
  if (target.role !== 'page' && target.role !== 'asset' && target.role !== 'data') return undefined
  const { role, isModule } = target
  const { path } = target.file
  const type = headers['content-type']?.trim() ?? ''
  const given = type === '' ? 'missing' : type.slice(0, 100)
  if (role === 'page') {
    if (!isPageType(type)) return `Content-Type is ${given} instead of text/html.`
    const isDownload = /^\s*attachment\b/i.test(headers['content-disposition'] ?? '')
    return isDownload
      ? 'Content-Disposition is attachment: browsers save the page instead of showing it.'
      : undefined
  }
  if (role === 'data' && path.endsWith('.md'))
    return MARKDOWN_TYPE.test(type) ? undefined : `Content-Type is ${given} instead of text/markdown.`
  if (role === 'data')
    return DATA_TYPE.test(type) || path.endsWith('.json')
      ? undefined
      : `Content-Type is ${given} instead of text/plain: the client loads the whole page again.`
  const isStrict = /\bnosniff\b/i.test(headers['x-content-type-options']?.toString() ?? '')
  if (/\.css$/i.test(path)) {
    const isRefused = type === '' ? isStrict : !/^text\/css\b/i.test(type)
    return isRefused
      ? `Content-Type is ${given}: browsers ignore a style sheet that is not text/css.`
      : undefined
  }
  if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type)) return undefined
  if (isModule === true)
    return `Content-Type is ${given}: browsers do not run a module that is not text/javascript.`
  if (isStrict || NO_SCRIPT.test(type))
    return `Content-Type is ${given}${isStrict ? ' with nosniff' : ''}: browsers do not run the script.`
  return undefined
}
