/**
 * Decides whether a site serves the new version of a page, by what the page says.
 *
 * `judgePage` gets the versions of the page from the sources, newest first, and what the site serves in one channel
 * (`readServedHtml` or `readServedMarkdown`). It requests nothing and reads no files. Versions that show the same text
 * are one class. Phrases that only one of two classes has tell which of them is served:
 *
 * - `live`: the class of the newest version wins over the class of `since`, and is more likely than each other class.
 * - `stale`: an older class wins over the class of the newest version.
 * - `different`: the page has few of the phrases that all versions share, so it is another page.
 * - `undecided`: nothing of this can be told from the text. `by: 'date'` then is the weaker way to `live`.
 *
 * A caller that gets no `live`, or one without `hasWholeChange`, can add older versions after `since` and ask again: they
 * can be the served version, and they never make a page `live`.
 */
import { classesOf, NOTHING, type PageClass, type PageVersion, timeOfChange } from './classes.ts'
import { type FactComparison, ServedFacts, type Tally } from './comparison.ts'
import type { ChannelFacts } from './page-facts.ts'
import type { Served } from './served.ts'
import { squashed } from './words.ts'

export interface PageHistory {
  /** Newest first: the version of the checkout, all versions back to `since`, and possibly older ones. */
  versions: readonly PageVersion[]
  /** The commit of one of `versions`; undefined to compare the page with all other versions in the same way. */
  since: string | undefined
}

export interface Verdict {
  verdict: 'live' | 'stale' | 'different' | 'undecided'
  /** What the verdict is based on. A date is weaker than the text. */
  by: 'text' | 'date' | undefined
  /** The served versions, which show the same text, newest first; empty if they are unknown. */
  served: readonly PageVersion[]
  /** The versions to which the served text is closest, whether or not this proves anything. */
  closest: readonly PageVersion[]
  /** Whether the versions differ in words that the channel shows; also true if the newest version is unknown. */
  hasWords: boolean
  /** The facts that tell the newest version from the one of `since`, or the served version from the newest. */
  facts: FactComparison
  /** The phrases that all versions share. */
  shared: { of: number; found: number }
  /** Set if lines, links, or places of short blocks speak against the version that words speak for. */
  isDoubtful?: boolean
}

/** Share of the found facts that must speak for a version. */
const MIN_SHARE = 0.75
/** Share of a version's own facts that must be found. */
const MIN_OWN = 0.5
/** Share of a whole page that must be found if there is no older version, which the page could be instead. */
const MIN_WHOLE = 0.75
/** A page with fewer of the phrases that all versions share is another page. */
const MIN_SHARED = 0.6
/** With fewer shared phrases, nothing is concluded from them. */
const MIN_SHARED_PHRASES = 20
/** Clocks of the service and of GitHub differ. */
const CLOCK_TOLERANCE = 5000

export function judgePage({ versions, since }: PageHistory, served: Served): Verdict {
  const classes = classesOf(versions, served.channel)
  const facts = new ServedFacts(
    served,
    classes.flatMap(each => [each.facts, ...each.variants])
  )
  const newest = classes.find(each => each.versions[0] === versions[0])
  const base = baseOf(versions, since)
  const judge = new Judge(facts, classes, timeOfChange(versions))
  const isUnknown = newest === undefined || newest.facts === NOTHING || (since !== undefined && !base)
  if (isUnknown) return { ...judge.undecided(NO_FACTS), hasWords: true }
  const baseClass = classes.find(each => each.versions.some(version => version === base))
  return judge.verdict(newest, baseClass)
}

/** If the version of `since` cannot be read, the site probably shows the newest older one that can be read. */
function baseOf(versions: readonly PageVersion[], since: string | undefined): PageVersion | undefined {
  const at = versions.findIndex(({ commit }) => commit === since)
  return at < 0 ? undefined : versions.slice(at).find(({ page }) => page !== 'unreadable')
}

/** Whether everything that only the newest version says was found, and nothing that only another version says. */
export function hasWholeChange({ facts: { own, other } }: Verdict): boolean {
  return own.found === own.of && other.found === 0
}

const NO_FACTS: FactComparison = { own: { of: 0, found: 0 }, other: { of: 0, found: 0 } }

class Judge {
  readonly #facts: ServedFacts
  readonly #classes: readonly PageClass[]
  /** Whether the service built the page after the newest text was merged; undefined if the channel has no dates. */
  readonly #isDated: boolean | undefined

