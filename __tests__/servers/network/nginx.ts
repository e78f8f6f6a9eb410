import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, untilListening } from './server-process.ts'

export const NGINX = '/usr/sbin/nginx'

/** `http`: content of the `http` block in the nginx configuration. */
interface Configuration {
  http: string
  hasMaster?: boolean
}

/** Writes a configuration that makes nginx write all its files to the folder. Returns the arguments for nginx. */
export function configureNginx(folder: string, { http, hasMaster = false }: Configuration): string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `daemon off;
master_process ${hasMaster ? 'on' : 'off'};
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
}
`
  )
  return ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]
}

export async function startNginx(folder: string, configurationFor: (port: number) => Configuration) {
  const port = await freePort()
  const child = spawn(NGINX, configureNginx(folder, configurationFor(port)), { stdio: 'ignore' })
  const ended = once(child, 'close')
  await untilListening(child, port)
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sends SIGTERM, which stops nginx at once and closes idle connections. */
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    }
  }
}
