const MAX_EXPRESSION_CHARACTERS = 20_000

export interface Tag {
  source: string
  name: string
  closing: boolean
  selfClosing: boolean
  /** Values of attributes; an expression that is not a string literal is left out. */
  attributes: Map<string, string>
}

interface Block {
  code: boolean
  text: string
}

/** Splits at fenced code blocks, which MDX does not interpret. */
export function fencedBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let fence: string | undefined
  const flush = (code: boolean): void => {
    if (lines.length > 0) blocks.push({ code, text: lines.join('\n') })
    lines = []
  }
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (fence === undefined && mark !== undefined && !(mark.startsWith('`') && rest.includes('`'))) {
      flush(false)
      fence = mark
      lines.push(line)
    } else if (fence !== undefined && mark?.startsWith(fence) && rest.trim() === '') {
      lines.push(line)
      flush(true)
      fence = undefined
    } else lines.push(line)
  }
  flush(fence !== undefined)
  return blocks
}

/** The JSX or HTML tag that begins at `at`, or undefined when there is none. */
export function scanTag(text: string, at: number): Tag | undefined {
  const pattern = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])|<(\/?)()>/y
  pattern.lastIndex = at
  const [opening, slash = '', name = ''] = pattern.exec(text) ?? []
  if (opening === undefined) return undefined
  if (name === '')
    return {
      source: opening,
      name: '',
      closing: opening === '</>',
      selfClosing: false,
      attributes: new Map()
    }
  const attributes = new Map<string, string>()
  const attribute = /\s*([A-Za-z_:][\w:.-]*)(\s*=\s*)?/y
  let position = at + opening.length
  for (;;) {
    attribute.lastIndex = position
    const match = attribute.exec(text)
    if (match?.[1] !== undefined) {
      position = attribute.lastIndex
      if (match[2] === undefined) attributes.set(match[1], '')
      else {
        const value = scanValue(text, position)
        if (value === undefined) return undefined
        position += value.length
        const literal = literalOf(value)
        if (literal !== undefined) attributes.set(match[1], literal)
      }
      continue
    }
    const end = /\s*(\/?)>/y
    end.lastIndex = position
    const close = end.exec(text)
    if (close) {
      const source = text.slice(at, end.lastIndex)
      return { source, name, closing: slash === '/', selfClosing: close[1] === '/', attributes }
    }
    const spread = /\s*(?=\{)/y
    spread.lastIndex = position
    if (!spread.test(text)) return undefined
    const braces = scanBraces(text, spread.lastIndex)
    if (braces === undefined) return undefined
    position = spread.lastIndex + braces.length
  }
}

function scanValue(text: string, at: number): string | undefined {
  const quote = text.charAt(at)
  if (quote === '{') return scanBraces(text, at)
  if (quote !== '"' && quote !== "'") {
    const unquoted = /[^\s>"'{}]+/y
    unquoted.lastIndex = at
    return unquoted.exec(text)?.[0]
  }
  const end = text.indexOf(quote, at + 1)
  return end < 0 ? undefined : text.slice(at, end + 1)
}

function literalOf(value: string): string | undefined {
  if (!value.startsWith('{')) return value.replace(/^(["'])([\s\S]*)\1$/, '$2')
  return /^\{\s*(["'`])([^"'`$]*)\1\s*\}$/.exec(value)?.[2]
}

/** The text from the brace at `at` to the one that closes it; undefined when none does. */
export function scanBraces(text: string, at: number): string | undefined {
  // Limited, because every brace of a page that closes none of them would be compared with the rest of the page.
  const end = skipCode(text.slice(0, at + MAX_EXPRESSION_CHARACTERS), at, depth => depth === 0)
  return end === undefined ? undefined : text.slice(at, end + 1)
}

/** The position after a statement: the end of the first line on which no bracket is open. */
export function skipStatement(text: string, at: number): number {
  return skipCode(text, at, (depth, char) => depth === 0 && char === '\n') ?? text.length
}

function skipCode(
  text: string,
  start: number,
  isEnd: (depth: number, char: string) => boolean
): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '{' || char === '(' || char === '[') depth += 1
    else if (char === '}' || char === ')' || char === ']') depth -= 1
    else if (char === '"' || char === "'" || char === '`') {
      const end = stringEnd(text, at, char)
      at = end ?? at
      continue
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2)
      if (end < 0) return undefined
      at = end + 1
      continue
    }
    if (isEnd(depth, char)) return at
  }
  return undefined
}

/** Undefined for an apostrophe: a string in single or double quotes ends on its line. */
function stringEnd(text: string, at: number, quote: string): number | undefined {
  for (let end = at + 1; end < text.length; end += 1) {
    const char = text.charAt(end)
    if (char === '\\') end += 1
    else if (char === quote) return end
    else if (char === '\n' && quote !== '`') return undefined
  }
  return undefined
}
