/** The same twenty pages for every generator: each links to the next one, and one has two mistakes. */
export const PAGE_COUNT = 20
export const CHANGED_PAGE = 7

/** The findings that the review has to report. */
export const DEAD_LINK = 'nowhere'
export const MISSING_IMAGE = 'missing.png'

export interface SourcePage {
  number: number
  /** `guides/page-3`; the first one is the start page. */
  name: string
  next: string
  title: string
  text: string
  hasMistakes: boolean
}

/** `isSecond`: of the second build, which has one changed page. */
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
