import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { list } from 'tar'
import { tarGzOf } from '../../__tests__/support/tiny-archives.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'
import type { ArchiveKind } from './schedule.ts'

/** Content that the emulator exports: Markdown, or an archive that replaces the rendered site. */
export interface Source {
  docs: string
  archive?: string
}

/** Creates each source once and shares it between all schedules. */
export class Sources implements AsyncDisposable {
  readonly #folder: string
  readonly #dispose: () => Promise<void>
  readonly #made = new Map<string, Promise<Source>>()
  readonly #files = new Map<string, Promise<Map<string, string>>>()

  static async create(): Promise<Sources> {
    const folder = await tempFolder()
    return new Sources(folder.path, async () => await folder[Symbol.asyncDispose]())
  }

  private constructor(folder: string, dispose: () => Promise<void>) {
    this.#folder = folder
    this.#dispose = dispose
  }

  async of(archive: ArchiveKind): Promise<Source> {
    const name = Object.values(archive).join('-')
    const made = this.#made.get(name) ?? makeSource(join(this.#folder, name), archive)
    this.#made.set(name, made)
    return await made
  }

  /** Returns the path and hash of each file in an archive, or an empty map if the bytes are not an archive. */
  async filesIn(bytes: Buffer): Promise<Map<string, string>> {
    const hash = sha256(bytes)
    const files = this.#files.get(hash) ?? readArchive(bytes)
    this.#files.set(hash, files)
    return await files
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#dispose()
  }
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function makeSource(folder: string, archive: ArchiveKind): Promise<Source> {
  const docs = join(folder, 'docs')
  await mkdir(join(docs, 'guides'), { recursive: true })
  await writeFile(join(docs, 'index.md'), '# Home\n\n[Start](guides/start.md)\n')
  await writeFile(join(docs, 'guides/start.md'), '# Start\n\nA page.\n')
  if (archive.kind === 'site') {
    await writeFile(join(docs, 'payload.bin'), randomBytes(archive.payloadBytes))
    return { docs }
  }
  const file = join(folder, 'archive')
  await writeFile(file, await unusualArchive(archive))
  return { docs, archive: file }
}

async function unusualArchive(archive: Exclude<ArchiveKind, { kind: 'site' }>): Promise<Buffer> {
  const page = { name: 'index.html', content: '<!doctype html><title>Home</title>' }
  switch (archive.kind) {
    case 'html-page':
      return Buffer.from('<!doctype html><html><title>Sign in</title></html>')
    case 'empty':
      return Buffer.alloc(0)
    case 'gzip-of-text':
      return gzipSync('Not found. '.repeat(200))
    case 'deep':
      return await tarGzOf(page, { name: `${'d/'.repeat(archive.levels)}page.html`, content: page.content })
    case 'many-files':
      return await tarGzOf(
        page,
        ...Array.from({ length: archive.files }, (_, n) => ({
          name: `${n % 100}/${n}.html`,
          content: String(n)
        }))
      )
  }
}

async function readArchive(bytes: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const hashed: Promise<unknown>[] = []
  const parser = list({
    onReadEntry(entry) {
      hashed.push(entry.concat().then(content => files.set(entry.path, sha256(content))))
    }
  })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  parser.on('end', () => resolve(undefined))
  parser.on('error', () => resolve(undefined))
  parser.end(bytes)
  await promise
  await Promise.all(hashed)
  return files
}
