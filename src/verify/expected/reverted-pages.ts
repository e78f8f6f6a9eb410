import { isPageFile } from '../../sources/page-file.ts'
import { pageAddressOf, type DocsReader } from './docs-reader.ts'
import type { ExpectedPage } from './expected-site.ts'
import type { History } from './history.ts'
import type { ReadVersion } from './read-docs-thread.ts'
import { isText } from './sample-steps.ts'

/** Maximum number of merges that are compared one by one. On GitHub, each needs some requests. */
const [MAX_IN_CLONE, MAX_ON_GITHUB] = [200, 20]
/** Maximum number of pages that existed only between the two versions. */
const MAX_GONE = 50

interface Found {
  pages: ExpectedPage[]
  /** Whether there were too many merges to compare one by one. */
  isCut: boolean
}

/**
 * Finds the pages that a merge changed and a later one changed back, or that existed only in between. Both versions are
 * equal, but the site can serve the one between them.
 */
export async function revertedPages(
  { now, since }: { now: ReadVersion; since: string },
  { head, repository, versions }: History,
  reader: DocsReader
): Promise<Found> {
  const max = repository.maxBlobs === undefined ? MAX_IN_CLONE : MAX_ON_GITHUB
  const line = await repository.firstParents(head, { since, max: max + 1 })
  if (line.length < 2) return { pages: [], isCut: false }
  if (line.length > max) return { pages: [], isCut: true }
  const [ids, earlier] = [await versions.idsAt(head), await versions.idsAt(since)]
  /** The files that both versions have in common, with the newest merge between them that has the file. */
  const touched = new Map<string, string | undefined>()
  for (const [at, sha] of line.entries()) {
    for (const { before, after } of await versions.changesBetween(line[at + 1] ?? since, sha))
      for (const file of [before, after])
        if (file !== undefined && ids.get(file) === earlier.get(file))
          touched.set(file, touched.get(file) ?? (file === after ? sha : undefined))
  }
  const known = new Set(now.pages.map(({ address }) => address))
  const pages = now.pages
    .filter(({ file, includes }) => [file, ...includes.filter(isText)].some(each => touched.has(each)))
    .map((page): ExpectedPage => ({
      ...{ path: page.address, fate: 'changed', since, now: page, before: page, seen: undefined },
      isReverted: true
    }))
  const gone = [...touched].filter(([file]) => isPageFile(file) && !ids.has(file)).slice(0, MAX_GONE)
  for (const [file, sha] of gone) {
    const path = pageAddressOf(file)
    if (sha === undefined || known.has(path)) continue
    const read = await reader.readPages(sha, new Set([path]), new Set())
    const before = read.pages.find(page => page.file === file)
    if (before !== undefined)
      pages.push({ path: before.address, fate: 'removed', since, now: undefined, before, seen: undefined })
  }
  return { pages, isCut: false }
}
