import { posix } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { groupBy } from '../../../runtime/group-by.ts'
import { wordCounts } from '../../../runtime/text/same-words.ts'
import type { Clone, Replacements } from '../../base/clone.ts'
import { renamedFiles } from '../../base/versions.ts'
import { nearness, similarity } from '../../readers/page-changes.ts'
import { isOtherSubject } from './likeness.ts'

/** Of a file that was renamed and edited, what has to be the same: the share of its words. */
const MIN_SIMILARITY = 0.5
/** By how much it has to be nearer than every other file. */
const MIN_LEAD = 0.05
/** Of two files that are nearly as similar, the one with the nearer name is meant. */
const NAME_WEIGHT = 0.1
/** Pages with fewer words are the same by chance, such as those that only say that they are not written yet. */
const MIN_WORDS = 5
const PAGE = /\.mdx?$/i
/** Other files are the same only byte for byte. */
const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?)$/i
/** Files with the same bytes that one commit added: more of them tell nothing. */
const MAX_COPIES = 100
const MAX_TEXT_BYTES = 500_000
/** Of one commit, and of commits that are read at once: so that their words fit into memory. */
const MAX_BYTES = 10_000_000
const MAX_TEXTS = 200
/** Of the files of one commit: far more than people rename and edit at once. */
const MAX_PAIRS = 20_000
/** That are looked up to compare the files of one commit, and of all commits. */
const MAX_COMMIT_WORDS = 20_000_000
const MAX_WORDS = 400_000_000
/** That are looked up within a few milliseconds. */
const WORDS_PER_TURN = 50_000

interface Pair {
  from: string
  to: string
}

/** What one commit can have renamed. */
interface Candidates extends Replacements {
  /** Byte for byte. */
  same: Pair[]
  /** Pages with the same bytes and another name: their text decides. */
  unsure: Pair[]
  /** Files that were possibly edited as well. */
  left: { removed: string[]; added: string[] }
  /** There are too many to compare all of them, so only those with the same name are left. */
  isNamed: boolean
}

/** What there is to know about a text, without the text. */
interface Content {
  title: string | undefined
  words: ReadonlyMap<string, number>
}

