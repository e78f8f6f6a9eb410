import { REFERENCE, type ReferenceTable } from '../scan/reference-table.ts'

/** Which ids the fragments of links mean, and which of them the current file has. */
export class Anchors {
  readonly #table: ReferenceTable
  /** By reference: the last file that was seen to have it. Only those of ids matter. */
  readonly #lastFile: Int32Array
  readonly #ids = new Map<string, readonly number[]>()
  /** By reference to an anchor of the same page: the ids that it can mean. */
  readonly #ownIds: (readonly number[] | undefined)[] = []

  constructor(table: ReferenceTable) {
    this.#table = table
    this.#lastFile = new Int32Array(table.count).fill(-1)
  }

  /** All references of a file, its ids among them. */
  note(references: Uint32Array, file: number): void {
    const lastFile = this.#lastFile
    for (let i = 0; i < references.length; i++) lastFile[references[i] as number] = file
  }

  /** Whether a reference was followed in an earlier file, and leads to an anchor in this one. */
  isKnownIn(file: number, reference: number): boolean {
    const ids = this.#ownIds[reference]
    return ids !== undefined && this.#hasOne(ids, file)
  }

  isIn(file: number, reference: number, fragment: string): boolean {
    const ids = this.idsFor(fragment)
    this.#ownIds[reference] = ids
    return this.#hasOne(ids, file)
  }

  /** Numbers of the ids that a fragment can mean: as it is written, and decoded. */
  idsFor(fragment: string): readonly number[] {
    const known = this.#ids.get(fragment)
    if (known !== undefined) return known
    const names = new Set([fragment, decodeFragment(fragment)])
    const ids = [...names]
      .map(name => this.#table.find(REFERENCE.id, Buffer.from(name)))
      .filter(id => id >= 0)
    this.#ids.set(fragment, ids)
    return ids
  }

  #hasOne(ids: readonly number[], file: number): boolean {
    for (const id of ids) if (this.#lastFile[id] === file) return true
    return false
  }
}

/** The fragment that names an element, or undefined when it needs none: the top of the page, or a text to highlight. */
export function anchorOf(fragment: string): string | undefined {
  const text = fragment.indexOf(':~:')
  const element = text < 0 ? fragment : fragment.slice(0, text)
  return element === '' || element.toLowerCase() === 'top' ? undefined : element
}

export function decodeFragment(fragment: string): string {
  if (!fragment.includes('%')) return fragment
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
