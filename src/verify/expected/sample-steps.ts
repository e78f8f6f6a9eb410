import { isPageFile } from '../../sources/page-file.ts'
import type { PageVersion } from '../live/classes.ts'
import type { DocsReader } from './docs-reader.ts'
import type { ExpectedPage } from './expected-site.ts'
import type { History } from './history.ts'
import type { PageAtCommit } from './read-docs-thread.ts'

/** The commits at which a sample is compared, in merges before the checkout. */
const STEPS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 999]
/** Maximum number of files to read if each of them is a request. Others are left for pages that are not live. */
const MAX_REQUESTED = 200
/** Maximum length of the texts of all versions, because they are kept in memory. */
const MAX_TEXT = 20_000_000

export interface Steps {
  /** By address, newest first. */
  versions: ReadonlyMap<string, PageVersion[]>
  /** Addresses of pages with changes that were not looked at. */
  unread: ReadonlySet<string>
}

/**
 * Reads the versions that the pages of a sample had 1, 2, 4 … merges before the checkout, newest first, by address. The
 * whole history of each page would take a request or a start of `git` for each page.
 */
export async function readSteps(
  { head, versions, repository }: History,
  reader: DocsReader,
  pages: readonly ExpectedPage[]
): Promise<Steps> {
  const found = new Map<string, PageVersion[]>()
  const lastKeys = new Map(pages.map(({ path, now }) => [path, now?.key]))
  const line = await repository.firstParents(head, { max: Math.max(...STEPS) + 1 })
  let [length, requested] = [0, 0]
  for (const commit of STEPS.flatMap(step => line[step] ?? [])) {
    const changes = await versions.changesBetween(commit, head)
    const changed = new Set(changes.flatMap(({ before, after }) => [before, after]))
    const wanted = pages.filter(
      ({ now }) => now !== undefined && filesOf(now).some(file => changed.has(file))
    )
    const addresses = new Set(wanted.map(({ path }) => path))
    requested += repository.maxBlobs === undefined ? 0 : wanted.length
    if (requested > MAX_REQUESTED || length > MAX_TEXT) return { versions: found, unread: addresses }
    if (wanted.length === 0) continue
    const time = await repository.timeOf(commit)
    const included = new Set(wanted.flatMap(({ now }) => now?.includes ?? []))
    for (const page of (await reader.readOnce(commit, addresses, included)).pages) {
      const { address, key, isValid } = page
      if (!addresses.has(address) || !isValid || lastKeys.get(address) === key) continue
      lastKeys.set(address, key)
      length += page.text.length
      found.set(address, [...(found.get(address) ?? []), { commit, time, page }])
    }
  }
  return { versions: found, unread: new Set() }
}

function filesOf({ file, includes }: PageAtCommit): string[] {
  return [file, ...includes.filter(isText)]
}

/** Whether a file can have text that is shown on pages. */
export function isText(path: string): boolean {
  return isPageFile(path) || /\.(?:json|ya?ml|[jt]sx?)$/i.test(path)
}
