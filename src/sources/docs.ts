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
  /** Pages in reading order, hidden pages included. */
  pages: DocsPage[]
  /** Sources as they are in their files, by file: another version can have the same. */
  sources: ReadonlyMap<string, PageSource>
  /** Images and other files of the site, relative to the docs folder. */
  files: string[]
  redirects: DocsRedirect[]
  /** The pages that the navigation names, in its order, also those that do not exist. */
  navigation: ListedPage[]
  /** False when a file of the settings cannot be read: then navigation and redirects are not known. */
  hasSettings: boolean
  /** Problems for which the service refuses the settings. */
  invalidSettings: DocsProblem[]
  /** Links and images that the settings show on every page. */
  settingsReferences: SettingsReference[]
  /** Address of the live site, if the settings name it. */
  canonical: string | undefined
  problems: DocsProblem[]
  targets: Targets
  /**
   * Folders, such as `api-reference`, in which the navigation shows pages of a specification that cannot be read:
   * whether a page below exists that has no file is not known.
   */
  unknownFolders: string[]
  /** Folders of pages that the service makes from the artifacts of an SDK. */
  sdkFolders: string[]
  /** Folders of languages and versions. */
  variants: string[]
  /** Specifications that cannot be read. */
  unreadable: ReadonlySet<string>
}

type SourcePart = Pick<PageSource, 'path' | 'title' | 'file' | 'hidden' | 'digest'>
type RenderedPart = Pick<RenderedPage, 'text' | 'ids' | 'references' | 'code' | 'look'>

export interface DocsPage extends SourcePart, RenderedPart {
  /** `/guides/start`; `/guides` for `guides/index.mdx`, `/` for `index.mdx`. */
  address: string
  front: Record<string, string>
  /** False when the file or a snippet of it cannot be parsed: then what it shows is not known. */
  isValid: boolean
  /** Files of the docs folder that the page shows something of: snippets, specifications, images. Sorted. */
  includes: string[]
  /** Whether code of the documentation, which is never run, can add ids: then a missing anchor is not known to be one. */
  hasUnknownIds: boolean
  /** Whether the service makes a feed of it, or may do so. */
  hasFeed?: boolean
}

/**
 * Reads and renders all pages. `renderer` can be used again: what did not change is not rendered twice. `known`: pages of
 * another version whose files are the same in this one.
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
    // A snippet has its problem on every page that includes it.
    problems: [...new Map(found.map(problem => [keyOf(problem), problem])).values()],
    targets,
    unknownFolders: [...(settings?.api.unknownFolders ?? [])],
    sdkFolders: [...(settings?.api.sdkFolders ?? [])],
    variants: variantFolders(settings?.navigation ?? []),
    unreadable: settings?.api.unreadable ?? new Set()
  }
}

function docsPage(
  source: PageSource,
  rendered: RenderedPage,
  { paths, targets, named }: { paths: Set<string>; targets: Targets; named: Set<string> }
): DocsPage {
  const { path, title, file, hidden, digest, isParsed, isLink = false, front = {} } = source
  const { text, ids, references, hasUnknownIds, snippets, problems, code, look } = rendered
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
    ids,
    references,
    // The service adds the reference of a symbol to the text.
    hasUnknownIds: hasUnknownIds || !isParsed || isLink || front['sdk'] !== undefined,
    ...((rendered.hasFeed === true || !isValid || front['rss'] === 'true') && { hasFeed: true }),
    includes: [...included].sort()
  }
}

/** A problem of a file is reported once, however often the file is included. */
function keyOf({ kind, message, place: { file, line, column } }: DocsProblem): string {
  return JSON.stringify(kind === 'invalid-source' ? [message, file] : [message, file, line, column])
}

/** `guides/start` → `/guides/start`; `guides/index` → `/guides`, unless there is a page `guides`. */
function addressOf(path: string, named: ReadonlySet<string>): string {
  const folder = path.replace(/(^|\/)index$/, '')
  return `/${folder !== path && named.has(folder) ? path : folder}`
}

function fileOf(target: string, page: PageSource, targets: Targets): string[] {
  if (isExternal(target) || isOnPage(target)) return []
  const found = targets.find(target, page)
  return found?.kind === 'file' ? [found.path] : []
}
