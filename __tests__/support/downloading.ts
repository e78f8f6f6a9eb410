import { randomBytes } from 'node:crypto'
import {
  downloadArchive,
  type Archive,
  type Download,
  type DownloadContext
} from '../../src/export/archive/download.ts'
import type { BundleLink } from '../../src/export/link.ts'
import { type Clock, systemClock } from '../../src/runtime/clock.ts'
import { AgentHttp } from '../../src/runtime/http.ts'
import { MemoryLog } from './memory-log.ts'

export function linkTo(url: string, life: Partial<BundleLink> = {}): BundleLink {
  const endsAt = life.endsAt ?? systemClock.now() + 3_600_000
  return { url, expiresAt: new Date(endsAt), endsAt, sizeBytes: undefined, ...life }
}

/** Bytes that no compression, and no mistake about places, leaves as they are. */
export function noise(bytes: number): Buffer {
  return randomBytes(bytes)
}

/** Pauses are noted, not slept. */
export class HurriedClock implements Clock {
  readonly pauses: number[] = []
  now = () => systemClock.now()
  sleep = (ms: number, signal: AbortSignal) => {
    signal.throwIfAborted()
    this.pauses.push(ms)
    return Promise.resolve()
  }
}

export async function noFreshLink({ why }: { why: string }): Promise<BundleLink> {
  return await Promise.reject(new Error(`no fresh link was expected: ${why}`))
}

/** The download with real connections and without waiting. */
export async function download(
  what: Partial<Download> & Pick<Download, 'link' | 'folder'>,
  context: Partial<DownloadContext> = {}
): Promise<{ archive: Archive; log: MemoryLog; pauses: number[] }> {
  using http = new AgentHttp('test')
  const log = new MemoryLog()
  const clock = new HurriedClock()
  const archive = await downloadArchive(
    { freshLink: noFreshLink, name: 'docs', ...what },
    { http, clock, log, random: () => 0.5, signal: new AbortController().signal, ...context }
  )
  return { archive, log, pauses: clock.pauses }
}
