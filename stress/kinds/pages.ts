/** All generators build the same twenty pages. Each page links to the next page, and one page has two mistakes. */
export const PAGE_COUNT = 20
export const CHANGED_PAGE = 7

/** Deliberate mistakes that the review has to report. */
export const DEAD_LINK = 'nowhere'
export const MISSING_IMAGE = 'missing.png'

export interface SourcePage {
  number: number
  /** Path such as `guides/page-3`, or `index` for the start page. */
  name: string
  next: string
  title: string
  text: string
  hasMistakes: boolean
}

/** Returns the pages in a build. The second build has one changed page. */
export function sourcePages(isSecond: boolean): SourcePage[] {
  const nameOf = (number: number) => (number === 0 ? 'index' : `guides/page-${number}`)
  return Array.from({ length: PAGE_COUNT }, (_, number) => ({
    number,
    name: nameOf(number),
    next: nameOf((number + 1) % PAGE_COUNT),
    title: `Page ${number}`,
    text: isSecond && number === CHANGED_PAGE ? 'This text is new.' : `This is the text of page ${number}.`,
    hasMistakes: number === 3
  }))
}
