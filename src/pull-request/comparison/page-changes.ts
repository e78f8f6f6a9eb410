import type { Docs, DocsPage } from '../../sources/docs.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { shareOfSameWords, wordCounts } from '../../runtime/text/same-words.ts'
import { countWords, diffWords, type TextChange } from './word-diff.ts'
import { compareText } from '../../runtime/text/compare.ts'

export interface PageChange {
  path: string
  title: string
  /** Its source, from the root of the repository. */
  file: string
  from?: string
  /** Files that it shows something of and that changed: snippets, specifications, images, code. */
  through: string[]
  /** What differs besides the text: `links`, `anchors`, `code`, or fields of the front matter. */
  what: string[]
  text: TextChange
}

/** Sorted by address. */
export type PageChanges = Record<'added' | 'changed' | 'removed' | 'moved', PageChange[]>

/** A page that keeps its place in the documentation, or has a new one. */
interface PagePair {
  before: DocsPage
  after: DocsPage
}

export interface PairedPages {
  pairs: PagePair[]
  added: DocsPage[]
  removed: DocsPage[]
}

/**
 * Pages that belong together: of the same name, at the same address, with the same bytes, or with nearly the same text.
 * What is generated from a file that one version cannot read is neither added nor removed.
 */
export function pairPages(base: Docs, head: Docs): PairedPages {
  const isKnown = ({ hasSettings, unreadable }: Docs, { digest, file }: DocsPage) =>
    digest !== undefined || (hasSettings && !unreadable.has(file))
  const left = {
    before: new Set(base.pages.filter(page => isKnown(head, page))),
    after: new Set(head.pages.filter(page => isKnown(base, page)))
  }
  const pairs: PagePair[] = []
  const take = (found: readonly PagePair[]) => {
    for (const pair of found)
      if (left.before.delete(pair.before) && left.after.delete(pair.after)) pairs.push(pair)
  }
  take(samePages(left, ({ path }) => path))
  take(samePages(left, ({ address }) => address))
  take(samePages(left, ({ digest }) => digest))
  take(similarPages([...left.before], [...left.after]))
  return { pairs, added: [...left.after], removed: [...left.before] }
}

/** Of several pages, those with the nearest names belong together. */
function samePages(
  left: Record<'before' | 'after', ReadonlySet<DocsPage>>,
  keyOf: (page: DocsPage) => string | undefined
): PagePair[] {
  const after = groupBy(left.after, page => keyOf(page) ?? '')
  const candidates = [...left.before].flatMap(before => {
    const key = keyOf(before)
    const found = key === undefined ? [] : (after.get(key) ?? []).slice(0, MAX_SAME)
    return found.map(page => ({ before, after: page, value: nearness(before, page) }))
  })
  return bestPairs(candidates)
}

/** Two pages of a few words have much in common by chance. */
const MIN_WORDS = 5
const MIN_SIMILARITY = 0.7
const MAX_COMPARISONS = 100_000
const MAX_SAME = 100
/** Of two pages that are nearly as similar, the one with the nearer name is meant. */
const NAME_WEIGHT = 0.1

function similarPages(removed: readonly DocsPage[], added: readonly DocsPage[]): PagePair[] {
  if (removed.length * added.length > MAX_COMPARISONS) return []
  const addedWords = new Map(added.map(page => [page, wordCounts(page.text)]))
  const candidates = removed.flatMap(before => {
    const words = wordCounts(before.text)
    return added.flatMap(after => {
      const value = similarity(words, addedWords.get(after))
      return value < MIN_SIMILARITY
        ? []
        : [{ before, after, value: value + NAME_WEIGHT * nearness(before, after) }]
    })
  })
  return bestPairs(candidates)
}

function bestPairs(candidates: (PagePair & { value: number })[]): PagePair[] {
  const taken = new Set<DocsPage>()
  return candidates
    .sort((a, b) => b.value - a.value)
    .filter(({ before, after }) => {
      if (taken.has(before) || taken.has(after)) return false
      taken.add(before).add(after)
      return true
    })
}

