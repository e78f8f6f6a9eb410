import { groupBy } from '../runtime/group-by.ts'
import { withoutBuildHash } from '../site/files/build-hash.ts'
import { pageDataOf } from '../site/pages/page-data.ts'
import { compareText } from '../runtime/text/compare.ts'

export interface SizedFile {
  path: string
  size: number
}

/** A file, and its size in the previous export: 0 for a new one. */
export interface GrownFile extends SizedFile {
  previousSize: number
}

/** Smaller changes are noise. */
const MIN_GROWTH = 1000

/**
 * The files with their sizes in the previous export. A file whose name differs only in its build hash is the same file;
 * where several have the same name apart from it, they belong together in the order of their sizes. `gone` has the rest.
 */
export function pairFiles(
  files: readonly SizedFile[],
  previous: readonly SizedFile[]
): { files: GrownFile[]; gone: SizedFile[] } {
  const before = new Map(previous.map(file => [file.path, file]))
  const grown: GrownFile[] = []
  const renamed: SizedFile[] = []
  for (const file of files) {
    const earlier = before.get(file.path)
    if (earlier === undefined) renamed.push(file)
    else grown.push({ path: file.path, size: file.size, previousSize: earlier.size })
    before.delete(file.path)
  }
  const nameOf = ({ path }: SizedFile) => withoutBuildHash(path)
  const left = groupBy(
    [...before.values()].sort((a, b) => bySize(b, a)),
    nameOf
  )
  for (const file of renamed.sort(bySize)) {
    const earlier = left.get(nameOf(file))?.pop()
    grown.push({ path: file.path, size: file.size, previousSize: earlier?.size ?? 0 })
  }
  return { files: grown, gone: [...left.values()].flat() }
}

/** Files that grew most, new files included. Page data grows with its page. */
export function largestGrowth(
  files: readonly SizedFile[],
  previous: readonly SizedFile[],
  max: number
): (GrownFile & { growth: number })[] {
  const data = pageDataOf(files.map(({ path }) => path))
  return pairFiles(files, previous)
    .files.filter(({ path }) => !data.has(path))
    .map(file => ({ ...file, growth: file.size - file.previousSize }))
    .filter(({ growth }) => growth >= MIN_GROWTH)
    .sort((a, b) => b.growth - a.growth || compareText(a.path, b.path))
    .slice(0, max)
}

export function bySize(a: SizedFile, b: SizedFile): number {
  return b.size - a.size || compareText(a.path, b.path)
}
