import * as z from 'zod/mini'
import { FileProblem, parseValue } from '../site/records/export-files.ts'
import { type ManifestFile, sha256Text, sitePath } from '../site/records/manifest.ts'
import { pageName } from '../site/addresses/site-address.ts'
import { pageDataOf } from '../site/pages/page-data.ts'
import { countsAsPage } from '../site/pages/pages.ts'
import { compareText } from '../runtime/text/compare.ts'
import type { Redirect } from '../site/redirects/redirects.ts'
import { isOnlyRebuilt } from './rebuilt-page.ts'

const pages = z.array(sitePath)
const count = z.number()

/** Schema of `changes.json`, which docs/checks.md describes. All lists are sorted by path. */
const changesFile = z.object({
  version: z.literal(1),
  /** True if there is no earlier export to compare with. All pages then count as added. */
  first: z.boolean(),
  added: pages,
  changed: pages,
  /** Pages whose bytes changed in a new build, but whose content did not. */
  rebuilt: pages,
  removed: pages,
  /** SHA-256 of the previous version of each changed or rebuilt page, by path. */
  previous: z.pipe(
    z.record(sitePath, sha256Text),
    z.transform(digests => new Map(Object.entries(digests)))
  ),
  /** Removed page data, which contains page text. The page itself may still exist. */
  removedData: pages,
  /** Counts of files that are neither pages nor page data. */
  files: z.object({ added: count, changed: count, removed: count })
})

export type Changes = Omit<z.infer<typeof changesFile>, 'version'>

export function compareManifests(
  previous: readonly ManifestFile[] | undefined,
  current: readonly ManifestFile[]
): Changes {
  const changes: Changes = {
    first: previous === undefined,
    added: [],
    changed: [],
    rebuilt: [],
    removed: [],
    previous: new Map(),
    removedData: [],
    files: { added: 0, changed: 0, removed: 0 }
  }
  const before = new Map(previous?.map(file => [file.path, file]))
  const dataBefore = pageDataOf(before.keys())
  const data = pageDataOf(current.map(({ path }) => path))
  const moved = movedPages(before, current)
  // Process moved pages first, because a redirect page can have the old name of a moved page.
  for (const file of [...current].sort((a, b) => Number(moved.has(b.path)) - Number(moved.has(a.path)))) {
    const path = moved.get(file.path) ?? file.path
    const earlier = before.get(path)
    before.delete(path)
    if (data.has(file.path)) continue
    if (earlier === undefined) note(changes, 'added', file)
    else if (countsAsPage(earlier) !== countsAsPage(file)) {
      // A page became a redirect, or a redirect became a page.
      note(changes, 'removed', earlier)
      note(changes, 'added', file)
    } else if (earlier.sha256 !== file.sha256) noteDifference(changes, earlier, file)
  }
  for (const file of before.values()) {
    if (dataBefore.has(file.path)) changes.removedData.push(file.path)
    else note(changes, 'removed', file)
  }
  for (const list of ['added', 'changed', 'rebuilt', 'removed', 'removedData'] as const) changes[list].sort()
  return changes
}

/**
 * Maps new file names to earlier file names of the same page, such as `guides/x/index.html` to `guides/x.html`. Removes
 * an earlier `index/index.html` from `before` if another page now has its address.
 */
function movedPages(
  before: Map<string, ManifestFile>,
  current: readonly ManifestFile[]
): Map<string, string> {
  const pages = current.filter(countsAsPage).map(({ path }) => path)
  const kept = new Set(pages)
  const addresses = new Set(pages.map(addressOf))
  const added = new Map(pages.filter(path => !before.has(path)).map(path => [addressOf(path), path]))
  const moved = new Map<string, string>()
  for (const file of [...before.values()].sort((a, b) => compareText(a.path, b.path))) {
    if (!countsAsPage(file) || kept.has(file.path)) continue
    const address = addressOf(file.path)
    const now = added.get(address)
    added.delete(address)
    if (now !== undefined) moved.set(now, file.path)
    else if (/(?:^|\/)index\/index\.html$/.test(file.path) && addresses.has(address)) before.delete(file.path)
  }
  return moved
}

/** Returns the address that links use, such as `guides` even for `guides/index/index.html`. */
function addressOf(path: string): string {
  return pageName(path).replace(/(?:^|\/)index$/, '')
}

function noteDifference(changes: Changes, earlier: ManifestFile, file: ManifestFile): void {
  if (!countsAsPage(file)) changes.files.changed++
  else {
    changes[isOnlyRebuilt(earlier, file) ? 'rebuilt' : 'changed'].push(file.path)
    changes.previous.set(file.path, earlier.sha256)
  }
}

export function hasChanged({ first, added, changed, removed }: Changes): boolean {
  return first || added.length + changed.length + removed.length > 0
}

export function changesText({ first, added, changed, rebuilt, removed, ...rest }: Changes): string {
  const previous = Object.fromEntries([...rest.previous].sort(([a], [b]) => compareText(a, b)))
  const { removedData, files } = rest
  const written = { version: 1, first, added, changed, rebuilt, removed, previous, removedData, files }
  return `${JSON.stringify(written, undefined, 2)}\n`
}

export function parseChanges(text: string): Changes | FileProblem {
  const read = parseValue(changesFile, text)
  if (read instanceof FileProblem) return read
  const { version: _, ...changes } = read
  return changes
}

function note(changes: Changes, list: 'added' | 'changed' | 'removed', file: ManifestFile): void {
  if (countsAsPage(file)) changes[list].push(file.path)
  else changes.files[list]++
}

export interface RedirectChanges {
  total: number
  added: Redirect[]
  /** Redirects whose destination or status changed. */
  changed: Redirect[]
  removed: Redirect[]
}

export function compareRedirects(
  previous: readonly Redirect[],
  current: readonly Redirect[]
): RedirectChanges {
  const changes: RedirectChanges = { total: current.length, added: [], changed: [], removed: [] }
  const before = new Map(previous.map(redirect => [redirect.source, redirect]))
  for (const redirect of current) {
    const earlier = before.get(redirect.source)
    before.delete(redirect.source)
    if (earlier === undefined) changes.added.push(redirect)
    else if (earlier.destination !== redirect.destination || earlier.permanent !== redirect.permanent)
      changes.changed.push(redirect)
  }
  changes.removed.push(...before.values())
  return changes
}

export function haveRedirectsChanged({ added, changed, removed }: RedirectChanges): boolean {
  return added.length + changed.length + removed.length > 0
}
