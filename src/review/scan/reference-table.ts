/** What a reference is to the page that contains it. The values are part of the message between threads. */
export const REFERENCE = {
  id: 0,
  link: 1,
  /** A link that is not part of what the page says: a form, or `link rel="next"`. */
  otherLink: 2,
  refresh: 3,
  canonical: 4,
  base: 5,
  image: 6,
  srcset: 7,
  media: 8,
  frame: 9,
  /** Scripts, style sheets, fonts, and whatever a style sheet loads. */
  resource: 10,
  styleAttribute: 11,
  sitemap: 12
} as const

export type ReferenceKind = (typeof REFERENCE)[keyof typeof REFERENCE]

/** A table does not search further: hostile values with equal hashes cost memory, not time. */
const MAX_PROBES = 32

/**
 * Pairs of a kind and the bytes of a value, each under one number. Values stay as bytes: a site repeats the same links
 * on every page, and strings cut out of a page would keep the page in memory.
 */
export class ReferenceTable {
  count = 0
  bytes = new Uint8Array(256 * 1024)
  #buffer = Buffer.from(this.bytes.buffer)
  #ends = new Uint32Array(8192)
  #kinds = new Uint8Array(8192)
  #hashes = new Int32Array(8192)
  #slots = new Uint32Array(32 * 1024)

  /** `hash`: of the value in another table, which is the same in all of them. */
  intern(
    kind: ReferenceKind,
    source: Uint8Array,
    start: number,
    end: number,
    hash = hashOf(kind, source, start, end)
  ): number {
    const mask = this.#slots.length - 1
    let slot = hash & mask
    for (let probe = 0; probe < MAX_PROBES; probe++, slot = (slot + 1) & mask) {
      const found = this.#slots[slot] as number
      if (found === 0) return this.#add(kind, hash, slot, source, start, end)
      if (this.#hashes[found - 1] === hash && this.#isEqual(found - 1, kind, source, start, end))
        return found - 1
    }
    return this.#add(kind, hash, -1, source, start, end)
  }

  /** The number of a value, or -1 when it is not in the table. */
  find(kind: ReferenceKind, value: Uint8Array): number {
    const hash = hashOf(kind, value, 0, value.length)
    const mask = this.#slots.length - 1
    let slot = hash & mask
    for (let probe = 0; probe < MAX_PROBES; probe++, slot = (slot + 1) & mask) {
      const found = this.#slots[slot] as number
      if (found === 0) return -1
      if (this.#hashes[found - 1] === hash && this.#isEqual(found - 1, kind, value, 0, value.length))
        return found - 1
    }
    return -1
  }

  startOf(reference: number): number {
    return reference === 0 ? 0 : (this.#ends[reference - 1] as number)
  }

  endOf(reference: number): number {
    return this.#ends[reference] as number
  }

  kindOf(reference: number): ReferenceKind {
    return this.#kinds[reference] as ReferenceKind
  }

  textOf(reference: number): string {
    return this.#buffer.toString('utf8', this.startOf(reference), this.endOf(reference))
  }

  /** Everything from reference `from` on, as copies. `ends` count from the first of these bytes. */
  copyFrom(from: number): {
    bytes: Uint8Array<ArrayBuffer>
    ends: Uint32Array<ArrayBuffer>
    kinds: Uint8Array<ArrayBuffer>
    hashes: Int32Array<ArrayBuffer>
  } {
    const start = this.startOf(from)
    const stop = this.startOf(this.count)
    const ends = this.#ends.slice(from, this.count)
    if (start > 0) for (let i = 0; i < ends.length; i++) ends[i] = (ends[i] as number) - start
    return {
      bytes: this.bytes.slice(start, stop),
      ends,
      kinds: this.#kinds.slice(from, this.count),
      hashes: this.#hashes.slice(from, this.count)
    }
  }

  #isEqual(reference: number, kind: number, source: Uint8Array, start: number, end: number): boolean {
    if (this.#kinds[reference] !== kind) return false
    const own = this.startOf(reference)
    if (this.endOf(reference) - own !== end - start) return false
    const bytes = this.bytes
    for (let i = start, j = own; i < end; i++, j++) if (bytes[j] !== source[i]) return false
    return true
  }

  #add(kind: number, hash: number, slot: number, source: Uint8Array, start: number, end: number): number {
    const reference = this.count++
    const own = this.startOf(reference)
    const stop = own + end - start
    if (reference === this.#ends.length) this.#growEntries()
    if (stop > this.bytes.length) {
      this.bytes = grown(this.bytes, stop)
      this.#buffer = Buffer.from(this.bytes.buffer)
    }
    this.bytes.set(source.subarray(start, end), own)
    this.#ends[reference] = stop
    this.#kinds[reference] = kind
    this.#hashes[reference] = hash
    if (slot >= 0) this.#slots[slot] = reference + 1
    if (this.count * 2 > this.#slots.length) this.#growSlots()
    return reference
  }

  #growEntries(): void {
    const size = this.#ends.length * 2
    const [ends, kinds, hashes] = [new Uint32Array(size), new Uint8Array(size), new Int32Array(size)]
    ends.set(this.#ends)
    kinds.set(this.#kinds)
    hashes.set(this.#hashes)
    this.#ends = ends
    this.#kinds = kinds
    this.#hashes = hashes
  }

  #growSlots(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2)
    const mask = this.#slots.length - 1
    for (let reference = 0; reference < this.count; reference++) {
      let slot = (this.#hashes[reference] as number) & mask
      for (let probe = 0; probe < MAX_PROBES; probe++, slot = (slot + 1) & mask) {
        if (this.#slots[slot] !== 0) continue
        this.#slots[slot] = reference + 1
        break
      }
    }
  }
}

function hashOf(kind: number, source: Uint8Array, start: number, end: number): number {
  let hash = kind + 1
  let i = start
  for (; i + 3 < end; i += 4) {
    const word =
      (source[i] as number) |
      ((source[i + 1] as number) << 8) |
      ((source[i + 2] as number) << 16) |
      ((source[i + 3] as number) << 24)
    hash = Math.imul(hash ^ word, 0x5bd1e995)
    hash ^= hash >>> 15
  }
  for (; i < end; i++) hash = Math.imul(hash ^ (source[i] as number), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Half as much again: the table of a large site is large itself. */
function grown(bytes: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, Math.ceil(bytes.length * 1.5)))
  larger.set(bytes)
  return larger
}
