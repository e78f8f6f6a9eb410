import { digestsIn, listedItems, useDigest, type UsedItem } from '../../../review/scan/record/page-loads.ts'
import type { ServedDetails } from '../../../review/scan/site-scanner.ts'
import type { Loads } from '../../../site/records/manifest.ts'
import { compareOutline } from './compare-outline.ts'
import { withExportedSheets } from './minified-sheets.ts'

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
export function compareLoads(
  exported: Loads,
  page: Loads,
  isSameText: boolean,
  found?: ServedDetails
): LoadsComparison {
  const { loads: served, details } =
    found === undefined
      ? { loads: page, details: found }
      : withExportedSheets(exported, { loads: page, details: found })
  const scripts = missing('scripts', exported.scripts, served.scripts)
  const styles = missing('style sheets', exported.styles, served.styles)
  const data = dataProblem(exported.data, served.data)
  const others = [
    baseProblem(exported.base, served.base),
    isSameText && exported.noscript !== served.noscript
      ? 'Text of the page is in a `noscript` element, which browsers do not show.'
      : undefined,
    robotsProblem(exported.robots, served.robots),
    // A list from an earlier release does not have the fields that are compared here.
    ...(exported.canonical === undefined ? [] : useProblems(exported, served, details)),
    ...(details === undefined ? [] : compareOutline(exported, details))
  ].filter(detail => detail !== undefined)
  const all = [...others, ...[data, scripts, styles].filter(detail => detail !== undefined)]
  const own = [...listedItems(served.scripts)].some(item => !listedItems(exported.scripts).has(item))
  const hasOther = (data === OTHER_DATA || (data === undefined && own)) && all.length > 0
  return { details: all, isOtherBuild: hasOther && others.length === 0 }
}

function useProblems(
  exported: Loads,
  served: Loads,
  details: ServedDetails | undefined
): (string | undefined)[] {
  const unused = otherUses(exported, served, details?.unusual)
  const { blocked, hidden, refresh } = served
  return [
    canonicalProblem(exported.canonical, served.canonical),
    unused === 0
      ? undefined
      : `Browsers do not use ${unused} of the scripts and style sheets of the page, or not as exported, because they have other attributes, such as \`type\`, \`nomodule\`, \`media\`, \`disabled\` or \`integrity\`.`,
    isSameDescription(exported, served, details?.earlierHeads)
      ? undefined
      : 'The description of the page for search engines, or its width on phones, is not the exported one.',
    refresh === undefined || refresh === exported.refresh
      ? undefined
      : `The page sends readers to ${JSON.stringify(refresh.slice(0, 100))}, and the export does not.`,
    hidden === exported.hidden || hidden === undefined
      ? undefined
      : 'An attribute or a style sheet hides the whole page.',
    blocked === exported.blocked || blocked === undefined
      ? undefined
      : `A Content-Security-Policy in the page blocks ${blocked}.`,
    ...detailProblems(exported, served)
  ]
}

/** A list from an earlier release has only a digest that minified pages change, or none. */
function isSameDescription(exported: Loads, served: Loads, earlierHeads: readonly string[] = []): boolean {
  if (exported.root !== undefined) return exported.description === served.description
  const { head, outline } = exported
  return head === served.head || outline === undefined || earlierHeads.includes(head ?? '')
}

function detailProblems(exported: Loads, served: Loads): (string | undefined)[] {
  // A list from an earlier release does not have these fields.
  if (exported.root === undefined) return []
  return [
    exported.root === served.root
      ? undefined
      : 'The classes of the elements `html` and `body` are not the exported ones: they can hide the page.',
    hasAll(exported.spacing, served.spacing)
      ? undefined
      : 'Line breaks or indents in code blocks are not the exported ones.',
    hasAll(exported.drawings, served.drawings)
      ? undefined
      : 'A drawing (`svg`) in the page is not the exported one.',
    hasAll(exported.sources, served.sources)
      ? undefined
      : 'The attributes `media` or `type` of `source` elements are not the exported ones: browsers can use other files.',
    exported.target === served.target
      ? undefined
      : 'The attribute `target` of the `base` element is not the exported one: links open elsewhere.',
    Number(served.unclosed ?? 0) <= Number(exported.unclosed ?? 0)
      ? undefined
      : 'The page has an element such as `s`, `a` or `font` without an end tag: it applies to all text after it.'
  ]
}

/** Whether a list has all items of another list in the same order. */
function hasAll(exported = '', served = ''): boolean {
  const items = digestsIn(exported)
  let found = 0
  for (const item of digestsIn(served)) if (item === items[found]) found++
  return found === items.length
}

/** Returns the number of scripts and style sheets that browsers do not use as they use those of the export. */
function otherUses(exported: Loads, served: Loads, unusual: readonly UsedItem[] | undefined): number {
  const own = new Set([...listedItems(exported.scripts), ...listedItems(exported.styles)])
  if (exported.outline === undefined || unusual === undefined) {
    const known = listedItems(exported.conditional)
    return [...listedItems(served.conditional)].filter(item => own.has(item) && !known.has(item)).length
  }
  const [uses, there] = [listedItems(exported.uses), listedItems(served.uses)]
  const changed = unusual.filter(
    ({ digest, use }) => own.has(digest) && !uses.has(useDigest(digest, use))
  ).length
  const items = new Set([...listedItems(served.scripts), ...listedItems(served.styles)])
  const lost = [...own].every(item => items.has(item)) ? [...uses].filter(use => !there.has(use)).length : 0
  return Math.max(changed, lost)
}

function canonicalProblem(exported: string | undefined, served: string | undefined): string | undefined {
  if (exported === served) return undefined
  if (served === '') return 'The canonical link of the exported page is missing.'
  return exported === ''
    ? 'The page has a canonical link that the export does not have.'
    : 'The canonical link is not the exported one: search engines list another address.'
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
