import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { RunContext } from '../../runtime/context.ts'
import { Problem } from '../../runtime/problem.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { ownModule } from '../../runtime/own-file.ts'
import { asBuffer } from '../../review/scan/site-scanner.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { isPage } from '../../site/pages/pages.ts'
import { sharedFile } from '../../site/pages/shared-data.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { readPageData } from '../flight/flight.ts'
import { MAX_PAGE_BYTES } from '../page/page.ts'
import { withProgress } from '../page/page-progress.ts'
import { inPageThreads } from '../page/page-threads.ts'
import type { CompactedPage, SiteToCompact } from './compact-thread.ts'
import { RunFinder } from './run-finder.ts'
import { commonRuns, type RunPlace } from './run-places.ts'

/** Number of pages in which to look for shared data. What half of all pages share is in several of them. */
const MAX_SAMPLE = 48
const MAX_SAMPLE_BYTES = 64_000_000

interface Site {
  exchange: Exchange
  basePath: string | undefined
}

/** Moves long parts of the data that pages share into files, and replaces these parts with references. */
export async function compactSite(
  { exchange, basePath }: Site,
  context: Pick<RunContext, 'log' | 'signal' | 'clock'>
): Promise<void> {
  const { log, signal } = context
  const pages = exchange.files.filter(
    ({ path, redirect, kind, size }) =>
      isPage(path) && redirect === undefined && kind === undefined && size <= MAX_PAGE_BYTES
  )
  const problems = new Map<string, string>()
  const candidates = await runsInSample(pages, exchange, signal)
  const places = new Map<ManifestFile, RunPlace[]>()
  await inThreads(pages, { runs: candidates, base: undefined }, (file, result) => {
    if ('places' in result) places.set(file, result.places)
  })
  const common = commonRuns([...places.values()], candidates.length)
  for (const run of common) if (!addShared(candidates[run] as Buffer, exchange)) common.delete(run)
  const sharing = pages.filter(file => places.get(file)?.some(({ run }) => common.has(run)) === true)
  const runs = candidates.filter((_, run) => common.has(run))
  const base = escapeMarkup(new SiteAddress('', basePath).pathname)
  let written = 0
  await withProgress(
    () => `${formatCount(written)} of ${formatCount(sharing.length, 'page')} compacted.`,
    async () =>
      await inThreads(sharing, { runs, base }, (file, result, source) => {
        if ('page' in result) {
          exchange.replace(file, { current: source, digest: file.sha256 }, asBuffer(result.page))
          written += 1
        }
      }),
    context
  )
  tell(log, { written, files: runs.length, problems })

  async function inThreads(
    files: readonly ManifestFile[],
    about: SiteToCompact,
    onPage: (file: ManifestFile, result: CompactedPage, source: Buffer) => void
  ): Promise<void> {
    if (about.runs.length === 0) return
    await inPageThreads<SiteToCompact, { source: Buffer }, CompactedPage[]>(files, {
      thread: ownModule('finish/compact/compact-thread'),
      site: about,
      signal,
      open: file => ({ source: readPage(file, exchange) }),
      onPages: (results, opened) => {
        for (const [i, { file, found }] of opened.entries()) {
          const result = results[i] as CompactedPage
          if ('problem' in result && result.problem !== '') problems.set(file.path, result.problem)
          onPage(file, result, found.source)
        }
      }
    })
  }
}

function tell(
  log: RunContext['log'],
  { written, files, problems }: { written: number; files: number; problems: ReadonlyMap<string, string> }
): void {
  if (written === 0)
    log.notice('`compact` changed nothing: the pages do not share long parts of Next.js data.')
  else log.info(`${formatCount(written, 'page')} share ${formatCount(files, 'file')} with page data.`)
  if (problems.size > 0)
    log.notice(
      `${formatCount(problems.size, 'page')} ${problems.size === 1 ? 'keeps all its' : 'keep all their'} data: ${withMore(
        Array.from(problems, ([path, reason]) => `${path} (${reason})`).sort(compareText),
        3
      ).join(', ')}.`
    )
}

function readPage({ path }: ManifestFile, exchange: Exchange): Buffer {
  return exchange.read(path) ?? Buffer.alloc(0)
}

/** Returns runs of data that may be common to many pages. The sample hardly changes when a page is added. */
async function runsInSample(
  pages: readonly ManifestFile[],
  exchange: Exchange,
  signal: AbortSignal
): Promise<Buffer[]> {
  const order = new Map(pages.map(file => [file, hash('sha256', file.path)]))
  const sorted = pages.toSorted((a, b) => compareText(order.get(a) ?? '', order.get(b) ?? ''))
  const finder = new RunFinder()
  const sample: ManifestFile[] = []
  let bytes = 0
  for (const file of sorted) {
    if (sample.length === MAX_SAMPLE || bytes > MAX_SAMPLE_BYTES) break
    // Let signal handlers and timers run.
    await setImmediate()
    signal.throwIfAborted()
    const data = readPageData(readPage(file, exchange))
    if (data === undefined || data instanceof Problem) continue
    bytes += file.size
    sample.push(file)
    finder.add(data.payload)
  }
  return finder.runs().flatMap(({ page, from, to }) => {
    const data = readPageData(readPage(sample[page] as ManifestFile, exchange))
    return data === undefined || data instanceof Problem ? [] : [Buffer.from(data.payload.subarray(from, to))]
  })
}

/** Adds the file with shared data. Returns false if the site has another file at its path. */
function addShared(data: Buffer, exchange: Exchange): boolean {
  const { path, content } = sharedFile(data)
  const isListed = exchange.files.some(file => file.path === path)
  // A site can be exported in a form that already shares data.
  if (isListed && exchange.read(path)?.equals(Buffer.from(content)) === true) return true
  if (exchange.keeps(path)) return false
  exchange.add(path, content, 'shared-data')
  return true
}
