import type { PageFacts } from '../page/page-facts.ts'

/** Separators between the title of a page and the name of the site. */
const SEPARATOR = /\s+(?:[-\u2010-\u2015|\u00b7\u2022\u00bb]|::)\s+/gu
/** Share of pages that must have the same ending. Start pages and error pages often do not have it. */
const MIN_SHARE = 0.8
/** A name contains only a few separators, and titles come from outside. */
const MAX_ENDINGS = 4
const MAX_LENGTH = 200

/** Returns the ending that nearly all titles share, such as `Acme Docs` in `Install | Acme Docs`, or undefined. */
export function commonEnding(pages: readonly Pick<PageFacts, 'headTitle'>[]): string | undefined {
  const titles = pages.map(({ headTitle }) => headTitle).filter(title => title !== '')
  const counts = new Map<string, number>()
  for (const title of titles)
    for (const ending of endingsOf(title)) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  // The start page often has only the name as its title.
  const whole = new Set(titles.filter(title => counts.has(title)))
  const shared = [...counts].filter(
    ([ending, count]) => titles.length > 1 && count + Number(whole.has(ending)) >= titles.length * MIN_SHARE
  )
  return shared.map(([ending]) => ending).sort((a, b) => b.length - a.length)[0]
}

function endingsOf(title: string): string[] {
  return [...title.slice(-MAX_LENGTH).matchAll(SEPARATOR)]
    .slice(-MAX_ENDINGS)
    .map(({ index, 0: separator }) => title.slice(-MAX_LENGTH).slice(index + separator.length))
    .filter(ending => /[\p{L}\p{N}]/u.test(ending))
}
