import { compareText } from './compare.ts'

/** A group of letters in more names than this does not distinguish them. */
const MAX_SHARED = 1000
/** Compared in full, apart from those that are as good as the last of them. */
const MAX_CANDIDATES = 20
const MAX_LENGTH = 300
/** Share of the letter groups of both names; below this, two names have little in common. */
const MIN_SIMILARITY = 0.5
const MIN_SIMILARITY_OF_MOVED = 0.2
/** In a short name one mistake changes most groups. A list of so few names, such as inputs, is compared by letters, too. */
const MAX_FEW = 100
/** Share of the letters of such a name that may be mistakes. */
const MAX_MISTAKES = 0.25

/** Finds the name that someone may have meant, among many, by the groups of three letters that both have. */
export class ClosestName {
  /** By group of letters. */
  readonly #names = new Map<string, string[]>()
  readonly #areFew: boolean

  constructor(names: Iterable<string>) {
    const all = [...names]
    this.#areFew = all.length <= MAX_FEW
    for (const name of all) {
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
      // A page that was moved keeps the last part of its address.
      const isMoved = lastPart(other) === lastPart(name)
      const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY)
      const isMeant = isSimilar || (this.#areFew && isMistyped(name, other))
      return isMeant ? [{ other, score: similarity + (isMoved ? 1 : 0) }] : []
    })
    return scored.sort((a, b) => b.score - a.score || compareText(a.other, b.other))[0]?.other
  }

  /** The names that share most of the groups which few names have. */
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

function groupsOf(name: string): Set<string> {
  const text = ` ${name.slice(0, MAX_LENGTH).toLowerCase()} `
  const groups = new Set<string>()
  for (let i = 0; i + 3 <= text.length; i++) groups.add(text.slice(i, i + 3))
  return groups
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

function isMistyped(name: string, other: string): boolean {
  const allowed = Math.floor(other.length * MAX_MISTAKES)
  const mayBe = other.length <= MAX_LENGTH && Math.abs(name.length - other.length) <= allowed
  return mayBe && mistakesBetween(name.toLowerCase(), other.toLowerCase()) <= allowed
}

/** How many letters have to be inserted, removed, replaced or exchanged with the next one to make one of the other. */
function mistakesBetween(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] as number) + (a[i] === b[j] ? 0 : 1)
      const isExchanged = a[i] === b[j - 1] && a[i - 1] === b[j]
      const exchanged = isExchanged ? (before[j - 1] as number) + 1 : replaced
      next.push(Math.min(replaced, exchanged, (row[j + 1] as number) + 1, (next[j] as number) + 1))
    }
    before = row
    row = next
  }
  return row.at(-1) as number
}