/** Words that may still be compared. The end of the run is noticed between two of them. */
class Budget {
  readonly #signal: AbortSignal
  #left = MAX_WORDS
  #sincePause = 0

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  has(words: number): boolean {
    return words <= Math.min(this.#left, MAX_COMMIT_WORDS)
  }

  async spend(words: number): Promise<void> {
    this.#left -= words
    this.#sincePause += words
    if (this.#sincePause < WORDS_PER_TURN) return
    this.#sincePause = 0
    await setImmediate(undefined, { signal: this.#signal })
  }
}

/** Files that the history renamed, by a name that no file has now, with the name that they have now. */
export async function pastRenames(
  clone: Clone,
  commit: string,
  { folder, paths }: { folder: string; paths: readonly string[] },
  signal: AbortSignal
): Promise<Map<string, string>> {
  const history = new History(new Set(paths))
  const budget = new Budget(signal)
  const commits = await clone.replacements(commit, folder)
  for (const batch of batches(candidatesOf(commits), each => blobsOf(each).length, MAX_TEXTS)) {
    await setImmediate(undefined, { signal })
    const sizes = await clone.sizes(batch.flatMap(blobsOf))
    const small = (each: Candidates) =>
      blobsOf(each).filter(blob => (sizes.get(blob) ?? Infinity) <= MAX_TEXT_BYTES)
    const bytesOf = (each: Candidates) => small(each).reduce((sum, blob) => sum + (sizes.get(blob) ?? 0), 0)
    const isReadable = (each: Candidates) => bytesOf(each) <= MAX_BYTES
    for (const group of batches(batch, each => (isReadable(each) ? bytesOf(each) : 0), MAX_BYTES)) {
      const texts = await clone.knownTexts(group.filter(isReadable).flatMap(small))
      for (const candidates of group) {
        const contents = await contentsOf(blobsOf(candidates), texts, budget)
        const { same, unsure, removed } = candidates
        const isProved = ({ from }: Pair) => wordsIn(contents.get(removed.get(from) ?? '')) >= MIN_WORDS
        const edited = await similarFiles(candidates, contents, budget)
        history.goBack(candidates, [...edited, ...same, ...unsure.filter(isProved)])
      }
    }
  }
  return history.found
}

/** Follows names from the newest commit to the oldest one. */
class History {
  readonly found = new Map<string, string>()
  readonly #existing: ReadonlySet<string>
  /** Where a file is now that had this name before the commits that were looked at; undefined when it is gone. */
  readonly #later = new Map<string, string | undefined>()
  /** Names that newer commits added or removed: who wrote one of them last meant that file. */
  readonly #known = new Set<string>()

  constructor(existing: ReadonlySet<string>) {
    this.#existing = existing
  }

  goBack({ removed, added }: Replacements, renamed: readonly Pair[]): void {
    // What the commit renamed in a circle goes by the names before it.
    const ends = renamed.map(({ from, to }) => [from, this.#endOf(to)] as const)
    const targets = new Set(renamed.map(({ to }) => to))
    // A file that had the name of a new one before is gone, even if a merge removed it. A rename can be on two branches.
    for (const path of added.keys()) if (!targets.has(path)) this.#later.set(path, undefined)
    for (const path of removed.keys()) this.#later.set(path, undefined)
    for (const [from, end] of ends) {
      this.#later.set(from, end)
      if (end !== undefined && !this.#existing.has(from) && !this.#known.has(from)) this.found.set(from, end)
    }
    for (const path of [...added.keys(), ...removed.keys()]) this.#known.add(path)
  }

  #endOf(path: string): string | undefined {
    const end = this.#later.has(path) ? this.#later.get(path) : path
    return end !== undefined && this.#existing.has(end) ? end : undefined
  }
}

function* candidatesOf(commits: readonly Replacements[]): Generator<Candidates> {
  for (const { removed, added } of commits) {
    const copies = groupBy(added, ([, id]) => id)
    const few = [...removed].filter(([, id]) => (copies.get(id)?.length ?? 0) <= MAX_COPIES)
    const same = renamedFiles(new Map(few), added)
    const pairs = [...same].map(([from, to]) => ({ from, to }))
    const taken = new Set(same.values())
    const left = {
      removed: [...removed.keys()].filter(path => !same.has(path) && TEXT_FILE.test(path)),
      added: [...added.keys()].filter(path => !taken.has(path) && TEXT_FILE.test(path))
    }
    const isNamed = left.removed.length * left.added.length > MAX_PAIRS
    const isSure = ({ from, to }: Pair) => !PAGE.test(from) || nameOf(from) === nameOf(to)
    yield {
      ...{ removed, added, isNamed },
      same: pairs.filter(isSure),
      unsure: pairs.filter(pair => !isSure(pair)),
      left: isNamed ? withSameName(left) : left
    }
  }
}

/** Of a page, without its ending; an index page has the name of its folder. */
function nameOf(path: string): string {
  if (!PAGE.test(path)) return posix.basename(path)
  const page = path.replace(PAGE, '')
  return posix.basename(/(?:^|\/)(?:index|readme)$/i.test(page) ? posix.dirname(page) : page)
}

/** Those whose name only a few others have. */
function withSameName({ removed, added }: Candidates['left']): Candidates['left'] {
  const [before, after] = [groupBy(removed, nameOf), groupBy(added, nameOf)]
  const isPaired = (path: string) => {
    const pairs = (before.get(nameOf(path))?.length ?? 0) * (after.get(nameOf(path))?.length ?? 0)
    return pairs > 0 && pairs <= MAX_PAIRS / 100
  }
  return { removed: removed.filter(isPaired), added: added.filter(isPaired) }
}

function blobsOf({ removed, added, unsure, left }: Candidates): string[] {
  const isCompared = left.removed.length > 0 && left.added.length > 0
  return [
    ...new Set([
      ...unsure.map(({ from }) => removed.get(from) ?? ''),
      ...(isCompared ? left.removed.map(path => removed.get(path) ?? '') : []),
      ...(isCompared ? left.added.map(path => added.get(path) ?? '') : [])
    ])
  ]
}

/** What is read at once: as much as `max`, or one that is larger. */
function* batches<T>(items: Iterable<T>, sizeOf: (item: T) => number, max: number): Generator<T[]> {
  let [batch, size]: [T[], number] = [[], 0]
  for (const item of items) {
    const own = sizeOf(item)
    if (size + own > max && batch.length > 0) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(item)
    size += own
  }
  if (batch.length > 0) yield batch
}

/** Of the texts that the clone has. */
async function contentsOf(
  blobs: readonly string[],
  texts: ReadonlyMap<string, string>,
  budget: Budget
): Promise<Map<string, Content>> {
  const contents = new Map<string, Content>()
  for (const blob of blobs) {
    const text = texts.get(blob)
    if (text === undefined) continue
    const content = contentOf(text)
    contents.set(blob, content)
    await budget.spend(wordsIn(content))
  }
  return contents
}

/** Two pages of an API have the fields of their front matter in common, whatever they are about: these do not count. */
function contentOf(text: string): Content {
  const [block = ''] = /^---\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  const body = text.slice(block.length)
  const field = /^title:(.*)$/m.exec(block)?.[1]?.trim()
  const title = field?.replace(/^(["'])(.*)\1$/, '$2') ?? /^#{1,6}[ \t](.*)$/m.exec(body)?.[1]?.trim()
  return { title: title === '' ? undefined : title, words: wordCounts(body) }
}

function wordsIn(content: Content | undefined): number {
  let total = 0
  for (const count of content?.words.values() ?? []) total += count
  return total
}

/**
 * The best pairs by their words, with the same name or title: pages from one template have most words in common,
 * whatever they are about. What the clone does not have is not proved.
 */
async function similarFiles(
  { removed, added, left, isNamed }: Candidates,
  contents: ReadonlyMap<string, Content>,
  budget: Budget
): Promise<Pair[]> {
  const fileOf = (path: string, blob = '') => {
    const { title, words } = contents.get(blob) ?? {}
    return words === undefined
      ? []
      : [{ path, name: nameOf(path), title: PAGE.test(path) ? title : undefined, words }]
  }
  const before = left.removed.flatMap(path => fileOf(path, removed.get(path)))
  const after = left.added.flatMap(path => fileOf(path, added.get(path)))
  const pairs = isNamed ? namedPairs(before, after) : before.flatMap(from => after.map(to => ({ from, to })))
  const isMeant = ({ from, to }: (typeof pairs)[number]) =>
    (from.name === to.name && !isOtherSubject(from, to)) ||
    (from.title !== undefined && from.title === to.title)
  const meant = pairs.filter(isMeant)
  const [sources, targets] = [new Set(meant.map(({ from }) => from)), new Set(meant.map(({ to }) => to))]
  const compared = pairs.filter(({ from, to }) => sources.has(from) || targets.has(to))
  const words = compared.reduce((sum, { from, to }) => sum + from.words.size + to.words.size, 0)
  if (!budget.has(words)) return []
  const scored = []
  for (const pair of compared) {
    const { from, to } = pair
    const value = similarity(from.words, to.words)
    if (value >= MIN_SIMILARITY - MIN_LEAD)
      scored.push({ ...pair, value, score: value + NAME_WEIGHT * nearness(from, to) })
    await budget.spend(from.words.size + to.words.size)
  }
  const [bySource, byTarget] = [groupBy(scored, ({ from }) => from), groupBy(scored, ({ to }) => to)]
  return scored.flatMap(pair => {
    const { from, to, value, score } = pair
    const near = [...(bySource.get(from) ?? []), ...(byTarget.get(to) ?? [])]
    const isClear = near.every(
      other => (other.from === from && other.to === to) || other.score <= score - MIN_LEAD
    )
    return value >= MIN_SIMILARITY && isMeant(pair) && isClear ? [{ from: from.path, to: to.path }] : []
  })
}

function namedPairs<T extends { name: string }>(before: readonly T[], after: readonly T[]) {
  const byName = groupBy(after, ({ name }) => name)
  const pairs = before.flatMap(from => (byName.get(from.name) ?? []).map(to => ({ from, to })))
  return pairs.slice(0, MAX_PAIRS)
}
