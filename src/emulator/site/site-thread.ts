import { type DocsFiles, filesIn } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
import { readSources } from '../../sources/source/docs-sources.ts'
import { serveTasks } from '../../runtime/thread/serve-tasks.ts'
import { watchedFiles } from '../../sources/watched-files.ts'
import { Hrefs } from './hrefs.ts'
import { renderSite, type SiteProgress, type SiteRequest } from './render.ts'
import { Navigation } from './theme/navigation.ts'

/** A task for the thread. Messages identify a file by its index in `paths`. */
export interface SiteTask {
  docs: string
  paths: DocsFiles['paths']
  /** Skipped files, each with the reason. */
  skipped: ReadonlyMap<string, string>
  /** The site to write; undefined if the task only lists pages. */
  site: { request: SiteRequest; folder: string } | undefined
}

export interface SiteWork {
  task: SiteTask
  question: SiteProgress
  /** Paths of all pages: first those in the navigation, in its order. */
  result: string[]
}

let onPage: (file: string) => void = () => undefined
/** Shared by all tasks, so that a later task reuses the pages that an earlier task rendered. */
const renderer = new Renderer({ withTree: true, onPage: file => onPage(file) })

// Entry point of the thread that reads and renders documentation. The main thread can end this thread at any time.
serveTasks<SiteWork>(async ({ docs, paths, skipped, site }, { parsing, ask }) => {
  const places = new Map(paths.map((path, at) => [path, at]))
  onPage = file => parsing(places.get(file))
  const files = { ...filesIn(docs, paths), skipped }
  const sources = await readSources(watchedFiles(files, file => parsing(places.get(file))))
  if (site !== undefined)
    for await (const progress of renderSite({ ...site, sources, docs, renderer })) {
      // The wait for the next page does not count as time for parsing a file.
      parsing()
      await ask(progress)
    }
  const { pages, settings } = sources
  const { paths: listed } = new Navigation(settings?.navigation, pages, new Hrefs(''))
  return [...new Set([...listed, ...pages.map(({ path }) => path)])]
})
