import { closeSync, openSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Guards } from '../../archive/guards.ts'
import { listZip, readLargeEntry } from '../../archive/zip.ts'
import { MAX_FILE_BYTES } from '../../site/records/export-files.ts'

/** Reads the only file in the only zip in a folder. The zip is not trusted, so any unexpected content is an error. */
export async function readArtifactZip(folder: string, file: string, signal: AbortSignal): Promise<string> {
  const [name, ...others] = await readdir(folder)
  if (name === undefined || others.length > 0) throw new Error('the artifact is not a single file')
  const path = join(folder, name)
  const { size } = await stat(path)
  if (size > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  const groups = await listZip(
    { path, size },
    {
      guards: new Guards(),
      makeFolder: folderName => {
        throw new Error(`the artifact contains the folder ${JSON.stringify(folderName)}`)
      },
      signal
    }
  )
  const [entry, ...more] = groups.flat()
  if (entry?.path !== file || more.length > 0)
    throw new Error(`the artifact is not a single file named ${file}`)
  if (entry.size > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)
  const fd = openSync(path, 'r')
  const parts: Buffer[] = []
  try {
    await readLargeEntry(fd, entry, content => parts.push(Buffer.from(content)))
  } finally {
    closeSync(fd)
  }
  return Buffer.concat(parts).toString()
}
