import { parentPort } from 'node:worker_threads'
import { renderPage, type RenderedPage } from '../content/page-content.ts'
import type { PageSource } from '../source/page-source.ts'

/** A page to render, or the text of a file that the thread asked for. */
export type ToThread =
  | { kind: 'render'; page: PageSource; withHtml: boolean }
  | { kind: 'text'; path: string; text: string | undefined }

export type FromThread = { kind: 'read'; path: string } | { kind: 'done'; result: Rendering }

/** A page, or why it has no content. */
export type Rendering = RenderedPage | { reason: string }

// The entry of a thread that renders one page at a time. It reads no file by itself.
const waiting = new Map<string, (text: string | undefined) => void>()
const send = (message: FromThread | 'ready'): void => parentPort?.postMessage(message)

async function read(path: string): Promise<string | undefined> {
  const text = new Promise<string | undefined>(resolve => waiting.set(path, resolve))
  send({ kind: 'read', path })
  return await text
}

function failed(error: Error): Rendering {
  return { reason: error instanceof RangeError ? 'it is nested too deeply' : error.message }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    const { page, withHtml } = message
    void renderPage(page, { read, withHtml })
      .catch(failed)
      .then(result => send({ kind: 'done', result }))
  } else {
    waiting.get(message.path)?.(message.text)
    waiting.delete(message.path)
  }
})
send('ready')
