import type { Clone, PastRename } from '../base/clone.ts'
import { similarity, wordCounts } from '../readers/page-changes.ts'

/** Of a file that was renamed and edited, what has to be the same: the share of its words. */
const MIN_SIMILARITY = 0.5
/** Other files are the same only byte for byte. */
const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?)$/i
const MAX_TEXT_BYTES = 2_000_000
/** Compared at once, so that their texts fit into memory. */
const BATCH = 100

/** Files that the history renamed, by a name that no file has now, with the name that they have now. */
export async function pastRenames(
  clone: Clone,
  commit: string,
  { folder, paths }: { folder: string; paths: readonly string[] }
): Promise<Map<string, string>> {
  const renames = await clone.renames(commit, folder)
  const isSame = await sameFiles(renames, clone)
  const existing = new Set(paths)
  const found = new Map<string, string>()
  /** Where a file went that had this name before the commits that were looked at; undefined when it is gone. */
  const later = new Map<string, string | undefined>()
  for (const rename of renames) {
    const { from, to } = rename
    const end = later.has(to) ? later.get(to) : to
    const now = end !== undefined && existing.has(end) && isSame(rename) ? end : undefined
    later.set(from, now)
    if (now !== undefined && !existing.has(from) && !found.has(from)) found.set(from, now)
  }
  return found
}

/** Byte for byte, or by their words. What the clone does not have is not proved. */
async function sameFiles(
  renames: readonly PastRename[],
  clone: Clone
): Promise<(rename: PastRename) => boolean> {
  const edited = renames.filter(
    ({ from, to, before, after }) => before !== after && TEXT_FILE.test(from) && TEXT_FILE.test(to)
  )
  const keyOf = ({ before, after }: PastRename) => `${before} ${after}`
  const pairs = [...new Map(edited.map(rename => [keyOf(rename), rename])).values()]
  const similar = new Set<string>()
  for (let at = 0; at < pairs.length; at += BATCH) {
    const batch = pairs.slice(at, at + BATCH)
    const blobs = batch.flatMap(({ before, after }) => [before, after])
    const texts = await clone.knownTexts(blobs, MAX_TEXT_BYTES)
    const countsOf = (blob: string) => wordCounts(texts.get(blob) ?? '')
    for (const pair of batch)
      if (similarity(countsOf(pair.before), countsOf(pair.after)) >= MIN_SIMILARITY) similar.add(keyOf(pair))
  }
  return rename => rename.before === rename.after || similar.has(keyOf(rename))
}
