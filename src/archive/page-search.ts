import { closeSync, createReadStream, openSync } from 'node:fs'
import { FAILURES } from '../failures/index.ts'
import type { ArchiveFormat } from './format.ts'
import { Failure } from '../runtime/failure.ts'
import { CredentialJudge, credentialsAmong } from '../site/files/credentials.ts'
import { countsAsPage } from '../site/pages/pages.ts'
import { type EntryKind, Guards, isDamage } from './guards.ts'
import { isLargeEntry, listZip, readLargeEntry, readSmallEntries } from './zip.ts'
import { readDirectory } from './zip-directory.ts'
import { CHUNK_BYTES, TarStream } from './tar.ts'

interface Archive {
  path: string
  size: number
  format: ArchiveFormat
}

/** Returns the files that contain credentials. Throws if the archive cannot be read completely. */
export async function credentialsIn(archive: Archive, signal: AbortSignal): Promise<string[]> {
  const found: Found = { page: false, paths: [], credentials: [] }
  await readAll(archive, found, signal)
  return credentialsAmong(found.credentials, found.paths)
}

/**
 * Checks an archive that is delivered without extraction. Rejects an archive that is damaged or contains no HTML page.
 * Any other archive can be delivered for inspection, even if it cannot be extracted. Returns the files that contain
 * credentials.
 */
export async function requirePage(archive: Archive, signal: AbortSignal): Promise<string[]> {
  const found: Found = { page: false, paths: [], credentials: [] }
  const { advice } = FAILURES['archive-without-pages']
  try {
    await readAll(archive, found, signal)
  } catch (problem) {
    signal.throwIfAborted()
    if (!(problem instanceof Failure) || isDamage(problem)) throw problem
    if (!found.page) throw new Failure(problem.code, problem.message, { advice, cause: problem })
  }
  if (!found.page)
    throw new Failure(
      'archive-without-pages',
      'The archive contains no HTML page. The archive was removed, and nothing was delivered.'
    )
  return credentialsAmong(found.credentials, found.paths)
}

interface Found {
  page: boolean
  paths: string[]
  credentials: string[]
}

async function readAll(archive: Archive, found: Found, signal: AbortSignal): Promise<void> {
  if (archive.format === 'zip') await readZip(archive, found, signal)
  else await readTar(archive, found, signal)
}

async function readZip(archive: Archive, found: Found, signal: AbortSignal): Promise<void> {
  const guards = new Guards()
  const judge = new CredentialJudge()
  const fd = openSync(archive.path, 'r')
  try {
    // Collect all names first, since `listZip` may reject an entry before it reaches the last one.
    for (const { name } of readDirectory(fd, archive.size)) {
      found.page ||= countsAsPage({ path: name })
      found.paths.push(name)
    }
    const groups = await listZip(archive, {
      guards: {
        admit: name => ({ path: name, newFolders: [] }),
        allowExpansion: (extracted, read) => guards.allowExpansion(extracted, read)
      },
      makeFolder: () => undefined,
      signal
    })
    for (const entries of groups) {
      const [first] = entries
      // Reading an entry also verifies its checksum.
      if (first !== undefined && isLargeEntry(first)) {
        judge.begin(first.path)
        await readLargeEntry(fd, first, content => judge.add(content))
        if (judge.isFound) found.credentials.push(first.path)
      } else
        for (const { path, content } of readSmallEntries(fd, entries)) {
          signal.throwIfAborted()
          judge.begin(path)
          judge.add(content)
          if (judge.isFound) found.credentials.push(path)
        }
      await new Promise(setImmediate)
    }
  } finally {
    closeSync(fd)
  }
}

async function readTar({ path, format }: Archive, found: Found, signal: AbortSignal): Promise<void> {
  const judge = new CredentialJudge()
  const handler = {
    entry: (name: string, kind: EntryKind) => {
      found.page ||= kind === 'file' && countsAsPage({ path: name })
      found.paths.push(name.replace(/^(?:\.\/)+/, ''))
      judge.begin(found.paths.at(-1) ?? '')
    },
    content: (bytes: Buffer) => judge.add(bytes),
    endFile: () => {
      if (judge.isFound) found.credentials.push(found.paths.at(-1) ?? '')
    }
  }
  const tar = new TarStream(handler, { isGzip: format === 'tar.gz', guards: new Guards(), signal })
  const pieces = createReadStream(path, { signal, highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>
  for await (const piece of pieces) await tar.write(piece)
  await tar.end()
}
