import type { NetworkContext } from '../../runtime/context.ts'
import { formatCount, formatDuration } from '../../runtime/text/units.ts'
import type { LiveInputs } from '../inputs.ts'
import type { Channel } from '../live/served.ts'
import { loginProblem } from '../judge/login.ts'
import { pauseBeforePass, runInParallel, WAIT_SHARE_OF_TIMEOUT } from '../request/passes.ts'
import { RequestBudget, type Visiting } from '../request/visit.ts'
import { changeOf, isWaiting, type LivePage, withoutDot } from './live-page.ts'
import { look } from './look.ts'
import type { LiveCheck } from './live-checks.ts'
import type { FoundCause, Causes } from './why-old.ts'

export interface LiveState {
  pages: readonly LivePage[]
  checks: readonly LiveCheck[]
  /** Why pages are old, for pages that were not live when they were last requested, or that a list of pages lacks. */
  causes: ReadonlyMap<LivePage, FoundCause>
  /** Number of addresses that were requested. */
  checked: number
  /** Time until everything was live; undefined if it was live in the first pass or never. */
  liveAfterMs: number | undefined
}

const MAX_PAUSE_MS = 30_000

const CHANNELS = ['html', 'md'] as const
/** Maximum number of requests in the first pass and the confirmation together, for few pages. */
const [FEW_PAGES, MAX_FOR_FEW] = [20, 60]

/** What is requested in a pass. */
interface Open {
  pages: LivePage[]
  checks: LiveCheck[]
}

/** Requests the expected pages. Until `wait` has passed, requests those again that are not live. */
export class LivePasses {
  readonly #inputs: LiveInputs
  readonly #context: NetworkContext
  readonly #finder: Causes
  readonly #startedAt: number
  readonly #checked = new Set<string>()
  /** Whether live pages were requested a second time. */
  #isAsked = false
  readonly pages: readonly LivePage[]
  readonly checks: readonly LiveCheck[]

  /** `startedAt`: the start of the run, from which `timeout` counts. */
  constructor(
    what: { pages: readonly LivePage[]; checks: readonly LiveCheck[]; causes: Causes; startedAt: number },
    inputs: LiveInputs,
    context: NetworkContext
  ) {
    this.pages = what.pages
    this.checks = what.checks
    this.#finder = what.causes
    this.#startedAt = what.startedAt
    this.#inputs = inputs
    this.#context = context
  }

  async run(): Promise<LiveState> {
    const { clock, log } = this.#context
    const { waitMs, timeoutMs, siteUrl } = this.#inputs
    const firstAt = clock.now()
    const endAt = this.#startedAt + timeoutMs * WAIT_SHARE_OF_TIMEOUT
    const waitUntil = Math.min(firstAt + waitMs, endAt)
    for (let pass = 1; ; pass += 1) {
      const open = this.#open()
      await log.group(
        `Pass ${pass}: ${describeOpen(open)} of ${siteUrl.origin}`,
        async () => await this.#request(open, endAt)
      )
      const causes = await this.#causes()
      const waiting = this.#open(causes)
      const elapsedMs = clock.now() - firstAt
      const end = (liveAfterMs?: number): LiveState => ({
        ...{ pages: this.pages, checks: this.checks, causes, checked: this.#checked.size, liveAfterMs }
      })
      if (waiting.pages.length + waiting.checks.length === 0) {
        if (await this.#isConfirmed(endAt)) return end(pass === 1 || causes.size > 0 ? undefined : elapsedMs)
      }
      if (clock.now() >= waitUntil || this.#isSignIn()) return { ...end(), causes: await this.#causes() }
      await this.#pause(this.#open(), elapsedMs, waitUntil - clock.now())
    }
  }

  /** Returns what is requested in the next pass. With causes, leaves out pages for which waiting is of no use. */
  #open(causes?: ReadonlyMap<LivePage, FoundCause>): Open {
    const isOpen = (page: LivePage) => CHANNELS.some(channel => isWaiting(page.results[channel]))
    return {
      pages: this.pages.filter(page => isOpen(page) && causes?.get(page)?.isOver !== true),
      checks: this.checks.filter(({ result }) => result === undefined || result.isWaiting)
    }
  }

  #isSignIn(): boolean {
    return (
      loginProblem(
        this.pages.flatMap(({ urls, results: { html } }) =>
          html.visit === undefined ? [] : [{ target: { url: urls.html }, visit: html.visit, page: html.page }]
        )
      ) !== undefined
    )
  }

  async #request({ pages, checks }: Open, endAt: number): Promise<void> {
    const visiting = this.#visiting(pages.length + checks.length, endAt)
    const steps = [
      ...checks.map(check => async () => {
        this.#checked.add(check.url.href)
        check.result = await check.run(visiting)
      }),
      ...pages.flatMap(page =>
        CHANNELS.filter(channel => isWaiting(page.results[channel])).map(
          channel => async () => await this.#look(page, channel, visiting)
        )
      )
    ]
    await this.#inParallel(steps, endAt)
    this.#findMissingMarkdown()
  }

