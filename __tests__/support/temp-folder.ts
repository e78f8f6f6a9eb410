import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** File contents by path in a folder. */
export type Files = Record<string, string | Buffer>

export interface Folder extends AsyncDisposable {
  path: string
}

/** Creates a temporary folder with these files. The folder is removed at the end of the test. */
export async function tempFolder(files: Files = {}): Promise<Folder> {
  const path = await mkdtemp(join(await realpath(tmpdir()), 'static-export-test-'))
  await writeFiles(path, files)
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** Waits for the process that removes the remaining temporary files of a canceled run. */
export async function untilRemoved(output: string): Promise<void> {
  while ((await readdir(output)).some(name => name.startsWith('.'))) await delay(50)
}
