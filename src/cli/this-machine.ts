import type { Front } from '../../servers/host/site-host.ts'
import { isLoopback } from '../runtime/http/address.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'

/** Rejects requests for hosts other than this machine, so that no web page can use DNS rebinding to read responses. */
export function forThisMachine(front: Front = (_request, _response, host) => host()): Front {
  return (request, response, host) => {
    const name = parseUrl(`http://${request.headers.host ?? ''}`)?.hostname ?? ''
    if (isLoopback(name)) front(request, response, host)
    else response.writeHead(403).end('This server accepts only requests to localhost or a loopback address.')
  }
}
