import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startNginx } from '../network/nginx.ts'
import { freePort, untilListening } from '../network/server-process.ts'

/** What object stores give to one connection, roughly. */
export const LIMIT = '20m'

export interface FileStore {
  name: string
  /** Folders of the address: `/limited/<file>` and `/free/<file>`. */
  url: string
  [Symbol.asyncDispose](): Promise<void>
}

/** Serves the files of a folder on loopback, in a process of its own. */
export async function startFileStore(folder: string): Promise<FileStore> {
  if (spawnSync('nginx', ['-v']).status === 0) {
    const nginx = await startNginx(join(folder, 'nginx'), port => configurationFor(folder, port), 'nginx')
    return { name: 'nginx', url: nginx.url, [Symbol.asyncDispose]: () => nginx[Symbol.asyncDispose]() }
  }
  const port = await freePort()
  const program = fileURLToPath(new URL('file-server.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder, String(port)])
  await untilListening(child, port)
  return {
    name: 'a Node server',
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'close')
    }
  }
}

function configurationFor(folder: string, port: number) {
  const http = `sendfile on;
  keepalive_requests 100000;
  server {
    listen 127.0.0.1:${port};
    location /limited/ { alias ${folder}/; limit_rate ${LIMIT}; }
    location /free/ { alias ${folder}/; }
  }`
  return { http, hasMaster: true }
}
