import type { Docs, DocsPage } from '../../sources/docs.ts'
import { countWords, diffWords, type TextChange } from './word-diff.ts'

export interface PageChange {
  path: string
  title: string
  /** Its source, from the root of the repository. */
  file: string
  from?: string
  /** Files that it shows something of and that changed: snippets, specifications, images. */
  through: string[]
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

/** Pages that belong together: at the same address, or with the same or nearly the same content at another one. */
export function pairPages(base: Docs, head: Docs): PairedPages {
  const before = new Map(base.pages.map(page => [page.address, page]))
  const pairs: PagePair[] = []
  const added: DocsPage[] = []
  for (const after of head.pages) {
    const same = before.get(after.address)
    if (same === undefined) added.push(after)
    else if (before.delete(after.address)) pairs.push({ before: same, after })
  }
  const moved = movedPages([...before.values()], added)
  return {
    pairs: [...pairs, ...moved],
    added: added.filter(page => !moved.some(({ after }) => after === page)),
    removed: [...before.values()].filter(page => !moved.some(pair => pair.before === page))
  }
}

/** Two pages of a few words have much in common by chance. */
const MIN_WORDS = 5
const MIN_SIMILARITY = 0.7
const MAX_COMPARISONS = 100_000

function movedPages(removed: readonly DocsPage[], added: readonly DocsPage[]): PagePair[] {
  if (removed.length * added.length > MAX_COMPARISONS) return []
  const addedWords = new Map(added.map(page => [page, wordCounts(page)]))
  const candidates = removed.flatMap(before => {
    const words = wordCounts(before)
    return added.map(after => ({ before, after, similarity: similarity(words, addedWords.get(after)) }))
  })
  const pairs: PagePair[] = []
  const taken = new Set<DocsPage>()
  for (const { before, after, similarity: value } of candidates.sort((a, b) => b.similarity - a.similarity)) {
    if (value < MIN_SIMILARITY || taken.has(before) || taken.has(after)) continue
    taken.add(before).add(after)
    pairs.push({ before, after })
  }
  return pairs
}

function wordCounts({ text }: DocsPage): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.match(/\S+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function similarity(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number> = new Map()
): number {
  let [common, total] = [0, 0]
  for (const [word, count] of before) {
    common += Math.min(count, after.get(word) ?? 0)
    total += count
  }
  for (const count of after.values()) total += count
  return total < 2 * MIN_WORDS ? 0 : (2 * common) / total
}

/** Files whose content is not in the text of a page: a new version of them is a change of the page. */
const SHOWN_FILE = /\.(?!(?:mdx?|json|ya?ml|[jt]sx?)$)[^./]+$/i

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
      text: {
        parts: [{ kind, text: page.text }],
        wordsAdded: kind === 'added' ? words : 0,
        wordsRemoved: kind === 'removed' ? words : 0
      }
    }
  }
  const compared = pairs.flatMap(({ before, after }): PageChange[] => {
    const isMoved = before.address !== after.address
    const included = [...new Set([...before.includes, ...after.includes])].filter(path => changed.has(path))
    if (!isMoved && isSame(before, after) && !included.some(path => SHOWN_FILE.test(path))) return []
    const text = diffWords(before.text, after.text)
    const from = isMoved ? { from: before.address } : {}
    return [{ ...described(after), ...from, through: included.map(path => prefix + path).sort(), text }]
  })
  const sorted = (pages: PageChange[]) => pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    added: sorted(added.map(page => whole(page, 'added'))),
    changed: sorted(compared.filter(({ from }) => from === undefined)),
    removed: sorted(removed.map(page => whole(page, 'removed'))),
    moved: sorted(compared.filter(({ from }) => from !== undefined))
  }
}

function isSame(before: DocsPage, after: DocsPage): boolean {
  return before.title === after.title && before.text === after.text && targetsOf(before) === targetsOf(after)
}

function targetsOf({ references }: DocsPage): string {
  return references.map(({ kind, target }) => `${kind} ${target}`).join('\n')
}
