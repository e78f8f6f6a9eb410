import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

// This is Azurite's well-known public account and not a secret.
const ACCOUNT = 'devstoreaccount1'
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='
const VERSION = '2021-12-02'

export interface BlobStore extends AsyncDisposable {
  /** Returns a link that permits reading, creating and writing this blob for an hour. */
  signedUrl(blob: string): string
}

/** Starts Azurite's blob service in a separate process. The service stores all blobs in memory. */
export async function startBlobStore(): Promise<BlobStore> {
  const main = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js')
  const options = ['--blobHost', '127.0.0.1', '--blobPort', '0', '--inMemoryPersistence', '--silent']
  const child = spawn(process.execPath, [main, ...options, '--skipApiVersionCheck', '--disableTelemetry'], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let origin: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /successfully listens on (http:\S+)/.exec(line)?.[1]
    if (origin !== undefined) break
  }
  if (origin === undefined) throw new Error('Azurite exited before it was ready')
  child.stdout.resume()
  const base = `${origin}/${ACCOUNT}/artifacts`
  const created = await fetch(`${base}?restype=container&${accountSas('c', 'cw')}`, { method: 'PUT' })
  if (!created.ok)
    throw new Error(`Azurite did not create the container: ${created.status} ${await created.text()}`)
  return {
    signedUrl: blob => `${base}/${encodeURIComponent(blob)}?${accountSas('o', 'rcw')}`,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    }
  }
}

function accountSas(resourceTypes: string, permissions: string): string {
  const expiry = `${new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)}Z`
  const toSign = [ACCOUNT, permissions, 'b', resourceTypes, '', expiry, '', '', VERSION, '', ''].join('\n')
  const sig = createHmac('sha256', Buffer.from(KEY, 'base64')).update(toSign).digest('base64')
  return new URLSearchParams({
    sv: VERSION,
    ss: 'b',
    srt: resourceTypes,
    sp: permissions,
    se: expiry,
    sig
  }).toString()
}
