/** A group of letters in more names than this does not distinguish them. */
const MAX_SHARED = 1000
/** Compared in full, apart from those that are as good as the last of them. */
const MAX_CANDIDATES = 20
const MAX_LENGTH = 300
/** Of the letter groups of both names; below this, two names have little in common. */
const MIN_SIMILARITY = 0.5
const MIN_SIMILARITY_OF_MOVED = 0.2
/** Names between two points where a timeout or a signal can end the work. */
const STEP = 1000

/** Finds the name that someone may have meant, among many, by the groups of three letters that both have. */
export class ClosestName {
  readonly #names: string[] = []
  /** By group of letters: the names that have it. */
  readonly #having = new Map<string, number[]>();

  /** Pauses now and then. */
  static *among(names: Iterable<string>): Generator<undefined, ClosestName> {
    const closest = new ClosestName()
    for (const name of names) if (closest.#add(name) % STEP === 0) yield
    return closest
  }

  /** The number of names then. */
  #add(name: string): number {
    const count = this.#names.push(name)
    for (const group of groupsOf(name)) {
      const numbers = this.#having.get(group)
      if (numbers === undefined) this.#having.set(group, [count - 1])
      else if (numbers.length <= MAX_SHARED) numbers.push(count - 1)
    }
    return count
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
      if (similarity < (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY)) continue
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
