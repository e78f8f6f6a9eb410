import { pageName, SiteAddress } from '../../../site/addresses/site-address.ts'
import type { DocsPage } from '../../../sources/docs.ts'
import { PAGE_ENDING } from '../../../sources/page-file.ts'
import type { Place } from '../../../sources/source/problems.ts'
import type { DocsRedirect } from '../../../sources/source/settings/settings.ts'
import { isExternal } from '../../../sources/targets.ts'
import type { NamedPage } from '../../../sources/docs-addresses.ts'
import type { ProblemPlace, SourceProblem } from '../../comparison/docs-check.ts'
import type { SourceFindingKind } from '../../comparison/findings.ts'
import { NavigationParts } from '../../comparison/other-versions/navigation-parts.ts'
import type { Comparison } from '../../comparison/review.ts'
import { isSameName } from '../../comparison/vanished-addresses.ts'
import type { AddressChange, Fix, SourceEdit } from '../../edits/edit.ts'
import type { Move, Moves } from '../moved/moves.ts'
import { isRedirectedElsewhere, leavesPart, type LinkHint } from './link-hints.ts'
import { type LinkingPage, rewritten } from './rewrite.ts'
import type { SourceTexts } from '../../edits/source-text.ts'

/** A change that could resolve a problem at one place. */
export interface Proposal {
  problem: SourceProblem
  place: Place
  /** A fix that adds a redirect has no edit yet, because one edit adds all redirects. */
  fix: AddressChange & Partial<Fix>
}

