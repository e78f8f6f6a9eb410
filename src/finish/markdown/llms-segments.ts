/** One line of a list for agents. */
export interface Entry {
  line: string
  /** Names of the parts of the site that contain the page, from the outermost part to the innermost. */
  sections: readonly string[]
}

/** Pages that are listed in one file: the part of the site with these names, or what is left of it. */
export interface Segment {
  names: readonly string[]
  entries: readonly Entry[]
}

export interface SplitRules {
  /** Length of the file with a segment. Different parts of a part have different headings, so their lengths add up. */
  lengthOf: (segment: Segment) => number
  maxLength: number
  /** Parts with shorter files than this share a file with other small parts of the same part. */
  small: number
}

/** Splits a part of the site until each segment fits. Each entry is in exactly one segment. */
export function segmentsOf(segment: Segment, rules: SplitRules): Segment[] {
  const { lengthOf, maxLength, small } = rules
  if (lengthOf(segment) <= maxLength) return [segment]
  const { names } = segment
  const children = partsOf(segment)
  const [only] = children
  if (children.length === 1 && only?.names.length === names.length) return inPieces(segment, rules)
  const found: Segment[] = []
  const empty = lengthOf({ names, entries: [] })
  let shared = { names, entries: [] as Entry[] }
  let length = empty
  for (const child of children) {
    const own = lengthOf({ names, entries: child.entries })
    const isSmall = own < small || child.names.length === names.length
    if (!isSmall || own > maxLength) {
      found.push(...segmentsOf(child, rules))
      continue
    }
    if (length + own - empty > maxLength) {
      found.push(shared)
      shared = { names, entries: [] }
      length = empty
    }
    for (const entry of child.entries) shared.entries.push(entry)
    length += own - empty
  }
  return shared.entries.length === 0 ? found : [...found, shared]
}

/** Returns the next level of parts below a part. Pages that are in none of them form a part with the same names. */
export function partsOf({ names, entries }: Segment): Segment[] {
  const parts = new Map<string, { names: readonly string[]; entries: Entry[] }>()
  for (const entry of entries) {
    const name = entry.sections[names.length]
    const key = name ?? ''
    const part = parts.get(key) ?? { names: name === undefined ? names : [...names, name], entries: [] }
    part.entries.push(entry)
    parts.set(key, part)
  }
  return [...parts.values()]
}

/** Splits a part without further parts. A piece that does not fit contains only one entry. */
function inPieces({ names, entries }: Segment, { lengthOf, maxLength }: SplitRules): Segment[] {
  const pieces: Segment[] = []
  // Tries at most twice the last piece, so that the work stays in proportion to the number of entries.
  let tried = entries.length
  for (let start = 0; start < entries.length;) {
    const piece = (count: number) => ({ names, entries: entries.slice(start, start + count) })
    let [count, tooMany] = [1, Math.min(tried, entries.length - start) + 1]
    while (tooMany - count > 1) {
      const between = Math.floor((count + tooMany) / 2)
      if (lengthOf(piece(between)) <= maxLength) count = between
      else tooMany = between
    }
    pieces.push(piece(count))
    start += count
    tried = count * 2
  }
  return pieces
}
