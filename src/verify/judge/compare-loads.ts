import { listedItems } from '../../review/scan/record/page-loads.ts'
import type { Loads } from '../../site/records/manifest.ts'

/** What browsers and search engines do not get of a page, although its text is there. */
export interface LoadsComparison {
  /** One sentence for each difference. Empty if everything is there. */
  details: string[]
  /** Whether the page has other scripts or other data, and no other difference. */
  isOtherBuild: boolean
}

/**
 * Compares what browsers load with an exported page and with the served one. More scripts and style sheets are no
 * difference. `isSameText`: the pages have the same words, counting those in `noscript` elements.
 */
export function compareLoads(exported: Loads, served: Loads, isSameText: boolean): LoadsComparison {
  const scripts = missing('scripts', exported.scripts, served.scripts)
  const styles = missing('style sheets', exported.styles, served.styles)
  const data = dataProblem(exported.data, served.data)
  const others = [
    baseProblem(exported.base, served.base),
    isSameText && exported.noscript !== served.noscript
      ? 'Text of the page is in a `noscript` element, which browsers do not show.'
      : undefined,
    robotsProblem(exported.robots, served.robots)
  ].filter(detail => detail !== undefined)
  const details = [...others, ...[data, scripts, styles].filter(detail => detail !== undefined)]
  const own = [...listedItems(served.scripts)].some(item => !listedItems(exported.scripts).has(item))
  const hasOther = (data === OTHER_DATA || (data === undefined && own)) && details.length > 0
  return { details, isOtherBuild: hasOther && others.length === 0 }
}

const OTHER_DATA = 'The data that the page contains for its scripts is not the exported data.'

function dataProblem(exported: string | undefined, served: string | undefined): string | undefined {
  if (exported === undefined || exported === served) return undefined
  return served === undefined
    ? 'The page lacks the data for its scripts that is at its end: it is cut off, or something removes scripts.'
    : OTHER_DATA
}

function missing(what: string, exported: string | undefined, served: string | undefined): string | undefined {
  const [own, there] = [listedItems(exported), listedItems(served)]
  const lost = [...own].filter(item => !there.has(item)).length
  if (lost === 0) return undefined
  return lost === own.size
    ? `All ${what} of the exported page are missing (${lost}).`
    : `${lost} of ${own.size} ${what} of the exported page are missing.`
}

function baseProblem(exported: string | undefined, served: string | undefined): string | undefined {
  if (exported === served) return undefined
  return served === undefined
    ? 'The `base` element of the exported page is missing.'
    : `The page has a \`base\` element that the export does not have, for ${JSON.stringify(served.slice(0, 100))}: its files and links are requested there.`
}

/** `noindex` has its own finding, unless the exported page has it and the served page does not. */
function robotsProblem(exported = '', served = ''): string | undefined {
  const [own, other] = [exported, served].map(text => text.split(' ').filter(rule => rule !== ''))
  const lost = own?.filter(rule => other?.includes(rule) === false) ?? []
  const added = other?.filter(rule => own?.includes(rule) === false && !isNoindex(rule)) ?? []
  if (lost.length > 0) return `The page lacks these rules for search engines: ${lost.join(', ')}.`
  return added.length > 0 ? `The page has more rules for search engines: ${added.join(', ')}.` : undefined
}

export function isNoindex(rule: string): boolean {
  return /(?:^|:)noindex$/.test(rule)
}
