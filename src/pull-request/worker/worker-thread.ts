import { parseGlob } from '../../site/files/glob.ts'
import { type DocsFiles, filesIn } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
import { type EndParsing, serveTasks, type TaskCaller } from '../../runtime/thread/serve-tasks.ts'
import { watchedFiles } from '../../sources/watched-files.ts'
import { normalizedFiles } from '../../versions/compare-files.ts'
import { reviewChange } from '../fixes/review-change.ts'
import type { ReaderReview } from '../comparison/review.ts'

/** The files in one version. The thread requests the content of files that are not on disk. */
interface ThreadFiles {
  paths: DocsFiles['paths']
  folder: string | undefined
  /** Reasons why files are not parsed, by path. */
  skipped: ReadonlyMap<string, string>
}

/** Files are numbered by their position in the paths of `head`, followed by the paths of `base`. */
export interface ChangeTask {
  head: ThreadFiles
  base: ThreadFiles | undefined
  changed: ReadonlySet<string>
  renamed: ReadonlyMap<string, string>
  notCompared: string | undefined
  ignore: string[]
  siteUrl: string | undefined
  prefix: string
  fixesKnown: boolean
}

export interface FileQuestion {
  kind: 'size' | 'read'
  version: 'head' | 'base'
  path: string
}

export interface ChangeWork {
  task: ChangeTask
  question: FileQuestion
  result: ReaderReview
}

type BeginParsing = (file: string, version?: FileQuestion['version']) => EndParsing

/** Creates a function that reports which file is being parsed, by default in the same version as the previous file. */
function parsingOf({ head, base }: ChangeTask, caller: TaskCaller<FileQuestion>): BeginParsing {
  const placesOf = (paths: DocsFiles['paths'], first: number) =>
    new Map(paths.map((path, at) => [path, first + at]))
  const places = { head: placesOf(head.paths, 0), base: placesOf(base?.paths ?? [], head.paths.length) }
  let current: FileQuestion['version'] = 'head'
  return (file, version = current) => {
    current = version
    return caller.parsing(places[version].get(file))
  }
}

function askedFiles(
  version: FileQuestion['version'],
  paths: DocsFiles['paths'],
  { ask }: TaskCaller<FileQuestion>
): DocsFiles {
  return {
    paths,
    size: async path => (await ask({ kind: 'size', version, path })) as number,
    read: async path => (await ask({ kind: 'read', version, path })) as string
  }
}

// Entry point of the thread that parses and compares untrusted content. The thread can be stopped at any time.
serveTasks<ChangeWork>(async (task, caller) => {
  const { head, base, ignore, notCompared, ...rest } = task
  const beginParsing = parsingOf(task, caller)
  const filesOf = (version: FileQuestion['version'], { folder, paths, skipped }: ThreadFiles): DocsFiles => {
    const files =
      folder === undefined ? askedFiles(version, paths, caller) : normalizedFiles(filesIn(folder, paths))
    return watchedFiles({ ...files, skipped }, path => beginParsing(path, version))
  }
  const onPage = (file: string, done: number, total: number): void => {
    beginParsing(file)
    caller.countPages(done, total)
  }
  return await reviewChange(
    {
      ...rest,
      head: filesOf('head', head),
      base: base && filesOf('base', base),
      ...(notCompared !== undefined && { notCompared })
    },
    {
      ignore: ignore.map(parseGlob),
      siteUrl: rest.siteUrl,
      prefix: rest.prefix,
      fixesKnown: rest.fixesKnown,
      renderer: new Renderer({ onPage })
    }
  )
})
