import { posix } from 'node:path'
import { countEach, groupBy } from '../../../runtime/group-by.ts'
import { shareInText } from '../../../runtime/text/same-words.ts'
import { percentDecode } from '../../../runtime/text/percent-decode.ts'
import type { DocsPage } from '../../../sources/docs.ts'
import type { NamedPage } from '../../../sources/docs-addresses.ts'
import { blankFrontMatter } from '../../../sources/source/front-matter.ts'
import { isShort } from '../../../versions/pages/same-text.ts'
import type { Place } from '../../../sources/source/problems.ts'
import type { SourceProblem } from '../../comparison/docs-check.ts'
import { NavigationParts } from '../../comparison/other-versions/navigation-parts.ts'
import type { Comparison } from '../../comparison/review.ts'
import type { SourceTexts } from '../../edits/source-text.ts'
import type { Moves } from './moves.ts'
import { sectionsOf } from './sections.ts'

/** Minimum share of the runs of words of a section that the page contains to which the section moved. */
const MIN_SHARE = 0.5
/** Minimum share of the page that is from the section. */
const MIN_SHARE_OF_PAGE = 0.2
/** Long texts have the common words of each section, but not several of them in the same order. */
const WORDS_IN_RUN = 3

interface VersionTexts {
  head: SourceTexts
  base: SourceTexts | undefined
}

/** A place of a problem, and where the section is to which the link led. */
interface SectionHint {
  problem: SourceProblem
  place: Place
  hint: string
}

/** Used as the linking page for links in settings and for absolute links in snippets. */
const ROOT: NamedPage = { path: '', file: '' }

/** Says where sections are that became pages. `others`: places with a fix or another hint. */
export async function sectionHints(
  comparison: Comparison,
  { moves, texts: { head, base } }: { moves: Moves; texts: VersionTexts },
  others: ReadonlySet<Place>
): Promise<SectionHint[]> {
  if (base === undefined || comparison.base === undefined) return []
  const pages = new SplitPages(comparison, comparison.base, { head, base })
  const found: SectionHint[] = []
  for (const problem of comparison.problems)
    for (const place of /^broken-(?:link|anchor)$/.test(problem.kind) ? problem.places : []) {
      const { written, file } = place
      if (written === undefined || others.has(place)) continue
      const page = moves.byFile.get(file)
      // The target of a relative address in a snippet depends on the page that includes the snippet.
      if (page === undefined && !written.startsWith('/')) continue
      const hint = await pages.hintFor(written, page === undefined ? ROOT : moves.earlierOf(page))
      if (hint !== undefined) found.push({ problem, place, hint })
    }
  return found
}

/** Finds added pages that contain a section of an earlier page, such as after a long page was split. */
class SplitPages {
  readonly #comparison: Comparison
  readonly #texts: Record<'head' | 'base', SourceTexts>
  /** Added pages by the letters and digits of their title and of their name. */
  readonly #byName: ReadonlyMap<string, DocsPage[]>
  readonly #parts: Record<'head' | 'base', NavigationParts>
  readonly #pages: ReadonlyMap<string, DocsPage>
  readonly #found = new Map<string, Promise<DocsPage | undefined>>()

  constructor(
    comparison: Comparison,
    base: NonNullable<Comparison['base']>,
    texts: Record<'head' | 'base', SourceTexts>
  ) {
    this.#comparison = comparison
    this.#texts = texts
    const named = base.paired.added.flatMap(page =>
      [...new Set([page.title, posix.basename(page.path)].map(lettersOf))].map(name => ({ name, page }))
    )
    this.#byName = new Map(
      [...groupBy(named, ({ name }) => name)].map(([name, found]) => [name, found.map(({ page }) => page)])
    )
    this.#parts = { head: new NavigationParts(comparison.docs), base: new NavigationParts(base.docs) }
    this.#pages = new Map(base.docs.pages.map(page => [page.path, page]))
  }

  /** Says where the section is to which a link led. `page`: the linking page, as it was before the change. */
  async hintFor(written: string, page: NamedPage): Promise<string | undefined> {
    if (this.#byName.size === 0) return undefined
    const target = this.#comparison.base?.addresses.find(written, page)
    const from = target?.kind === 'page' ? this.#pages.get(target.path) : undefined
    const id = percentDecode(target?.rest.replace(/^[^#]*#?/, '') ?? '')
    if (from === undefined || id === '') return undefined
    const key = JSON.stringify([from.path, id])
    const known = this.#found.get(key) ?? this.#pageWith(from, id)
    this.#found.set(key, known)
    const to = await known
    return to && `The section ${from.address}#${id} is now the page ${to.address}.`
  }

  async #pageWith(from: DocsPage, id: string): Promise<DocsPage | undefined> {
    const named = (this.#byName.get(lettersOf(id)) ?? []).filter(page => this.#isInPart(from, page))
    if (named.length === 0 || lettersOf(id) === '') return undefined
    const others = new Set(from.ids.flatMap(each => (each.id === id ? [] : each.id)))
    const [section] = await sectionsOf(from, this.#texts.base, others)
    if (section === undefined || isShort(section)) return undefined
    const found: DocsPage[] = []
    for (const page of named) {
      const text = (await this.#texts.head.of(page.file))?.text ?? ''
      const [own, there] = [section.text, blankFrontMatter(text)].map(runsOf) as [Runs, Runs]
      if (shareInText(own, there) >= MIN_SHARE && shareInText(there, own) >= MIN_SHARE_OF_PAGE)
        found.push(page)
    }
    const [first, ...more] = found
    return more.length === 0 ? first : undefined
  }

  /** Whether two pages belong to the same version and language, or the navigation has none. */
  #isInPart(from: DocsPage, to: DocsPage): boolean {
    const [own, now] = [this.#parts.base.of(from.path), this.#parts.head.of(to.path)]
    return own.size === 0 || now.size === 0 || [...own].some(part => now.has(part))
  }
}

type Runs = Map<string, number>

/** Counts the runs of words in a text. */
function runsOf(text: string): Runs {
  const words = text.match(/\S+/g) ?? []
  const { length } = words
  return countEach(
    Array.from({ length: Math.max(0, length - WORDS_IN_RUN + 1) }, (_, at) =>
      words.slice(at, at + WORDS_IN_RUN).join(' ')
    )
  )
}

function lettersOf(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).join('')
}
