export { formatCount as count } from '../../runtime/units.ts'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Text for HTML, in elements and in quoted attributes. Nothing in it can be a tag or hide other text. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, character => ESCAPES[character] ?? '')
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
}

export function clip(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}

/** Room for the parts of a report that a site can make as long as it likes. */
export class Budget {
  #left: number

  constructor(bytes: number) {
    this.#left = bytes
  }

  /** As many of the items as there is room for. */
  take<T>(items: readonly T[], render: (item: T) => string): { html: string; taken: number } {
    let html = ''
    for (const [taken, item] of items.entries()) {
      const part = render(item)
      const bytes = Buffer.byteLength(part)
      if (bytes > this.#left) return { html, taken }
      this.#left -= bytes
      html += part
    }
    return { html, taken: items.length }
  }
}
