import { htmlTokens } from '../../../html/html-tokens.ts'
import {
  combinedDigest,
  type OutlineLevel,
  type OutlinePart,
  PART_DIGITS
} from '../../../review/scan/record/outline.ts'
import { withoutSnippet } from '../../../review/scan/page/detail-scanner.ts'
import { listedItems } from '../../../review/scan/record/page-loads.ts'
import { decodedValue } from '../../../html/attribute-values.ts'
import type { ServedDetails } from '../../../review/scan/site-scanner.ts'
import type { Loads } from '../../../site/records/manifest.ts'
import { addedProblem, classesIn, coversPage, hidesElement } from './added-elements.ts'
import {
  canMatch,
  importedSheet,
  isHarmlessDeclaration,
  type PageNames,
  ruleWithoutContrast,
  type StyleRule,
  styleRules
} from './style-rules.ts'

/**
 * Compares the elements that browsers display with those of the exported page. Elements that were added outside of the
 * content are no difference, if they neither cover the page nor show another one. Returns one sentence for each
 * difference.
 */
export function compareOutline(exported: Loads, { utf8, levels, sheets }: ServedDetails): string[] {
  // A list from an earlier release has no outline.
  if (exported.outline === undefined) return []
  const compared = comparedLevels(exported.outline, levels)
  if (typeof compared === 'string') return [compared]
  const added = compared.map(part => addedProblem(utf8.subarray(part.start, part.end)))
  const own = listedItems(exported.styles)
  const css = sheets.filter(({ digest, use }) => !own.has(digest) && use !== 'media print')
  const texts = css.map(({ start, end }) => utf8.toString('utf8', start, end))
  const problems = [
    ...added,
    ...hidingProblems(texts, utf8, compared),
    snippetProblem(exported, utf8, compared)
  ]
  return [...new Set(problems)].filter(problem => problem !== undefined)
}

/** A served page, split into what was added outside of its content and everything else. */
interface SplitPage {
  added: Buffer
  own: Buffer
}

/** Returns undefined if nothing was added, or if the page has no content element. */
export function splitAdded(
  exported: Loads | undefined,
  { utf8, levels }: ServedDetails
): SplitPage | undefined {
  if (exported?.outline === undefined || levels.length < 2) return undefined
  const parts = comparedLevels(exported.outline, levels)
  if (typeof parts === 'string' || parts.length === 0) return undefined
  const [added, own]: [Buffer[], Buffer[]] = [[], []]
  let from = 0
  for (const { start, end } of [...parts].sort((a, b) => a.start - b.start)) {
    if (start < from) continue
    own.push(utf8.subarray(from, start))
    added.push(utf8.subarray(start, end))
    from = end
  }
  return { added: Buffer.concat(added), own: Buffer.concat([...own, utf8.subarray(from)]) }
}

function snippetProblem(
  { root, snippets }: Loads,
  utf8: Buffer,
  added: readonly OutlinePart[]
): string | undefined {
  // A list from an earlier release does not have this number.
  if (root === undefined || !utf8.includes('data-nosnippet')) return undefined
  const count = withoutSnippet(utf8).filter(
    at => !added.some(({ start, end }) => at >= start && at < end)
  ).length
  return count > Number(snippets ?? 0)
    ? 'Exported elements have the attribute `data-nosnippet`: search engines do not show their text.'
    : undefined
}

/** Returns the added elements, or why the elements of the page are not those of the export. */
function comparedLevels(outline: string, served: readonly OutlineLevel[]): OutlinePart[] | string {
  const exported = outline.split('/')
  if (readLevel(exported[0]).own !== served[0]?.own)
    return 'The doctype, or the attributes of the elements `html` and `body`, are not the exported ones: browsers can show the page in another way.'
  if (exported.length !== served.length) return AROUND
  const added: OutlinePart[] = []
  for (const [at, level] of served.entries()) {
    const { own, before, after } = readLevel(exported[at])
    if (own !== level.own) return AROUND
    const found = [addedParts(before, level.before), addedParts(after, level.after)]
    for (const parts of found) {
      if (parts === undefined || (at > 0 && at === served.length - 1 && parts.length > 0))
        return at > 0 && at === served.length - 1 ? INSIDE : BESIDE
      added.push(...parts)
    }
  }
  return added
}

const AROUND =
  'The elements around the content are not the exported ones, or have other attributes: they can hide the page.'
const INSIDE =
  'The text is as exported, but the elements of the content are not, or they have other attributes, such as `id`, `class` or `hidden`.'
