import { decodedValue } from '../../../html/attribute-values.ts'
import { htmlTokens } from '../../../html/html-tokens.ts'

const FOREIGN = new Set(['embed', 'frame', 'frameset', 'object', 'portal'])
const HIDDEN_STYLE =
  /(?:^|;)(?:display:none|visibility:hidden|opacity:0(?![.\d])|(?:width|height):[01](?:px)?(?=;|$|!))/
const SIZE = /\s(?:width|height)\s*=\s*["']?[01](?![\d.])/i
const COVERS = [
  /(?:^|;)position:(?:fixed|absolute|sticky)/,
  /(?:^|;)(?:inset:0|top:0)/,
  /(?:^|;)(?:inset:0(?:px|%)?(?:;|$)|bottom:0|height:(?:(?:1\d\d|9\d)(?:%|[dsl]?vh)|\d{4,}px)|min-height:100)/,
  /(?:^|;)(?:inset:0(?:px|%)?(?:;|$)|(?:left|right):0|width:(?:(?:1\d\d|9\d)(?:%|[dsl]?vw)|\d{4,}px))/
]
/** Largest size of a window with a chat or a form, which leaves the page to readers. */
const MAX_WINDOW = { width: 480, height: 720 }

/** Whether these are the classes of Tailwind for an element that covers the page. */
function isCover(classes: readonly string[]): boolean {
  const has = (...names: string[]) => names.some(name => classes.includes(name))
  if (has('hidden', 'invisible', 'opacity-0', 'pointer-events-none', '-z-10')) return false
  const isWide = has('w-screen', 'w-full', 'inset-x-0')
  const isHigh = has('h-screen', 'h-full', 'h-dvh', 'min-h-screen', 'inset-y-0')
  return has('fixed', 'absolute') && (has('inset-0') || (isWide && isHigh))
}

/** Whether an element with this style covers the page. `style`: declarations without spaces, in lower case. */
export function coversPage(style: string): boolean {
  return !hidesElement(style) && COVERS.every(pattern => pattern.test(style))
}

export function hidesElement(style: string): boolean {
  return HIDDEN_STYLE.test(style) || /(?:^|;)pointer-events:none/.test(style)
}

/** Returns why an added element keeps readers from the page, if it does. */
export function addedProblem(html: Buffer): string | undefined {
  const first = htmlTokens(html).next().value?.tag
  if (first?.name === 'template' && first.has('shadowrootmode'))
    return 'The page has an element `template` with a shadow root that the export does not have: browsers show its content in place of the page.'
  let isFirst = true
  let isInWindow = false
  for (const { tag, start, end, isInert } of htmlTokens(html)) {
    if (isInert) continue
    const style = decodedValue(tag.raw('style')).replace(/\s+/g, '').toLowerCase()
    const isHidden = tag.has('hidden') || HIDDEN_STYLE.test(style)
    if (isFirst && isHidden) return undefined
    const text = html.toString('latin1', start, end)
    const sides = sizeOf(style, text)
    if (isFirst) isInWindow = isWindow(style, sides)
    isFirst = false
    const { name } = tag
    const isShown = !isHidden && !SIZE.test(text)
    const isFrame = name === 'iframe' && isShown
    const isSmall = isWindow(style, sides) || (isInWindow && !/position:|transform:|(?:vw|vh)\b/.test(style))
    if (FOREIGN.has(name) || (isFrame && !isSmall))
      return `The page has an element \`${name}\` that the export does not have: it shows another page.`
    if (isShown && (COVERS.every(pattern => pattern.test(style)) || isCover(classesIn(text))))
      return 'The page has an element that the export does not have and that covers the page.'
  }
  return undefined
}

interface Sides {
  width: string | undefined
  height: string | undefined
}

/** Reads the sizes of an element: declarations win over attributes. */
function sizeOf(style: string, tag: string): Sides {
  const side = (name: string) =>
    new RegExp(`(?:^|;)${name}:([^;!]+)`).exec(style)?.[1] ??
    new RegExp(`\\s${name}\\s*=\\s*["']?([\\d.]+)(?=["'\\s/>])`, 'i').exec(tag)?.[1]?.concat('px')
  return { width: side('width'), height: side('height') }
}

/** Whether an element is a small window at a corner or side of the page, or below it. */
function isWindow(style: string, { width, height }: Sides): boolean {
  const isWithin = (value: string | undefined, max: number) =>
    value !== undefined && /^\d{1,4}(?:\.\d{1,9})?(?:px)?$/.test(value) && Number.parseFloat(value) <= max
  const isMoved = /(?:transform|scale|zoom|min-(?:width|height)):/.test(style)
  return !isMoved && isWithin(width, MAX_WINDOW.width) && isWithin(height, MAX_WINDOW.height)
}

export function classesIn(tag: string): string[] {
  const [, double, single, plain = ''] = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i.exec(tag) ?? []
  return decodedValue(double ?? single ?? plain).split(/\s+/)
}
