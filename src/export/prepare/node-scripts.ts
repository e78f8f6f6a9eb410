import { isBuiltin } from 'node:module'
import { literalEnd, templatePartEnd } from '../../runtime/text/string-literal.ts'

const CODE = /[^"'`/]+/y
/** Limited, so that a script with many slashes is read in linear time. */
const REGULAR_EXPRESSION = /\/(?:\\.|\[(?:\\.|[^\]\\\n]){0,100}\]|[^/\\\n[]){1,200}\/[a-z]*/y
/** The end of code after which a slash begins a regular expression and not a division. */
const BEFORE_EXPRESSION = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|of|in|do|else))\s*$/
const BEFORE_MODULE = /(?:\brequire\s*\(|\bfrom|\bimport\s*\(?)\s*$/
/** Code that first checks where it runs, as the wrappers of libraries do that work in Node.js and in browsers. */
const CHECKS_PLACE = /\btypeof\s+(?:require|exports|module|define|window|document|process)\b/
/** Number of characters of code that the two patterns above need. */
const TAIL = 40

/** Whether a script loads modules of Node.js in its code, so that it can run only there. */
export function isForNode(source: string): boolean {
  if (!/\brequire\b|\bimport\b|\bfrom\b/.test(source)) return false
  let [tail, isFound] = ['', false]
  for (let at = 0; at < source.length;) {
    const { token, quote, text = '' } = tokenAt(source, at, tail)
    at += token.length
    if (quote !== undefined && BEFORE_MODULE.test(tail) && isBuiltin(text)) isFound = true
    if (/^\/[*/]/.test(token)) continue
    const code = /^["'`]/.test(token) || (token.length > 1 && token.startsWith('/')) ? '""' : token
    if (CHECKS_PLACE.test(tail + code)) return false
    tail = (tail + code).slice(-TAIL)
  }
  return isFound
}

/** A part of a script. Only a string has a quote and content. */
interface Token {
  token: string
  quote?: string | undefined
  text?: string | undefined
}

function tokenAt(source: string, at: number, tail: string): Token {
  if (source.startsWith('//', at)) return { token: source.slice(at, endOf(source, '\n', at + 2)) }
  if (source.startsWith('/*', at)) return { token: source.slice(at, endOf(source, '*/', at + 2)) }
  const first = source.charAt(at)
  if (first === '`') return { token: source.slice(at, templatePartEnd(source, at, true) + 1) }
  if (first === '"' || first === "'") {
    const end = literalEnd(source, at) ?? endOf(source, '\n', at)
    return { token: source.slice(at, end), quote: first, text: source.slice(at + 1, end - 1) }
  }
  const forms = [CODE, ...(BEFORE_EXPRESSION.test(tail) ? [REGULAR_EXPRESSION] : [])]
  for (const form of forms) {
    form.lastIndex = at
    const found = form.exec(source)
    if (found === null) continue
    return { token: found[0] }
  }
  return { token: source.charAt(at) }
}

function endOf(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from)
  return at < 0 ? source.length : at + end.length
}
