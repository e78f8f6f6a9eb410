import { scanTag } from './scanner.ts'

interface OpenComponent {
  name: string
  /** Indentation of its lines in the output. */
  indent: number
  /** Indentation of its content in the source, known from the first line of it. */
  contentIndent?: number
}

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'source'])

/**
 * Removes the indentation of content inside components. MDX has no indented code blocks, but Markdown would turn
 * content that is indented by four spaces into one.
 */
export function dedentComponents(text: string): string {
  const open: OpenComponent[] = []
  const output: string[] = []
  let fence: string | undefined
  let shift = 0
  for (const line of text.split('\n')) {
    const content = line.trimStart()
    const indent = line.length - content.length
    const mark = /^(`{3,}|~{3,})/.exec(content)?.[1]
    if (fence !== undefined) {
      output.push(line.slice(Math.min(indent, shift)))
      if (mark?.startsWith(fence) && content.trimEnd() === mark) fence = undefined
      continue
    }
    if (content === '') {
      output.push('')
      continue
    }
    const tag = content.startsWith('<') ? scanTag(content, 0) : undefined
    if (tag?.closing) {
      const index = open.findLastIndex(({ name }) => name === tag.name)
      const closed = index < 0 ? undefined : open[index]
      if (index >= 0) open.length = index
      output.push(' '.repeat(closed?.indent ?? indent) + content)
      continue
    }
    const parent = open.at(-1)
    if (parent) parent.contentIndent ??= indent
    const outputIndent = parent
      ? parent.indent + Math.max(0, indent - (parent.contentIndent ?? indent))
      : indent
    output.push(' '.repeat(outputIndent) + content)
    if (mark !== undefined) {
      fence = mark
      shift = Math.max(0, indent - outputIndent)
    }
    const opens = tag !== undefined && !tag.selfClosing && !VOID_ELEMENTS.has(tag.name)
    if (opens && !content.includes(`</${tag.name}>`)) open.push({ name: tag.name, indent: outputIndent })
  }
  return output.join('\n')
}
