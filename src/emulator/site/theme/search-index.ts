import type { PageContent } from './page.ts'

const MAX_TEXT_CHARACTERS = 4000

/** A script instead of JSON, because a page opened from a disk can load the one and not the other. */
export function searchIndex(pages: Pick<PageContent, 'path' | 'title' | 'text'>[]): string {
  const entries = pages.map(({ path, title, text }) => ({
    path: `${path}.html`,
    title,
    text: text.slice(0, MAX_TEXT_CHARACTERS).replaceAll('\n', ' ')
  }))
  return `window.searchIndex = ${JSON.stringify(entries)}\n`
}
