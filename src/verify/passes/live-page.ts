import type { ExpectedPage } from '../expected/expected-site.ts'
import type { PageVersions, VersionsOfPage } from '../expected/page-versions.ts'
import type { PageVersion } from '../live/classes.ts'
import { hasWholeChange, judgePage, type Verdict } from '../live/judge.ts'
import type { Channel, Served } from '../live/served.ts'
import type { Visit } from '../request/visit.ts'
import type { Look } from './look.ts'

/**
 * What is known about a page in one channel. `absent`: the site does not serve this channel for the page. `served`: a
 * removed page is still there.
 */
export type PageOutcome =
  | 'live'
  | 'stale'
  | 'different'
  | 'undecided'
  | 'missing'
  | 'served'
  | 'unchecked'
  | 'absent'

export interface ChannelResult {
  outcome: PageOutcome
  verdict: Verdict | undefined
  /** What is wrong, if this is no question of versions. */
  detail: string
  source: Pick<Served, 'lastModified' | 'build' | 'gitSource'>
  visit: Visit | undefined
  page: { title: string; isSignIn: boolean } | undefined
  isUnavailable: boolean
}

const UNKNOWN: Omit<ChannelResult, 'outcome'> = {
  ...{ verdict: undefined, detail: '', source: {}, visit: undefined, page: undefined },
  isUnavailable: false
}

/**
 * Number of sampled pages that are also compared with the version before their last change, for which the history of
 * the page must be read. The others are compared with their versions some merges ago.
 */
const MAX_WITH_HISTORY = 50
/** Different versions before those that are known. */
const LAST_CHANGES = 2
const MAX_OLDER = 30
/** With fewer phrases of its own, an added page whose text is not found is undecided. */
const MIN_OWN_PHRASES = 4
const GENERATED = 'but the service chooses the address of a generated page'
const OTHER_TEXT = 'The address answers with another text than that of the added page.'

interface Judged {
  verdict: Verdict
  isIncomplete: boolean
}

/** An expected page with its addresses, its versions, and what was found so far. */
export class LivePage {
  readonly expected: ExpectedPage
  readonly urls: Record<Channel, URL>
  readonly results: Record<Channel, ChannelResult> = {
    html: { ...UNKNOWN, outcome: 'unchecked', detail: 'the time is up' },
    md: { ...UNKNOWN, outcome: 'unchecked', detail: 'the time is up' }
  }
  /** How the page came to the site, if it has no Markdown, which is wrong if the site serves other pages as Markdown. */
  lacksMarkdown: 'added' | 'changed' | undefined
  /** Whether the page was not compared with all versions that the site could serve, because the sample is large. */
  isPartlyCompared = false
  /** Channels in which the page was seen and was not live. */
  readonly wasOld = new Set<Channel>()
  readonly #versions: PageVersions
  readonly #deployedAt: (change: PageVersion) => Promise<number>
  readonly #place: number
  #between: Promise<VersionsOfPage> | undefined
  #older: Promise<VersionsOfPage> | undefined

  /** `place`: the position among the pages of the sample. `deployedAt`: the time when a change could first be built. */
  constructor(
    expected: ExpectedPage,
    urls: Record<Channel, URL>,
    sources: { versions: PageVersions; deployedAt: (change: PageVersion) => Promise<number> },
    place: number
  ) {
    this.expected = expected
    this.urls = urls
    this.#versions = sources.versions
    this.#deployedAt = sources.deployedAt
    this.#place = place
  }

