import { escapeMarkup } from '../../runtime/markup.ts'

export { clip } from '../../runtime/markdown.ts'
export { formatCount as count } from '../../runtime/units.ts'

/** Text for HTML, in elements and in quoted attributes. Nothing in it can be a tag or hide other text. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text).replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
}

/** The report's `base` says that links open beside it. `content` is HTML. */
export function anchor(address: string, content: string): string {
  return `<a href="${escapeHtml(address)}">${content}</a>`
}

/** Text of several lines: lines that start with a dash are a list. */
export function paragraphs(text: string): string {
  const parts: string[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) parts.push(`<ul>${items.join('')}</ul>`)
    items = []
  }
  for (const line of text.split(/\r?\n/)) {
    const item = /^- (.*)$/.exec(line)?.[1]
    if (item !== undefined) items.push(`<li>${escapeHtml(item)}</li>`)
    else {
      endList()
      if (line.trim() !== '') parts.push(`<p>${escapeHtml(line)}</p>`)
    }
  }
  endList()
  return parts.join('')
}

/** Limits the parts of a report whose length depends on the site. */
export class Budget {
  #remaining: number

  constructor(bytes: number) {
    this.#remaining = bytes
  }

  /** Renders as many of the items as the budget allows. */
  render<T>(items: readonly T[], render: (item: T) => string): { html: string; taken: number } {
    let html = ''
    for (const [taken, item] of items.entries()) {
      const part = render(item)
      const bytes = Buffer.byteLength(part)
      if (bytes > this.#remaining) return { html, taken }
      this.#remaining -= bytes
      html += part
    }
    return { html, taken: items.length }
  }
}
