import { Problem } from '../../runtime/problem.ts'
import { type Described, moveOf } from './addresses.ts'
import type { AddressUses } from './client-components.ts'
import { COMMENT, isPatternAt, PATTERN, STRING, WORD } from './code-tokens.ts'

/** The start of the program that MDX compilers write for a page. The client runs the program to show the page. */
const PROGRAM = /^"use strict";\s*const \{[^}]*\bjsx: _jsx\b/

/** An HTML element that the author wrote as JSX, or a component. Markdown elements are, for example, `_components.a`. */
const ELEMENT = /_jsxs?\((?:"([a-z][\w.-]*)"|([A-Z]\w*)), \{/y
/** Properties of components that are addresses of files. A link in another property belongs to the router. */
const FILE_PROPERTY = /^(?:src|srcset|poster)$/
const NAME = /\s*(?:"([\w:-]+)"|([\w$]+)):\s*/y

export function isPageProgram(text: string): boolean {
  return PROGRAM.test(text)
}

interface ProgramMove {
  base: string
  uses: AddressUses
}

/**
 * Adds `base` to addresses in HTML elements, and in components that pass an address on. Skips strings and comments,
 * because their text can look like code.
 */
export function movePageProgram(code: string, { base, uses }: ProgramMove): string | Problem {
  const open: { close: string; element?: string }[] = []
  let unknown: string | undefined
  let moved = ''
  let copied = 0
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(code) ?? undefined
    if (found !== undefined) at = pattern.lastIndex
    return found
  }
  const takeProperty = (element: string) => {
    const name = take(NAME)
    const literal = name && take(STRING)
    if (literal === undefined) return
    const attribute = (name?.[1] ?? name?.[2] ?? '').toLowerCase().replace('xlinkhref', 'xlink:href')
    const isComponent = /^[A-Z]/.test(element)
    if (isComponent && !FILE_PROPERTY.test(attribute)) return
    const text = movedLiteral(literal[0], { element, value: () => '' }, attribute, base)
    const use = isComponent ? uses[element] : 'passes'
    if (text === literal[0] || use === 'adds') return
    if (use === undefined) unknown ??= `<${element}> with the address ${literal[0].slice(0, 200)}`
    moved += code.slice(copied, literal.index) + text
    copied = at
  }
  while (at < code.length) {
    const character = code[at] as string
    const inside = open.at(-1)
    const isInTemplate = inside?.close === '`' && character !== '`'
    const found = character === '_' && !isInTemplate ? take(ELEMENT) : undefined
    const element = found?.[1] ?? found?.[2]
    if (element !== undefined) {
      open.push({ close: ')' }, { close: '}', element })
      takeProperty(element)
    } else if (isInTemplate) {
      if (code.startsWith('${', at)) open.push({ close: '}' })
      at += character === '\\' || code.startsWith('${', at) ? 2 : 1
    } else if (character === inside?.close) {
      open.pop()
      at++
    } else if (character === '`') {
      open.push({ close: '`' })
      at++
    } else if (character === '"' || character === "'") {
      if (take(STRING) === undefined) return new Problem('has an unterminated string')
    } else if (character === '/') {
      if (take(COMMENT) === undefined && isPatternAt(code, at)) take(PATTERN)
      else if (code[at] === '/') at++
    } else if ('([{'.includes(character)) {
      open.push({ close: { '(': ')', '[': ']', '{': '}' }[character] as string })
      at++
    } else if (')]}'.includes(character)) return new Problem('has brackets that do not match')
    else if (character === ',' && inside?.element !== undefined) {
      at++
      takeProperty(inside.element)
    } else if (take(WORD) === undefined) at++
  }
  if (open.length > 0) return new Problem('has brackets that do not match')
  if (unknown !== undefined)
    return new Problem(`contains ${unknown}, and it is unknown whether the client adds the base path to it`)
  return moved + code.slice(copied)
}

/** Adds `base` to the addresses in a string literal. A literal that is not valid JSON remains unchanged. */
function movedLiteral(literal: string, described: Described, attribute: string, base: string): string {
  const move = moveOf(attribute, described)
  if (move === undefined || !literal.startsWith('"')) return literal
  try {
    const text = JSON.parse(literal) as string
    const moved = move(text, base)
    return moved === text ? literal : JSON.stringify(moved)
  } catch {
    return literal
  }
}
