/** A part of a text that is replaced. */
export interface Edit {
  start: number
  end: number
  text: string
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  // Edits go from the last to the first, so that positions stay valid.
  return edits
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((rest, { start, end, text: part }) => rest.slice(0, start) + part + rest.slice(end), text)
}
