import { parseGlob } from '../../site/glob.ts'
import type { DocsFiles } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
import { filesInThread, serveTasks, type TaskCaller } from '../../sources/thread/serve-tasks.ts'
import { normalized } from '../base/versions.ts'
import { reviewChange } from '../fixes/review-change.ts'
import type { ReaderReview } from '../readers/review.ts'

/** Files of a version. What is not on the disk, the thread asks for. */
interface ThreadFiles {
  paths: DocsFiles['paths']
  folder: string | undefined
  /** Files that are not parsed, with the reason. */
  skipped: ReadonlyMap<string, string>
}

/** The places of files are those among the paths of head, and then of base. */
export interface ReviewTask {
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

export interface ReviewWork {
  task: ReviewTask
  question: FileQuestion
  result: ReaderReview
}

/** Says which file is being parsed. One version is read after the other. */
class ParsedVersions {
  readonly #places: Record<FileQuestion['version'], ReadonlyMap<string, number>>
  readonly #caller: TaskCaller<FileQuestion>
  #current: FileQuestion['version'] = 'head'

  constructor({ head, base }: ReviewTask, caller: TaskCaller<FileQuestion>) {
    const placesOf = (paths: DocsFiles['paths'], first: number) =>
      new Map(paths.map((path, at) => [path, first + at]))
    this.#places = { head: placesOf(head.paths, 0), base: placesOf(base?.paths ?? [], head.paths.length) }
    this.#caller = caller
  }

  begin(file: string, version = this.#current): void {
    this.#current = version
    this.#caller.parsing(this.#places[version].get(file))
  }
}

function normalizedFiles(files: DocsFiles): DocsFiles {
  return { ...files, read: async path => normalized(await files.read(path)) }
}

function askedFiles(
  version: FileQuestion['version'],
  { paths, skipped }: ThreadFiles,
  { ask }: TaskCaller<FileQuestion>,
  onFile: (path: string) => void
): DocsFiles {
  const asked = (kind: FileQuestion['kind']) => async (path: string) => {
    onFile(path)
    return await ask({ kind, version, path })
  }
  return {
    paths,
    skipped,
    size: asked('size') as DocsFiles['size'],
    read: asked('read') as DocsFiles['read']
  }
}

// The entry of the thread in which everything is parsed and compared that a stranger wrote, so that it can be ended.
serveTasks<ReviewWork>(async (task, caller) => {
  const { head, base, ignore, notCompared, ...rest } = task
  const parsing = new ParsedVersions(task, caller)
  const filesOf = (version: FileQuestion['version'], files: ThreadFiles): DocsFiles =>
    files.folder === undefined
      ? askedFiles(version, files, caller, path => parsing.begin(path, version))
      : normalizedFiles(
          filesInThread({ ...files, folder: files.folder }, path => parsing.begin(path, version))
        )
  const onPage = (file: string, done: number, total: number): void => {
    parsing.begin(file)
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
