import { startServer } from '../server.ts'

export interface HostedFile {
  content: Buffer | string
  headers: Record<string, string>
}

type Read = (path: string) => Promise<HostedFile | undefined> | HostedFile | undefined

/**
 * A host with clean addresses: `/a`, `/a.html` and `/a/index.html` are one page, and unknown addresses answer 404.
 * `pages` come first, for addresses that are not part of the site.
 */
export async function hostSite(
  read: Read,
  { port = 0, pages = () => undefined }: { port?: number; pages?: Read } = {}
) {
  return await startServer(
    (request, response) => {
      void (async () => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
        const candidates = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`]
        let file = await pages(path)
        for (const candidate of candidates) file ??= await read(candidate)
        if (file !== undefined) {
          response.writeHead(200, file.headers).end(file.content)
          return
        }
        const missing = await read('404.html')
        response.writeHead(404, missing?.headers ?? {}).end(missing?.content)
      })().catch(() => request.socket.destroy())
    },
    { port }
  )
}
