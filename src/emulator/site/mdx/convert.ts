import { dedentComponents } from './indentation.ts'
import { fencedBlocks, scanBraces, scanTag, skipStatement, type Tag } from './scanner.ts'

/** A callout starts and ends with a private-use character that no page contains, on a line of its own. */
const MARK_START = '\uE000'
const MARK_END = '\uE001'
export const CALLOUT_MARK = /(?:<p>)?\uE000(\w+)\uE001(?:<\/p>)?/g

const CALLOUTS: Record<string, string> = {
  Note: 'note',
  Info: 'note',
  Callout: 'note',
  Tip: 'tip',
  Check: 'tip',
  Warning: 'warning',
  Danger: 'caution'
}

/** Components that are reduced to their title and content. */
const CONTAINERS = new Set(
  (
    'AccordionGroup Accordion Card CardGroup CodeBlock CodeGroup Columns Column Expandable Frame Panel ParamField ' +
    'RequestExample ResponseExample ResponseField Step Steps Tab Tabs Tile Tiles Update View'
  ).split(' ')
)

const INLINE = new Set(['', 'Badge', 'Icon', 'Latex', 'Tooltip', 'span', 'u', 'small'])
const SAFE_ELEMENTS = new Set('details summary kbd sub sup b i em strong code mark'.split(' '))
const BLOCK_ELEMENTS = new Set(
  'article div figure footer header main nav ol p section table tr ul'.split(' ')
)

interface Conversion {
  output: string[]
  /** The addresses of `<a>` elements that are open. */
  hrefs: (string | undefined)[]
  warnings: Set<string>
}

/** Converts MDX to Markdown: no imports, exports, comments or JSX; components are reduced to their text. */
export function convertMdx(text: string): { markdown: string; warnings: string[] } {
  const clean = text.replace(/[\uE000\uE001]/g, '').replace(/\r\n?/g, '\n')
  const warnings = new Set<string>()
  const withoutCode = fencedBlocks(clean)
    .map(({ code, text: block }) => (code ? block : joinTags(removeStatements(block))))
    .join('\n')
  const markdown = fencedBlocks(dedentComponents(withoutCode))
    .map(({ code, text: block }) => (code ? block : convertProse(block, warnings)))
    .join('\n')
  return { markdown, warnings: [...warnings] }
}

export function calloutHtml(kind: string): string {
  if (kind === 'end') return '</div>'
  return `<div class="alert ${kind}"><b>${kind.charAt(0).toUpperCase()}${kind.slice(1)}</b>`
}

/** Removes `import` and `export` statements, which start at the beginning of a line. */
function removeStatements(text: string): string {
  let output = ''
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end)
    const isStatement =
      /^import\s+(['"{*]|[\w$]+(\s*,|\s+from\b))/.test(line) ||
      /^export\s+(const|let|var|function|async|class|default|\{|\*)/.test(line)
    const next = isStatement ? skipStatement(text, at) : at + line.length
    if (!isStatement) output += line
    if (next < text.length) output += '\n'
    at = next + 1
  }
  return output
}

/** Puts each tag on one line, so that a line that opens a component can be recognized. */
function joinTags(text: string): string {
  return replaceTags(text, tag => tag.source.replace(/\s*\n\s*/g, ' '))
}

function replaceTags(text: string, replace: (tag: Tag) => string): string {
  let output = ''
  let at = 0
  while (at < text.length) {
    const code = text[at] === '`' ? codeSpanEnd(text, at) : at
    const tag = text[at] === '<' ? scanTag(text, at) : undefined
    output += tag ? replace(tag) : text.slice(at, Math.max(code, at + 1))
    at = tag ? at + tag.source.length : Math.max(code, at + 1)
  }
  return output
}

function codeSpanEnd(text: string, at: number): number {
  const [ticks = ''] = /^`+/.exec(text.slice(at, at + 8)) ?? []
  const paragraphEnd = text.indexOf('\n\n', at)
  const end = text.indexOf(ticks, at + ticks.length)
  return end < 0 || (paragraphEnd >= 0 && end > paragraphEnd) ? at + ticks.length : end + ticks.length
}

function convertProse(text: string, warnings: Set<string>): string {
  const conversion: Conversion = { output: [], hrefs: [], warnings }
  const { output } = conversion
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === '`') {
      const end = codeSpanEnd(text, at)
      output.push(text.slice(at, end))
      at = end
      continue
    }
    const tag = char === '<' ? scanTag(text, at) : undefined
    if (tag) {
      at += tag.source.length
      if (!tag.closing && !tag.selfClosing && (tag.name === 'script' || tag.name === 'style')) {
        const end = text.indexOf(`</${tag.name}`, at)
        at = end < 0 ? text.length : end
      }
      convertTag(tag, lineIndent(text, at), conversion)
      continue
    }
    const expression = char === '{' ? scanBraces(text, at) : undefined
    if (expression !== undefined && /^\{\s*(\/\*[\s\S]*\*\/|'\s*'|"\s*")\s*\}$/.test(expression)) {
      if (!expression.includes('/*')) output.push(' ')
      at += expression.length
      continue
    }
    output.push(char)
    at += 1
  }
  return output.join('')
}