/** From 0 to 1: the share of folders and file names that two paths have in common; the file name counts most. */
export function nearness(a: Pick<DocsPage, 'path'>, b: Pick<DocsPage, 'path'>): number {
  const [left, right] = [a.path.split('/'), b.path.split('/')]
  const common = left.filter(name => right.includes(name)).length
  const isSameName = left.at(-1) === right.at(-1)
  return (common / Math.max(left.length, right.length) + (isSameName ? 1 : 0)) / 2
}

/** From 0 to 1: the share of words that two texts have in common; 0 if they are too short to tell. */
export function similarity(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number> = new Map()
): number {
  return shareOfSameWords(before, after, 2 * MIN_WORDS)
}

/** Files whose content is not in the text of a page: a new version of them is a change of the page. */
const SHOWN_FILE = /\.(?!(?:mdx?|json|ya?ml)$)[^./]+$/i

/** What readers see of the pairs and of the rest. `changed`: files that differ. */
export function comparePages(
  { pairs, added, removed }: PairedPages,
  changed: ReadonlySet<string>,
  prefix: string
): PageChanges {
  const described = (page: DocsPage) => ({ path: page.address, title: page.title, file: prefix + page.file })
  const whole = (page: DocsPage, kind: 'added' | 'removed'): PageChange => {
    const words = countWords(page.text)
    return {
      ...described(page),
      through: [],
      what: [],
      text: {
        parts: [{ kind, text: page.text }],
        wordsAdded: kind === 'added' ? words : 0,
        wordsRemoved: kind === 'removed' ? words : 0
      }
    }
  }
  const compared = pairs.flatMap(({ before, after }): PageChange[] => {
    const isMoved = before.address !== after.address && before.path !== after.path
    const included = [...new Set([...before.includes, ...after.includes])].filter(path => changed.has(path))
    // What only one version can parse is rendered in another way there.
    const isUnread = before.isUnread || after.isUnread || before.isValid !== after.isValid
    if (isUnread && !isMoved && !changed.has(after.file) && included.length === 0) return []
    const isParsed = after.isValid && !after.isUnread
    const unread = `a file that ${isParsed ? 'was not parsed before' : 'is not parsed'}`
    const what = isUnread ? [unread] : differences(before, after)
    const isSame = before.title === after.title && before.text === after.text && what.length === 0
    if (!isMoved && isSame && !included.some(path => SHOWN_FILE.test(path))) return []
    const text = isUnread ? diffWords('', '') : diffWords(before.text, after.text)
    const from = isMoved ? { from: before.address } : {}
    return [{ ...described(after), ...from, through: included.map(path => prefix + path).sort(), what, text }]
  })
  const sorted = (pages: PageChange[]) => pages.sort((a, b) => compareText(a.path, b.path))
  return {
    added: sorted(added.map(page => whole(page, 'added'))),
    changed: sorted(compared.filter(({ from }) => from === undefined)),
    removed: sorted(removed.map(page => whole(page, 'removed'))),
    moved: sorted(compared.filter(({ from }) => from !== undefined))
  }
}

/** Fields that only say where a page is listed, or what it is for others than readers. */
const NOT_SHOWN = /^(?:order|hidden|noindex|keywords|groups|canonical|og:|twitter:|boost)/

function differences(before: DocsPage, after: DocsPage): string[] {
  const fields = [...new Set([...Object.keys(before.front), ...Object.keys(after.front)])]
  const names = fields.filter(name => !NOT_SHOWN.test(name) && before.front[name] !== after.front[name])
  const idsOf = ({ ids }: DocsPage) => ids.map(({ id }) => id).join('\n')
  return [
    ...(targetsOf(before) === targetsOf(after) ? [] : ['links']),
    ...(idsOf(before) === idsOf(after) ? [] : ['anchors']),
    ...(before.code === after.code ? [] : ['code']),
    ...(before.look === after.look ? [] : ['components']),
    ...names.sort()
  ]
}

function targetsOf({ references }: DocsPage): string {
  return references.map(({ kind, target }) => `${kind} ${target}`).join('\n')
}

/** By the address that they had. */
export function movedPages({ pairs }: PairedPages): Map<string, string> {
  return new Map(pairs.map(({ before, after }) => [before.address, after.address]))
}
