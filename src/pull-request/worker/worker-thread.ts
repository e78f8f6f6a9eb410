import { parseGlob } from '../../site/files/glob.ts'
import { type DocsFiles, filesIn } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
import {
  type EndParsing,
  serveTasks,
  type TaskCaller,
  watchedFiles
} from '../../sources/thread/serve-tasks.ts'
import { normalizedFiles } from '../base/versions.ts'
import { reviewChange } from '../fixes/review-change.ts'
import type { ReaderReview } from '../comparison/review.ts'

/** Files of a version. What is not on the disk, the thread asks for. */
interface ThreadFiles {
  paths: DocsFiles['paths']
  folder: string | undefined
  /** Files that are not parsed, with the reason. */
  skipped: ReadonlyMap<string, string>
}

/** The places of files are those among the paths of head, and then of base. */
export interface ChangeTask {
  head: ThreadFiles
  base: ThreadFiles | undefined
  changed: ReadonlySet<string>
  renamed: ReadonlyMap<string, string>
  notCompared: string | undefined
  ignore: string[]
  siteUrl: string | undefined
  prefix: string
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

/** Says which file is being parsed. One version is read after the other. */
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

// The entry of the thread in which everything is parsed and compared that a stranger wrote, so that it can be ended.
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
      renderer: new Renderer({ onPage })
    }
  )
})