  /** All versions that were read, newest first; empty before the first verdict. */
  async versions(): Promise<VersionsOfPage> {
    return await (this.#older ?? this.#newer())
  }

  async judge(found: Look, channel: Channel): Promise<ChannelResult> {
    const { visit } = found
    if (found.kind === 'unchecked') return { ...UNKNOWN, visit, outcome: 'unchecked', detail: found.reason }
    const isRemoved = this.expected.now === undefined
    if (found.kind === 'missing') {
      const { detail, isUnavailable } = found
      // Only readers of some groups get the page, after they have signed in.
      if (this.expected.now?.front['groups'] !== undefined)
        return { ...UNKNOWN, visit, outcome: 'absent', detail }
      if (isUnavailable && (isRemoved || channel === 'md'))
        return { ...UNKNOWN, visit, outcome: 'unchecked', detail }
      if (channel === 'html' && !isUnavailable && this.expected.now?.isGenerated === true)
        return { ...UNKNOWN, visit, outcome: 'undecided', detail: `${withoutDot(detail)}, ${GENERATED}` }
      const outcome = isRemoved ? 'live' : channel === 'md' ? 'absent' : 'missing'
      if (outcome === 'absent') this.lacksMarkdown = await this.#howExpected()
      return { ...UNKNOWN, visit, outcome, detail, isUnavailable }
    }
    const { served, isSignIn } = found
    const { lastModified, build, gitSource } = served
    const page = { title: served.title, isSignIn }
    const about = { ...UNKNOWN, visit, page, source: { lastModified, build, gitSource } }
    if (isRemoved) return { ...about, ...(await this.#judgeRemoved(served)) }
    const { verdict, isIncomplete } = await this.#verdict(served)
    const { own } = verdict.facts
    const isOther = verdict.verdict === 'undecided' && own.of >= MIN_OWN_PHRASES && own.found === 0
    if (isOther && (await this.#isAdded())) return { ...about, outcome: 'missing', detail: OTHER_TEXT }
    const isUnknown = isIncomplete && ['live', 'undecided'].includes(verdict.verdict)
    const outcome = isUnknown ? 'unchecked' : verdict.verdict
    const detail = isUnknown ? 'not all versions of the sources could be read' : ''
    return { ...about, verdict, outcome, detail }
  }

  async #verdict(served: Served): Promise<Judged> {
    const judged = await this.#judgeText(served)
    const { verdict, by, facts } = judged.verdict
    const isByDate = verdict === 'live' && (by === 'date' || facts.own.of === 0)
    const known = await this.versions()
    const change = changeOf(known)
    if (!isByDate || change === undefined) return judged
    // A commit can be older than its push, so a build between the two does not contain it.
    const time = await this.#deployedAt(change)
    const versions = known.versions.map(each => ({ ...each, time: Math.max(each.time, time) }))
    return time <= change.time ? judged : { ...judged, verdict: judgePage({ ...known, versions }, served) }
  }

  async #judgeText(served: Served): Promise<Judged> {
    const known = await this.#newer()
    if (this.expected.fate === 'sampled') return await this.#judgeSampled(known, served)
    const verdict = judgePage(known, served)
    // What is missing can be what tells the new version from a still older one.
    if (!isByText(verdict) || !hasWholeChange(verdict))
      return withoutPrograms(await this.#judgeWithOlder(known, served, MAX_OLDER), known)
    return verdict.isDoubtful === true
      ? await this.#judgeWithOlder(known, served, LAST_CHANGES)
      : { verdict, isIncomplete: known.isIncomplete }
  }

  /** A page of a sample has no version of `since`, so nothing shows that a sentence was removed but its history. */
  async #judgeSampled(known: VersionsOfPage, served: Served): Promise<Judged> {
    const isFirst = this.#place < MAX_WITH_HISTORY
    const stepped = isFirst ? known : await this.#versions.withSteps(known, this.expected)
    const verdict = judgePage(stepped, served)
    const isWhole = isByText(verdict) && hasWholeText(verdict)
    if (isWhole && !isFirst && !stepped.isIncomplete) return { verdict, isIncomplete: false }
    if (isFirst || this.#older !== undefined || this.#versions.mayReadMoreHistory())
      return await this.#judgeWithOlder(known, served, isWhole ? LAST_CHANGES : MAX_OLDER)
    this.isPartlyCompared = true
    // The site can serve a version between those that were compared.
    const isOld = verdict.verdict === 'stale'
    const isIncomplete = this.#versions.lacksHistory(stepped)
    return { verdict: isOld ? { ...verdict, served: [] } : verdict, isIncomplete }
  }

  async #judgeWithOlder(known: VersionsOfPage, served: Served, max: number): Promise<Judged> {
    if (max === MAX_OLDER || this.#older === undefined)
      this.#older = this.#versions.withOlder(known, this.expected, max)
    const all = await this.#older
    return { verdict: judgePage(all, served), isIncomplete: all.isIncomplete }
  }

  /** Whether an address without a page still shows one of its versions. Hosts may answer 200 with something else. */
  async #judgeRemoved(served: Served): Promise<Pick<ChannelResult, 'outcome' | 'verdict' | 'detail'>> {
    const { versions } = await this.#newer()
    const old = versions.filter(({ page }) => typeof page !== 'string')
    // An earlier run looked at the address for another reason than a page, such as a redirect.
    if (versions.every(({ page }) => page === 'missing'))
      return { outcome: 'live', verdict: undefined, detail: '' }
    const [first] = old
    if (first === undefined)
      return { outcome: 'undecided', verdict: undefined, detail: 'the removed page is unknown' }
    const newer = judgePage({ versions: old, since: undefined }, served)
    const verdict = isFound(newer) ? newer : await this.#judgeRemovedWithOlder(served)
    const isServed = isFound(verdict)
    return { outcome: isServed ? 'served' : 'live', verdict: isServed ? verdict : undefined, detail: '' }
  }

  /** The page can have been removed before its last change was deployed. */
  async #judgeRemovedWithOlder(served: Served): Promise<Verdict> {
    this.#older ??= this.#versions.withOlder(await this.#newer(), this.expected)
    const { versions } = await this.#older
    const old = versions.filter(({ page }) => typeof page !== 'string')
    return judgePage({ versions: old, since: undefined }, served)
  }

  async #howExpected(): Promise<'added' | 'changed' | undefined> {
    if (await this.#isAdded()) return 'added'
    return this.expected.fate === 'changed' && this.expected.now?.isGenerated === false
      ? 'changed'
      : undefined
  }

  /** The address of a generated page is the service's choice, so it is not known that the page is missing. */
  async #isAdded(): Promise<boolean> {
    const { versions, since } = await this.#newer()
    const base = versions.find(({ commit }) => commit === since)
    return base?.page === 'missing' && this.expected.now?.isGenerated === false
  }

  async #newer(): Promise<VersionsOfPage> {
    this.#between ??= this.#versions.between(this.expected)
    return await this.#between
  }
}

