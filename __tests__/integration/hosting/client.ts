import http from 'node:http'
import { text } from 'node:stream/consumers'

export const HOST = 'docs.example.com'

interface Options {
  method?: string
  headers?: Record<string, string>
}

/** Sends a request with `node:http`, because `fetch` would normalize the path. */
export async function get(port: number, path: string, { method = 'GET', headers: given = {} }: Options = {}) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request(
      { method, host: '127.0.0.1', port, path, headers: { host: HOST, ...given }, agent: false },
      resolve
    )
    request.on('error', reject).end()
  })
  const { statusCode: status = 0, headers } = response
  return { status, headers, body: await text(response) }
}

/** Removes the host and converts percent-encoding to upper case. Apache adds the host and uses lower case. */
export const pathOf = (location = ''): string =>
  location
    .replace(new RegExp(`^http://${HOST}(?=/)`), '')
    .replaceAll(/%[0-9a-f]{2}/gi, encoded => encoded.toUpperCase())
