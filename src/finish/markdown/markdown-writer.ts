import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { attributeOf, decoded, isSkipped, languageOf, textInside } from './content-elements.ts'
import { fencedCode, codeSpan, escapeInline, escapeLineStart } from './inline-text.ts'
import { type Outline, outlineOf } from './outline.ts'

/** Maximum depth of nested elements. The text of a deeper element becomes one paragraph. */
const MAX_DEPTH = 200
/** Maximum depth of nested lists and quotations. Each level makes every line longer. */
const MAX_INDENT = 12

interface Place {
  depth: number
  indent: number
  /** Number of enclosing components with a title. */
  titled: number
  isInTable: boolean
  isInLink: boolean
}

/** The heading with the title of a page, and its block. */
interface PageTitle {
  element: Element
  block: string
}

/** Returns the Markdown blocks of a page's content. `targetOf` returns the target of a link or image, if allowed. */
export function writeMarkdown(
  content: Element,
  targetOf: (address: string) => string | undefined,
  title?: PageTitle
): string[] {
  const writer = new MarkdownWriter(outlineOf(content), targetOf, title)
  const place = { depth: 0, indent: 0, titled: 0, isInTable: false, isInLink: false }
  return writer.blocks([content], place)
}

class MarkdownWriter {
  readonly #outline: Outline
  readonly #targetOf: (address: string) => string | undefined
  readonly #title: PageTitle | undefined
  #level = 1

  constructor(
    outline: Outline,
    targetOf: (address: string) => string | undefined,
    title: PageTitle | undefined
  ) {
    this.#outline = outline
    this.#targetOf = targetOf
    this.#title = title
  }

