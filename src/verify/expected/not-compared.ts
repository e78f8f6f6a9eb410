import { isDeepStrictEqual } from 'node:util'
import { SETTINGS_FILES } from '../../site/docs-folders.ts'
import { isPageFile } from '../../sources/page-file.ts'
import type { ExpectedPage } from './expected-site.ts'
import type { History } from './history.ts'
import type { PageAtCommit, ReadVersion } from './read-docs-thread.ts'
import { isText } from './sample-steps.ts'

/** Settings whose changes are compared elsewhere: redirects, and values in texts. */
const COMPARED = new Set(['redirects', 'variables'])

interface Versions {
  now: ReadVersion
  before: ReadVersion
  since: string
}

/**
 * Returns what changed and is not compared with the site, because nothing shows whether a site has the new version:
 * files with the same name as before, pages whose texts did not change, and settings other than those for pages and
 * redirects. `changed`: the pages that are compared.
 */
export async function notCompared(
  versions: Versions,
  changed: readonly ExpectedPage[],
  history: History
): Promise<string[]> {
  const { since, now } = versions
  const changes = await history.versions.changesBetween(since, history.head)
  const inPages = filesOf(now.pages)
  const compared = filesOf(
    changed.flatMap(each => [each.now, each.before].filter(page => page !== undefined))
  )
  const isFile = (path: string) => now.files.includes(path) && !isPageFile(path) && !inPages.has(path)
  const files = changes.flatMap(({ before, after }) => (after === before && after !== undefined ? after : []))
  const settings = files.find(file => SETTINGS_FILES.includes(file))
  return [
    ...(settings === undefined ? [] : await changedSettings(settings, versions, history)),
    ...changedRedirects(versions),
    ...files
      .filter(file => inPages.has(file) && !compared.has(file))
      .sort()
      .map(file => `formatting or comments of ${file}`),
    ...files.filter(file => !SETTINGS_FILES.includes(file) && isFile(file)).sort()
  ]
}

/** Returns the files with the texts of pages. */
function filesOf(pages: readonly Pick<PageAtCommit, 'file' | 'includes'>[]): Set<string> {
  return new Set(pages.flatMap(({ file, includes }) => [file, ...includes.filter(isText)]))
}

async function changedSettings(file: string, { since, now, before }: Versions, history: History) {
  if (!now.hasSettings || !before.hasSettings) return []
  const readAt = async (commit: string) =>
    settingsIn(await (await history.versions.docsAt(commit)).read(file))
  const [a, b] = [await readAt(since), await readAt(history.head)]
  const known = new Set(before.listed.map(({ page }) => page))
  // The menu is compared for added pages.
  const isInMenu = now.listed.some(({ page }) => !known.has(page))
  const differ = [...new Set([...a.keys(), ...b.keys()])].filter(
    name =>
      !COMPARED.has(name) &&
      !(name === 'navigation' && isInMenu) &&
      !isDeepStrictEqual(a.get(name), b.get(name))
  )
  return differ.map(name => `${JSON.stringify(name)} in ${file}`)
}

function settingsIn(text: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(text) as object))
  } catch {
    return new Map()
  }
}

/** Redirects of many addresses, and redirects that the change removes. */
function changedRedirects({ now, before }: Versions): string[] {
  if (!now.hasSettings || !before.hasSettings) return []
  const keyOf = (redirect: object) => JSON.stringify(redirect)
  const [had, has] = [new Set(before.redirects.map(keyOf)), new Set(now.redirects.map(keyOf))]
  const sources = new Set(now.redirects.map(({ source }) => source))
  const removed = before.redirects.filter(each => !has.has(keyOf(each)) && !sources.has(each.source))
  const wildcards = now.redirects.filter(each => /[*:]/.test(each.source) && !had.has(keyOf(each)))
  return [...wildcards, ...removed].map(({ source }) => `the redirect of ${source}`)
}
