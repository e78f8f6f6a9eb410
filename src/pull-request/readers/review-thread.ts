import { parentPort, workerData } from 'node:worker_threads'
import { type Deferred, deferred } from '../../runtime/deferred.ts'
import { parseGlob } from '../../site/glob.ts'
import type { DocsFiles } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
import { type ReaderReview, reviewChange } from './review.ts'

export interface ReviewThreadData {
  /** Paths of the files of both versions. The thread reads no file by itself. */
  head: readonly string[]
  base: readonly string[] | undefined
  changed: ReadonlySet<string>
  notCompared: string | undefined
  ignore: string[]
  siteUrl: string | undefined
  prefix: string
  /** Files that are not parsed, with the reason. */
  skipped: ReadonlyMap<string, string>
}

export interface FileQuestion {
  kind: 'size' | 'read'
  version: 'head' | 'base'
  path: string
}

export type FromReviewThread =
  | (FileQuestion & { id: number })
  | { kind: 'page'; file: string; done: number; total: number }
  | { kind: 'done'; review: ReaderReview }

/** The answer to a question: the text of a file, its size with the text of one that is not large, or why there is none. */
export type ToReviewThread = { id: number } & (
  | { value: string | { size: number; text?: string } }
  | { error: string }
)

// The entry of the thread in which everything is parsed and compared that a stranger wrote, so that it can be ended.
const waiting = new Map<number, Deferred<unknown>>()
let asked = 0

const send = (message: FromReviewThread): void => parentPort?.postMessage(message)

async function ask(question: FileQuestion): Promise<unknown> {
  const answer = deferred<unknown>()
  asked += 1
  waiting.set(asked, answer)
  send({ ...question, id: asked })
  return await answer.promise
}

const { head, base, ignore, notCompared, skipped, ...rest } = workerData as ReviewThreadData

function filesOf(version: FileQuestion['version'], paths: readonly string[]): DocsFiles {
  // A message takes longer than reading a small file: what is asked for its size is read next.
  const texts = new Map<string, string>()
  return {
    paths,
    skipped,
    async size(path) {
      const { size, text } = (await ask({ kind: 'size', version, path })) as { size: number; text?: string }
      if (text !== undefined) texts.set(path, text)
      return size
    },
    async read(path) {
      const text = texts.get(path)
      texts.delete(path)
      return text ?? ((await ask({ kind: 'read', version, path })) as string)
    }
  }
}

parentPort?.on('message', (message: ToReviewThread) => {
  const answer = waiting.get(message.id)
  waiting.delete(message.id)
  if ('error' in message) answer?.reject(new Error(message.error))
  else answer?.resolve(message.value)
})

const onPage = (file: string, done: number, total: number): void => send({ kind: 'page', file, done, total })
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
