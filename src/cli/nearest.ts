import { ClosestName } from '../runtime/text/closest-name.ts'

/** Returns the name that a typed word most likely stands for: `domain` for `domian`, `export` for `exports`. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const scored = names
    .map(name => ({ name, edits: editsBetween(word.toLowerCase(), name) }))
    .filter(({ name, edits }) => edits <= Math.max(1, Math.floor(Math.min(word.length, name.length) / 3)))
    .sort((a, b) => a.edits - b.edits)
  return scored[0]?.name ?? new ClosestName(names).find(word)
}

/** Longer words are no flag or command, and would take long to compare. */
const MAX_WORD = 60

/** Counts the letters to insert, remove, replace or swap with their neighbor. */
function editsBetween(a: string, b: string): number {
  if (a.length > MAX_WORD) return Infinity
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const cost = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          cost(i - 1, j) + 1,
          cost(i, j - 1) + 1,
          cost(i - 1, j - 1) + Number(!isSame),
          isSwapped ? cost(i - 2, j - 2) + 1 : Infinity
        )
      )
    }
  }
  return cost(a.length, b.length)
}