const BESIDE =
  'Elements outside of the content are not the exported ones, or have other attributes, such as `id`, `class` or `hidden`.'

interface ListedLevel {
  own: string
  before: string
  after: string
}

function readLevel(text = ''): ListedLevel {
  const [before = '', after = ''] = text.slice(PART_DIGITS).split('.')
  return { own: text.slice(0, PART_DIGITS), before, after }
}

/** Returns the parts that are not in a list, or undefined if a part of the list is missing. */
function addedParts(list: string, served: readonly OutlinePart[]): OutlinePart[] | undefined {
  const [, count, combined] = /^(\d+)-([\da-f]+)$/.exec(list) ?? []
  if (count !== undefined) return addedAround(Number(count), combined ?? '', served)
  const exported = list.match(new RegExp(`.{${PART_DIGITS}}`, 'g')) ?? []
  let found = 0
  const added = served.filter(({ digest }) => digest !== exported[found] || found++ < 0)
  return found === exported.length ? added : undefined
}

/** Maximum number of elements to be found before and after many elements. */
const MAX_AROUND = 50

/** Finds the parts before and after parts of which only their number and a digest is known. */
function addedAround(
  count: number,
  combined: string,
  served: readonly OutlinePart[]
): OutlinePart[] | undefined {
  const more = served.length - count
  for (let from = 0; from <= Math.min(more, MAX_AROUND); from++) {
    if (combinedDigest(served.slice(from, from + count)) === combined)
      return [...served.slice(0, from), ...served.slice(from + count)]
  }
  return undefined
}

/** Returns a sentence if an added style sheet can hide elements of the exported page. */
function hidingProblems(sheets: readonly string[], utf8: Buffer, added: readonly OutlinePart[]): string[] {
  const imported = sheets.map(importedSheet).find(address => address !== undefined)
  if (imported !== undefined)
    return [
      `A style sheet that was added to the page loads another one, which can hide the page: ${JSON.stringify(imported.slice(0, 150))}.`
    ]
  const rules = sheets.flatMap(styleRules)
  const suspects = rules.filter(({ declarations }) => !declarations.every(isHarmlessDeclaration))
  if (suspects.length === 0 && ruleWithoutContrast(rules) === undefined) return []
  const names = namesOf(utf8, added)
  if (added.some(({ start, end }) => isCoveredBy(suspects, namesOf(utf8.subarray(start, end), []))))
    return ['A style sheet that was added to the page makes an added element cover the page.']
  const frames = added.filter(({ start, end }) => /<iframe\b/i.test(utf8.toString('latin1', start, end)))
  const inFrames = frames.map(({ start, end }) => namesOf(utf8.subarray(start, end), []))
  if (suspects.some(({ selectors }) => inFrames.some(names => canMatch(selectors, names))))
    return [
      'A style sheet that was added to the page changes an added element `iframe`, which can cover the page.'
    ]
  const rule =
    suspects.find(({ selectors }) => canMatch(selectors, names)) ??
    ruleWithoutContrast(rules.filter(({ selectors }) => canMatch(selectors, names)))
  if (rule === undefined) return []
  const text = `${rule.selectors} { ${rule.declarations.join('; ')} }`
  return [
    `A style sheet that was added to the page applies to exported elements and can hide them: ${JSON.stringify(text.slice(0, 150))}.`
  ]
}

/** Whether a rule makes an added element cover the page, and no other rule hides the element, for example at first. */
function isCoveredBy(rules: readonly StyleRule[], names: PageNames): boolean {
  const styleOf = (rule: StyleRule) => rule.declarations.join(';').replace(/\s+/g, '').toLowerCase()
  const styles = rules.filter(({ selectors }) => canMatch(selectors, names)).map(styleOf)
  return styles.some(coversPage) && !styles.some(hidesElement)
}

/** Returns the names of all elements but the added ones. */
function namesOf(utf8: Buffer, added: readonly OutlinePart[]): PageNames {
  const elements = new Set(['html', 'head', 'body'])
  const names = new Set<string>()
  const html = utf8.toString('latin1')
  const tags: string[] = []
  for (const { tag, start, end, isInert } of htmlTokens(utf8)) {
    if (isInert || added.some(part => start >= part.start && start < part.end)) continue
    elements.add(tag.name)
    if (tag.has('id')) names.add(`#${decodedValue(tag.raw('id'))}`)
    tags.push(html.slice(start, end).toLowerCase())
    for (const name of classesIn(html.slice(start, end))) names.add(`.${name}`)
  }
  return { elements, names, html: tags.join('') }
}
