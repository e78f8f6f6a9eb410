import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { RunContext } from '../../runtime/context.ts'
import { Problem } from '../../runtime/problem.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { ownModule } from '../../runtime/own-file.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { isPage } from '../../site/pages/pages.ts'
import { sharedFile } from '../../site/pages/shared-data.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { readPageData } from '../flight/flight.ts'
import { MAX_PAGE_BYTES } from '../page/page.ts'
import { withProgress } from '../page/page-progress.ts'
import { inPageThreads } from '../page/page-threads.ts'
import type { CompactedPage, PageFile, SiteToCompact } from './compact-thread.ts'
import { RunFinder } from './run-finder.ts'
import { chosenPlaces, commonRuns } from './run-places.ts'

/** Number of pages in which to look for shared data. What half of all pages share is in several of them. */
const MAX_SAMPLE = 48
const MAX_SAMPLE_BYTES = 64_000_000

interface Site {
  exchange: Exchange
  basePath: string | undefined
}

interface Pages {
  files: readonly ManifestFile[]
  /** Called after each group of pages. */
  onPages?: (done: number) => void
}

/** What is known of each page. */
type Results = Map<ManifestFile, CompactedPage & { to: string }>

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
  const { runs, sample } = await runsInSample(pages, exchange, signal)
  const base = escapeMarkup(new SiteAddress('', basePath).pathname)
  const results: Results = new Map()
  const compactAll = async (shared: ReadonlySet<number>, given: Pages) =>
    await compactPages({ runs, shared, base }, given, { exchange, results, signal })
  await compactAll(new Set(), { files: sample })
  // The runs that are common in the sample are nearly always those of the site, so each page is read once.
  const expected = commonRuns([...results.values()].map(placesIn), runs.length)
  let done = 0
  await withProgress(
    () => `${formatCount(done)} of ${formatCount(pages.length, 'page')} compacted.`,
    async () =>
      await compactAll(expected, {
        files: runs.length === 0 ? [] : pages,
        onPages: count => (done += count)
      }),
    context
  )
  const common = commonRuns([...results.values()].map(placesIn), runs.length)
  for (const run of common) if (!addShared(runs[run] as Buffer, exchange)) common.delete(run)
  const chosen = (file: ManifestFile, shared: ReadonlySet<number>) =>
    chosenPlaces(results.get(file)?.places ?? [], run => shared.has(run))
  const others = pages.filter(file => !isDeepStrictEqual(chosen(file, common), chosen(file, expected)))
  await compactAll(common, { files: others })
  tell(log, { results: replaceAll(results, exchange), files: common.size })
}

const placesIn = ({ places }: CompactedPage) => places

/** Finds runs in pages, and writes the pages that share some of them. */
async function compactPages(
  site: SiteToCompact,
  { files, onPages }: Pages,
  { exchange, results, signal }: { exchange: Exchange; results: Results; signal: AbortSignal }
): Promise<void> {
  await inPageThreads<SiteToCompact, { source: PageFile }, CompactedPage[]>(files, {
    thread: ownModule('finish/compact/compact-thread'),
    site,
    signal,
    open: file => ({
      source: { ...exchange.placeOf(file.path), to: results.get(file)?.to ?? exchange.newFile() }
    }),
    onPages: (pages, opened) => {
      for (const [i, { file, found }] of opened.entries())
        results.set(file, { ...(pages[i] as CompactedPage), to: found.source.to })
      onPages?.(opened.length)
    }
  })
}

/** Replaces pages with those that share data. Returns the results by path. */
function replaceAll(results: Results, exchange: Exchange): Map<string, CompactedPage> {
  for (const [file, { written, to }] of results)
    if (written !== undefined) exchange.replaceWithFile(file, to, written)
  return new Map(Array.from(results, ([{ path }, result]) => [path, result]))
}

function tell(
  log: RunContext['log'],
  { results, files }: { results: ReadonlyMap<string, CompactedPage>; files: number }
): void {
  const written = [...results.values()].filter(result => result.written !== undefined).length
  if (written === 0)
    log.notice('`compact` changed nothing: the pages do not share long parts of Next.js data.')
  else log.info(`${formatCount(written, 'page')} share ${formatCount(files, 'file')} with page data.`)
  const problems = Array.from(results, ([path, { problem }]) =>
    problem === undefined ? [] : [`${path} (${problem})`]
  ).flat()
  if (problems.length > 0)
    log.notice(
      `${formatCount(problems.length, 'page')} ${problems.length === 1 ? 'keeps all its' : 'keep all their'} data: ${withMore(
        problems.sort(compareText),
        3
      ).join(', ')}.`
    )
}

function readPage({ path }: ManifestFile, exchange: Exchange): Buffer {
  return exchange.read(path) ?? Buffer.alloc(0)
}

/**
 * Returns runs of data that may be common to many pages, and the pages in which they were searched. The sample hardly
 * changes when a page is added.
 */
async function runsInSample(
  pages: readonly ManifestFile[],
  exchange: Exchange,
  signal: AbortSignal
): Promise<{ runs: Buffer[]; sample: ManifestFile[] }> {
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
  const runs = finder.runs().flatMap(({ page, from, to }) => {
    const data = readPageData(readPage(sample[page] as ManifestFile, exchange))
    return data === undefined || data instanceof Problem ? [] : [Buffer.from(data.payload.subarray(from, to))]
  })
  return { runs, sample: runs.length === 0 ? [] : sample }
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
