import type { RenderedPage } from './content/page-content.ts'
import type { DocsFiles } from './files.ts'
import type { Renderer } from './render/renderer.ts'
import { pagesOf, type ListedPage, variantFolders } from './source/settings/navigation-entries.ts'
import { type DocsProblem, placeIn } from './source/problems.ts'
import type { PageSource } from './source/page-source.ts'
import type { DocsRedirect } from './source/settings/settings.ts'
import type { SettingsReference } from './source/settings/settings-references.ts'
import { readSources } from './source/docs-sources.ts'
import { isExternal, isOnPage, Targets } from './targets.ts'

export interface Docs {
  /** Pages in reading order, including hidden pages. */
  pages: DocsPage[]
  /** Page sources by file. Another version of the documentation can reuse the sources of unchanged files. */
  sources: ReadonlyMap<string, PageSource>
  /** Images and other files of the site, relative to the docs folder. */
  files: string[]
  redirects: DocsRedirect[]
  /** The pages that the navigation lists, in navigation order, including pages that do not exist. */
  navigation: ListedPage[]
  /** False if a settings file cannot be read, which leaves the navigation and the redirects unknown. */
  hasSettings: boolean
  /** Problems that make the service reject the settings. */
  invalidSettings: DocsProblem[]
  /** Links and images that the settings add to every page. */
  settingsReferences: SettingsReference[]
  /** Address of the live site, if the settings contain it. */
  canonical: string | undefined
  problems: DocsProblem[]
  targets: Targets
  /**
   * Folders, such as `api-reference`, with pages generated from a specification that cannot be read. A page in these
   * folders may exist even if it has no file.
   */
  unknownFolders: string[]
  /** Folders with pages that the service generates from SDK artifacts. */
  sdkFolders: string[]
  /** Folders of languages and versions. */
  variants: string[]
  /** Folders at whose addresses the service can show a tab, an anchor or another division of the navigation. */
  divisions: string[]
  /** Specifications that cannot be read. */
  unreadable: ReadonlySet<string>
}

type SourcePart = Pick<PageSource, 'path' | 'title' | 'file' | 'hidden' | 'digest'>
type RenderedPart = Pick<RenderedPage, 'text' | 'lineKinds' | 'ids' | 'references' | 'code' | 'look'>

export interface DocsPage extends SourcePart, RenderedPart {
  /** Such as `/guides/start`. The address of `guides/index.mdx` is `/guides`, and that of `index.mdx` is `/`. */
  address: string
  front: Record<string, string>
  /** False if the file or one of its snippets cannot be parsed, which leaves the content of the page unknown. */
  isValid: boolean
  /** Sorted paths of files whose content appears on the page: snippets, specifications, and images. */
  includes: string[]
  /** Whether the page may have ids that are missing from `ids`, for example ids from code, which never runs. */
  hasUnknownIds: boolean
  /** Whether the service generates an RSS feed for the page, or may do so. */
  hasFeed?: boolean
}

/**
 * Reads and renders all pages. A `renderer` that already rendered another version reuses unchanged pages. `known`: page
 * sources from another version, for files that are identical in this version.
 */
export async function readDocs(
  files: DocsFiles,
  renderer: Renderer,
  known?: ReadonlyMap<string, PageSource>
): Promise<Docs> {
  const sources = await readSources(files, known)
  const targets = new Targets(sources.pages, sources.others)
  const paths = new Set(files.paths)
  const { settings } = sources
  const named = new Set(sources.pages.map(({ path }) => path))
  const pages: DocsPage[] = []
  const found = [...sources.problems]
  for await (const { source, rendered } of renderer.render(sources.pages, files)) {
    pages.push(docsPage(source, rendered, { paths, targets, named }))
    for (const problem of rendered.problems)
      found.push({ ...problem, place: placeIn(source.file, problem.place) })
  }
  return {
    pages,
    sources: sources.own,
    files: sources.others,
    redirects: settings?.redirects ?? [],
    navigation: pagesOf(settings?.navigation ?? []),
    hasSettings: settings?.isComplete ?? true,
    invalidSettings: settings?.invalid ?? [],
    settingsReferences: settings?.references ?? [],
    canonical: settings?.canonical,
    // Removes duplicates, because every page that includes a snippet reports the problems in the snippet.
    problems: [...new Map(found.map(problem => [keyOf(problem), problem])).values()],
    targets,
    unknownFolders: [...(settings?.api.unknownFolders ?? [])],
    sdkFolders: [...(settings?.api.sdkFolders ?? [])],
    variants: variantFolders(settings?.navigation ?? []),
    divisions: settings?.divisions ?? [],
    unreadable: settings?.api.unreadable ?? new Set()
  }
}

function docsPage(
  source: PageSource,
  rendered: RenderedPage,
  { paths, targets, named }: { paths: Set<string>; targets: Targets; named: Set<string> }
): DocsPage {
  const { path, title, file, hidden, digest, isParsed, isLink = false, front = {} } = source
  const { text, lineKinds, ids, references, hasUnknownIds, snippets, problems, code, look } = rendered
  const isValid = isParsed && !problems.some(({ kind }) => kind === 'invalid-source')
  const files = references.flatMap(({ target }) => fileOf(target, source, targets))
  const included = new Set([...snippets.filter(snippet => paths.has(snippet)), ...files])
  return {
    address: addressOf(path, named),
    path,
    title,
    file,
    hidden,
    front,
    code,
    look,
    digest,
    isValid,
    text: isValid ? text : '',
    lineKinds: isValid ? lineKinds : '',
    ids,
    references,
    // If a page has an `sdk` field, the service adds the reference of an SDK symbol, which can contain ids.
    hasUnknownIds: hasUnknownIds || !isParsed || isLink || front['sdk'] !== undefined,
    ...((rendered.hasFeed === true || !isValid || front['rss'] === 'true') && { hasFeed: true }),
    includes: [...included].sort()
  }
}

/** Problems with the same key are duplicates. The key for invalid source contains no line or column. */
function keyOf({ kind, message, place: { file, line, column } }: DocsProblem): string {
  return JSON.stringify(kind === 'invalid-source' ? [message, file] : [message, file, line, column])
}

/** `guides/start` → `/guides/start`; `guides/index` → `/guides`, unless a page `guides` exists. */
function addressOf(path: string, named: ReadonlySet<string>): string {
  const folder = path.replace(/(^|\/)index$/, '')
  return `/${folder !== path && named.has(folder) ? path : folder}`
}

function fileOf(target: string, page: PageSource, targets: Targets): string[] {
  if (isExternal(target) || isOnPage(target)) return []
  const found = targets.find(target, page)
  return found?.kind === 'file' ? [found.path] : []
}
