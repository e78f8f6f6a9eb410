import { cssAddresses } from '../../../html/css-scanner.ts'

/** A rule of a style sheet. `selectors`: of the rule, and before it those of the rules around it. */
export interface StyleRule {
  selectors: string
  declarations: string[]
}

/** Blocks without selectors, or with rules that have no effect on a screen. */
const SKIPPED = /^@(?:font-|(?:-\w+-)?keyframes|page|property|counter-style|media\s+(?:only\s+)?print\s*$)/i
const MAX_CSS = 500_000

/** Reads the rules of a style sheet, without comments, strings and escapes. Reads each character once. */
export function styleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const open: { selectors: string; declarations: string[]; isSkipped: boolean }[] = []
  let from = 0
  const text = plainCss(css.slice(0, MAX_CSS))
  const addDeclaration = (declaration: string) => {
    if (declaration !== '') open.at(-1)?.declarations.push(declaration)
  }
  const close = () => {
    const closed = open.pop()
    if (closed === undefined || closed.isSkipped) return
    const { selectors, declarations } = closed
    if (selectors !== '' && declarations.length > 0) rules.push({ selectors, declarations })
  }
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const part = text.slice(from, index).trim()
    from = index + 1
    if (mark === '{') {
      const around = open.at(-1)
      const isAt = part.startsWith('@')
      const selectors = isAt ? (around?.selectors ?? '') : `${around?.selectors ?? ''} ${part}`.trim()
      open.push({ selectors, declarations: [], isSkipped: around?.isSkipped === true || SKIPPED.test(part) })
    } else {
      addDeclaration(part)
      if (mark === '}') close()
    }
  }
  addDeclaration(text.slice(from).trim())
  // Browsers close what is open at the end.
  while (open.length > 0) close()
  return rules
}