  /** Returns blocks without surrounding empty lines. */
  blocks(nodes: readonly AnyNode[], place: Place): string[] {
    const blocks: string[] = []
    let run: AnyNode[] = []
    const endParagraph = () => {
      const text = this.#paragraph(run, place)
      if (text !== '') blocks.push(text)
      run = []
    }
    for (const node of nodes) {
      if (isTag(node) && this.#outline.isTitle(node)) continue
      if (!isTag(node) || isSkipped(node) || !this.#outline.isBlock(node)) run.push(node)
      else {
        endParagraph()
        // Add blocks one by one, because a call accepts only a limited number of arguments.
        for (const block of this.#block(node, { ...place, depth: place.depth + 1 })) blocks.push(block)
      }
    }
    endParagraph()
    return blocks
  }

  #paragraph(nodes: readonly AnyNode[], place: Place): string {
    const lines = this.#inline(nodes, place)
      .split('\n')
      .map(line => line.trim())
    const filled = lines.filter(line => line !== '').map(escapeLineStart)
    return filled.join(place.isInTable ? '<br>' : '\\\n')
  }

  #line(nodes: readonly AnyNode[], place: Place): string {
    return this.#inline(nodes, place).replaceAll('\n', ' ').trim()
  }

  #block(element: Element, place: Place): string[] {
    const { name, children, attribs } = element
    if (place.depth > MAX_DEPTH)
      return [escapeLineStart(escapeInline(textInside(element)).trim())].filter(Boolean)
    const title = this.#outline.titleOf(element)
    if (title !== undefined) return this.#titled(element, title, place)
    if (element === this.#title?.element) return [this.#title.block]
    if (/^h[1-6]$/.test(name)) return this.#heading(children, Number(name[1]), place)
    if (name === 'pre') return [this.#code(element, place)]
    if (name === 'hr') return ['***']
    // A table with line numbers and code is written as code, not as a table.
    if (name === 'table' && !attribs['class']?.includes('highlighttable')) return this.#table(element, place)
    if (name === 'a') return this.#linkedBlocks(element, place)
    if (place.indent < MAX_INDENT) {
      const inner = { ...place, indent: place.indent + 1 }
      if (name === 'blockquote' || this.#outline.isCallout(element))
        return quotation(this.blocks(children, inner))
      if (/^(?:ul|ol|menu)$/.test(name) && !this.#outline.isSteps(element)) return this.#list(element, inner)
    }
    return this.blocks(children, place)
  }

  /** Writes a tab, step or accordion. Its title becomes a heading one level below the enclosing section's heading. */
  #titled(element: Element, { node, text, isOfCode }: TitleOf, place: Place): string[] {
    const level = this.#level
    const line = node === undefined ? escapeInline(text).trim() : this.#line(node.children, place)
    const inner = { ...place, titled: place.titled + (isOfCode ? 0 : 1) }
    const heading = isOfCode ? line : `${'#'.repeat(Math.min(6, level + inner.titled))} ${line}`
    const blocks = this.blocks(element.children, inner)
    this.#level = level
    return line === '' ? blocks : [heading, ...blocks]
  }

  #code(element: Element, { isInTable }: Place): string {
    const code = textInside(element, '\n')
    if (!isInTable) return fencedCode(code, languageOf(element))
    return code
      .trimEnd()
      .split('\n')
      .map(line => codeSpan(line, true))
      .join('<br>')
  }

  #heading(children: readonly AnyNode[], level: number, place: Place): string[] {
    const line = this.#line(children, place).replace(/(?<!#)#+$/, '\\$&')
    if (line === '') return []
    this.#level = level
    return [`${'#'.repeat(level)} ${line}`]
  }

  /** Writes a card or another link that contains blocks. Only the first block becomes the link text. */
  #linkedBlocks({ attribs, children }: Element, place: Place): string[] {
    const [first = '', ...rest] = this.blocks(children, { ...place, isInLink: true })
    const text = first.replace(/^#+ /, '')
    const target = this.#targetOf(attributeOf(attribs['href']))
    const isText = !/\n|^(?:```|[|>]|[-*] |\d+[.)] )/.test(text) && text !== ''
    return target === undefined || place.isInLink || !isText
      ? [first, ...rest].filter(Boolean)
      : [`[${text}](${target})`, ...rest]
  }

  #list({ name, attribs, children }: Element, place: Place): string[] {
    const first = /^\d{1,9}$/.test(attribs['start'] ?? '') ? Number(attribs['start']) : 1
    let isLoose = false
    const items: string[] = []
    for (const item of children) {
      if (!isTag(item) || isSkipped(item)) continue
      const blocks = this.blocks(item.name === 'li' ? item.children : [item], place)
      if (blocks.length === 0) continue
      const mark = name === 'ol' ? `${first + items.length}. ` : '- '
      const isTight = blocks.length === 1 || (blocks.length === 2 && /^(?:- |\d+\. )/.test(blocks[1] ?? ''))
      isLoose ||= !isTight
      const text = blocks.join(isTight ? '\n' : '\n\n')
      items.push(mark + text.replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`))
    }
    return items.length === 0 ? [] : [items.join(isLoose ? '\n\n' : '\n')]
  }

  #table(table: Element, place: Place): string[] {
    if (place.isInTable) return this.blocks(table.children, place)
    const blocks: string[] = []
    const rows: string[][] = []
    const parts = [...table.children].reverse()
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      if (!isTag(part) || isSkipped(part)) continue
      if (part.name === 'tr') rows.push(this.#cells(part, place))
      else if (part.name === 'caption') blocks.push(...this.blocks(part.children, place))
      else if (/^t(?:head|body|foot)$/.test(part.name)) parts.push(...part.children.toReversed())
    }
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
    const [head, ...body] = rows
    if (head === undefined || width === 0) return blocks
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`
    // Pad only the first row: missing cells in other rows are empty anyway, and padding could enlarge the table a lot.
    const first = [...head, ...Array<string>(width - head.length).fill('')]
    const rule = Array<string>(width).fill('---')
    return [...blocks, [line(first), line(rule), ...body.map(line)].join('\n')]
  }

  #cells(row: Element, place: Place): string[] {
    const cells = row.children.filter(cell => isTag(cell)).filter(cell => /^t[dh]$/.test(cell.name))
    const inner = { ...place, depth: place.depth + 2, isInTable: true }
    return cells.map(cell => this.blocks(cell.children, inner).map(inOneLine).join('<br>'))
  }

  /** A newline in the result is a line break in the page. `before`: the last character before the nodes. */
  #inline(nodes: readonly AnyNode[], place: Place, before = ''): string {
    const text = new InlineText()
    text.last = before
    for (const [at, node] of nodes.entries()) {
      if (isText(node)) text.add(escapeInline(decoded(node.data)))
      else if (isTag(node) && !isSkipped(node)) {
        const beside = { before: text.last, after: nodes[at + 1] }
        text.add(this.#inlineElement(node, { ...place, depth: place.depth + 1 }, beside))
      }
    }
    return text.parts.join('')
  }

  #inlineElement(element: Element, place: Place, beside: Neighbors): string {
    const { name, children, attribs } = element
    if (place.depth > MAX_DEPTH) return escapeInline(textInside(element))
    if (name === 'br') return '\n'
    if (name === 'img') return this.#image(element)
    if (/^(?:code|kbd|samp|tt)$/.test(name)) return codeSpan(textInside(element), place.isInTable)
    if (name === 'input') return attribs['checked'] === undefined ? '[ ] ' : '[x] '
    if (name === 'math') return this.#math(element, place)
    if (name === 'a' && !place.isInLink) {
      const text = this.#inline(children, { ...place, isInLink: true }, beside.before)
      const target = this.#targetOf(attributeOf(attribs['href']))
      const line = text.replaceAll('\n', ' ')
      return target === undefined || line.trim() === '' ? text : around(line, '[', `](${target})`)
    }
    const text = this.#inline(children, place, beside.before)
    const mark = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined
    return mark === undefined ? text : emphasized(text, mark, beside)
  }

  #image({ attribs }: Element): string {
    const target = this.#targetOf(attributeOf(attribs['src']))
    const alt = escapeInline(attributeOf(attribs['alt'])).trim()
    return target === undefined ? alt : `![${alt}](${target})`
  }

  /** Returns the TeX source of a formula if the page contains the source, and otherwise the text of the formula. */
  #math(element: Element, place: Place): string {
    const isTex = ({ attribs }: Element) => attribs['encoding'] === 'application/x-tex'
    const tex = DomUtils.findOne(isTex, element.children)
    return tex === null ? escapeInline(textInside(element)) : codeSpan(textInside(tex), place.isInTable)
  }
}

/** The last character before an element, and the node after it. */
interface Neighbors {
  before: string
  after: AnyNode | undefined
}

type TitleOf = NonNullable<ReturnType<Outline['titleOf']>>

const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' }

/** Joins inline parts: collapses spaces, escapes a `!` before a link, and separates adjacent code spans. */
class InlineText {
  readonly parts: string[] = []
  last = ''

  add(part: string): void {
    const next = /[ \n]|^$/.test(this.last) ? part.replace(/^ +/, '') : part
    if (next === '') return
    const before = this.parts.at(-1)
    if (before !== undefined && this.last === '!' && next.startsWith('['))
      this.parts.splice(-1, 1, `${before.slice(0, -1)}\\!`)
    if (next.startsWith('`') && /(?<!\\)`$/.test(before ?? '')) this.parts.push(' ')
    this.parts.push(next)
    this.last = next.slice(-1)
  }
}

