import { closeSync, openSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileProblem, MAX_FILE_BYTES } from '../../site/records/export-files.ts'
import { type Manifest, parseManifest } from '../../site/records/manifest.ts'
import { Guards } from '../../archive/guards.ts'
import { listZip, readLargeEntry } from '../../archive/zip.ts'

const MANIFEST = 'manifest.json'

/** Reads the manifest in the only zip of a folder. The zip may be anyone's: whatever is unexpected is an error. */
export async function readManifestZip(folder: string, signal: AbortSignal): Promise<Manifest> {
  const [name, ...others] = await readdir(folder)
  if (name === undefined || others.length > 0) throw new Error('the artifact is not one file')
  const path = join(folder, name)
  const { size } = await stat(path)
  if (size > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  const manifest = parseManifest(await readEntry({ path, size }, signal))
  if (manifest instanceof FileProblem) throw new Error(manifest.message)
  return manifest
}

async function readEntry(zip: { path: string; size: number }, signal: AbortSignal): Promise<string> {
  const groups = await listZip(zip, {
    guards: new Guards(),
    makeFolder: folder => {
      throw new Error(`the artifact contains the folder ${JSON.stringify(folder)}`)
    },
    signal
  })
  const [entry, ...others] = groups.flat()
  if (entry?.path !== MANIFEST || others.length > 0)
    throw new Error(`the artifact is not one file ${MANIFEST}`)
  if (entry.size > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  const fd = openSync(zip.path, 'r')
  const parts: Buffer[] = []
  try {
    await readLargeEntry(fd, entry, content => parts.push(Buffer.from(content)))
  } finally {
    closeSync(fd)
  }
  return Buffer.concat(parts).toString()
}
