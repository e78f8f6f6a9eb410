import { type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { pageName } from '../../site/pages/page-addresses.ts'
import { escapeInline, escapeLineStart } from './inline-text.ts'
import { writeMarkdown } from './markdown-writer.ts'

/** `guides/x.md` for `guides/x.html` and for `guides/x/index.html`. */
export function markdownPath(page: string): string {
  return `${pageName(page) || 'index'}.md`
}

/** A page as Markdown: its title, its description as a quotation, its content. */
export function pageMarkdown(
  { title, description }: { title: string; description: string },
  content: Element,
  targetOf: (address: string) => string | undefined
): string {
  const heading = `# ${escapeInline(title)}`
  const lead = escapeLineStart(escapeInline(description))
  const blocks = writeMarkdown(bodyOf(content), targetOf)
  const start = blocks.findIndex(block => block === heading)
  // What stands above its title is the way to the page.
  const body = start < 0 || start > MAX_ABOVE ? blocks : blocks.slice(start + 1)
  if (lead !== '' && body[0] === lead) body.shift()
  return [title && heading, lead && `> ${lead}`, ...body].filter(Boolean).join('\n\n').concat('\n')
}

const MAX_ABOVE = 3

/** The service has title and tools of a page in an element around its text. */
function bodyOf(content: Element): Element {
  const isText = ({ attribs }: Element) => attribs['id'] === 'content'
  return DomUtils.findOne(isText, content.children.filter(isTag)) ?? content
}
