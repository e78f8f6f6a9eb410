const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 65 && byte <= 90 ? byte + 32 : byte
)

/** A case-insensitive lookup table for element or attribute names. Searches bytes without creating strings. */
export class Names<T> {
  /** Entries by length and first letter. For most unknown names, no such entry exists. */
  readonly #entries = new Array<{ name: string; value: T }[] | undefined>(1024).fill(undefined)

  constructor(names: Iterable<string>, valueOf: (name: string) => T) {
    for (const name of new Set(names)) {
      const key = keyOf(name.charCodeAt(0), name.length)
      this.#entries[key] = [...(this.#entries[key] ?? []), { name, value: valueOf(name) }]
    }
  }

  find(bytes: Buffer, start: number, end: number): T | undefined {
    const entries = this.#entries[keyOf(bytes[start] as number, end - start)]
    if (entries === undefined) return undefined
    for (let i = 0; i < entries.length; i++) {
      const { name, value } = entries[i] as { name: string; value: T }
      if (isAt(bytes, start, name)) return value
    }
    return undefined
  }
}

/** Returns a number for a name in any case. Different names of elements have different numbers. */
export function hashName(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++)
    hash = Math.imul(hash ^ (LOWER_CASE[bytes[at] as number] as number), 0x01000193)
  return hash
}

function keyOf(first: number, length: number): number {
  return (length << 5) | (first & 31)
}

function isAt(bytes: Buffer, start: number, name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    if (LOWER_CASE[bytes[start + i] as number] !== name.charCodeAt(i)) return false
  }
  return true
}
