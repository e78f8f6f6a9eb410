import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { startServer } from '../server.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png'
}

/** Serves a folder below a path and nothing else, with no rewriting: the plainest host that there is. */
export async function serveFolder(folder: string, below: string) {
  const server = await startServer((request, response) => {
    void (async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
      const file = path.endsWith('/') ? `${path}index.html` : path
      const content = file.startsWith(below)
        ? await readFile(join(folder, file.slice(below.length))).catch(() => undefined)
        : undefined
      if (content === undefined) response.writeHead(404).end('Not found')
      else
        response
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(content)
    })()
  })
  return {
    origin: server.url,
    home: server.url + below,
    [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose]()
  }
}
