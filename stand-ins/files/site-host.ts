import { startServer } from '../server.ts'

export interface HostedFile {
  content: Buffer
  headers: Record<string, string>
}

/** A host with clean addresses: `/a`, `/a.html` and `/a/index.html` are one page, and unknown addresses answer 404. */
export async function hostSite(
  read: (path: string) => Promise<HostedFile | undefined> | HostedFile | undefined
) {
  const server = await startServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
      const candidates = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`]
      for (const candidate of candidates) {
        const file = await read(candidate)
        if (file === undefined) continue
        response.writeHead(200, file.headers).end(file.content)
        return
      }
      const missing = await read('404.html')
      response.writeHead(404, missing?.headers ?? {}).end(missing?.content)
    })().catch(() => request.socket.destroy())
  })
  return server
}
