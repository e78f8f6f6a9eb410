import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOfFolder } from '../../docs/files.ts'

/** Copies of the documentation, one per update: exports show the last published copy and not later changes. */
export class PublishedDocs {
  readonly #docs: string
  readonly #folder: string

  constructor({ docs, data }: { docs: string; data: string }) {
    this.#docs = docs
    this.#folder = join(data, 'published')
  }

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
    const target = join(this.#folder, name)
    await rm(target, { recursive: true, force: true })
    // File by file: the data folder can be inside the docs folder, which a recursive copy refuses.
    const { paths } = await filesOfFolder(this.#docs)
    for (const source of paths) {
      await mkdir(dirname(join(target, source)), { recursive: true })
      await copyFile(join(this.#docs, source), join(target, source))
    }
  }
}