/** Kinds of problems with addresses in pages and in settings. */
const LINKS = new Set<SourceFindingKind>(['broken-link', 'broken-anchor', 'missing-resource'])
/** Maximum number of redirects to follow in a chain. */
const MAX_REDIRECTS = 10
const WILDCARD_IN_FOLDER = /^\/([^:*?#]+)\/(:\w+\*?|\*)$/
const NAVIGATION_ENTRY = new RegExp(`^(/*)(.*?)(/*|${PAGE_ENDING})$`, 's')
/** Used as the linking page for links in settings and for absolute links in snippets. */
const ROOT: NamedPage = { path: '', file: '' }
const AT_ROOT = { before: ROOT, after: ROOT }

/** Proposes fixes for problems caused by moved or renamed pages and files. The proposals are not verified yet. */
export class Proposer {
  readonly #comparison: Comparison
  readonly #moves: Moves
  readonly #parts: NavigationParts
  readonly #texts: SourceTexts
  /** Original paths of the navigation entries, by the path of the page that each entry lists after the fixes. */
  readonly #listed: Map<string, string>
  readonly #redirects: Record<'bySource' | 'byName' | 'byPlace', ReadonlyMap<string, DocsRedirect>>
  /** Addresses with a redirect of their own, without a wildcard. */
  readonly #sources: ReadonlyMap<string, string>
  readonly #earlierPages: ReadonlyMap<string, DocsPage>
  readonly #links = new Map<string, Promise<Fix | string | undefined>>()
  /** Replacements by file, line, and column. */
  readonly #replacements = new Map<string, Fix>()

  constructor(comparison: Comparison, moves: Moves, texts: SourceTexts) {
    this.#comparison = comparison
    this.#moves = moves
    this.#parts = new NavigationParts(comparison.docs)
    this.#texts = texts
    this.#listed = new Map(comparison.docs.navigation.map(({ page }) => [page, page]))
    const redirects = comparison.docs.redirects.toReversed()
    const redirectsBy = (keyOf: (redirect: DocsRedirect) => string) =>
      new Map(redirects.map(redirect => [keyOf(redirect), redirect]))
    this.#redirects = {
      bySource: redirectsBy(({ source }) => source),
      byName: redirectsBy(({ source }) => pageName(source)),
      byPlace: redirectsBy(({ place }) => placeKey(place))
    }
    this.#sources = comparison.addresses.redirectSources
    this.#earlierPages = new Map(comparison.base?.docs.pages.map(page => [page.address, page]))
  }

  /** `isSkipped`: whether a problem at a place needs no fix. */
  async proposals(
    isSkipped: (problem: SourceProblem, place: ProblemPlace) => boolean
  ): Promise<{ proposals: Proposal[]; hints: LinkHint[] }> {
    const [proposals, hints]: [Proposal[], LinkHint[]] = [[], []]
    // The fix that leads a link to its own version also removes `.mdx`, so other findings of the link share it.
    const isOwn = ({ kind }: SourceProblem) => Number(kind === 'other-version')
    const problems = this.#comparison.problems.toSorted((a, b) => isOwn(b) - isOwn(a))
    for (const problem of problems)
      for (const place of problem.places) {
        if (isSkipped(problem, place)) continue
        const found = await this.#fixOf(problem, place)
        if (typeof found === 'string') hints.push({ problem, place, hint: found })
        else if (found !== undefined) proposals.push({ problem, place, fix: found })
      }
    return { proposals, hints }
  }

  /** Returns the fix of a problem, or the hint that replaces the fix. */
  async #fixOf(problem: SourceProblem, place: ProblemPlace): Promise<Proposal['fix'] | string | undefined> {
    const { kind, target } = problem
    const { written } = place
    if (LINKS.has(kind)) return written === undefined ? undefined : await this.#linkAt(place, written)
    if (kind === 'other-version') return await this.#ownVersion(problem, place)
    if (kind === 'missing-page') return await this.#navigation(place)
    if (kind === 'broken-redirect') return await this.#destination(place)
    return kind === 'removed-address' ? await this.#redirect(target) : undefined
  }

  /** Returns one fix for a link with several problems, because the text of a link is found only once. */
  async #linkAt(place: Place, written: string): Promise<Fix | string | undefined> {
    const key = JSON.stringify([placeKey(place), written])
    const found = this.#links.get(key) ?? this.#link(place, written)
    this.#links.set(key, found)
    return await found
  }

  async #link(place: Place, written: string): Promise<Fix | string | undefined> {
    const after = this.#moves.byFile.get(place.file) ?? ROOT
    // The target of a relative address in a snippet depends on the page that includes the snippet.
    if (after === ROOT && !written.startsWith('/') && !isExternal(written)) return undefined
    const before = after === ROOT ? ROOT : this.#moves.earlierOf(after as DocsPage)
    const found = this.#moves.find(written, before)
    const move = found ?? this.#moves.findCurrent(written, after)
    const to =
      (await this.#rewritten(written, { before: found === undefined ? after : before, after }, move)) ??
      this.#withoutSource(written, after)
    const source = await this.#texts.of(place.file)
    if (to === undefined || source === undefined) return undefined
    if (move?.to.kind === 'page' && move.from !== move.to.page.path) {
      const { from, to: moved } = move
      if (!this.#isInside(from, moved.page, place)) return leavesPart(written, moved.page)
      // A page that moved itself keeps its links to the pages that moved with it.
      const redirected = before.path === after.path ? this.#redirectedPage(from) : undefined
      if (redirected !== undefined && redirected !== moved.page)
        return isRedirectedElsewhere(written, moved.page, redirected)
    }
    const offset = source.addressAt(place, written)
    return offset === undefined ? undefined : this.#replace(source.edit(offset, written, to), written, to)
  }

  /** Removes `.mdx` from a link that leads to a redirect without it. An anchor may not exist behind the redirect. */
  #withoutSource(written: string, page: NamedPage): string | undefined {
    const redirect = this.#comparison.addresses.redirectWithoutSource(written, page)
    return redirect === undefined || written.includes('#')
      ? undefined
      : written.replace(/\.mdx(?=\/?(?:[?#]|$))/i, '')
  }

  /** Leads a link to the page in its own version or language. */
  async #ownVersion({ suggestion }: SourceProblem, place: ProblemPlace): Promise<Fix | undefined> {
    const { docs } = this.#comparison
    const { written = '', file } = place
    const page = this.#moves.byFile.get(file) ?? ROOT
    const move = page === ROOT && !written.startsWith('/') ? undefined : this.#moves.find(written, page)
    const own = docs.pages.find(({ address }) => address === suggestion)
    if (move === undefined || own === undefined) return undefined
    const hasFolder = (folder: string) => docs.pages.some(({ path }) => path.startsWith(folder))
    const linking = { before: page, after: page, hasFolder }
    const to = rewritten(written, { ...move, to: { kind: 'page', page: own } }, linking, new Map())
    const source = await this.#texts.of(file)
    const offset = to === undefined ? undefined : source?.addressAt(place, written)
    if (source === undefined || to === undefined || offset === undefined) return undefined
    const fix = this.#replace(source.edit(offset, written, to), written, to)
    if (fix !== undefined) this.#links.set(JSON.stringify([placeKey(place), written]), Promise.resolve(fix))
    return fix
  }

  /** Whether the pages with a link stay in their version and language if the link follows a page that moved. */
  #isInside(from: string, { path: to }: DocsPage, { file }: Place): boolean {
    const own = this.#moves.byFile.get(file)
    const { pages } = this.#comparison.docs
    const linking = own === undefined ? pages.filter(({ includes }) => includes.includes(file)) : [own]
    return this.#parts.isInside(
      { from, to },
      linking.map(({ path }) => path)
    )
  }

  async #rewritten(
    written: string,
    page: Pick<LinkingPage, 'before' | 'after'>,
    move: Move | undefined
  ): Promise<string | undefined> {
    const { docs } = this.#comparison
    if (move === undefined) return undefined
    const ids = move.to.kind === 'page' ? await this.#moves.idsOf(move.to.page) : new Map<string, string>()
    const hasFolder = (folder: string) => docs.pages.some(({ path }) => path.startsWith(folder))
    const to = rewritten(written, move, { ...page, hasFolder }, ids)
    return to === written ? undefined : to
  }

  /** Updates the entry of a moved page, unless another entry lists the new path or is changed to the new path. */
  async #navigation(place: Place): Promise<Fix | undefined> {
    return await this.#inSettings(place, value => {
      const [, start = '', path = '', ending = ''] = NAVIGATION_ENTRY.exec(value) ?? []
      const [moved, redirected] = [this.#moves.byPath.get(path), this.#redirectedPage(path)]
      if (moved !== undefined && redirected !== undefined && moved !== redirected) return undefined
      const page = moved ?? (redirected?.hidden === true ? undefined : redirected)
      if (page === undefined || page.digest === undefined) return undefined
      if (!this.#parts.isInside({ from: path, to: page.path }, [])) return undefined
      if ((this.#listed.get(page.path) ?? path) !== path) return undefined
      this.#listed.set(page.path, path)
      return { written: start + page.path + ending, from: path, to: page.path }
    })
  }

  /** Finds the target page of a redirected path. Ignores redirects from many paths to one, such as to an error page. */
  #redirectedPage(path: string): DocsPage | undefined {
    const { addresses, docs } = this.#comparison
    const { redirects, site } = addresses
    const rule = redirects.find(path)?.rule
    const isForOne =
      rule !== undefined &&
      (rule.from.address !== undefined || redirects.endOfPattern(rule, site) === undefined)
    const end = isForOne ? redirects.follow(path, site) : undefined
    if (end?.kind !== 'file') return undefined
    return docs.pages.find(page => `${page.path}.html` === end.file)
  }

  /** Updates the first redirect in the chain whose destination is a moved page, file, or folder. */
  async #destination(place: Place): Promise<Fix | undefined> {
    let redirect = this.#redirects.byPlace.get(placeKey(place))
    for (let steps = 0; redirect !== undefined && steps < MAX_REDIRECTS; steps += 1) {
      const { destination } = redirect
      const to =
        this.#movedFolder(destination) ??
        (await this.#rewritten(destination, AT_ROOT, this.#moves.find(destination, ROOT)))
      if (to !== undefined) return await this.#lead(redirect, to)
      redirect = this.#redirectOf(destination)
    }
    return undefined
  }

  /** Returns the new destination of a wildcard redirect, such as `/new/:slug*` for `/old/:slug*`, if the folder moved. */
  #movedFolder(destination: string): string | undefined {
    const [, folder = '', wildcard = ''] = WILDCARD_IN_FOLDER.exec(destination) ?? []
    const to = folder === '' ? undefined : this.#moves.folderAt(SiteAddress.pathOf(folder))
    return to === undefined ? undefined : `${new SiteAddress(to).pathname.replace(/\/$/, '')}/${wildcard}`
  }

  /** Finds the redirect whose source matches an address. */
  #redirectOf(address: string): DocsRedirect | undefined {
    const { addresses } = this.#comparison
    const path = isExternal(address) ? undefined : SiteAddress.pathOf(address)
    const source = path === undefined ? undefined : addresses.redirects.find(path)?.rule.source
    return this.#redirects.bySource.get(source ?? '')
  }

  async #lead({ destination, destinationPlace }: DocsRedirect, to: string): Promise<Fix | undefined> {
    // Omits the leading slash if the author omitted it.
    return await this.#inSettings(destinationPlace, value => {
      const written = value.startsWith('/') || isExternal(value) ? to : to.replace(/^\//, '')
      return { written, from: destination, to }
    })
  }

  /** Adds a redirect from an address to the moved page, or updates the existing redirect for the address. */
  async #redirect(address: string): Promise<Proposal['fix'] | undefined> {
    const page = this.#earlierPages.get(address)
    const to = page && this.#moves.byPath.get(page.path)
    const redirect = this.#redirects.byName.get(pageName(address))
    if (redirect !== undefined)
      return to === undefined
        ? await this.#destination(redirect.place)
        : await this.#lead(redirect, to.address)
    if (to === undefined || /[:*]/.test(address + to.address) || isSameName(address, to.address))
      return undefined
    // Skips a page whose address has a redirect, because the service may follow redirects before it looks for pages.
    if (this.#sources.has(pageName(to.address).replace(/^\//, ''))) return undefined
    return { kind: 'redirect', from: address, to: to.address }
  }

  async #inSettings(
    place: Place,
    rewrite: (value: string) => { written: string; from: string; to: string } | undefined
  ): Promise<Fix | undefined> {
    const source = await this.#texts.of(place.file)
    const found = source?.stringAt(place)
    const moved = found && rewrite(found.value)
    if (!source || !found || !moved || moved.written === found.value) return undefined
    const edit = source.edit(found.offset, found.raw, JSON.stringify(moved.written).slice(1, -1))
    return this.#replace(edit, moved.from, moved.to)
  }

  /** Creates the replacement at a place; undefined if the place already has a different replacement. */
  #replace(edit: SourceEdit, from: string, to: string): Fix | undefined {
    const key = `${edit.file}:${edit.line}:${edit.column}`
    const known = this.#replacements.get(key)
    if (known !== undefined) return known.to === to ? known : undefined
    const replacement: Fix = { kind: 'address', edit, from, to }
    this.#replacements.set(key, replacement)
    return replacement
  }
}

function placeKey({ file, line, column, before }: Place): string {
  return JSON.stringify([file, line, column, before])
}
