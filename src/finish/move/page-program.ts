import { Problem } from '../../runtime/problem.ts'
import { literalEnd, templatePartEnd } from '../../runtime/text/string-literal.ts'
import { CLOSING, COMMENT, isPatternAt, PATTERN, WORD } from './code-tokens.ts'
import { type Bracket, movedLiteral, type ProgramMove } from './program-literals.ts'

/** The start of the program that MDX compilers write for a page. The client runs the program to show the page. */
const PROGRAM = /^"use strict";\s*const \{[^}]*\bjsx: _jsx\b/

/** An HTML element that the author wrote as JSX, or a component. Markdown elements are, for example, `_components.a`. */
const ELEMENT = /_jsxs?\((?:"([a-z][\w.-]*)"|([\w$.]+)), \{/y
const NAME = /\s*(?:"([\w:-]+)"|([\w$]+)):\s*/y
/** Code before the value of a property, or before one of its values. */
const BEFORE_VALUE = /(?:[:?]|\|\||&&)\s*$/
/** Code after a literal that is compared. */
const COMPARED = /\s*[!=]=/y
/** Code after a list that is used as a value. */
const USED_LIST = /\s*[.([]/y

export function isPageProgram(text: string): boolean {
  return PROGRAM.test(text)
}

/**
 * Adds the base path to addresses in HTML elements, and in components that pass an address on. Skips texts and comments,
 * because they can look like code. Refuses a program that names a file of the site in any other place.
 */
export function movePageProgram(code: string, move: ProgramMove): string | Problem {
  return new ProgramMover(code, move).moved()
}

class ProgramMover {
  readonly #code: string
  readonly #move: ProgramMove
  readonly #open: Bracket[] = []
  #at = 0
  #moved = ''
  #copied = 0
  /** The first literal of which it is unknown whether it has to be moved. */
  #unknown: string | undefined

  constructor(code: string, move: ProgramMove) {
    this.#code = code
    this.#move = move
  }

  moved(): string | Problem {
    while (this.#at < this.#code.length) {
      const problem = this.#takeToken()
      if (problem !== undefined) return new Problem(problem)
    }
    if (this.#open.length > 0) return new Problem('has brackets that do not match')
    if (this.#unknown !== undefined)
      return new Problem(
        `contains ${this.#unknown}, and it is unknown whether the client adds the base path to it`
      )
    return this.#moved + this.#code.slice(this.#copied)
  }

  #takeToken(): string | undefined {
    const character = this.#code.charAt(this.#at)
    const inside = this.#open.at(-1)
    if (inside?.close === '`' && character !== '`') this.#skipTemplate()
    else if (character === '_' && this.#takeElement()) return undefined
    else if (character === inside?.close) this.#closeBracket()
    else if (character === '`') {
      const end = templatePartEnd(this.#code, this.#at)
      const isWhole = this.#code[end] === '`'
      this.#takeLiteral(isWhole ? end + 1 : end)
      if (!isWhole) this.#open.push({ close: '`' })
    } else if (character === '"' || character === "'") {
      const end = literalEnd(this.#code, this.#at)
      if (end === undefined) return 'has an unterminated string'
      this.#takeLiteral(end)
    } else if (character === '/') {
      const isToken = this.#take(COMMENT) ?? (isPatternAt(this.#code, this.#at) && this.#take(PATTERN))
      if (!isToken) this.#at++
    } else if (character in CLOSING) this.#openBracket(character)
    else if (')]}'.includes(character)) return 'has brackets that do not match'
    else if (character === ',' && inside?.element !== undefined) {
      this.#at++
      this.#takeName(inside)
    } else if (this.#take(WORD) === undefined) this.#at++
    return undefined
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#code) ?? undefined
    if (found !== undefined) this.#at = pattern.lastIndex
    return found
  }

  #takeElement(): boolean {
    const found = this.#take(ELEMENT)
    const element = found?.[1] ?? found?.[2]
    if (element === undefined) return false
    const properties = { close: '}', element, isHtml: found?.[1] !== undefined }
    this.#open.push({ close: ')' }, properties)
    this.#takeName(properties)
    return true
  }

  #takeName(properties: Bracket): void {
    const name = this.#take(NAME)
    properties.property = name?.[1] ?? name?.[2] ?? ''
  }

  #skipTemplate(): void {
    const opens = this.#code.startsWith('${', this.#at)
    if (opens) this.#open.push({ close: '}' })
    this.#at += opens || this.#code[this.#at] === '\\' ? 2 : 1
  }

  #takeLiteral(end: number): void {
    const start = this.#at
    const code = this.#code.slice(start, end)
    this.#at = end
    COMPARED.lastIndex = this.#at
    const isValue = this.#isValueAt(start) && !COMPARED.test(this.#code)
    this.#open.at(-1)?.texts?.push(code)
    const moved = movedLiteral({ code, open: this.#open, isValue }, this.#move)
    if (moved === undefined) this.#unknown ??= describe(code, this.#open)
    else if (moved !== code) {
      this.#moved += this.#code.slice(this.#copied, start) + moved
      this.#copied = this.#at
    }
  }

  #openBracket(character: string): void {
    const { element, property } = this.#open.at(-1) ?? {}
    const isValue = element !== undefined && this.#isValueAt(this.#at)
    this.#open.push({
      close: CLOSING[character] as string,
      ...(isValue && character === '[' && property === 'children' && { texts: [] }),
      ...(isValue && character === '{' && property === 'style' && { isStyle: true })
    })
    this.#at++
  }

  #closeBracket(): void {
    this.#at++
    const { texts = [] } = this.#open.pop() ?? {}
    USED_LIST.lastIndex = this.#at
    if (texts.length === 0 || !USED_LIST.test(this.#code)) return
    for (const code of texts)
      if (movedLiteral({ code, open: [], isValue: false }, this.#move) === undefined)
        this.#unknown ??= describe(code, this.#open)
  }

  /** Whether the value of a property, or one of its values, begins at a position. */
  #isValueAt(at: number): boolean {
    return BEFORE_VALUE.test(this.#code.slice(Math.max(0, at - 20), at))
  }
}

function describe(code: string, open: readonly Bracket[]): string {
  const element = open.at(-1)?.element
  return `${element === undefined ? '' : `<${element}> with `}the address ${code.slice(0, 200)}`
}
