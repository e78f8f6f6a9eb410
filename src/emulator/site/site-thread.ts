import { type DocsFiles, filesIn } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
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

export interface SiteWork {
  task: SiteTask
  question: SiteProgress
  /** All pages, in reading order. */
  result: string[]
}

let onPage: (file: string) => void = () => undefined
/** Later tasks use again what an earlier task rendered. */
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
  return sources.pages.map(({ path }) => path)
})
