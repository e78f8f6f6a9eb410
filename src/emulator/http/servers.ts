import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export function createHttpServer(tls: { key: string; cert: string } | undefined): Server {
  return tls ? createTlsServer(tls) : createServer()
}

/** Listens on the loopback address and returns the origin with the given host name. */
export async function listen(
  server: Server,
  { port, host, tls }: { port: number; host: string; tls: boolean }
): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `${tls ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`
}

export async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** Loads or creates the secret that signs links and determines the API key, so that both survive a restart. */
export async function loadSecret(data: string): Promise<string> {
  const file = join(data, 'secret')
  await mkdir(data, { recursive: true })
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return await readFile(file, 'utf8')
}
