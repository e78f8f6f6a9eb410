import { hash } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { Guards } from '../../src/archive/guards.ts'
import { TarReader } from '../../src/archive/tar-reader.ts'
import { listZip, readSmallEntries } from '../../src/archive/zip.ts'

/** Hashes of all files, by path. */
export type Contents = Record<string, string>

/** Reads an archive with the action's readers, without writing its files. */
export async function readArchive(bytes: Buffer, kind: 'tar' | 'zip', scratch: string): Promise<Contents> {
  return kind === 'tar' ? readTar(bytes) : await readZip(bytes, scratch)
}

function readTar(bytes: Buffer): Contents {
  const contents: Contents = {}
  const guards = new Guards()
  let path = ''
  let parts: Buffer[] = []
  const reader = new TarReader({
    entry: (name, kind) => {
      path = guards.admit(name, kind).path
      parts = []
    },
    content: part => void parts.push(Buffer.from(part)),
    endFile: () => void (contents[path] = hash('sha256', Buffer.concat(parts)))
  })
  // Splits the archive at a position derived from its bytes, because a chunk can end anywhere, even in a header.
  const middle = Number.parseInt(hash('sha256', bytes).slice(0, 12), 16) % Math.max(1, bytes.length)
  reader.write(bytes.subarray(0, middle))
  reader.write(bytes.subarray(middle))
  reader.end({ isKnownComplete: false })
  guards.requireFiles()
  return contents
}

async function readZip(bytes: Buffer, scratch: string): Promise<Contents> {
  writeFileSync(scratch, bytes)
  const guards = new Guards()
  const { signal } = new AbortController()
  const groups = await listZip(
    { path: scratch, size: bytes.length },
    { guards, makeFolder: () => undefined, signal }
  )
  guards.requireFiles()
  const fd = openSync(scratch, 'r')
  try {
    const files = groups.flatMap(group =>
      Array.from(readSmallEntries(fd, group), ({ path, content }) => [path, hash('sha256', content)] as const)
    )
    return Object.fromEntries(files)
  } finally {
    closeSync(fd)
  }
}