  constructor(facts: ServedFacts, classes: readonly PageClass[], changedAt: number) {
    this.#facts = facts
    this.#classes = classes
    const { lastModified, build } = facts.served
    const isSince = (time: number) => time >= changedAt - CLOCK_TOLERANCE
    if (lastModified !== undefined)
      this.#isDated = isSince(lastModified) && (build === undefined || isSince(build.time))
  }

  verdict(newest: PageClass, base: PageClass | undefined): Verdict {
    const others = this.#classes.filter(each => each !== newest)
    const existing = others.filter(each => each.facts !== NOTHING)
    const compared = this.#facts.compare(newest.facts, base?.facts ?? NOTHING)
    const isDated = this.#isDated
    const undecided = { ...this.undecided(compared), hasWords: this.#hasWords(compared, newest, base) }
    if (
      base !== newest &&
      this.#isThisPage(isOperation(newest.versions[0].page) ? MIN_SHARED : MIN_SHARE) &&
      this.#wins(newest, base, isDated)
    ) {
      const rivals = existing.filter(each => each !== base)
      if (rivals.every(each => this.#isLikelier(newest, each, isDated))) {
        if (this.#hidesNothingOld(newest)) {
          const isDoubtful = base !== undefined && !this.#facts.areDetailsOf(newest.facts, base.facts)
          return { ...this.#result('live', 'text', newest, compared), ...(isDoubtful && { isDoubtful }) }
        }
        return { ...undecided, hasWords: false }
      }
    }
    // A class can win because the page lacks what is new, although a still older class is closer to the page.
    const older = existing.some(each => this.#winsOver(each, newest)) ? this.#bestOf(existing) : undefined
    if (older) return this.#result('stale', 'text', older, this.#facts.compare(older.facts, newest.facts))
    if (!this.#isThisPage()) return { ...undecided, verdict: 'different', by: 'text' }
    if (
      isDated === true &&
      this.#hidesNothingOld(newest) &&
      (base !== undefined || this.#isWhole(newest, compared.own, false)) &&
      others.every(each => !this.#contradicts(newest, each))
    )
      return { ...this.#result('live', 'date', newest, compared), hasWords: undecided.hasWords }
    return undecided
  }

  undecided(facts: FactComparison): Verdict {
    return {
      verdict: 'undecided',
      by: undefined,
      served: [],
      closest: this.#bestOf(this.#classes)?.versions ?? [],
      hasWords: true,
      facts,
      shared: this.#facts.shared
    }
  }

  #result(verdict: 'live' | 'stale', by: 'text' | 'date', is: PageClass, facts: FactComparison): Verdict {
    return { ...this.undecided(facts), verdict, by, served: is.versions, closest: is.versions }
  }

  /** Whether the versions differ in words that the channel shows for certain, or that were found. */
  #hasWords({ own, other, isWeak }: FactComparison, newest: PageClass, base: PageClass | undefined): boolean {
    const isFound = isWeak === true ? own.found + other.found > 0 : own.of + other.of > 0
    return isFound || (base !== undefined && this.#facts.differsForCertain(base.facts, newest.facts))
  }

  /** Whether the text proves one of two classes. `isDated`: whether dates fit to it; undefined if unknown. */
  #wins(is: PageClass, other: PageClass | undefined, isDated: boolean | undefined): boolean {
    const facts = other?.facts ?? NOTHING
    const { own, other: against, isWeak } = this.#facts.compare(is.facts, facts)
    if (own.of === 0) {
      if (against.of === 0 || against.found > 0) return false
      if (isWeak === true) return isDated === true
      return (
        this.#provesAbsence(is.facts, facts, isDated) || (isDated === undefined && this.#closesGap(is, facts))
      )
    }
    if (facts === NOTHING && !this.#isWhole(is, own, other !== undefined)) return false
    if (own.found === 0 || own.found < MIN_OWN * own.of) return false
    if (own.found < MIN_SHARE * (own.found + against.found)) return false
    return !this.#isElsewhere(is.facts, facts)
  }

  /** Whether the page says what the version says, but where it stands, the page shows the other version. */
  #isElsewhere(is: ChannelFacts, other: ChannelFacts): boolean {
    const places = { own: this.#facts.seamTally(is, other), other: this.#facts.seamTally(other, is) }
    const { of, speaking } = weigh(places)
    const isWhole = places.other.found === places.other.of
    return places.other.found > 0 && (isWhole || speaking <= of / 2)
  }

  /** Whether the blocks before and after what the newest version removed stand next to each other. */
  #closesGap(is: PageClass, facts: ChannelFacts): boolean {
    const { found } = this.#facts.seamTally(is.facts, facts, { hasEnd: false })
    return is === this.#classes[0] && this.#isThisPage() && found > 0
  }

  #winsOver(older: PageClass, newest: PageClass): boolean {
    const { own, isWeak } = this.#facts.compare(older.facts, newest.facts)
    // A short block that is not found where it was added can be there in another form.
    if (isWeak === true && own.of === 0) return false
    return this.#wins(older, newest, this.#isDated === undefined ? undefined : !this.#isDated)
  }

  /** Without a version to compare with, a few words, such as the title, can be those of a link on another page. */
  #isWhole({ facts, versions: [{ page }] }: PageClass, { of, found }: Tally, isAdded: boolean): boolean {
    const isCompared = this.#classes.length > 1
    if (isCompared && !isAdded) return found >= MIN_OWN * of
    const isTitled = squashed(this.#facts.served.title).includes(squashed(facts.title))
    const min = isCompared || isOperation(page) ? MIN_OWN : MIN_WHOLE
    return found >= min * of && (of >= MIN_SHARED_PHRASES || isTitled)
  }

  /** Whether more than half of the facts that tell a version from another one speak for it. */
  #isLikelier(is: PageClass, other: PageClass, isDated: boolean | undefined): boolean {
    const compared = this.#facts.compare(is.facts, other.facts)
    if (compared.own.of === 0) return this.#wins(is, other, isDated)
    const { of, speaking } = weigh(compared)
    return compared.own.found > 0 && speaking > of / 2
  }

  /** Whether nothing shows that a change of what the channel hides, after the last change of the text, is not live. */
  #hidesNothingOld({ facts, variants }: PageClass): boolean {
    if (variants.length > 0 && this.#isDated === false) return false
    return variants.every(each => {
      const { own, other } = this.#facts.compareData(facts, each)
      return other.found <= own.found
    })
  }

  /** Whether the text speaks against a version that only dates speak for. */
  #contradicts(is: PageClass, other: PageClass): boolean {
    const { own, other: against, isWeak } = this.#facts.compare(is.facts, other.facts)
    if (isWeak === true) return against.found > own.found
    if (other.facts === NOTHING) return !this.#isWhole(is, own, true)
    if (own.of === 0) return against.found > 0
    // The page shows both texts, for example because it also names another page.
    const isBoth = against.found > 0 && against.found * own.of >= own.found * against.of
    return own.found === 0 || against.found > own.found || isBoth
  }

  /** Missing text only proves something on the right page, and if the page is not simply older. */
  #provesAbsence(a: ChannelFacts, b: ChannelFacts, isDated: boolean | undefined): boolean {
    if (!this.#isThisPage()) return false
    if (isDated !== undefined) return isDated
    const { of, found } = this.#facts.sharedBy(a, b)
    return found >= MIN_SHARED_PHRASES && found >= MIN_SHARED * of
  }

  /** A page that lacks more than a quarter of what all versions have is cut off or rewritten, so it is not called live. */
  #isThisPage(min = MIN_SHARED): boolean {
    const { of, found } = this.#facts.shared
    return of < MIN_SHARED_PHRASES || found >= min * of
  }

  /** Returns the class that most facts speak for, in comparison with each other class. */
  #bestOf(candidates: readonly PageClass[]): PageClass | undefined {
    let best: PageClass | undefined
    for (const each of candidates) if (best === undefined || this.#isBetter(each, best)) best = each
    return best
  }

  #isBetter(a: PageClass, b: PageClass): boolean {
    const { of, speaking } = weigh(this.#facts.compare(a.facts, b.facts))
    return speaking > of / 2
  }
}

/** The service writes much of a page about an API operation in words of its own. */
function isOperation(page: PageVersion['page']): boolean {
  if (typeof page === 'string') return false
  const { front, isGenerated = false } = page
  return isGenerated || front['openapi'] !== undefined || front['api'] !== undefined
}

/** Facts of a version that were found, and facts of the other one that were not found, speak for the version. */
function weigh({ own, other }: FactComparison): { of: number; speaking: number } {
  return { of: own.of + other.of, speaking: own.found + other.of - other.found }
}
