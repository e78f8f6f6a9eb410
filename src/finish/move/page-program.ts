import { Problem } from '../../runtime/problem.ts'
import { type Described, moveOf } from './addresses.ts'

/** The start of the program that MDX compilers write for a page. The client runs the program to show the page. */
const PROGRAM = /^"use strict";\s*const \{[^}]*\bjsx: _jsx\b/

const STRING = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y
const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y
const PATTERN = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y
/** A slash after one of these characters or words begins a regular expression. Any other slash is a division. */
const BEFORE_PATTERN = /(?:^|[([{,;:=!&|?+*%<>~^-]|\breturn|\btypeof)\s*$/
/** An HTML element that the author wrote as JSX. Markdown elements, such as `_components.a`, are client components. */
const ELEMENT = /_jsxs?\("([a-z][\w.-]*)", \{/y
const NAME = /\s*(?:"([\w:-]+)"|([\w$]+)):\s*/y
const WORD = /[\w$]+/y

export function isPageProgram(text: string): boolean {
  return PROGRAM.test(text)
}

/** Adds `base` to addresses in HTML elements. Skips strings and comments, because their text can look like code. */
export function movePageProgram(code: string, base: string): string | Problem {
  const open: { close: string; element?: string }[] = []
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
    const text = movedLiteral(literal[0], { element, value: () => '' }, attribute, base)
    moved += code.slice(copied, literal.index) + text
    copied = at
  }
  while (at < code.length) {
    const character = code[at] as string
    const inside = open.at(-1)
    const isInTemplate = inside?.close === '`' && character !== '`'
    const element = character === '_' && !isInTemplate ? take(ELEMENT)?.[1] : undefined
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
  return open.length > 0 ? new Problem('has brackets that do not match') : moved + code.slice(copied)
}

function isPatternAt(code: string, at: number): boolean {
  return BEFORE_PATTERN.test(code.slice(Math.max(0, at - 20), at))
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
