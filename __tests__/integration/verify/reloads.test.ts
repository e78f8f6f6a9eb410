import { describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, untilListening } from '../../../stand-ins/network/server-process.ts'
import { systemClock } from '../../../src/runtime/clock.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { verify, writeFiles } from '../../support/verifying.ts'

const PROGRAM = '/usr/sbin/nginx'
const suite = existsSync(PROGRAM) ? describe : describe.skip

const SITE = Object.fromEntries(
  Array.from({ length: 2000 }, (_, i) => [`pages/p${i}.html`, `<title>Page ${i}</title>`])
)

/** With a master process, which can start new workers without refusing a connection. */
async function startNginx(folder: string) {
  const port = await freePort()
  const root = join(folder, 'www')
  await writeFiles(root, SITE)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const configuration = `daemon off;
pid ${folder}/nginx.pid;
worker_processes 2;
events {}
http {
  types { text/html html; }
  access_log off;
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri.html =404; }
  }
}
`
  // Workers leave the account that started nginx.
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'nginx.conf'), configuration)
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(PROGRAM, args, { stdio: 'ignore' })
  const ended = once(child, 'close')
  await untilListening(child, port)
  return {
    url: `http://127.0.0.1:${port}`,
    /** The old workers close their idle connections. */
    reload: () => child.kill('SIGHUP'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    }
  }
}

suite(`nginx${existsSync(PROGRAM) ? '' : ` (skipped: ${PROGRAM} is not installed)`}`, () => {
  test('has no finding while its configuration is reloaded again and again', async () => {
    await using folder = await tempFolder()
    await using nginx = await startNginx(folder.path)
    const timer = setInterval(nginx.reload, 100)
    const { found, result, log } = await verify(nginx.url, SITE, {
      inputs: { sample: 'all', concurrency: '50' },
      clock: systemClock
    })
    clearInterval(timer)
    expect(found).toEqual([])
    // Nothing failed that a reader would notice.
    expect(log.lines.filter(line => line.includes('Retrying'))).toEqual([])
    expect(result?.checked).toBe(2001)
  }, 60_000)
})
