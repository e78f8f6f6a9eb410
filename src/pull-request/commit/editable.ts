import { posix } from 'node:path'
import { SETTINGS_FILES } from '../../site/docs-folders.ts'
import { type DocsFiles, isHidden } from '../../sources/files.ts'

/** What a commit may change. */
export interface Editable {
  /** Path of the documentation from the root of the repository, with a slash at its end; empty for the root. */
  prefix: string
  /** Files that the review read, relative to the documentation. */
  paths: ReadonlySet<string>
  /** Those of them that are settings. */
  settings: ReadonlySet<string>
}

const MAX_SETTINGS_FILES = 200

export async function editableFiles(files: DocsFiles, prefix: string): Promise<Editable> {
  const paths = new Set(files.paths)
  const [first] = SETTINGS_FILES.filter(name => paths.has(name))
  const settings = new Set(first === undefined ? [] : [first])
  // The set grows while it is read.
  for (const file of settings) {
    const targets = await referencesIn(file, files)
    for (const target of targets)
      if (paths.has(target) && settings.size < MAX_SETTINGS_FILES) settings.add(target)
  }
  return { prefix, paths, settings }
}

/** Files that settings name with `$ref`. */
async function referencesIn(file: string, files: DocsFiles): Promise<string[]> {
  const targets: string[] = []
  try {
    JSON.parse(await files.read(file), (key, value: unknown) => {
      if (key === '$ref' && typeof value === 'string') targets.push(value)
      return value
    })
  } catch {
    // It is a finding of the review, and has no fix.
    return []
  }
  return targets.map(target => posix.join(posix.dirname(file), target))
}

/**
 * The one rule for what a commit changes, whatever a fix says: pages, and settings with the files of their `$ref`, that
 * the review read, in the folder of the documentation and in no dot folder. `path`: from the root of the repository.
 */
export function isEditable(path: string, { prefix, paths, settings }: Editable): boolean {
  if (!path.startsWith(prefix)) return false
  const own = path.slice(prefix.length)
  const isPlain = path.split('/').every(part => part !== '' && !part.startsWith('.') && !isHidden(part))
  return isPlain && paths.has(own) && (/\.mdx?$/i.test(own) || settings.has(own))
}
