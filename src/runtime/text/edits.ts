/** Replaces the text between two positions. */
export interface Edit {
  start: number
  end: number
  text: string
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  // Apply the last edit first, so that the positions of earlier edits remain valid.
  return edits
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((rest, { start, end, text: part }) => rest.slice(0, start) + part + rest.slice(end), text)
}
