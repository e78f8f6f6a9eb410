import { type HtmlToken, htmlTokens } from '../../html/html-tokens.ts'
import { decodedValue } from '../../html/attribute-values.ts'
import type { PageEdit } from '../flight/flight.ts'
import { isRootPath, moveOf, movedAddress, movedStyles } from './addresses.ts'

/** The base path in a service script that sets the page path for style sheets. */
const PATH_SCRIPT = /\bvar b=""(?=[^]*data-current-path)/
/** The start of an inline script that tells Next.js the address of a script to load first. */
const EARLY_SCRIPT = /^(\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\[")(\/[^"\\]*")/

/** The value in an inline script that contains the text of a script to run first. */
const EARLY_TEXT = /^\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\[0,(\{[^]*\})\]\)$/
/** An address in a style sheet that a script creates, such as the address of a font. */
const STYLE_ADDRESS = /(?<=\burl\(\s*(?:\\?["'])?)\/(?![/\\])[^"'()\\\s]*/g

const DATA = 'self.__next_f.push('

interface MovedMarkup {
  edits: PageEdit[]
  /** New texts of changed style sheets and scripts in the page, by old text. The page data repeats these texts. */
  texts: ReadonlyMap<string, string>
  /** Texts of scripts that load files of the site. The client compares these texts with the page data. */
  compared: string[]
  /** Addresses of scripts and style sheets with the attribute `integrity`. */
  checked: string[]
}

/** Returns the edits that add the base path to the addresses in the markup of a page. */
export function moveMarkup(
  page: Buffer,
  base: string,
  isFile: (address: string) => boolean = () => false
): MovedMarkup {
  const edits: PageEdit[] = []
  const compared: string[] = []
  const texts = new Map<string, string>()
  const checked: string[] = []
  for (const token of htmlTokens(page)) {
    edits.push(...attributeEdits(token, page, base))
    const { tag, element, rawText } = token
    const address = tag.raw(tag.has('src') ? 'src' : 'href')
    if (tag.has('integrity') && isRootPath(address)) checked.push(address)
    if (rawText === undefined || isData(page, rawText.start)) continue
    const text = page.toString('utf8', rawText.start, rawText.end)
    const moveStyles = (script: string) =>
      script.replace(STYLE_ADDRESS, address => (isFile(address) ? base + address : address))
    const styled = element?.name === 'script' ? moveStyles(text) : text
    if (styled !== text)
      for (const each of textsOfScript(text).filter(part => moveStyles(part) !== part)) {
        texts.set(each, moveStyles(each))
        compared.push(each)
      }
    const moved = movedRawText(element?.name, styled, base)
    if (moved === text) continue
    texts.set(text, moved)
    edits.push({ ...rawText, text: moved })
  }
  return { edits, texts, compared, checked }
}

/** Returns the text of a script as the page data contains it. Next.js packs the texts of scripts that run first. */
function textsOfScript(text: string): string[] {
  const packed = EARLY_TEXT.exec(text)?.[1]
  if (packed === undefined) return [text]
  const values = exactStrings(packed)
  return values.length > 0 ? values : [text]
}

function exactStrings(json: string): string[] {
  try {
    return Object.values(JSON.parse(json) as Record<string, unknown>).flatMap(value =>
      typeof value === 'string' ? [value] : []
    )
  } catch {
    return []
  }
}

/** Whether a script contains page data, which is moved separately and makes up most of the bytes of a page. */
function isData(page: Buffer, start: number): boolean {
  return page.toString('latin1', start, start + DATA.length) === DATA
}

function movedRawText(element: string | undefined, text: string, base: string): string {
  if (element === 'style') return movedStyles(text, base)
  if (element !== 'script') return text
  return text
    .replace(PATH_SCRIPT, `var b=${JSON.stringify(base)}`)
    .replace(EARLY_SCRIPT, (_, start: string, address: string) => start + movedAddress(address, base))
}

function* attributeEdits({ tag }: HtmlToken, page: Buffer, base: string): Generator<PageEdit, void> {
  if (tag.isPlain) return
  const described = { element: tag.name, value: (name: string) => decodedValue(tag.raw(name)) }
  for (const attribute of tag.attributes) {
    const move = moveOf(attribute, described)
    if (move === undefined) continue
    const start = tag.startOf(attribute)
    const raw = tag.raw(attribute)
    const value = decodedValue(raw)
    const moved = move(value, base)
    if (moved === value) continue
    const quote = String.fromCharCode(page[start - 1] ?? 0)
    yield { start, end: start + raw.length, text: value === raw ? moved : encodedValue(moved, quote) }
  }
}

/** Encodes an attribute value. Encodes white space in an unquoted value, because white space would end the value. */
function encodedValue(value: string, quote: string): string {
  const special = quote === '"' || quote === "'" ? new RegExp(`[&${quote}]`, 'g') : /[&"'\t\n\f\r >]/g
  return value.replace(special, character => `&#${character.charCodeAt(0)};`)
}
