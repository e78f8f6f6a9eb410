import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOfFolder } from '../../sources/files.ts'

/** Copies of the documentation, one per update: exports show the last published copy and not later changes. */
export class PublishedDocs {
  readonly #docs: string
  readonly #folder: string

  constructor({ docs, data }: { docs: string; data: string }) {
    this.#docs = docs
    this.#folder = join(data, 'published')
  }

  /** Exports use the first copy before the first update. */
  async initialize(): Promise<void> {
    const exists = await stat(this.folderOf(undefined)).catch(() => undefined)
    if (!exists) await this.publish(undefined)
  }

  async publish(statusId: string | undefined): Promise<void> {
    const target = this.folderOf(statusId)
    await rm(target, { recursive: true, force: true })
    // File by file: the data folder can be inside the docs folder, which a recursive copy refuses.
    const { paths } = await filesOfFolder(this.#docs)
    for (const source of paths) {
      await mkdir(dirname(join(target, source)), { recursive: true })
      await copyFile(join(this.#docs, source), join(target, source))
    }
  }

  folderOf(statusId: string | undefined): string {
    return join(this.#folder, statusId ?? 'initial')
  }
}
