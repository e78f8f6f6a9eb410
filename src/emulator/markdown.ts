import { posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import type { DocsPage } from './docs.ts'

export interface Heading {
  id: string
  text: string
  level: number
}

interface Environment {
  page: DocsPage
  /** Where each file of the docs folder is in the export. */
  hrefs: Map<string, string>
  headings: Heading[]
}

/** What markdown-it carries through its rules. */
interface Carrier extends Record<string, unknown> {
  export?: Environment
}

// Tags that people write into Markdown and that can neither load nor run anything.
const HARMLESS_TAG = String.raw`\/?(?:details|summary|br|hr|kbd|sub|sup|b|i|em|strong|code|mark)\s*\/?>`

const markdown = new MarkdownIt({ html: true, linkify: true, typographer: false })
markdown.use(anchor, {
  level: [2, 3, 4],
  tabIndex: false,
  slugify: text =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s+/g, '-'),
  permalink: anchor.permalink.linkInsideHeader({
    class: 'anchor',
    symbol: '#',
    space: false,
    ariaHidden: true,
    placement: 'after'
  })
})

markdown.core.ruler.push('collect headings', ({ tokens, env }) => {
  const { headings = [] } = (env as Carrier).export ?? {}
  for (const [index, token] of tokens.entries()) {
    const id = token.attrGet('id')
    if (token.type !== 'heading_open' || id === null) continue
    const inline = tokens[index + 1]?.children ?? []
    const text = inline.filter(({ type }) => type === 'text' || type === 'code_inline')
    headings.push({
      id: String(id),
      level: Number(token.tag.slice(1)),
      text: text.map(({ content }) => content).join('')
    })
  }
})

/** `> [!NOTE]` and its kin, as GitHub shows them. */
markdown.core.ruler.push('alerts', ({ tokens, Token }) => {
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 2]
    if (token.type !== 'blockquote_open' || inline?.type !== 'inline') continue
    const [mark, kind] = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/.exec(inline.content) ?? []
    if (mark === undefined || kind === undefined) continue
    token.attrJoin('class', `alert ${kind.toLowerCase()}`)
    const label = new Token('html_inline', '', 0)
    label.content = `<b>${kind.charAt(0)}${kind.slice(1).toLowerCase()}</b><br>`
    const [first, ...others] = inline.children ?? []
    if (first) first.content = first.content.slice(mark.trimEnd().length).trimStart()
    const rest = others[0]?.type === 'softbreak' ? others.slice(1) : others
    inline.children = [label, ...(first ? [first] : []), ...rest]
  }
})

const { rules } = markdown.renderer

rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const href = token?.attrGet('href')
  const environment = (env as Carrier).export
  if (token && typeof href === 'string' && environment) {
    const target = rewritten(href, environment)
    if (target === undefined) token.attrs = []
    else token.attrSet('href', target)
  }
  return self.renderToken(tokens, index, options)
}

// A picture from elsewhere would make the site depend on a network: it becomes a link.
rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const src = String(token?.attrGet('src') ?? '')
  const alt = self.renderInlineAsText(token?.children ?? [], options, env)
  if (/^[a-z]+:|^\/\//i.test(src)) return `<a href="${escapeHtml(src)}">${escapeHtml(alt || src)}</a>`
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" loading="lazy">`
}

rules.fence = (tokens, index) => {
  const { content, info } = tokens[index] ?? { content: '', info: '' }
  const language = info.trim().split(/\s+/)[0] ?? ''
  const label = language === '' ? '' : ` data-language="${escapeHtml(language)}"`
  return `<pre${label} tabindex="0"><code>${escapeHtml(content)}</code></pre>\n`
}

// Wide tables scroll by themselves, so that the page never does.
rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
rules.table_close = () => '</table></div>\n'

rules.html_block = rules.html_inline = (tokens, index) =>
  (tokens[index]?.content ?? '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(new RegExp(`<(?!${HARMLESS_TAG})`, 'gi'), '&lt;')

export function renderMarkdown(
  page: DocsPage,
  hrefs: Map<string, string>
): { html: string; headings: Heading[] } {
  const environment: Environment = { page, hrefs, headings: [] }
  return { html: markdown.render(page.markdown, { export: environment }), headings: environment.headings }
}

/** Links between sources become links between pages; undefined for what is not in this export. */
function rewritten(href: string, { page, hrefs }: Environment): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  if (path === '' || /^([a-z][a-z\d+.-]*:|\/)/i.test(path)) return href
  const target = hrefs.get(posix.join(posix.dirname(page.source), decodeURI(path)))
  return target === undefined ? undefined : relativeHref(page.path, target) + rest
}

/** From the page at `from` (without its ending) to `to`, whatever folder the site is put into. */
export function relativeHref(from: string, to: string): string {
  return encodeURI(posix.relative(posix.dirname(from), to)) || './'
}

export function escapeHtml(text: string): string {
  return markdown.utils.escapeHtml(text)
}
