import type { DocsFiles } from '../files.ts'
import { MAX_SOURCE_BYTES } from '../source-file-limits.ts'
import { type DocsProblem, invalidSource } from './problems.ts'

/** The text of a page, a snippet, or `.mintignore`, or the problem that prevents parsing, such as a removed file. */
export async function readText(file: string, files: DocsFiles): Promise<string | DocsProblem> {
  let reason = files.skipped?.get(file)
  try {
    if ((await files.size(file)) > MAX_SOURCE_BYTES) reason = `it is larger than ${MAX_SOURCE_BYTES / 1e6} MB`
    if (reason === undefined) return await files.read(file)
  } catch (error) {
    // `ENOENT: no such file or directory, open '/home/…'`
    reason = `it cannot be read: ${(error as Error).message.replace(/, \w+ '[^]*$/, '')}`
  }
  return invalidSource(file, `the file is not parsed, because ${reason}`)
}
