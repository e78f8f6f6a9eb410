import { cp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies of the documentation, one per update: exports show the last published copy and not later changes. */
export class PublishedDocs {
  readonly #docs: string
  readonly #folder: string

  constructor({ docs, data }: { docs: string; data: string }) {
    this.#docs = docs
    this.#folder = join(data, 'published')
  }

  /** The first copy, which exports use before the first update. */
  async initialize(): Promise<void> {
    const exists = await stat(this.folderOf(undefined)).catch(() => undefined)
    if (!exists) await this.#copy('initial')
  }

  async publish(statusId: string): Promise<void> {
    await this.#copy(statusId)
  }

  folderOf(statusId: string | undefined): string {
    return join(this.#folder, statusId ?? 'initial')
  }

  async #copy(name: string): Promise<void> {
    await rm(join(this.#folder, name), { recursive: true, force: true })
    await cp(this.#docs, join(this.#folder, name), { recursive: true })
  }
}
