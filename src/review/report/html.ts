import { clip } from '../../runtime/text/clip.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { withoutControls } from '../../runtime/text/plain-text.ts'
import { formatCount } from '../../runtime/text/units.ts'

export { clip, formatCount as count }

/** Escapes text for elements and quoted attributes. The result cannot contain a tag or hide surrounding text. */
export function escapeHtml(text: string): string {
  return withoutControls(escapeMarkup(text))
}

/** Links open in a new tab because of the report's `base` element. `content` is HTML. */
export function anchor(address: string, content: string): string {
  return `<a href="${escapeHtml(address)}">${content}</a>`
}

export function codeHtml(text: string, max: number): string {
  return `<code>${escapeHtml(clip(text, max))}</code>`
}

export function moreNote(rest: number, where = 'Not in this report'): string {
  return rest > 0 ? `<p class="note rest">${where}: ${formatCount(rest)} more.</p>` : ''
}

/** Backticks mark code, as in the action's messages. */
export function withCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

/** `content` is HTML. */
export function section(title: string, ...content: readonly string[]): string {
  return `<section><h2>${title}</h2>${content.join('')}</section>`
}

export function folding(kind: string, title: string, size: number, isOpen: boolean, content: string): string {
  const summary = `<summary><h3>${title}</h3><span class="badge">${formatCount(size)}</span></summary>`
  return `<details class="${kind}"${isOpen ? ' open' : ''}>${summary}${content}</details>`
}

export function paragraphs(text: string): string {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  return lines.map(line => `<p>${escapeHtml(line)}</p>`).join('')
}

/** Limits the size of the report sections that grow with the site. */
export class Budget {
  #remaining: number

  constructor(bytes: number) {
    this.#remaining = bytes
  }

  render<T>(items: readonly T[], render: (item: T) => string): { html: string; rest: number } {
    let html = ''
    for (const [taken, item] of items.entries()) {
      const part = render(item)
      const bytes = Buffer.byteLength(part)
      if (bytes > this.#remaining) return { html, rest: items.length - taken }
      this.#remaining -= bytes
      html += part
    }
    return { html, rest: 0 }
  }
}
