import { lookup } from 'node:dns'
import { RequestError, Server } from 'proxy-chain'

export type ConnectProxy = Awaited<ReturnType<typeof startProxy>>

/** Starts an HTTP proxy that requires these credentials and resolves all hosts to this machine. */
export async function startProxy({
  username,
  password,
  denied
}: {
  username: string
  password: string
  /** Name of a host to which the proxy opens no tunnel. */
  denied?: string
}) {
  /** `host:port` of every requested tunnel, including rejected tunnels. */
  const asked: string[] = []
  const server = new Server({
    host: '127.0.0.1',
    port: 0,
    prepareRequestFunction: request => {
      asked.push(`${request.hostname}:${request.port}`)
      if (request.hostname === denied) throw new RequestError('This host is not allowed', 403)
      return {
        requestAuthentication: request.username !== username || request.password !== password,
        dnsLookup: ((_host: string, options: object, done: () => void) =>
          lookup('127.0.0.1', options, done)) as typeof lookup
      }
    }
  })
  await server.listen()
  const close = async () => await server.close(true)
  return { port: server.port, asked, [Symbol.asyncDispose]: close }
}
