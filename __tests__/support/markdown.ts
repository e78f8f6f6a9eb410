import MarkdownIt from 'markdown-it'

export interface RenderedMarkdown {
  html: string
  /** Visible text of each cell, by table and row. */
  tables: string[][][]
  links: string[]
}

/** Renders Markdown as GitHub does: with tables, and with HTML tags kept. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const renderer = new MarkdownIt({ html: true })
  const rendered: RenderedMarkdown = { html: renderer.render(markdown), tables: [], links: [] }
  for (const { type, children } of renderer.parse(markdown, {})) {
    const rows = rendered.tables.at(-1)
    if (type === 'table_open') rendered.tables.push([])
    if (type === 'tr_open') rows?.push([])
    if (type === 'th_open' || type === 'td_open') rows?.at(-1)?.push('')
    if (type !== 'inline') continue
    const row = rows?.at(-1)
    if (row !== undefined && row.at(-1) === '') row[row.length - 1] = visible(children ?? [])
    rendered.links.push(...(children ?? []).flatMap(child => String(child.attrGet('href') ?? '') || []))
  }
  return rendered
}

function visible(tokens: { type: string; content: string }[]): string {
  return tokens
    .filter(({ type }) => type !== 'html_inline')
    .map(({ content }) => content)
    .join('')
}
