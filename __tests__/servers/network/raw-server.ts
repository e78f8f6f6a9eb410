import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/** Starts a TCP server that can send invalid HTTP. Connections stay open until `onSocket` or the server closes them. */
export async function startRawServer(onSocket: (socket: net.Socket) => unknown = () => undefined) {
  const sockets: net.Socket[] = []
  const server = net.createServer(socket => {
    sockets.push(socket.on('error', () => undefined))
    onSocket(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  }
}
