import { type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { textInside } from './content-elements.ts'
import { escapeInline, escapeLineStart, visible } from './inline-text.ts'
import { writeMarkdown } from './markdown-writer.ts'

export function pageMarkdown(
  { title, description }: { title: string; description: string },
  content: Element,
  targetOf: (address: string) => string | undefined
): string {
  const heading = `# ${escapeInline(title)}`
  const lead = escapeLineStart(escapeInline(description))
  const text = textOfService(content)
  const own = DomUtils.findOne(element => element.name === 'h1', [text ?? content])
  const isTitle = own !== null && title !== '' && visible(textInside(own)).trim() === title
  const blocks = writeMarkdown(
    text ?? content,
    targetOf,
    isTitle ? { element: own, block: heading } : undefined
  )
  const start = blocks.findIndex(block => block === heading)
  // In pages from other generators, the blocks above the title are breadcrumbs, so omit them.
  const above = text === undefined ? [] : blocks.slice(0, start)
  const body = start < 0 || start > MAX_ABOVE ? blocks : [...above, ...blocks.slice(start + 1)]
  if (lead !== '' && body[0] === lead) body.shift()
  return [title && heading, lead && `> ${lead}`, ...body].filter(Boolean).join('\n\n').concat('\n')
}

const MAX_ABOVE = 3

/** Returns the element that contains the text of a service page, but not the page's title and tools. */
function textOfService(content: Element): Element | undefined {
  const isText = ({ attribs }: Element) => attribs['id'] === 'content'
  return DomUtils.findOne(isText, content.children.filter(isTag)) ?? undefined
}
