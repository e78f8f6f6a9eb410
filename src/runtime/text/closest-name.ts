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
  readonly #names: string[] = []
  /** By group of letters: the names that have it. */
  readonly #having = new Map<string, number[]>()

  constructor(names: Iterable<string>) {
    for (const name of names) {
      const number = this.#names.push(name) - 1
      for (const group of groupsOf(name)) {
        const numbers = this.#having.get(group)
        if (numbers === undefined) this.#having.set(group, [number])
        else if (numbers.length <= MAX_SHARED) numbers.push(number)
      }
    }
  }

  find(name: string): string | undefined {
    const groups = groupsOf(name)
    let best: { name: string; score: number } | undefined
    for (const number of this.#candidates(groups)) {
      const other = this.#names[number] as string
      const otherGroups = groupsOf(other)
      const common = [...groups].filter(group => otherGroups.has(group)).length
      const similarity = (2 * common) / (groups.size + otherGroups.size)
      // A page that was moved keeps the last part of its address.
      const isMoved = lastPart(other) === lastPart(name)
      const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY)
      const isMeant = isSimilar || (this.#names.length <= MAX_FEW && isMistyped(name, other))
      if (!isMeant) continue
      const score = similarity + (isMoved ? 1 : 0)
      if (best === undefined || score > best.score || (score === best.score && other < best.name))
        best = { name: other, score }
    }
    return best?.name
  }

  /** The names that share most of the groups which few names have. */
  #candidates(groups: ReadonlySet<string>): number[] {
    const shared = new Map<number, number>()
    for (const group of groups) {
      const numbers = this.#having.get(group) ?? []
      if (numbers.length > MAX_SHARED) continue
      for (const number of numbers) shared.set(number, (shared.get(number) ?? 0) + 1)
    }
    const most = Array.from(shared.values()).sort((a, b) => b - a)[MAX_CANDIDATES - 1] ?? 0
    const candidates: number[] = []
    for (const [number, count] of shared) if (count >= most) candidates.push(number)
    return candidates
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
      const isExchanged = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      const exchanged = isExchanged ? (before[j - 1] as number) + 1 : replaced
      next.push(Math.min(replaced, exchanged, (row[j + 1] as number) + 1, (next[j] as number) + 1))
    }
    before = row
    row = next
  }
  return row.at(-1) as number
}
