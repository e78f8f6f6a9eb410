/** How much of two texts is the same, from 0 to 1, whatever the order of the words. */
export function shareOfSameWords(a: string, b: string): number {
  const left = new Map<string, number>()
  const [words, others] = [wordsOf(a), wordsOf(b)]
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of others) {
    const count = left.get(word) ?? 0
    if (count > 0) shared += 1
    left.set(word, count - 1)
  }
  return (2 * shared) / Math.max(1, words.length + others.length)
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
