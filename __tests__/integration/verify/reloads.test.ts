import { describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { NGINX, startNginx } from '../../../stand-ins/network/nginx.ts'
import { systemClock } from '../../../src/runtime/clock.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'
import { verify } from '../../support/verifying.ts'

const suite = existsSync(NGINX) ? describe : describe.skip

const SITE = Object.fromEntries(
  Array.from({ length: 2000 }, (_, i) => [`pages/p${i}.html`, `<title>Page ${i}</title>`])
)

/** With a master process, which can start new workers without refusing a connection. */
async function startWithMaster(folder: string) {
  const root = join(folder, 'www')
  await writeFiles(root, SITE)
  // Workers leave the account that started nginx.
  await chmod(folder, 0o755)
  return await startNginx(folder, port => ({
    http: `types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri.html =404; }
  }`,
    hasMaster: true
  }))
}

suite(`nginx${existsSync(NGINX) ? '' : ` (skipped: ${NGINX} is not installed)`}`, () => {
  test('has no finding while its configuration is reloaded again and again', async () => {
    await using folder = await tempFolder()
    await using nginx = await startWithMaster(folder.path)
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
