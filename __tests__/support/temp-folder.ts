import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of its own that is gone at the end of the test. */
export async function tempFolder() {
  const path = await mkdtemp(join(await realpath(tmpdir()), 'static-export-test-'))
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
