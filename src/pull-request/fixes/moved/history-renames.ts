import type { CommitChanges } from '../../base/clone.ts'

/**
 * Files that the history renamed, by a name that no file has now, with the name that they have now. Git decides which
 * files are the same.
 */
export function renamedInHistory(
  history: readonly CommitChanges[],
  existing: ReadonlySet<string>
): Map<string, string> {
  const found = new Map<string, string>()
  /** Where a file is now that had this name before the commits that were looked at; undefined when it is gone. */
  const later = new Map<string, string | undefined>()
  /** Names that newer commits added or removed: who wrote one of them last meant that file. */
  const known = new Set<string>()
  const endOf = (path: string): string | undefined => {
    const end = later.has(path) ? later.get(path) : path
    return end !== undefined && existing.has(end) ? end : undefined
  }
  for (const { renamed, added, removed } of history) {
    // What the commit renamed in a circle goes by the names before it.
    const ends = renamed.map(({ from, to }) => [from, endOf(to)] as const)
    // A file that had the name of a new one before is gone, even if a merge removed it. A rename can be on two branches.
    for (const path of [...added, ...removed]) later.set(path, undefined)
    for (const [from, end] of ends) {
      later.set(from, end)
      if (end !== undefined && !existing.has(from) && !known.has(from)) found.set(from, end)
    }
    for (const path of [...added, ...removed, ...renamed.flatMap(({ from, to }) => [from, to])])
      known.add(path)
  }
  return found
}
