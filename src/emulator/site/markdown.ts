import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import type { DocsPage } from './docs.ts'
import { escapeHtml, highlight } from './highlight.ts'
import { isExternal, type Hrefs } from './hrefs.ts'
import { CALLOUT_MARK, calloutHtml, convertMdx } from './mdx/convert.ts'

export interface Heading {
  id: string
  text: string
  level: number
}

interface Environment {
  page: DocsPage
  hrefs: Hrefs
  headings: Heading[]
  warnings: string[]
}

/** The object that markdown-it passes to its rules. */
interface RuleEnvironment extends Record<string, unknown> {
  export?: Environment
}

// Tags that people write into Markdown and that can neither load nor run anything.
const SAFE_TAG = String.raw`\/?(?:details|summary|br|hr|kbd|sub|sup|b|i|em|strong|code|mark)\s*\/?>`

const markdown = new MarkdownIt({ html: true, linkify: true, typographer: false })
markdown.use(anchor, {
  level: [2, 3, 4],
  tabIndex: false,
  slugify,
  permalink: anchor.permalink.linkInsideHeader({
    class: 'anchor',
    symbol: '#',
    space: false,
    ariaHidden: true,
    placement: 'after'
  })
})

// Links also point to headings that have no visible permalink.
markdown.core.ruler.push('heading ids', ({ tokens }) => {
  const used = new Set(tokens.map(token => token.attrGet('id')))
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.attrGet('id') !== null) continue
    const id = slugify(tokens[index + 1]?.content ?? '')
    if (id !== '' && !used.has(id)) token.attrSet('id', id)
    used.add(id)
  }
})

markdown.core.ruler.push('collect headings', ({ tokens, env }) => {
  const { headings = [] } = (env as RuleEnvironment).export ?? {}
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

/** `> [!NOTE]` and similar, as on GitHub. */
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
  const environment = (env as RuleEnvironment).export
  if (token && typeof href === 'string' && environment) {
    const target = environment.hrefs.resolve(href, environment.page)
    if (target === undefined) {
      environment.warnings.push(`link to a page that does not exist: ${href}`)
      token.attrs = []
    } else token.attrSet('href', target)
  }
  return self.renderToken(tokens, index, options)
}

// An exported site loads nothing from other hosts: an external image becomes a link.
rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const src = String(token?.attrGet('src') ?? '')
  const alt = escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env))
  if (isExternal(src)) return `<a href="${escapeHtml(src)}">${alt || escapeHtml(src)}</a>`
  const environment = (env as RuleEnvironment).export
  const target = environment?.hrefs.resolve(src, environment.page)
  if (target !== undefined) return `<img src="${escapeHtml(target)}" alt="${alt}" loading="lazy">`
  environment?.warnings.push(`image that does not exist: ${src}`)
  return alt
}

rules.fence = (tokens, index) => {
  const { content, info } = tokens[index] ?? { content: '', info: '' }
  const language = /^[\w+#.-]*/.exec(info.trim())?.[0] ?? ''
  const label = language === '' ? '' : ` data-language="${escapeHtml(language)}"`
  return `<pre${label} tabindex="0"><code>${highlight(content, language)}</code></pre>\n`
}

// A wide table scrolls inside its container instead of widening the page.
rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
rules.table_close = () => '</table></div>\n'

rules.html_block = rules.html_inline = (tokens, index) =>
  (tokens[index]?.content ?? '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(new RegExp(`<(?!${SAFE_TAG})`, 'gi'), '&lt;')

export function renderMarkdown(
  page: DocsPage,
  hrefs: Hrefs
): { html: string; headings: Heading[]; warnings: string[] } {
  const isMdx = page.source.endsWith('.mdx')
  const source = isMdx ? convertMdx(page.markdown) : { markdown: page.markdown, warnings: [] }
  const environment: Environment = { page, hrefs, headings: [], warnings: [...source.warnings] }
  const body = markdown.render(source.markdown, { export: environment })
  const html = isMdx ? body.replace(CALLOUT_MARK, (_, kind: string) => calloutHtml(kind)) : body
  const { headings, warnings } = environment
  return { html: page.hasHeading ? html : titleHtml(page) + html, headings, warnings }
}

function titleHtml({ title, description }: DocsPage): string {
  const lead = description && `<p class="lead">${escapeHtml(description)}</p>\n`
  return `<h1>${escapeHtml(title)}</h1>\n${lead}`
}

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}