/** Returns the newest version of which it is known that its commit changed the page. */
export function changeOf({ versions, since }: VersionsOfPage): PageVersion | undefined {
  const [newest, ...older] = versions
  return older.find(({ commit }) => commit !== since && commit !== newest?.commit) ?? newest
}

function isFound({ verdict }: Verdict): boolean {
  return verdict === 'live' || verdict === 'stale'
}

/** A text that moved into a component that the page includes is still on the page, and proves no older version. */
function withoutPrograms({ verdict, isIncomplete }: Judged, { versions: [newest] }: VersionsOfPage): Judged {
  const programsOf = (version?: PageVersion) =>
    typeof version?.page === 'object' ? version.page.programs : undefined
  const hasOthers = verdict.served.some(version => programsOf(version) !== programsOf(newest))
  if (verdict.verdict !== 'stale' || !hasOthers) return { verdict, isIncomplete }
  return { verdict: { ...verdict, verdict: 'undecided', by: undefined, served: [] }, isIncomplete }
}

function isByText({ verdict, by }: Verdict): boolean {
  return verdict === 'live' && by === 'text'
}

/** Whether everything that the newest version says was found, and nothing that only another version says. */
function hasWholeText(verdict: Verdict): boolean {
  return hasWholeChange(verdict) && verdict.shared.found === verdict.shared.of
}

/** Returns a detail without its final dot, so that it can go on. */
export function withoutDot(detail: string): string {
  return detail.replace(/\.$/, '')
}

/** Whether a result can still change for the better, so that the page is requested again. */
export function isWaiting({ outcome, verdict }: ChannelResult): boolean {
  if (outcome === 'undecided') return verdict?.hasWords !== false
  return outcome !== 'live' && outcome !== 'absent'
}