/** White space at the beginning of the line, so that added lines stay in the same list item. */
function lineIndent(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, at))?.[0] ?? ''
}

function convertTag(tag: Tag, indent: string, { output, hrefs, warnings }: Conversion): void {
  const { name, closing, selfClosing, attributes } = tag
  const block = (text: string): unknown => output.push(`\n\n${indent}${text}\n\n${indent}`)
  const callout = CALLOUTS[name]
  if (INLINE.has(name)) return
  if (callout !== undefined) {
    if (!selfClosing) block(MARK_START + (closing ? 'end' : callout) + MARK_END)
  } else if (name === 'a') {
    if (closing) {
      const href = hrefs.pop()
      if (href !== undefined) output.push(`](<${href}>)`)
    } else if (!selfClosing) {
      hrefs.push(attributes.get('href'))
      if (attributes.has('href')) output.push('[')
    }
  } else if (name === 'img') {
    const src = attributes.get('src')
    if (src !== undefined) output.push(`![${escapeMarkdown(attributes.get('alt') ?? '')}](<${src}>)`)
  } else if (name === 'iframe' || name === 'video' || name === 'source') {
    const src = attributes.get('src')
    if (!closing && src !== undefined) block(`[${escapeMarkdown(attributes.get('title') ?? src)}](<${src}>)`)
  } else if (name === 'br' || name === 'hr') output.push(`<${name}>`)
  else if (SAFE_ELEMENTS.has(name)) output.push(closing ? `</${name}>` : `<${name}>`)
  else if (name === 'li') output.push(closing ? '' : `\n${indent}- `)
  else if (/^t[dh]$/.test(name)) output.push(closing ? ' ' : '')
  else if (BLOCK_ELEMENTS.has(name)) block('')
  else if (/^[A-Z]/.test(name)) {
    const title = closing ? undefined : componentTitle(attributes)
    if (title === undefined && !closing && !CONTAINERS.has(name))
      warnings.add(`component that is not rendered: <${name}>`)
    block(title ?? '')
  }
}

/** The title of a card, step or tab, or the name and type of a field. */
function componentTitle(attributes: Map<string, string>): string | undefined {
  const names = ['title', 'label', 'name', 'path', 'query', 'body', 'header']
  const title = names.map(name => attributes.get(name)).find(value => value !== undefined && value !== '')
  if (title === undefined) return undefined
  const href = attributes.get('href')
  const text = href === undefined ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](<${href}>)`
  const type = attributes.get('type')
  return `**${text}**${type === undefined ? '' : ` \`${type.replaceAll('`', '')}\``}${
    attributes.has('required') ? ' required' : ''
  }`
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/\s+/g, ' ')
}