  /**
   * A page without Markdown is right, unless the site serves other pages as Markdown. Whether a page that is not new had
   * Markdown before is unknown.
   */
  #findMissingMarkdown(): void {
    if (!this.pages.some(({ results: { md } }) => md.page !== undefined)) return
    for (const { lacksMarkdown, results } of this.pages) {
      if (lacksMarkdown === undefined || results.md.outcome !== 'absent') continue
      const { detail } = results.md
      results.md =
        lacksMarkdown === 'added'
          ? { ...results.md, outcome: 'missing', detail: `As Markdown: ${detail}` }
          : {
              ...results.md,
              outcome: 'undecided',
              detail: `${withoutDot(detail)}, but other pages have Markdown`
            }
    }
  }

  #visiting(addresses: number, endAt: number): Visiting {
    const { headers, limits } = this.#inputs
    const budget = new RequestBudget(this.#context.clock, endAt)
    budget.allow(addresses)
    return { ...this.#context, headers, limits, budget }
  }

  /** Leaves out the steps for which no time is left. */
  async #inParallel(steps: readonly (() => Promise<void>)[], endAt: number): Promise<void> {
    await runInParallel(steps, this.#inputs.concurrency, async step => {
      if (this.#context.clock.now() < endAt) await step()
    })
  }

  async #look(page: LivePage, channel: Channel, visiting: Visiting): Promise<void> {
    const url = page.urls[channel]
    this.#checked.add(url.href)
    const result = await page.judge(await look(url, channel, visiting), channel)
    // If this pass has no requests left, the result of an earlier pass is kept.
    if (result.outcome === 'unchecked' && page.results[channel].visit !== undefined) return
    page.results[channel] = result
    if (isWaiting(result)) page.wasOld.add(channel)
    else if (page.wasOld.has(channel)) {
      // One of several caches can be new and another one old, so a page that was old is requested twice.
      const again = await page.judge(await look(url, channel, visiting), channel)
      if (again.outcome !== 'unchecked') page.results[channel] = again
    }
  }

  /**
   * Requests changed pages that are live once more, because of several caches, one can be new and another one old: the
   * HTML of all pages, and the Markdown, as far as few pages shall not need many requests. Returns false if a page is not
   * live then.
   */
  async #isConfirmed(endAt: number): Promise<boolean> {
    const isLive = ({ results, expected, wasOld }: LivePage, channel: Channel) =>
      results[channel].outcome === 'live' &&
      !wasOld.has(channel) &&
      expected.fate !== 'sampled' &&
      expected.now !== undefined
    const count = this.pages.length
    const max = count > FEW_PAGES ? Infinity : MAX_FOR_FEW - CHANNELS.length * count - this.checks.length
    const again = CHANNELS.flatMap(channel =>
      this.pages.filter(page => isLive(page, channel)).map(page => ({ page, channel }))
    ).slice(0, Math.max(0, max))
    if (this.#isAsked || again.length === 0) return true
    this.#isAsked = true
    const visiting = this.#visiting(again.length, endAt)
    const steps = again.map(({ page, channel }) => async () => {
      const result = await page.judge(await look(page.urls[channel], channel, visiting), channel)
      if (!isWaiting(result) || result.outcome === 'unchecked') return
      page.results[channel] = result
      page.wasOld.add(channel)
    })
    await this.#inParallel(steps, endAt)
    return again.every(({ page, channel }) => !page.wasOld.has(channel))
  }

  async #causes(): Promise<ReadonlyMap<LivePage, FoundCause>> {
    const causes = new Map<LivePage, FoundCause>()
    this.#finder.nextPass()
    // A page can be live before the lists of pages have it.
    const named = new Set(this.checks.flatMap(({ result }) => result?.findings.map(({ path }) => path) ?? []))
    for (const page of this.pages) {
      const old = CHANNELS.map(channel => page.results[channel]).filter(isWaiting)
      const isKnown = old.some(({ visit }) => visit?.end === 'response' || visit?.end === 'left')
      if (!isKnown && !named.has(page.expected.path)) continue
      const change = changeOf(await page.versions())
      if (change === undefined) continue
      const { source } = page.results.html.source.build === undefined ? page.results.md : page.results.html
      causes.set(
        page,
        await this.#finder.find(change, { ...source, isRemoved: page.expected.now === undefined })
      )
    }
    return causes
  }

  async #pause(open: Open, elapsedMs: number, leftMs: number): Promise<void> {
    const { clock, log, random, signal } = this.#context
    const pauseMs = pauseBeforePass({ elapsedMs, leftMs, maxMs: MAX_PAUSE_MS }, random)
    log.info(
      `Not live yet: ${describeOpen(open)}. Checking again in ${formatDuration(pauseMs)}, for up to ${formatDuration(leftMs)}.`
    )
    await clock.sleep(pauseMs, signal)
  }
}

function describeOpen({ pages, checks }: Open): string {
  const others = checks.length === 0 ? '' : `, ${formatCount(checks.length, 'other address')}`
  return formatCount(pages.length, 'page') + others
}
