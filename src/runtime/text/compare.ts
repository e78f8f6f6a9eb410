/** Compares by code units, for `sort`, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
