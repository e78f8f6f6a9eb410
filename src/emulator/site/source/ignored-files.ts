import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ignore from 'ignore'
import type { Settings } from './settings.ts'

/** What the service never publishes from a repository with a `docs.json`. */
const NEVER_PUBLISHED = [
  ...['build/', 'dist/', 'coverage/', 'tmp/', 'temp/'],
  ...['README.md', 'LICENSE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  // Text that pages import.
  'snippets/'
]

/** Tells which files of a docs folder are not part of the site, by the rules of the service and by `.mintignore`. */
export async function ignoredFiles(
  folder: string,
  settings: Settings | undefined
): Promise<(source: string) => boolean> {
  if (settings === undefined) return () => false
  const own = await readFile(join(folder, '.mintignore'), 'utf8').catch(() => '')
  // Names are compared as they are: a `readme.md` on a case-insensitive disk is a page like on any other disk.
  const rules = ignore({ ignorecase: false })
    .add([...NEVER_PUBLISHED, settings.file])
    .add(own)
  return source => rules.ignores(source)
}
