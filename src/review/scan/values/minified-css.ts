import { minifiedDeclaration } from './minified-declaration.ts'

/** A longer style sheet is compared as it is. */
const MAX_CSS = 500_000

/** Stands for a space in a string, so that it is not collapsed with the spaces around it. */
const KEPT_SPACE = '\u0001'
const TOKEN =
  /\/\*[^]*?(?:\*\/|$)|"[^"\\\n]*(?:\\[^][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[^][^'\\\n]*)*'?|\\[^]|\burl\(|[{};]/gi
/** Minifiers leave out the quotes of these strings where CSS allows it. */
const NEEDS_NO_QUOTES = /^[\w./:#?=&%~@+ -]+$/

/**
 * Returns a style sheet in the form in which minifiers write it: sheets with the same form have the same selectors and
 * declarations in the same order. Reads each character once.
 */
export function minifiedCss(css: string): string {
  if (css.length > MAX_CSS) return css
  const rules: string[] = []
  let part = ''
  let from = 0
  let hasEnds = true
  const token = new RegExp(TOKEN)
  for (let found = token.exec(css); found !== null; found = token.exec(css)) {
    const [text] = found
    part += css.slice(from, found.index)
    from = token.lastIndex
    if ('{};'.includes(text)) {
      addPart(rules, part, text)
      part = ''
    } else if (!/^url\(/i.test(text)) part += shortToken(text, part.endsWith('url('))
    else {
      // An address without quotes can contain a semicolon, and ends at the next parenthesis.
      const isQuoted = /^\s*["']/.test(css.slice(from, from + 20))
      const end: number = hasEnds && !isQuoted ? css.indexOf(')', from) : -1
      if (!isQuoted) hasEnds = end >= 0
      part += `url(${end < 0 ? '' : css.slice(from, end).trim().replace(/\s/g, KEPT_SPACE)}`
      from = Math.max(from, end)
      token.lastIndex = from
    }
  }
  addPart(rules, part + css.slice(from), '}')
  return rules.join('')
}

function shortToken(token: string, isAddress: boolean): string {
  if (token.startsWith('/*')) return ' '
  const [quote = ''] = token
  if (quote === '\\') return token
  const isClosed = token.length > 1 && token.endsWith(quote)
  const text = token.slice(1, isClosed ? -1 : undefined)
  const kept = text.replace(/\s/g, KEPT_SPACE)
  return (isAddress ? /^[^"'()\\]+$/ : NEEDS_NO_QUOTES).test(text) ? kept : `"${kept}"`
}

/** Adds a selector, a declaration or a statement such as `@import`, and the mark behind it. */
function addPart(rules: string[], part: string, mark: string): void {
  const text = part.replace(/\s+/g, ' ').trim()
  if (mark === '{') {
    rules.push(`${text.startsWith('@') ? shortAtRule(text) : shortSelectors(text)}{`)
    return
  }
  if (text.startsWith('@')) {
    if (!/^@charset\b/i.test(text)) rules.push(`${shortAtRule(text)};`)
  } else if (text !== '') rules.push(`${minifiedDeclaration(text)};`)
  if (mark !== '}') return
  // A rule without declarations has no effect.
  const last = rules.at(-1) ?? ''
  if (last.endsWith('{') && !last.startsWith('@')) rules.pop()
  else rules.push('}')
}

function shortAtRule(text: string): string {
  return text
    .replace(/^@import url\(([^()]*)\)/i, '@import $1')
    .replace(/ ?([:,<>=]) ?/g, '$1')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/^(@[\w-]+) \(/, '$1(')
}

function shortSelectors(text: string): string {
  const short = text
    .replace(/ ?([,>~+=]) ?/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/ ([)\]])/g, '$1')
    .replace(/::(?=(?:before|after|first-l(?:ine|etter))\b)/gi, ':')
    .replace(/\*(?=[.:#[])/g, '')
  if (short === 'from') return '0%'
  if (short === 'to') return '100%'
  return short.includes('(') ? short : [...new Set(short.split(','))].sort().join(',')
}
