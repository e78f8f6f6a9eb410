import { compareText } from './compare.ts'

/** Letter groups that occur in more names are ignored, because they do not distinguish names. */
const MAX_SHARED = 1000
/** Number of names to compare in full. More are compared if they share as many letter groups as the last one. */
const MAX_CANDIDATES = 20
const MAX_LENGTH = 300
/** Minimum share of letter groups that two similar names have in common. */
const MIN_SIMILARITY = 0.5
const MIN_SIMILARITY_OF_MOVED = 0.2

/** Finds the most similar of many names, by the groups of three letters that two names have in common. */
export class ClosestName {
  readonly #names = new Map<string, string[]>()

  constructor(names: Iterable<string>) {
    for (const name of names) {
      for (const group of groupsOf(name)) {
        const having = this.#names.get(group)
        if (having === undefined) this.#names.set(group, [name])
        else if (having.length <= MAX_SHARED) having.push(name)
      }
    }
  }

  find(name: string): string | undefined {
    const groups = groupsOf(name)
    const scored = this.#candidates(groups).flatMap(other => {
      const otherGroups = groupsOf(other)
      const common = [...groups].filter(group => otherGroups.has(group)).length
      const similarity = (2 * common) / (groups.size + otherGroups.size)
      // A moved page usually keeps the last segment of its address.
      const isMoved = lastPart(other) === lastPart(name)
      const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY)
      return isSimilar ? [{ other, score: similarity + (isMoved ? 1 : 0) }] : []
    })
    return scored.sort((a, b) => b.score - a.score || compareText(a.other, b.other))[0]?.other
  }

  /** Returns the names that have the most groups in common with `groups`. */
  #candidates(groups: ReadonlySet<string>): string[] {
    const shared = new Map<string, number>()
    for (const group of groups) {
      const names = this.#names.get(group) ?? []
      if (names.length > MAX_SHARED) continue
      for (const name of names) shared.set(name, (shared.get(name) ?? 0) + 1)
    }
    const most = Array.from(shared.values()).sort((a, b) => b - a)[MAX_CANDIDATES - 1] ?? 0
    return [...shared].filter(([, count]) => count >= most).map(([name]) => name)
  }
}

/** Ignores case and separators: anchors of one heading can be `user-agent`, `user_agent` and `useragent`. */
function groupsOf(name: string): Set<string> {
  const text = ` ${name.slice(0, MAX_LENGTH).toLowerCase().replace(/[-_]/g, '')} `
  const groups = new Set<string>()
  for (let i = 0; i + 3 <= text.length; i++) groups.add(text.slice(i, i + 3))
  return groups
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
