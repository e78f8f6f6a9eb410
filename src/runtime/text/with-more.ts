import { formatCount } from './units.ts'

/** The first items, and how many more there are: `a, b, and 3 more`, or as items of a list. */
export function withMore(items: readonly string[], max: number, total = items.length): string[] {
  const shown = items.slice(0, max)
  return total > shown.length ? [...shown, andMore(total - shown.length)] : shown
}

export function andMore(count: number): string {
  return `and ${formatCount(count)} more`
}
