import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  const port = await freePort()
  const isNginx = spawnSync('nginx', ['-v']).status === 0
  const child = isNginx
    ? spawn('nginx', ['-c', writeNginxConfig(folder, port)], { stdio: 'ignore' })
    : spawn(process.execPath, [
        fileURLToPath(new URL('file-server.ts', import.meta.url)),
        folder,
        String(port)
      ])
  const url = `http://127.0.0.1:${port}`
  await untilListening(child, port)
  return {
    name: isNginx ? 'nginx' : 'a Node server',
    url,
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'close')
    }
  }
}

function writeNginxConfig(folder: string, port: number): string {
  const own = join(folder, 'nginx')
  mkdirSync(own, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `
daemon off; worker_processes 1; pid ${own}/pid; error_log ${own}/errors;
events { worker_connections 256; }
http {
  access_log off; sendfile on; keepalive_requests 100000;
  ${temporary.map(kind => `${kind}_temp_path ${own}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location /limited/ { alias ${folder}/; limit_rate ${LIMIT}; }
    location /free/ { alias ${folder}/; }
  }
}
`
  const file = join(own, 'nginx.conf')
  writeFileSync(file, config)
  return file
}
