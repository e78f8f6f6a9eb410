import { parentPort } from 'node:worker_threads'
import { renderPage, type RenderedPage } from '../content/page-content.ts'
import type { PageSource } from '../source/page-source.ts'

/** A page to render, or the text of a file that the thread asked for. */
export type ToThread =
  | { kind: 'render'; page: PageSource; withHtml: boolean }
  | { kind: 'text'; path: string; text: string | undefined }

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'read'; path: string }
  | { kind: 'rendered'; rendered: RenderedPage }
  | { kind: 'failed'; reason: string }

// The entry of a thread that renders one page at a time. It reads no file by itself.
const waiting = new Map<string, (text: string | undefined) => void>()
const send = (message: FromThread): void => parentPort?.postMessage(message)

async function read(path: string): Promise<string | undefined> {
  const text = new Promise<string | undefined>(resolve => waiting.set(path, resolve))
  send({ kind: 'read', path })
  return await text
}

async function render(page: PageSource, withHtml: boolean): Promise<void> {
  try {
    send({ kind: 'rendered', rendered: await renderPage(page, { read, withHtml }) })
  } catch (error) {
    send({ kind: 'failed', reason: reasonOf(error) })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'it is nested too deeply'
  return error instanceof Error ? error.message : String(error)
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') void render(message.page, message.withHtml)
  else {
    waiting.get(message.path)?.(message.text)
    waiting.delete(message.path)
  }
})
send({ kind: 'ready' })
