import { type DocsFiles, filesIn } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
import { pagesOf } from '../../sources/source/settings/navigation-entries.ts'
import { readSources } from '../../sources/source/docs-sources.ts'
import { serveTasks, watchedFiles } from '../../sources/thread/serve-tasks.ts'
import { renderSite, type SiteProgress, type SiteRequest } from './render.ts'

/** The places of files are those among `paths`. */
export interface SiteTask {
  /** The documentation. */
  docs: string
  paths: DocsFiles['paths']
  /** Files that are not parsed, with the reason. */
  skipped: ReadonlyMap<string, string>
  /** The site to write; undefined when only the pages are asked for. */
  site: { request: SiteRequest; folder: string } | undefined
}

export interface SitePages {
  /** All pages that there are, in reading order. */
  pages: string[]
  /** Those that the navigation shows, in its order, also those that do not exist. */
  navigation: string[]
}

export interface SiteWork {
  task: SiteTask
  question: SiteProgress
  result: SitePages
}

let onPage: (file: string) => void = () => undefined
/** What one task rendered, the next one does not render again. */
const renderer = new Renderer({ withTree: true, onPage: file => onPage(file) })

// The entry of the thread in which the documentation of an export is read and rendered, so that it can be ended.
serveTasks<SiteWork>(async ({ docs, paths, skipped, site }, { parsing, ask }) => {
  const places = new Map(paths.map((path, at) => [path, at]))
  onPage = file => parsing(places.get(file))
  const files = { ...filesIn(docs, paths), skipped }
  const sources = await readSources(watchedFiles(files, file => parsing(places.get(file))))
  if (site !== undefined)
    for await (const progress of renderSite({ ...site, sources, docs, renderer })) {
      // The next page can wait for as long as it wants to.
      parsing()
      await ask(progress)
    }
  const named = pagesOf(sources.settings?.navigation ?? [])
  return {
    pages: sources.pages.map(({ path }) => path),
    navigation: named.flatMap(({ page, hidden }) => (hidden ? [] : page))
  }
})