/** Encloses text, but keeps leading and trailing spaces outside. */
function around(text: string, start: string, end: string): string {
  const trimmed = text.trim()
  const [before = '', after = ''] = text.split(trimmed, 2).map(space => (space === '' ? '' : ' '))
  return `${before}${start}${trimmed}${end}${after}`
}

/** Adds marks for emphasis, unless adjacent letters would make the marks ineffective. */
function emphasized(text: string, mark: string, { before, after }: Neighbors): string {
  const trimmed = text.trim()
  if (
    trimmed === '' ||
    trimmed.includes('\n') ||
    /[*~]/.test(before + trimmed.slice(0, 1) + trimmed.slice(-1))
  )
    return text
  const isWord = (letter = '') => /[\p{L}\p{N}]/u.test(letter)
  const isBesideWord = after !== undefined && (!isText(after) || isWord(after.data[0]))
  const opens = isWord(trimmed[0]) || text.startsWith(' ') || !isWord(before)
  const closes = isWord(trimmed.at(-1)) || text.endsWith(' ') || !isBesideWord
  return opens && closes ? around(text, mark, mark) : text
}

function quotation(blocks: string[]): string[] {
  return blocks.length === 0
    ? []
    : [`> ${blocks.join('\n\n').replaceAll('\n', '\n> ')}`.replaceAll('> \n', '>\n')]
}

function inOneLine(block: string): string {
  return block.replace(/\n+/g, '<br>')
}
