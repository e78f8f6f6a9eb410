/** Items between two points where a timeout or a signal can end the work. */
const STEP = 50_000

/** Sorts parts and merges them, because one sort of a million items takes more than a second. Pauses now and then. */
export function* sortedBy<T>(items: readonly T[], nameOf: (item: T) => string): Generator<undefined, T[]> {
  const compare = (a: T, b: T) => (nameOf(a) < nameOf(b) ? -1 : 1)
  let parts: T[][] = []
  for (let i = 0; i < items.length; i += STEP) {
    parts.push(items.slice(i, i + STEP).sort(compare))
    if (parts.length > 1) yield
  }
  while (parts.length > 1) {
    const merged: T[][] = []
    for (let i = 0; i < parts.length; i += 2)
      merged.push(yield* merge(parts[i] as T[], parts[i + 1] ?? [], nameOf))
    parts = merged
  }
  return parts[0] ?? []
}

function* merge<T>(a: T[], b: T[], nameOf: (item: T) => string): Generator<undefined, T[]> {
  const all: T[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const isFirst = j === b.length || (i < a.length && nameOf(a[i] as T) < nameOf(b[j] as T))
    all.push((isFirst ? a[i++] : b[j++]) as T)
    if (all.length % STEP === 0) yield
  }
  return all
}
