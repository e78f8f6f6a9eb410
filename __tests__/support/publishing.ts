import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readInputs } from '../../src/publish/inputs.ts'
import { main } from '../../src/publish/main.ts'
import type { RepeatingClock } from '../../src/runtime/clock.ts'
import { type Failure } from '../../src/runtime/failure.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'
import { BUCKET, type S3StandIn } from '../../stand-ins/s3/s3-stand-in.ts'

/** A site as its files, by path. */
export type Site = Record<string, string | Buffer>

export const SITE: Site = {
  'index.html':
    '<!doctype html><link rel=stylesheet href="/assets/main.3f9a1c20.css"><a href="/guides/start">Start</a>',
  '404.html': '<!doctype html>Not found',
  'guides/start.html': '<!doctype html><script src="/assets/app.js"></script>Start',
  'guides/index.html': '<!doctype html>Guides',
  'assets/main.3f9a1c20.css': 'body{}',
  'assets/app.js': 'let a = 1',
  'sitemap.xml': '<urlset/>',
  'search-index.json': '[]'
}

export function without(site: Site, ...paths: string[]): Site {
  return Object.fromEntries(Object.entries(site).filter(([path]) => !paths.includes(path)))
}

/** Makes the folder hold exactly this site. */
export async function writeSite(folder: string, site: Site): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [path, content] of Object.entries(site)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

const LEASE = 'docs/.static-export/lease.json'

export interface Published {
  failure: Failure | undefined
  log: MemoryLog
  outputs: Record<string, string>
  summary: string
}

/** Runs the action's main function against a store. Pauses between retries take no time. */
export async function publish(
  store: { url: string; env: Record<string, string> } & Partial<Pick<S3StandIn, 'objects' | 'advance'>>,
  folder: string,
  {
    inputs = {},
    env = {},
    now = Date.now(),
    clock = new FakeClock({ startAt: now }),
    signal = new AbortController().signal
  }: {
    inputs?: Record<string, string>
    env?: Record<string, string>
    now?: number
    clock?: RepeatingClock
    signal?: AbortSignal
  } = {}
): Promise<Published> {
  const log = new MemoryLog()
  const outputs: Record<string, string> = {}
  let summary = ''
  using http = new AgentHttp('test')
  const given: Record<string, string> = {
    ...(inputs['archive-path'] === undefined && { 'site-path': join(folder, 'site') }),
    target: `s3://${BUCKET}/docs`,
    endpoint: store.url,
    ...inputs
  }
  let failure: Failure | undefined
  try {
    await main(readInputs(given, { ...store.env, RUNNER_TEMP: join(folder, 'temp'), ...env }), {
      log,
      clock,
      random: Math.random,
      signal,
      http,
      setOutput: (name, value) => void (outputs[name] = String(value)),
      writeSummary: async markdown => {
        summary = markdown
        await Promise.resolve()
      }
    })
  } catch (error) {
    failure = error as Failure
  }
  // A run whose last writes got no response holds the target for some more seconds. They pass at once.
  if (clock instanceof FakeClock && store.objects?.has(LEASE) === true) store.advance?.(10_000)
  return { failure, log, outputs, summary }
}

/** The objects below the prefix, without the state: what readers get. */
export function published(store: Pick<S3StandIn, 'objects'>, prefix = 'docs/'): Record<string, string> {
  const ours = [...store.objects].filter(
    ([key]) => key.startsWith(prefix) && !key.includes('.static-export/')
  )
  return sorted(ours.map(([key, { body }]) => [key.slice(prefix.length), body.toString()]))
}

export function asTexts(site: Site): Record<string, string> {
  return sorted(Object.entries(site).map(([path, content]) => [path, content.toString()]))
}

function sorted(entries: [string, string][]): Record<string, string> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
