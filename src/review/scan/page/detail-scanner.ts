import { hash } from 'node:crypto'
import { decodedValue } from '../../../html/attribute-values.ts'
import { htmlTokens, type HtmlTokenizer } from '../../../html/html-tokens.ts'
import { hashName } from '../../../html/names.ts'
import { ITEM_DIGITS, MAX_LISTED } from '../record/page-loads.ts'
import type { Details } from '../../../site/records/manifest.ts'

const [TAB, LINE_FEED, SPACE, LETTER_P] = [9, 10, 32, 112]
const PRE = hashName(Buffer.from('pre'), 0, 3)
/** A drawing with a smaller side is an icon. */
const MIN_DRAWING_SIZE = 64
/** The attributes that decide what a drawing shows. Programs that make pages smaller do not change their values. */
const DRAWN =
  /^(?:[dr]|[xy][12]?|c[xy]|r[xy]|width|height|fill|fill-opacity|stroke|stroke-opacity|stroke-width|points|transform|opacity|display|visibility|viewbox)$/
/** Stands for a value too, so that what looks like an attribute in a value is none. */
const ATTRIBUTE = /[\s"']([a-z][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/gi

/** Collects what is neither text nor an address, and changes what readers see or what search engines show. */
export class DetailScanner {
  /** Number of open `pre` elements, and their text. */
  #depth = 0
  #text = ''
  #spacing: string[] = []
  #drawing: string[] | undefined
  #drawings: string[] = []
  #sources: string[] = []
  #root: string[] = []
  #target: string | undefined

  get isPreformatted(): boolean {
    return this.#depth > 0
  }

  startTag(token: HtmlTokenizer): void {
    if (token.isInert) return
    const { tag, element } = token
    if (!token.isHtml) {
      if (this.#drawing !== undefined) this.#drawing.push(drawn(tag.name, sourceOf(token)))
      return
    }
    if (element === undefined) {
      // Most names begin with another letter, and reading a name takes longer.
      if (((token.bytes[token.start + 1] as number) | 32) === LETTER_P && tag.nameHash === PRE) this.#depth++
      return
    }
    const { name } = element
    if (name === 'svg') this.#beginDrawing(token)
    else if (name === 'source')
      this.#sources.push(digestOf(`${mediaOf(tag.raw('media'))} ${tag.raw('type')}`))
    else if (name === 'html' || name === 'body') this.#addRoot(name, sourceOf(token))
    else if (name === 'base') this.#target ??= attributesOf(sourceOf(token)).get('target')
    else if (name === 'textarea' && token.rawText !== undefined)
      this.#addSpacing(token.text.slice(token.rawText.start, token.rawText.end))
  }

  endTag({ tag }: HtmlTokenizer): void {
    if (this.#depth === 0 || tag.nameHash !== PRE || --this.#depth > 0) return
    this.#addSpacing(this.#text)
    this.#text = ''
  }

  /** Adds text inside a `pre` element. */
  addText(text: string): void {
    this.#text += text
  }

  #addRoot(name: string, source: string): void {
    const classes = decodedValue(attributesOf(source).get('class') ?? '').split(/\s+/)
    for (const each of classes) if (each !== '') this.#root.push(`${name}.${each}`)
  }

  #addSpacing(text: string): void {
    const spacing = spacingOf(text)
    if (spacing !== '') this.#spacing.push(digestOf(spacing))
  }

  #beginDrawing(token: HtmlTokenizer): void {
    this.#endDrawing()
    const attributes = attributesOf(sourceOf(token))
    const [, , width, height] = (attributes.get('viewbox') ?? '').split(/[\s,]+/)
    const isLarge = [attributes.get('width') ?? width, attributes.get('height') ?? height].every(
      side => side !== undefined && Number.parseFloat(side) > MIN_DRAWING_SIZE
    )
    this.#drawing = isLarge ? [drawn('svg', sourceOf(token))] : undefined
  }

  #endDrawing(): void {
    if (this.#drawing !== undefined) this.#drawings.push(digestOf(this.#drawing.join(' ')))
    this.#drawing = undefined
  }

  /** Returns what was collected, and begins the next page. `unclosed`: number of elements without an end tag. */
  finish(utf8: Buffer, text: string, unclosed: number): Details {
    this.#endDrawing()
    const listed = (digests: string[]) => digests.slice(0, MAX_LISTED).join('')
    return {
      spacing: listed(this.#spacing),
      drawings: listed(this.#drawings),
      sources: listed(this.#sources),
      // Always written: without this field, the list is from a release that does not have the fields above.
      root: digestOf([...new Set(this.#root)].sort().join(' ')),
      target: this.#target ?? '',
      unclosed: numberText(unclosed),
      snippets: mentionsNoSnippet(text) ? numberText(withoutSnippet(utf8).length) : ''
    }
  }
}

/** Dashes are rarer than letters, so that the first search is the faster one. */
function mentionsNoSnippet(text: string): boolean {
  return text.includes('-nosnippet') && text.includes('data-nosnippet')
}

/** Returns the positions of elements whose text search engines do not show. */
export function withoutSnippet(utf8: Buffer): number[] {
  const found: number[] = []
  const text = utf8.toString('latin1')
  for (const { isInert, start, end } of htmlTokens(utf8))
    if (!isInert && attributesOf(text.slice(start, end)).has('data-nosnippet')) found.push(start)
  return found
}

/** Returns the line breaks, tabs and indents of a text in which browsers show them, without the words between them. */
function spacingOf(text: string): string {
  const lines = withLineBreaks(text)
    .split('\n')
    .map(line => line.trimEnd())
  if (lines.length > 1 && lines[0] === '') lines.shift()
  const shown = lines.join('\n').trimEnd()
  let spacing = ''
  let isInWord = false
  for (let at = 0; at < shown.length; at++) {
    const code = shown.charCodeAt(at)
    if (!isBlank(code)) {
      if (!isInWord) spacing += '.'
      isInWord = true
      // A single space is between two words of one line.
    } else if (code !== SPACE || (at > 0 && !isInWord) || isBlank(shown.charCodeAt(at + 1))) {
      spacing += shown[at] as string
      isInWord = false
    }
  }
  return spacing === '.' ? '' : spacing
}

function isBlank(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === TAB
}

/** Decodes numeric entities of tabs and line breaks, and makes all line breaks line feeds. */
function withLineBreaks(text: string): string {
  const decoded = text.includes('&#')
    ? text.replace(/&#(?:0{0,5}(9|10|13)|x0{0,5}([9ad]));/gi, (_, decimal?: string, hex?: string) =>
        String.fromCharCode(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal))
      )
    : text
  return /[\r\f]/.test(decoded) ? decoded.replace(/\r\n?|\f/g, '\n') : decoded
}

/** Returns what decides how an element of a drawing looks, in any order of its attributes. */
function drawn(name: string, source: string): string {
  const values = [...attributesOf(source)].filter(
    ([attribute, value]) => DRAWN.test(attribute) && value !== '' && !value.includes('&')
  )
  return [
    name,
    ...values.map(([attribute, value]) => `${attribute}=${value.replace(/\s+/g, '')}`).sort()
  ].join(' ')
}

/** Returns the attributes of a start tag with their undecoded values. */
function attributesOf(source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, plain = ''] of source.matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase()
    if (!found.has(attribute)) found.set(attribute, double ?? single ?? plain)
  }
  return found
}

function sourceOf({ text, start, end }: HtmlTokenizer): string {
  return text.slice(start, end)
}

function mediaOf(media: string): string {
  return decodedValue(media).toLowerCase().replace(/\s+/g, '')
}

function numberText(count: number): string {
  return count === 0 ? '' : String(count)
}

function digestOf(text: string): string {
  return hash('sha256', text).slice(0, ITEM_DIGITS)
}
