import type { EndParsing } from '../runtime/thread/serve-tasks.ts'
import type { DocsFiles } from './files.ts'

/** Calls `begin` before each file access. Ends the time limit after the parsing that directly follows the access. */
export function watchedFiles(files: DocsFiles, begin: (path: string) => EndParsing): DocsFiles {
  const watched = async <T>(path: string, look: (path: string) => Promise<T>): Promise<T> => {
    const end = begin(path)
    const found = await look(path)
    setImmediate(end)
    return found
  }
  return {
    ...files,
    size: async path => await watched(path, files.size),
    read: async path => await watched(path, files.read)
  }
}
