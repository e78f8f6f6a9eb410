import { formatCount } from './units.ts'

/** Returns the first items and the number of the remaining items: `a`, `b`, `and 3 more`. */
export function withMore(items: readonly string[], max: number, total = items.length): string[] {
  const shown = items.slice(0, max)
  return total > shown.length ? [...shown, andMore(total - shown.length)] : shown
}

export function andMore(count: number): string {
  return `and ${formatCount(count)} more`
}
