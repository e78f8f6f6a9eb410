import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NetworkContext } from '../runtime/context.ts'
import { redactor } from '../runtime/secrets.ts'
import { formatCount, formatDuration } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import type { ManifestFile } from '../site/records/manifest.ts'
import type { ExportInputs } from './inputs.ts'
import type { ExportFacts } from './judge/judge-address.ts'
import {
  type Evidence,
  examine,
  type ExportedSite,
  isAsExported,
  isUnchecked,
  isUnreachable
} from './judge/evidence.ts'
import { isContradiction, type VerifyFinding } from './judge/kinds.ts'
import { explainMissing, probesFor } from './judge/missing-advice.ts'
import { judgeSite } from './judge/judge-site.ts'
import { pauseBeforePass, runInParallel, WAIT_SHARE_OF_TIMEOUT } from './request/passes.ts'
import { RequestBudget, visit } from './request/visit.ts'
import { ServedSite } from './sample/served-site.ts'
import { assetsOf } from './sample/page-assets.ts'
import { selectTargets, type VerifyTarget } from './sample/targets.ts'

export interface Verified {
  /** Whether all addresses were checked, and no finding says that readers may not get what was exported. */
  verified: boolean
  checked: number
  findings: VerifyFinding[]
  /** Addresses without a result: no requests were left, or the request for an address that must not exist failed. */
  unchecked: string[]
  /** How long differences were requested again. */
  waitedMs: number
  /** Whether addresses are unchecked because the time of the run was used up. */
  isOutOfTime: boolean
  /** Time until all addresses were correct; undefined if they were correct in the first pass or never. */
  liveAfterMs: number | undefined
}

/** Maximum number of unreadable responses to log. */
const MAX_UNREAD = 10

/** Number of pages whose assets are also verified. */
const PAGES_WITH_ASSETS = 5

const MAX_PAUSE_MS = 15_000
/** Responses that are not complete by then are findings, so that they are named. */
const REQUEST_SHARE_OF_TIMEOUT = 0.95

/** Requests addresses of the site. Until `wait` has passed, repeats requests for addresses that have a problem. */
export class Verification {
  readonly #inputs: ExportInputs
  readonly #context: NetworkContext
  readonly #addresses: ServedSite
  readonly #files: ReadonlyMap<string, ManifestFile>
  /** Aborts the other requests after a failure, because their results are no longer needed. */
  readonly #ending = new AbortController()
  readonly #evidence = new Map<string, Evidence>()
  readonly #pagesToRead = new Set<string>()
  readonly #site: ExportedSite
  #assets: VerifyTarget[] = []
  #isReached = false
  #endsAt = Infinity

