import { cssAddresses } from '../../html/css-scanner.ts'
import { isRootPath, moveOf, movedStyles } from './addresses.ts'
import type { AddressUses } from './client-components.ts'

/** A bracket that is open in a program. */
export interface Bracket {
  close: string
  /** Name of the element whose properties these are. A Markdown element is, for example, `_components.img`. */
  element?: string
  /** Whether the element is one of HTML. */
  isHtml?: boolean
  /** Name of the property whose value is being read. */
  property?: string
  /** The literals in the list of children of an element. */
  texts?: string[]
  /** Whether this is the object of a `style` property. */
  isStyle?: boolean
}

export interface ProgramMove {
  base: string
  uses: AddressUses
  /** Whether an address without the base path is a file of the site, or a folder with files if it ends with a slash. */
  isFile: (address: string) => boolean
}

/** A literal, or the start of a template up to its first expression. */
interface Literal {
  /** The text in the code, with its quotation marks. */
  code: string
  open: readonly Bracket[]
  /** Whether a value of the property is this literal, or begins with it. */
  isValue: boolean
}

/** Properties that readers see as text, in all components. */
const TEXT = /^(?:alt|aria-.*|caption|children|classname|description|filename|id|key|label|title)$/
/** Properties of components that are addresses of files. */
const FILE = /^(?:src|srcset|poster)$/
/** Properties of components that are links. The router adds the base path to them. */
const LINK = /^(?:href|to)$/
const MARKDOWN_ELEMENT = '_components.'
/** An address inside of a longer text, such as in markup or in code. */
const INNER_ADDRESS = /(?<=["'(=])\/(?![/\\])[^"'`()<>\s\\,;]*/g

/**
 * Returns the code of a literal with the base path, or the code unchanged if the literal is no address that has to be
 * moved. Returns undefined if it is unknown whether the address has to be moved.
 */
export function movedLiteral(literal: Literal, { base, uses, isFile }: ProgramMove): string | undefined {
  const { code, open, isValue } = literal
  const { element, isHtml, property = '', texts, isStyle } = open.at(-1) ?? {}
  const move = (of: (text: string, base: string) => string) => changed(code, text => of(text, base))
  const unlessFile = () => (mentionsFile(code, isFile) ? undefined : code)
  if (isStyle === true) return move(movedStyles)
  if (element === undefined) {
    if (texts !== undefined) return code
    return isInAddress(open) && isRootPath(textOf(code)) ? undefined : unlessFile()
  }
  const attribute = property.toLowerCase().replace('xlinkhref', 'xlink:href')
  if (attribute === 'children' && element === 'style') return move(movedStyles)
  if (TEXT.test(attribute)) return element === 'script' ? unlessFile() : code
  if (isHtml === true) {
    const ofAttribute = moveOf(attribute, { element, value: () => '' })
    if (ofAttribute !== undefined)
      return isValue ? move(ofAttribute) : isRootPath(textOf(code)) ? undefined : code
    return isValue ? code : unlessFile()
  }
  if (LINK.test(attribute)) return isValue ? code : unlessFile()
  if (!isValue) return unlessFile()
  const isKnown = FILE.test(attribute)
  if (!isKnown && !mentionsFile(code, isFile)) return code
  const component = element.replace(MARKDOWN_ELEMENT, '')
  const moved = move(moveOf(isKnown ? attribute : 'src', { element, value: () => '' }) ?? (text => text))
  const use = moved === code && isKnown ? 'adds' : uses[isKnown ? component : `${component}.${property}`]
  if (use === 'adds') return code
  return use === 'passes' && moved !== code ? moved : undefined
}

/** Whether code is part of a value that becomes an address in HTML, such as an argument of a function. */
function isInAddress(open: readonly Bracket[]): boolean {
  const { element = '', isHtml, property = '' } = open.findLast(({ close }) => close === '}') ?? {}
  return isHtml === true && moveOf(property.toLowerCase(), { element, value: () => '' }) !== undefined
}

/** Whether a literal is the address of a file of the site, or contains one in markup, in styles or in code. */
function mentionsFile(code: string, isFile: ProgramMove['isFile']): boolean {
  const text = textOf(code)
  if (isRootPath(text) && isFile(text)) return true
  const inner = [...text.matchAll(INNER_ADDRESS)].map(([address]) => address)
  const styles = text.includes('url(') ? Array.from(cssAddresses(text), ({ value }) => value) : []
  return [...inner, ...styles].some(address => isRootPath(address) && isFile(address))
}

/** Returns the value of a literal. In a template, returns the text before the first expression. */
function textOf(code: string): string {
  const inner = code.slice(1, code.endsWith(code.charAt(0)) ? -1 : undefined)
  return (code.startsWith('"') ? parsed(code) : undefined) ?? inner
}

function changed(code: string, change: (text: string) => string): string {
  const text = code.startsWith('"') ? parsed(code) : undefined
  if (text !== undefined) return change(text) === text ? code : JSON.stringify(change(text))
  // The base path has no characters that have a meaning in a literal.
  const quote = code.charAt(0)
  return (
    quote + change(code.slice(1, code.endsWith(quote) ? -1 : undefined)) + (code.endsWith(quote) ? quote : '')
  )
}

function parsed(code: string): string | undefined {
  try {
    return JSON.parse(code) as string
  } catch {
    return undefined
  }
}
