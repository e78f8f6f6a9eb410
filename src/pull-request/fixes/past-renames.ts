import { posix } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { groupBy } from '../../runtime/group-by.ts'
import type { Clone, Replacements } from '../base/clone.ts'
import { renamedFiles } from '../base/versions.ts'
import { nearness, similarity, wordCounts } from '../readers/page-changes.ts'

/** Of a file that was renamed and edited, what has to be the same: the share of its words. */
const MIN_SIMILARITY = 0.5
/** Of two files that are nearly as similar, the one with the nearer name is meant. */
const NAME_WEIGHT = 0.1
/** Other files are the same only byte for byte. */
const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?)$/i
const MAX_TEXT_BYTES = 500_000
/** Read at once, so that they fit into memory. */
const MAX_TEXTS = 200
/** Of the files of one commit: far more than people rename and edit at once. */
const MAX_PAIRS = 20_000

interface Pair {
  from: string
  to: string
}

/** What can have been renamed and edited in one commit, and what was only renamed. */
interface Candidates extends Replacements {
  same: ReadonlyMap<string, string>
  edited: Pair[]
}

/** Files that the history renamed, by a name that no file has now, with the name that they have now. */
export async function pastRenames(
  clone: Clone,
  commit: string,
  { folder, paths }: { folder: string; paths: readonly string[] }
): Promise<Map<string, string>> {
  const existing = new Set(paths)
  const found = new Map<string, string>()
  /** Where a file is now that had this name before the commits that were looked at; undefined when it is gone. */
  const later = new Map<string, string | undefined>()
  const commits = (await clone.replacements(commit, folder)).map(candidatesOf)
  for (const batch of batches(commits)) {
    const blobs = batch.flatMap(each => blobsOf(each))
    const texts = await clone.knownTexts(blobs, MAX_TEXT_BYTES)
    for (const candidates of batch) {
      // The end of the run is noticed between two commits.
      await setImmediate()
      const renamed = new Map([...similarFiles(candidates, texts), ...candidates.same])
      // What the commit renamed in a circle goes by the names before it.
      const ends = [...renamed].map(([from, to]) => [from, later.has(to) ? later.get(to) : to] as const)
      for (const from of candidates.removed.keys()) later.set(from, undefined)
      for (const [from, end] of ends) {
        const now = end !== undefined && existing.has(end) ? end : undefined
        later.set(from, now)
        if (now !== undefined && !existing.has(from) && !found.has(from)) found.set(from, now)
      }
    }
  }
  return found
}

function candidatesOf({ removed, added }: Replacements): Candidates {
  const same = renamedFiles(removed, added)
  const taken = new Set(same.values())
  const left = {
    removed: [...removed.keys()].filter(path => !same.has(path) && TEXT_FILE.test(path)),
    added: [...added.keys()].filter(path => !taken.has(path) && TEXT_FILE.test(path))
  }
  return { removed, added, same, edited: pairsOf(left.removed, left.added) }
}

/** All, or where these are too many, those with the same name in another folder. */
function pairsOf(removed: readonly string[], added: readonly string[]): Pair[] {
  const pair = (from: string, others: readonly string[]) => others.map(to => ({ from, to }))
  if (removed.length * added.length <= MAX_PAIRS) return removed.flatMap(from => pair(from, added))
  const byName = groupBy(added, path => posix.basename(path))
  const named = [...groupBy(removed, path => posix.basename(path))].flatMap(([name, own]) => {
    const others = byName.get(name) ?? []
    return own.length * others.length <= MAX_PAIRS / 100 ? own.flatMap(from => pair(from, others)) : []
  })
  return named.slice(0, MAX_PAIRS)
}

function blobsOf({ removed, added, edited }: Candidates): string[] {
  return [...new Set(edited.flatMap(({ from, to }) => [removed.get(from) ?? '', added.get(to) ?? '']))]
}

/** Two pages of an API have its fields in common, whatever they are about. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/, '')
}

/** Commits whose texts are read at once. */
function* batches(commits: readonly Candidates[]): Generator<Candidates[]> {
  let [batch, size]: [Candidates[], number] = [[], 0]
  for (const each of commits) {
    batch.push(each)
    size += blobsOf(each).length
    if (size < MAX_TEXTS) continue
    yield batch
    batch = []
    size = 0
  }
  yield batch
}

/** The best pairs by their words. What the clone does not have is not proved. */
function similarFiles(
  { removed, added, edited }: Candidates,
  texts: ReadonlyMap<string, string>
): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  const countsOf = (blob = '') => {
    const known = counts.get(blob) ?? wordCounts(withoutFrontMatter(texts.get(blob) ?? ''))
    counts.set(blob, known)
    return known
  }
  const scored = edited.flatMap(({ from, to }) => {
    const value = similarity(countsOf(removed.get(from)), countsOf(added.get(to)))
    const score = value + NAME_WEIGHT * nearness({ path: from }, { path: to })
    return value < MIN_SIMILARITY ? [] : [{ from, to, score }]
  })
  const byFile = groupBy(scored, ({ from }) => from)
  // Of copies that are as near as each other, none is the one.
  const isClear = ({ from, to, score }: (typeof scored)[number]) =>
    !byFile.get(from)?.some(other => other.to !== to && other.score === score)
  const found = new Map<string, string>()
  const taken = new Set<string>()
  for (const pair of scored.sort((a, b) => b.score - a.score)) {
    const { from, to } = pair
    if (found.has(from) || taken.has(to) || !isClear(pair)) continue
    found.set(from, to)
    taken.add(to)
  }
  return found
}