const TOKEN =
  /\/\*[^]*?(?:\*\/|$)|"[^"\\\n]*(?:\\[^][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[^][^'\\\n]*)*'?|\\(?:([\da-f]{1,6})\s?|([^]))/gi

/** Removes comments and the contents of strings, and resolves escapes. */
function plainCss(css: string): string {
  return css.replace(TOKEN, (token, code?: string, character?: string) => {
    if (token.startsWith('/*')) return ' '
    if (!token.startsWith('\\')) return '""'
    const point = code === undefined ? (character ?? '').codePointAt(0) : parseInt(code, 16)
    const text = point === undefined || point > 0x10ffff ? '' : String.fromCodePoint(point)
    // An escaped brace is part of a name.
    return /[\p{L}\p{N}_-]/u.test(text) ? text : '_'
  })
}

/** The elements, classes and ids of a page, and its tags, for what selectors can match. */
export interface PageNames {
  elements: ReadonlySet<string>
  /** Classes with a period, and ids with a number sign. */
  names: ReadonlySet<string>
  html: string
}

/** Returns whether a rule can match an element of a page. `false` is certain. */
export function canMatch(selectors: string, page: PageNames): boolean {
  return alternatives(selectors).some(selector => {
    const plain = withoutArguments(selector)
    const named = plain.match(/[.#][\p{L}\p{N}_-]+/gu) ?? []
    if (named.some(name => !page.names.has(name))) return false
    const attributes = [...plain.matchAll(/\[\s*([\w-]+)/g)].map(([, name = '']) => name.toLowerCase())
    if (attributes.some(name => name === 'hidden' || !page.html.includes(name))) return false
    const elements = plain.replace(/\[[^\]]*\]?|::?[\w-]+|[.#][\p{L}\p{N}_-]+/gu, ' ').match(/[a-z][\w-]*/gi)
    return (elements ?? []).every(name => page.elements.has(name.toLowerCase()))
  })
}

function alternatives(selectors: string): string[] {
  let depth = 0
  return selectors
    .replace(/[(),]/g, character => {
      if (character === '(') depth++
      if (character === ')') depth--
      return character === ',' && depth === 0 ? '\0' : character
    })
    .split('\0')
}

/** Pseudo-classes such as `:not()` and `:is()` count as matching. */
function withoutArguments(selector: string): string {
  let text = selector
  for (let before = ''; before !== text && text.includes('(');) {
    before = text
    text = text.replace(/\([^()]*\)/g, '')
  }
  return text
}

const HARMLESS =
  /^(?:--[\w-]+|margin(?:-[\w-]+)?|padding(?:-[\w-]+)?|border(?:-[\w-]+)?|background(?:-color)?|scroll-[\w-]+|font-(?:family|display|variant|feature|smooth)[\w-]*|-(?:webkit|moz|ms)-[\w-]*(?:smoothing|adjust|color)|text-(?:size-adjust|rendering)|box-(?:sizing|shadow)|transition(?:-[\w-]+)?|cursor|opacity|color|accent-color|(?:forced|print)-color-adjust)$/i
/** Lengths that move content out of sight, and colors that hide text. */
const MOVES_OR_HIDES = /(?:^|[\s(:])-\s*[\d.]|\d{4}|transparent|\d(?:%|v[hw])|url\(|calc\(/i

/** Longest length that moves content without moving it away. */
const MAX_LENGTH_PX = 200
/** Size of a unit in pixels. Units that are missing are smaller than a pixel, or parts of the window. */
const UNITS: Record<string, number> = {
  px: 1,
  pt: 1.4,
  pc: 16,
  em: 16,
  rem: 16,
  ch: 8,
  ex: 8,
  cm: 38,
  in: 96,
  lh: 24,
  rlh: 24
}

function hasLargeLength(value: string): boolean {
  const lengths = value.matchAll(/(?<![\w.#-])(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})([a-z]{1,4})(?![\w%])/gi)
  return [...lengths].some(
    ([, number, unit = '']) => Number(number) * (UNITS[unit.toLowerCase()] ?? 0) > MAX_LENGTH_PX
  )
}

const COLOR = /^(?:color|-webkit-text-fill-color)$/i
const BACKGROUND = /^background(?:-color)?$/i
/** Selectors of elements that contain the whole text. */
const WHOLE = /(?:^|[\s,>])(?:\*|html|body|main|:root|#content-area)(?=$|[\s,])/i

/** Returns a rule that gives text the color of what is behind it. */
export function ruleWithoutContrast(rules: readonly StyleRule[]): StyleRule | undefined {
  const colorsOf = (rule: StyleRule, property: RegExp) =>
    new Set(
      rule.declarations.flatMap(declaration => {
        const colon = declaration.indexOf(':')
        return property.test(declaration.slice(0, colon).trim()) ? colorsIn(declaration.slice(colon + 1)) : []
      })
    )
  const behind = rules.flatMap(rule => (WHOLE.test(rule.selectors) ? [...colorsOf(rule, BACKGROUND)] : []))
  return rules.find(rule => {
    const own = [...behind, ...colorsOf(rule, BACKGROUND)]
    return own.some(color => colorsOf(rule, COLOR).has(color))
  })
}

const SAME_COLORS: Record<string, string> = {
  white: '#fff',
  black: '#000',
  'rgb(255,255,255)': '#fff',
  'rgb(0,0,0)': '#000'
}
const NO_COLOR = /^(?:important|inherit|initial|none|repeat|revert|scroll|unset|var)$/

function colorsIn(value: string): string[] {
  const found = value.toLowerCase().match(/#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]{0,99}\)|[a-z]+/g) ?? []
  return found
    .map(color => color.replace(/\s+/g, '').replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'))
    .map(color => SAME_COLORS[color] ?? color)
    .filter(color => !NO_COLOR.test(color))
}

/** Hosts of fonts, whose style sheets change no other rules. */
const FONT_HOSTS =
  /^https:\/\/(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net|p\.typekit\.net|rsms\.me)\//i

/** Returns the address of a style sheet that a style sheet imports, if the imported one can contain any rules. */
export function importedSheet(css: string): string | undefined {
  if (!/@import/i.test(css)) return undefined
  return Array.from(cssAddresses(css.slice(0, MAX_CSS)))
    .filter(({ at }) => /@import[\s"'(a-z\\]{0,20}$/i.test(css.slice(Math.max(0, at - 30), at)))
    .map(({ value }) => value)
    .find(value => !FONT_HOSTS.test(value))
}

/** Returns whether readers see the same text with a declaration as without it. */
export function isHarmlessDeclaration(declaration: string): boolean {
  const colon = declaration.indexOf(':')
  const property = declaration.slice(0, colon).trim()
  const value = declaration.slice(colon + 1).trim()
  if (colon < 0 || property === '') return true
  if (property.startsWith('--')) return true
  // Only dark pages have a background of the browser that can have the color of their text.
  if (/^color-scheme$/i.test(property)) return /\b(?:light|normal)\b/i.test(value)
  if (/^opacity$/i.test(property)) return Number.parseFloat(value) >= 0.5
  return HARMLESS.test(property) && !MOVES_OR_HIDES.test(value) && !hasLargeLength(value)
}
