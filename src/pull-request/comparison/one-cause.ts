import { groupBy } from '../../runtime/group-by.ts'
import type { Docs } from '../../sources/docs.ts'
import type { DocsRedirect } from '../../sources/source/settings/settings.ts'
import type { SourceProblem } from './docs-check.ts'

/** Minimum number of redirects with the same cause. */
const MIN_REDIRECTS = 2

/** Returns the folder at the start of an address: `/docs` for `/docs/x`; undefined for an address on another host. */
function folderOf(address: string): string | undefined {
  return /^\/[^/?#:*]+(?=\/.)/.exec(address)?.[0]
}

/** Creates a function that tells whether a folder such as `/docs` is part of any address in these versions. */
function knownFolders(versions: readonly Docs[]): (folder: string) => boolean {
  const paths = versions.flatMap(({ pages, files, unknownFolders, sdkFolders }) => [
    ...pages.map(({ path }) => path),
    ...[...files, ...unknownFolders, ...sdkFolders].map(path => path.replace(/^\//, ''))
  ])
  const folders = new Set(paths.map(path => `/${path.split('/', 1)[0] ?? ''}`))
  // Pages generated from a specification that cannot be read can be in any folder.
  const isAnywhere = versions.some(({ unknownFolders }) => unknownFolders.includes(''))
  return folder => isAnywhere || folders.has(folder)
}

/**
 * Finds the folders in destinations of redirects that are part of no address. For `/docs/x`, for example, the service
 * looks for a folder `docs` in the documentation, also if the site is at `example.com/docs`. Sources say nothing,
 * because they are usually the addresses of former folders.
 */
export function foldersOutside(redirects: readonly DocsRedirect[], versions: readonly Docs[]): Set<string> {
  const isKnown = knownFolders(versions)
  const folders = redirects.map(({ destination }) => folderOf(destination))
  return new Set(folders.flatMap(folder => (folder === undefined || isKnown(folder) ? [] : [folder])))
}

/** Merges the broken redirects below a folder that is part of no address. Redirects with a fix stay separate. */
export function withOneCause(
  problems: readonly SourceProblem[],
  versions: readonly [Docs, ...Docs[]]
): SourceProblem[] {
  const { redirects } = versions[0]
  const outside = foldersOutside(redirects, versions)
  const causeOf = ({ kind, detail = '', places, lacksAnchor }: SourceProblem): string | undefined => {
    const isOpen = kind === 'broken-redirect' && lacksAnchor !== true && !places.some(({ fix }) => fix)
    const folder = isOpen ? folderOf(detail) : undefined
    return folder !== undefined && outside.has(folder) ? folder : undefined
  }
  const merged = [...groupBy(problems, causeOf)].flatMap(([folder, own]) => {
    const [first] = own
    if (folder === undefined || first === undefined) return []
    // Redirects with a wildcard in the destination are not checked, but those below the folder are broken too.
    const wildcards = redirects.filter(
      ({ destination }) => folderOf(destination) === folder && /\/(?::\w|\*)/.test(destination)
    )
    const count = new Set([...own.map(({ target }) => target), ...wildcards.map(({ source }) => source)]).size
    return count < MIN_REDIRECTS ? [] : [{ folder, own, first, count }]
  })
  const isMerged = new Set(merged.flatMap(({ own }) => own))
  return [
    ...problems.filter(problem => !isMerged.has(problem)),
    ...merged.map(({ folder, own, first, count }): SourceProblem => ({
      ...{ kind: 'broken-redirect', target: folder, places: first.places },
      merged: { problems: own, count }
    }))
  ]
}
