import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readInputs } from '../../src/publish/inputs.ts'
import { main } from '../../src/publish/main.ts'
import { FakeClock } from './fake-clock.ts'
import { type Circumstances, runMain } from './main-run.ts'
import { type Files, writeFiles } from './temp-folder.ts'
import { BUCKET } from '../../servers/s3/s3-stand-in.ts'
import type { FaultyStore } from '../servers/s3/faulty-store.ts'

export type Site = Files

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

/** Replaces the content of the folder with this site. */
export async function writeSite(folder: string, site: Site): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFiles(folder, site)
}

const LEASE = 'docs/.static-export/lease.json'

export type Published = Awaited<ReturnType<typeof runMain>>

/** Runs the action's main function against a store. Pauses between retries take no time. */
export async function publish(
  store: { url: string; env: Record<string, string> } & Partial<Pick<FaultyStore, 'objects' | 'advance'>>,
  folder: string,
  {
    inputs = {},
    env = {},
    now = Date.now(),
    clock = new FakeClock({ startAt: now }),
    ...circumstances
  }: Circumstances & {
    inputs?: Record<string, string>
    env?: Record<string, string>
    now?: number
  } = {}
): Promise<Published> {
  const given: Record<string, string> = {
    ...(inputs['archive-path'] === undefined && { 'site-path': join(folder, 'site') }),
    target: `s3://${BUCKET}/docs`,
    endpoint: store.url,
    ...inputs
  }
  const read = { ...store.env, RUNNER_TEMP: join(folder, 'temp'), ...env }
  const run = await runMain(async context => await main(readInputs(given, read), context), {
    clock,
    random: Math.random,
    ...circumstances
  })
  // A run whose last writes got no response keeps its lease for a few more seconds. Skip these seconds.
  if (clock instanceof FakeClock && store.objects?.has(LEASE) === true) store.advance?.(10_000)
  return run
}

/** Returns the objects below the prefix, without the state files. */
export function published(store: Pick<FaultyStore, 'objects'>, prefix = 'docs/'): Record<string, string> {
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
