import type { DocsFiles } from '../files.ts'
import { MAX_SOURCE_BYTES } from '../source-file-limits.ts'
import { type DocsProblem, invalidSource } from './problems.ts'

/** Reads a page, a snippet, or `.mintignore`. Returns the text, or the reason why the file cannot be parsed. */
export async function readText(file: string, files: DocsFiles): Promise<string | DocsProblem> {
  let reason = files.skipped?.get(file)
  try {
    if ((await files.size(file)) > MAX_SOURCE_BYTES) reason = `it is larger than ${MAX_SOURCE_BYTES / 1e6} MB`
    if (reason === undefined) return await files.read(file)
  } catch (error) {
    // Removes the path from messages such as `ENOENT: no such file or directory, open '/home/…'`.
    reason = `it cannot be read: ${(error as Error).message.replace(/, \w+ '[^]*$/, '')}`
  }
  return invalidSource(file, `the file is not parsed, because ${reason}`)
}
