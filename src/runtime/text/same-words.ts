import { countEach } from '../group-by.ts'

export function wordCounts(text: string): Map<string, number> {
  return countEach(text.match(/\S+/g) ?? [])
}

/** Returns the share of words that the texts have in common, in any order; 0 for fewer than `least` words in total. */
export function shareOfSameWords(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  least = 1
): number {
  let [common, total] = [0, 0]
  for (const [word, count] of before) {
    common += Math.min(count, after.get(word) ?? 0)
    total += count
  }
  for (const count of after.values()) total += count
  return total < least ? 0 : (2 * common) / total
}

/** Returns the share of words that another text contains, from 0 to 1. */
export function shareInText(words: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  let [common, total] = [0, 0]
  for (const [word, count] of words) {
    common += Math.min(count, others.get(word) ?? 0)
    total += count
  }
  return total === 0 ? 0 : common / total
}
