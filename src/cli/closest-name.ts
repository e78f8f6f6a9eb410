/** The name that was probably meant, or undefined when none is similar. */
export function closestName(typed: string, names: string[]): string | undefined {
  const [best] = names
    .map(name => ({ name, edits: editsBetween(typed, name) }))
    .filter(({ name, edits }) => edits <= Math.max(2, name.length / 3) || isPartOf(typed, name))
    .sort((a, b) => a.edits - b.edits)
  return best?.name
}

/** `--manifest` for `--manifest-path`. */
function isPartOf(typed: string, name: string): boolean {
  return typed.length >= 3 && name.split('-').includes(typed)
}

/** How many characters have to be inserted, removed or replaced to make one of the other. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
