import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type Deferred, deferred } from '../../runtime/deferred.ts'
import { readBelow } from '../../runtime/read-below.ts'
import { parseGlob } from '../../site/glob.ts'
import type { DocsFiles } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
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

export interface ReviewThreadData {
  head: ThreadFiles
  base: ThreadFiles | undefined
  changed: ReadonlySet<string>
  renamed: ReadonlyMap<string, string>
  notCompared: string | undefined
  ignore: string[]
  siteUrl: string | undefined
  prefix: string
  progress: ReviewProgress
}

/**
 * What the thread does now, in memory that both sides see: the place of the file among the paths of head and base, or -1;
 * how often it changed; pages that are done, and all of them.
 */
export type ReviewProgress = Int32Array<SharedArrayBuffer>

export interface FileQuestion {
  kind: 'size' | 'read'
  version: 'head' | 'base'
  path: string
}

export type FromReviewThread = (FileQuestion & { id: number }) | { kind: 'done'; review: ReaderReview }

/** The answer to a question: the text of a file, its size, or why there is none. */
export type ToReviewThread = { id: number } & ({ value: string | number } | { error: string })

// The entry of the thread in which everything is parsed and compared that a stranger wrote, so that it can be ended.
const { head, base, ignore, notCompared, progress, ...rest } = workerData as ReviewThreadData
const waiting = new Map<number, Deferred<unknown>>()
let asked = 0
const placesOf = (paths: DocsFiles['paths'], first: number) =>
  new Map(paths.map((path, at) => [path, first + at]))
const places = { head: placesOf(head.paths, 0), base: placesOf(base?.paths ?? [], head.paths.length) }
/** The version that is read: one is read after the other. */
let current: FileQuestion['version'] = 'head'

const send = (message: FromReviewThread): void => parentPort?.postMessage(message)

function parsing(file: string): void {
  progress[0] = places[current].get(file) ?? -1
  Atomics.add(progress, 1, 1)
}

async function ask(question: FileQuestion): Promise<unknown> {
  const answer = deferred<unknown>()
  asked += 1
  waiting.set(asked, answer)
  send({ ...question, id: asked })
  return await answer.promise
}

function filesOf(version: FileQuestion['version'], { paths, folder, skipped }: ThreadFiles): DocsFiles {
  return {
    paths,
    skipped,
    async size(path) {
      current = version
      parsing(path)
      // Nobody else works in this thread: it can wait for the disk.
      if (folder !== undefined) return lstatSync(join(folder, path)).size
      return (await ask({ kind: 'size', version, path })) as number
    },
    async read(path) {
      parsing(path)
      if (folder !== undefined) return normalized(readBelow(folder, path).toString())
      return (await ask({ kind: 'read', version, path })) as string
    }
  }
}

parentPort?.on('message', (message: ToReviewThread) => {
  const answer = waiting.get(message.id)
  waiting.delete(message.id)
  if ('error' in message) answer?.reject(new Error(message.error))
  else answer?.resolve(message.value)
})

function onPage(file: string, done: number, total: number): void {
  parsing(file)
  progress[2] = done
  progress[3] = total
}

const review = await reviewChange(
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
send({ kind: 'done', review })
