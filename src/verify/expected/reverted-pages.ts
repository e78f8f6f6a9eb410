import { isPageFile } from '../../sources/page-file.ts'
import { readVariables, VARIABLES_FILE } from '../../sources/variables.ts'
import { pageAddressOf, type DocsReader } from './docs-reader.ts'
import type { ExpectedPage } from './expected-site.ts'
import type { History } from './history.ts'
import type { PageAtCommit, ReadVersion } from './read-docs-thread.ts'
import { isText } from './sample-steps.ts'

/** Maximum number of merges that are compared one by one. On GitHub, each needs some requests. */
const [MAX_IN_CLONE, MAX_ON_GITHUB] = [200, 20]
/** Maximum number of different values of variables for which all pages are read once more. */
const MAX_VARIABLES = 3
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
  { now, since, changed }: { now: ReadVersion; since: string; changed: ReadonlySet<string> },
  { head, repository, versions }: History,
  reader: DocsReader
): Promise<Found> {
  const max = repository.maxBlobs === undefined ? MAX_IN_CLONE : MAX_ON_GITHUB
  const line = await repository.firstParents(head, { since, max: max + 1 })
  if (line.length < 2) return { pages: [], isCut: false }
  if (line.length > max) return { pages: [], isCut: true }
  /** The files that merges changed, and the merges, newest first. */
  const touched = new Map<string, string[]>()
  const removed = new Map<string, string>()
  for (const [at, sha] of line.entries())
    for (const { before, after } of await versions.changesBetween(line[at + 1] ?? since, sha)) {
      for (const file of [before, after])
        if (file !== undefined) touched.set(file, [...(touched.get(file) ?? []), sha])
      if (after !== undefined && !removed.has(after)) removed.set(after, sha)
    }
  const known = new Set(now.pages.map(({ address }) => address))
  const pages: ExpectedPage[] = []
  for (const page of now.pages.filter(({ address }) => !changed.has(address))) {
    const files = [page.file, ...page.includes.filter(isText)]
    const merges = new Set(files.flatMap(file => touched.get(file) ?? []))
    if (!(await hasOtherVersion(page, [...merges].slice(1), reader))) continue
    const found = { path: page.address, fate: 'changed', since, now: page, before: page } as const
    pages.push({ ...found, seen: undefined, isReverted: true })
  }
  const others = await commitsWithOtherVariables(touched.get(VARIABLES_FILE) ?? [], head, versions)
  for (const sha of others.slice(0, MAX_VARIABLES)) {
    const keys = new Map((await reader.readAll(sha)).pages.map(({ address, key }) => [address, key]))
    const isFound = new Set(pages.map(({ path }) => path))
    for (const page of now.pages) {
      const { address, key } = page
      if (changed.has(address) || isFound.has(address) || (keys.get(address) ?? key) === key) continue
      const found = { path: address, fate: 'changed', since, now: page, before: page } as const
      pages.push({ ...found, seen: undefined, isReverted: true, isByVariables: true })
    }
  }
  const [ids, earlier] = [await versions.idsAt(head), await versions.idsAt(since)]
  const gone = [...removed].filter(([file]) => isPageFile(file) && !ids.has(file) && !earlier.has(file))
  for (const [file, sha] of gone.slice(0, MAX_GONE)) {
    const path = pageAddressOf(file)
    if (known.has(path)) continue
    const read = await reader.readPages(sha, new Set([path]), new Set())
    const before = read.pages.find(page => page.file === file)
    if (before !== undefined)
      pages.push({ path: before.address, fate: 'removed', since, now: undefined, before, seen: undefined })
  }
  return { pages, isCut: others.length > MAX_VARIABLES }
}

/** Returns the merges after which pages had other values of variables than now, one for all merges with equal values. */
async function commitsWithOtherVariables(
  merges: readonly string[],
  head: string,
  versions: History['versions']
): Promise<string[]> {
  const valuesAt = async (commit: string) =>
    JSON.stringify([...(await readVariables(await versions.docsAt(commit)))].sort())
  const seen = new Set(merges.length < 2 ? [] : [await valuesAt(head)])
  const commits: string[] = []
  for (const sha of merges.slice(1)) {
    const values = await valuesAt(sha)
    if (!seen.has(values)) commits.push(sha)
    seen.add(values)
  }
  return commits
}

/** Whether a merge between the two versions had another version of a page. The newest merge has the current one. */
async function hasOtherVersion(
  { address, key, includes }: PageAtCommit,
  merges: readonly string[],
  reader: DocsReader
): Promise<boolean> {
  for (const sha of merges) {
    const { pages } = await reader.readPages(sha, new Set([address]), new Set(includes))
    if (pages.find(page => page.address === address)?.key !== key) return true
  }
  return false
}
