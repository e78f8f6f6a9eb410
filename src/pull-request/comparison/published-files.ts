import { type DocsFiles, IGNORE_FILE } from '../../sources/files.ts'
import { readText } from '../../sources/source/read-text.ts'
import type { Versions } from '../../versions/compare-files.ts'

type TwoVersions = Pick<Versions, 'head' | 'base'>

/**
 * If only one version has a `.mintignore` that can be read, no rule of it applies to either version. Otherwise, all pages
 * that the rules exclude would count as added or removed.
 */
export async function withSameRules({ head, base }: TwoVersions): Promise<TwoVersions> {
  if (base === undefined) return { head, base }
  const [now, before] = [await hasUnreadRules(head), await hasUnreadRules(base)]
  if (now === before) return { head, base }
  return now ? { head, base: withoutRules(base) } : { head: withoutRules(head), base }
}

async function hasUnreadRules(files: DocsFiles): Promise<boolean> {
  return files.paths.includes(IGNORE_FILE) && typeof (await readText(IGNORE_FILE, files)) !== 'string'
}

function withoutRules(files: DocsFiles): DocsFiles {
  return { ...files, paths: files.paths.filter(path => path !== IGNORE_FILE) }
}
