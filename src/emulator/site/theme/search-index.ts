import type { PageContent } from './page.ts'

const MAX_TEXT_CHARACTERS = 4000

/** A script instead of JSON, because a page opened from a disk can load the one and not the other. */
export function searchIndex(pages: Pick<PageContent, 'path' | 'title' | 'html'>[]): string {
  const entries = pages.map(({ path, title, html }) => ({
    path: `${path}.html`,
    title,
    text: plainText(html).slice(0, MAX_TEXT_CHARACTERS)
  }))
  return `window.searchIndex = ${JSON.stringify(entries)}\n`
}

function plainText(html: string): string {
  return html
    .replace(/<details class="contents inline">[\s\S]*?<\/details>|<a class="anchor"[\s\S]*?<\/a>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#x([\dA-F]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
