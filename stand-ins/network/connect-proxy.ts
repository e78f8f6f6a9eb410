import { lookup } from 'node:dns'
import { RequestError, Server } from 'proxy-chain'

export interface ConnectProxy extends AsyncDisposable {
  port: number
  /** `host:port` of every way that was asked for, granted or not. */
  asked: string[]
}

/** An HTTP proxy that opens tunnels to those who know the password. Every host that it is asked for is this machine. */
export async function startProxy({
  username,
  password,
  denied
}: {
  username: string
  password: string
  /** A host that nobody may reach. */
  denied?: string
}): Promise<ConnectProxy> {
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
  return {
    port: server.port,
    asked,
    async [Symbol.asyncDispose]() {
      await server.close(true)
    }
  }
}