  constructor(inputs: ExportInputs, context: NetworkContext) {
    const { siteUrl, style, manifest } = inputs
    const signal = AbortSignal.any([context.signal, this.#ending.signal])
    this.#inputs = inputs
    this.#context = { ...context, signal }
    this.#files = new Map(manifest.files.map(file => [file.path, file]))
    const paths = [...this.#files.keys()]
    this.#site = {
      read: async file => await this.#readExported(file),
      hasFonts: paths.some(path => /\.(?:woff2?|[ot]tf)$/i.test(path)),
      hasWorkers: paths.some(path => /^_next\/static\/media\/[^/]*worker[^/]*\.m?js$/i.test(path))
    }
    this.#addresses = new ServedSite(siteUrl, style, this.#files.keys(), manifest.basePath)
  }

  async run(): Promise<Verified> {
    const { clock, log } = this.#context
    const startedAt = clock.now()
    const { timeoutMs } = this.#inputs
    const waitMs = Math.min(this.#inputs.waitMs, timeoutMs * WAIT_SHARE_OF_TIMEOUT)
    this.#endsAt = startedAt + timeoutMs * REQUEST_SHARE_OF_TIMEOUT
    const facts = exportFacts(this.#inputs, this.#addresses)
    let targets = this.#select()
    for (let pass = 1; ; pass += 1) {
      await log.group(
        `Pass ${pass}: requesting ${formatCount(targets.length, 'address')} of ${this.#addresses.origin}`,
        async () => {
          await this.#requestAll(targets)
        }
      )
      const { findings, waiting } = judgeSite([...this.#evidence.values()], facts)
      const elapsedMs = clock.now() - startedAt
      const open = [...new Set([...waiting, ...this.#unchecked()])]
      const waitedMs = pass === 1 ? 0 : elapsedMs
      if (open.length === 0)
        return this.#end(findings, { waitedMs, liveAfterMs: pass === 1 ? undefined : elapsedMs })
      if (elapsedMs >= waitMs)
        return this.#end(await this.#explain(findings), { waitedMs, liveAfterMs: undefined })
      if (pass === 1) this.#explainWait(waitMs)
      await this.#pause(open.length, elapsedMs, waitMs)
      if (this.#isReached) targets = open.map(({ target }) => target)
    }
  }

  [Symbol.dispose](): void {
    this.#ending.abort(new Error('the verification has ended'))
  }

  #select(): VerifyTarget[] {
    const unique = new Map(
      selectTargets(this.#inputs, this.#addresses)
        .reverse()
        .map(target => [target.url.href, target])
    )
    const targets = [...unique.values()].reverse()
    const pages = targets.filter(({ role }) => role === 'page').slice(0, PAGES_WITH_ASSETS)
    for (const { url } of pages) this.#pagesToRead.add(url.href)
    return targets
  }

  /** Runs one pass. Also requests the assets of the first pages after these pages have been received. */
  async #requestAll(targets: readonly VerifyTarget[]): Promise<void> {
    const budget = new RequestBudget(this.#context.clock, this.#endsAt)
    // Request one address first, because without a connection every address would fail for the same reason.
    const tried = this.#isReached ? 0 : 1
    await this.#request(targets.slice(0, tried), budget)
    this.#isReached ||= ![...this.#evidence.values()].every(evidence => isUnreachable(evidence.visit))
    if (!this.#isReached) return
    await this.#request(targets.slice(tried), budget)
    const found = this.#assets.filter(({ url }) => !this.#evidence.has(url.href))
    const assets = [...new Map(found.map(asset => [asset.url.href, asset])).values()]
    if (assets.length > 0)
      this.#context.log.info(`Requesting ${formatCount(assets.length, 'asset')} of the first pages.`)
    await this.#request(assets, budget)
  }

  async #request(targets: readonly VerifyTarget[], budget: RequestBudget): Promise<void> {
    budget.allow(targets.length)
    await runInParallel(targets, this.#inputs.concurrency, async target => {
      const evidence = await this.#visit(target, budget)
      const { href } = target.url
      // If this pass has no requests left, keep the result of an earlier pass.
      if (evidence.visit.end !== 'unchecked' || !this.#evidence.has(href)) this.#evidence.set(href, evidence)
    })
  }

  async #visit(target: VerifyTarget, budget: RequestBudget): Promise<Evidence> {
    const { headers, limits } = this.#inputs
    const visited = await visit(target, { ...this.#context, headers, limits, budget })
    const evidence = await examine(target, visited, this.#site)
    if (visited.end === 'response' && this.#pagesToRead.has(target.url.href) && isThePage(evidence)) {
      const html = visited.body?.bytes ?? Buffer.alloc(0)
      const exported =
        evidence.isExact || target.role !== 'page' ? undefined : await this.#readExported(target.file)
      const { url: requested } = target
      const site = { files: this.#files, addresses: this.#addresses, exported, requested }
      this.#assets.push(...assetsOf(html, visited.hops.at(-1) ?? target.url, site))
      this.#pagesToRead.delete(target.url.href)
    }
    return evidence
  }

  /** Reads the exported file beside the manifest; undefined if the file is missing or was changed after the export. */
  async #readExported({ path, sha256 }: ManifestFile): Promise<Buffer | undefined> {
    const bytes = await readFile(join(this.#inputs.siteDir, path)).catch(() => undefined)
    return bytes !== undefined && hash('sha256', bytes) === sha256 ? bytes : undefined
  }

  async #pause(open: number, elapsedMs: number, waitMs: number): Promise<void> {
    const { clock, log, random, signal } = this.#context
    const times = { elapsedMs, leftMs: waitMs - elapsedMs, maxMs: MAX_PAUSE_MS }
    const pauseMs = pauseBeforePass(times, random)
    const [pause, wait] = [formatDuration(pauseMs), formatDuration(waitMs)]
    log.info(
      `Not as exported yet: ${formatCount(open, 'address')}. Checking again in ${pause}, for up to ${wait} in total.`
    )
    await clock.sleep(pauseMs, signal)
  }

  #explainWait(waitMs: number): void {
    const { waitMs: given, timeoutMs } = this.#inputs
    if (waitMs < given)
      this.#context.log.notice(
        `\`wait\` is ${formatDuration(given)}, but \`timeout\` is ${formatDuration(timeoutMs)}: differences are checked again for up to ${formatDuration(waitMs)}.`
      )
  }

  /** Requests missing pages at the addresses that the pages would have under other host rules. */
  async #explain(findings: VerifyFinding[]): Promise<VerifyFinding[]> {
    const all = [...this.#evidence.values()]
    if (!findings.some(({ kind }) => kind === 'missing')) return findings
    const budget = new RequestBudget(this.#context.clock, this.#endsAt)
    const probes = await Promise.all(
      probesFor(all, this.#addresses).map(async target => await this.#visit(target, budget))
    )
    return explainMissing(findings, all, probes)
  }

  #unchecked(): Evidence[] {
    return [...this.#evidence.values()].filter(isUnchecked)
  }

  #end(findings: VerifyFinding[], times: Pick<Verified, 'waitedMs' | 'liveAfterMs'>): Verified {
    const redact = redactor(this.#inputs.secrets)
    const unchecked = this.#unchecked().map(({ target }) => target.url.href)
    const unread = this.#unchecked().flatMap(({ target, visit }) =>
      visit.end === 'unchecked' && visit.reason !== undefined ? [`${target.url.href} (${visit.reason})`] : []
    )
    if (unread.length > 0)
      this.#context.log.info(
        `These responses could not be read, although browsers may show them: ${withMore(unread, MAX_UNREAD).join(', ')}.`
      )
    return {
      verified: unchecked.length === 0 && !findings.some(isContradiction),
      checked: this.#evidence.size - unchecked.length,
      findings: findings.map(finding => ({ ...finding, detail: redact(finding.detail) })),
      unchecked,
      isOutOfTime: unchecked.length > 0 && this.#context.clock.now() >= this.#endsAt,
      ...times
    }
  }
}

/** Whether the response is a version of the exported page, so that its assets can be verified. */
function isThePage(evidence: Evidence): boolean {
  const { target, page } = evidence
  const isSameTitle = target.role === 'page' && page !== undefined && page.title === target.file.title
  return isAsExported(evidence) || (isSameTitle && page.title !== '')
}

const FATES = ['changed', 'added', 'rebuilt'] as const

function exportFacts({ manifest, changes }: ExportInputs, addresses: ServedSite): ExportFacts {
  const known = changes?.first === false ? changes : undefined
  const fates = known && FATES.flatMap(fate => known[fate].map(path => [path, fate] as const))
  return {
    exportedAt: Date.parse(manifest.exportedAt ?? ''),
    previous: changes?.previous,
    fates: fates && new Map(fates),
    addresses
  }
}
