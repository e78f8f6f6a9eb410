import { groupBy } from '../../runtime/group-by.ts'
import { compareText } from '../../runtime/text/compare.ts'
import type { OpenPage } from './live-record.ts'
import type { PageAtCommit, ReadVersion } from './read-docs-thread.ts'

/** A page that the site should serve, or should no longer serve. */
export interface ExpectedPage {
  /** Address in the documentation, such as `/guides/start`. */
  path: string
  fate: 'changed' | 'added' | 'removed' | 'sampled' | 'witness'
  /** The commit with which the page is compared; undefined for a page of the sample. */
  since: string | undefined
  /** Undefined for a removed page. */
  now: PageAtCommit | undefined
  /** Undefined for an added page, and if it was not read. */
  before: PageAtCommit | undefined
  /** When an earlier run first found that the page is not live. */
  seen: string | undefined
  /** Whether both versions are equal, and a version between them is not. */
  isReverted?: boolean
  /** Whether other values of variables changed the page, so that its versions are those of docs.json, too. */
  isByVariables?: boolean
}

const MAX_WITNESSES = 2

/** Pages of both versions, by address. */
interface Compared {
  now: ReadVersion
  before: ReadVersion
  since: string
}

/** Finds the pages that differ in anything that readers can get. */
export function changedPages({ now, before, since }: Compared): ExpectedPage[] {
  const [pages, earlier] = [byAddress(now), byAddress(before)]
  const found: ExpectedPage[] = []
  const add = (fate: ExpectedPage['fate'], path: string, was?: PageAtCommit, is?: PageAtCommit) =>
    found.push({ path, fate, since, now: is, before: was, seen: undefined })
  for (const [path, page] of pages) {
    const was = earlier.get(path)
    if (was === undefined) add('added', path, undefined, page)
    else if (was.key !== page.key) add('changed', path, was, page)
  }
  for (const [path, was] of earlier) {
    // If the settings cannot be read, it is unknown which pages the service generates.
    const isUnknown = was.isGenerated && !now.hasSettings
    if (!pages.has(path) && !isUnknown) add('removed', path, was)
  }
  return found.sort((a, b) => compareText(a.path, b.path))
}

/** Returns pages from all folders in turn, so that a problem in a single folder is detected. */
export function sampledPages(now: ReadVersion, sample: number | 'all'): ExpectedPage[] {
  const pages = [...byAddress(now).values()]
  const folders = groupBy(pages, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
  const inTurn = [...folders.values()].flatMap(folder => [...folder.entries()]).sort(([a], [b]) => a - b)
  const chosen = inTurn.map(([, page]) => page).slice(0, sample === 'all' ? undefined : sample)
  return chosen.map(page => ({
    ...{ path: page.address, fate: 'sampled', since: undefined, now: page },
    ...{ before: undefined, seen: undefined }
  }))
}

/**
 * Returns pages that did not change. Where all that is expected is gone, they show that the site answers with pages of
 * the documentation at all.
 */
export function witnessPages(now: ReadVersion): ExpectedPage[] {
  return sampledPages(now, MAX_WITNESSES).map(page => ({ ...page, fate: 'witness' }))
}

/** Marks the pages that were not live at the end of the last run, and adds those that this change does not have. */
export function withOpenPages(
  pages: readonly ExpectedPage[],
  open: readonly OpenPage[],
  now: ReadVersion,
  head: string
): ExpectedPage[] {
  const known = new Map(pages.map(page => [page.path, page]))
  const current = byAddress(now)
  for (const { path, since, seen } of open) {
    const page = known.get(path)
    const is = current.get(path)
    const isSampled = since === head && is !== undefined
    known.set(path, {
      path,
      fate: isSampled
        ? 'sampled'
        : is === undefined
          ? 'removed'
          : page?.fate === 'added'
            ? 'added'
            : 'changed',
      // The commit of the record is older than the one of this change, and the site can serve a version between them.
      since: isSampled ? undefined : since,
      now: is,
      before: undefined,
      seen
    })
  }
  return [...known.values()]
}

function byAddress({ pages }: ReadVersion): Map<string, PageAtCommit> {
  // The address of a page with `url` leads to another site.
  return new Map(pages.filter(({ front }) => front['url'] === undefined).map(page => [page.address, page]))
}
