import ignore from 'ignore'
import { IGNORE_FILE, type DocsFiles } from '../files.ts'
import type { AddProblem } from './problems.ts'
import { readText } from './read-text.ts'
import type { DocsSettings } from './settings/settings.ts'

/** Files that the service never publishes from a repository with a `docs.json`. */
const NEVER_PUBLISHED = [
  ...['/build/', '/dist/', '/coverage/', '/tmp/', '/temp/'],
  ...['README.md', 'LICENSE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  // Snippets, which pages import. Images in the same folders are published.
  ...['snippets/**/*.[mM][dD]', 'snippets/**/*.[mM][dD][xX]', 'snippets/**/*.jsx', 'snippets/**/*.tsx']
]

/** Returns the files that the service publishes according to its own rules and `.mintignore`. */
export async function publishedFiles(
  files: DocsFiles,
  settings: DocsSettings | undefined,
  addProblem: AddProblem
): Promise<string[]> {
  const visible = files.paths.filter(path => !path.split('/').some(name => /^[._]/.test(name)))
  if (settings === undefined) return visible
  const own = files.paths.includes(IGNORE_FILE) ? await readText(IGNORE_FILE, files) : ''
  if (typeof own !== 'string') addProblem(own)
  // The comparison is case-sensitive, so that `readme.md` is a page even on a case-insensitive disk.
  const rules = ignore({ ignorecase: false })
    .add([...NEVER_PUBLISHED, settings.file])
    .add(typeof own === 'string' ? own : [])
  return visible.filter(path => !rules.ignores(path))
}
