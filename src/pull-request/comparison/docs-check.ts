import type { Docs, DocsPage } from '../../sources/docs.ts'
import { type Place, placeIn } from '../../sources/source/problems.ts'
import type { Finding, FindingKind } from '../../review/checks/findings.ts'
import { startIn } from '../../review/checks/link-addresses.ts'
import { type Outcome, ReferenceJudge, type ReviewedFile } from '../../review/checks/reference-judge.ts'
import { addSuggestions } from '../../review/checks/suggestions.ts'
import { ID_SEPARATOR } from '../../review/scan/record/page-record.ts'
import type { Glob } from '../../site/files/glob.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { pageName } from '../../site/addresses/site-address.ts'
import type { Fix } from '../edits/edit.ts'
import type { DocsAddresses, NamedPage } from '../../sources/docs-addresses.ts'
import type { SourceFindingKind } from './findings.ts'
import { FolderLinks } from './folder-links.ts'
import { OtherVersions } from './other-versions/other-versions.ts'
import { SourceLinks } from './source-links.ts'

/** Place of a problem. `written`: the address of a link or file, as written in the source. */
export interface ProblemPlace extends Place {
  written?: string
  fix?: Fix
  /** The reason why the link is not fixed although its page moved. */
  hint?: string
}

/** A problem in one version of the documentation, with all places where the problem occurs. */
export interface SourceProblem {
  kind: SourceFindingKind
  target: string
  places: ProblemPlace[]
  suggestion?: string | undefined
  /** The reason why a file or a setting is invalid, or the destination of a redirect. */
  detail?: string | undefined
  /** Whether a redirect leads to an existing page that lacks the anchor. */
  lacksAnchor?: boolean
  /** Whether a redirect leads through a circle or a long chain of redirects. */
  isEndless?: boolean
  /** Links that use a broken redirect. */
  links?: ProblemPlace[]
  /** The address of the added page that has at least half of the text of a removed page: see `gitRenames`. */
  gitRename?: string
  /** Whether no navigation listed the removed address. */
  isUnlisted?: boolean
  /** Problems with the same cause, which are reported as one, and the number of broken redirects. */
  merged?: { problems: SourceProblem[]; count: number }
}

/** Kinds of findings that depend on the settings, which contain the redirects and the navigation. */
export const NEEDS_SETTINGS = new Set<SourceFindingKind>([
  ...(['broken-link', 'missing-resource', 'broken-redirect', 'missing-page'] as const),
  ...(['removed-address', 'missing-operation', 'unlisted-page', 'invalid-settings'] as const),
  'folder-link',
  'other-version'
])

/** Checks the pages and files in one version of the documentation, just as the review checks an export. */
export class DocsCheck {
  readonly addresses: DocsAddresses
  readonly #docs: Docs
  readonly #judge: ReferenceJudge
  /** The site root, from which addresses are resolved. */
  readonly #root: string
  readonly #ignore: readonly Glob[]
  readonly #opened: { kind: FindingKind; target: string; places: Map<string, ProblemPlace> }[] = []
  readonly #relativeImages = new Map<string, SourceProblem>()
  readonly #numbers = new Map<string, number>()
  readonly #anchors = new Map<string, Set<string>>()
  /** Outcomes by address, because many pages have the same links. */
  readonly #outcomes = { link: new Map<string, Outcome>(), resource: new Map<string, Outcome>() }
  readonly #pages: ReadonlyMap<string, DocsPage>
  readonly sourceLinks: SourceLinks
  readonly #folderLinks: FolderLinks
  readonly #otherVersions: OtherVersions

  constructor(addresses: DocsAddresses, ignore: readonly Glob[]) {
    this.addresses = addresses
    this.#docs = addresses.docs
    this.#pages = new Map(this.#docs.pages.map(page => [page.address, page]))
    this.#ignore = ignore
    this.sourceLinks = new SourceLinks(addresses, ignore)
    this.#folderLinks = new FolderLinks(addresses, ignore)
    this.#otherVersions = new OtherVersions(addresses, ignore)
    const files = new Map(this.#docs.pages.map(page => [`${page.path}.html`, reviewedFile(page)]))
    const { site, redirects } = addresses
    this.#root = startIn(site, '', '')
    const open = (kind: FindingKind, target: string) => this.#open(kind, target)
    this.#judge = new ReferenceJudge({ files, site, redirects }, { open })
  }

  problems({ withSuggestions = true } = {}): SourceProblem[] {
    for (const page of this.#docs.pages) if (page.isValid) this.#check(page, page.references)
    this.#check({ path: '', file: '' }, this.#docs.settingsReferences)
    this.#judge.checkRedirects()
    const links = this.#placeRedirects()
    const found = this.#opened.map((opened): Finding & typeof opened => ({ ...opened, count: 1, pages: [] }))
    if (withSuggestions)
      addSuggestions(found, {
        site: this.addresses.site,
        idsOf: path => this.#judge.idsOf(path)
      })
    this.#judge.addDestinations(found)
    const problems = found.map(({ kind, target, places, suggestion, destination: detail }): SourceProblem => {
      const lacksAnchor = kind === 'broken-redirect' && this.#leadsToPage(target)
      const isEndless = kind === 'broken-redirect' && this.#isEndless(target)
      const own = { kind: kind as SourceFindingKind, target, suggestion, detail, lacksAnchor, isEndless }
      return { ...own, places: [...places.values()], links: links.get(target) ?? [] }
    })
    const all = [
      ...problems.filter(({ detail = '' }) => !this.addresses.isUnknown(detail)),
      ...this.#relativeImages.values(),
      ...this.sourceLinks.problems,
      ...this.#folderLinks.problems,
      ...this.#otherVersions.problems,
      ...this.#sourceProblems()
    ]
    if (this.addresses.hasSettings) return all
    const known = all.filter(({ kind }) => !NEEDS_SETTINGS.has(kind))
    const [first] = this.#docs.hasSettings ? this.#docs.redirects : []
    if (first === undefined) return known
    const detail = 'the settings contain too many redirects or too many wildcard redirects'
    return [{ kind: 'invalid-source', target: 'redirects', places: [first.place], detail }, ...known]
  }

  /** Whether a broken redirect leads to a page without its anchor. With `isNearlyAnchor`, requires a similar anchor. */
  #leadsToPage(source: string, isNearlyAnchor = false): boolean {
    const { redirects, site } = this.addresses
    const end = redirects.follow(site.pathOf(source) ?? '', site)
    if (end?.kind !== 'file' || end.destination.fragment === '') return false
    const { path, fragment } = end.destination
    return !isNearlyAnchor || this.#isNearlyAnchor(`/${path}#${percentDecode(fragment)}`)
  }

  #isEndless(source: string): boolean {
    const { redirects, site } = this.addresses
    return redirects.follow(site.pathOf(source) ?? '', site)?.kind === 'loop'
  }

  #check(page: NamedPage, references: DocsPage['references']): void {
    for (const { kind, target, place: placeOnPage } of references) {
      const place = placeIn(page.file, placeOnPage)
      const isSource = kind === 'link' && this.sourceLinks.add(target, page, place)
      const outcome = isSource ? NO_PROBLEM : this.#outcomeOf(kind, target, page)
      if (kind === 'resource' && page.file !== '' && outcome.length === 0 && RELATIVE_IMAGE.test(target))
        this.#addRelativeImage(target, page, place)
      if (kind === 'link') {
        this.#otherVersions.add(target, page, place)
        if (outcome.length === 0) this.#folderLinks.add(target, page, place)
      }
      // A link in a snippet that several pages include counts as one finding.
      for (const number of outcome)
        this.#opened[number]?.places.set(JSON.stringify(place), { ...place, written: target })
    }
  }

  /** Reports relative image paths. According to the service's documentation, such paths are not supported. */
  #addRelativeImage(written: string, page: NamedPage, place: Place): void {
    const target = this.addresses.addressOf(written, page)
    if (target === undefined || this.#ignore.some(pattern => pattern.matches(target))) return
    const key = JSON.stringify([target, place])
    this.#relativeImages.set(key, { kind: 'relative-image', target, places: [{ ...place, written }] })
  }

  /** Returns the indexes in `#opened` of the findings for an address. */
  #outcomeOf(kind: 'link' | 'resource', target: string, page: NamedPage): readonly number[] {
    const address = this.addresses.addressOf(target, page)
    if (address === undefined) return NO_PROBLEM
    const outcome = this.#outcomes[kind].get(address) ?? this.#judge.outcomeOf(kind, address, this.#root)
    this.#outcomes[kind].set(address, outcome)
    return typeof outcome === 'string' ? NO_PROBLEM : outcome
  }

  #open(kind: FindingKind, written: string): number | undefined {
    if (/^(?:broken-link|missing-resource)$/.test(kind) && this.addresses.isUnknown(written)) return undefined
    if (kind === 'broken-anchor' && this.#isNearlyAnchor(written)) return undefined
    if (kind === 'broken-redirect' && this.#leadsToPage(written, true)) return undefined
    const target = kind === 'broken-redirect' ? this.#wildcardOf(written) : written
    const key = `${kind} ${target}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    if (!SITE_KINDS.has(kind) || this.#ignore.some(pattern => pattern.matches(target))) return undefined
    this.#opened.push({ kind, target, places: new Map() })
    this.#numbers.set(key, this.#opened.length - 1)
    return this.#opened.length - 1
  }

  /** Whether an anchor exists, ignoring punctuation, which pages and the service's link check treat differently. */
  #isNearlyAnchor(written: string): boolean {
    const [page = '', ...rest] = written.split('#')
    const anchor = withoutPunctuation(rest.join('#'))
    const known = this.#anchors.get(page)
    const ids = known ?? new Set(this.#pages.get(page)?.ids.map(({ id }) => withoutPunctuation(id)))
    this.#anchors.set(page, ids)
    return ids.has(anchor)
  }

  /** A broken wildcard redirect counts as one finding, regardless of the number of covered addresses. */
  #wildcardOf(target: string): string {
    const { redirects, site } = this.addresses
    const rule = redirects.find(site.pathOf(target) ?? '')?.rule
    return rule !== undefined && rule.from.address === undefined ? rule.source : target
  }

  /** Moves findings of broken redirects from the links to the redirects' entries in the settings. Returns the links. */
  #placeRedirects(): Map<string, ProblemPlace[]> {
    const places = new Map(this.#docs.redirects.map(({ source, place }) => [pageName(source), place]))
    const links = new Map<string, ProblemPlace[]>()
    const { redirects, site } = this.addresses
    for (const rule of redirects.rules) {
      const path = redirects.pathOf(rule)
      const target = path === undefined ? rule.source : site.nameOf(pageName(path))
      const opened = this.#opened[this.#numbers.get(`broken-redirect ${target}`) ?? -1]
      const place = places.get(pageName(rule.source)) ?? places.get(`/${pageName(path ?? '')}`)
      if (opened === undefined || place === undefined) continue
      links.set(target, [...opened.places.values()])
      opened.places = new Map([['', place]])
    }
    return links
  }

  #sourceProblems(): SourceProblem[] {
    return [...this.#docs.problems, ...this.#docs.invalidSettings].flatMap(
      ({ kind, target, place, message }): SourceProblem[] => {
        const name = target ?? place.file
        if (kind === 'not-rendered' || this.#ignore.some(pattern => pattern.matches(`/${name}`))) return []
        const shown = kind === 'missing-snippet' ? 'missing-resource' : kind
        return [{ kind: shown, target: name, places: [place], detail: message }]
      }
    )
  }
}

const RELATIVE_IMAGE = /^(?!\/|[a-z][a-z\d+.-]*:)[^?#]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)(?:[?#]|$)/i

const NO_PROBLEM: readonly number[] = []

/** The kinds of site findings that can occur in documentation sources. */
const SITE_KINDS = new Set<string>([
  ...(['broken-link', 'broken-anchor', 'missing-resource', 'broken-redirect'] satisfies SourceFindingKind[])
])

function withoutPunctuation(id: string): string {
  return id.replace(/[?,;:!'"()[\]{}“”‘’]|\p{Extended_Pictographic}|\u200D|\uFE0E|\uFE0F/gu, '')
}

function reviewedFile({ path, ids, hasUnknownIds, isValid }: DocsPage): ReviewedFile {
  return {
    path: `${path}.html`,
    // Anchors are checked only in files of type `page`.
    type: hasUnknownIds || !isValid ? 'unread' : 'page',
    // At the start of a heading, the service uses an opening or closing quotation mark, depending on the previous text.
    ids: ids.flatMap(({ id }) => [id, id.replace(/^“/, '”')]).join(ID_SEPARATOR),
    base: '',
    isNoindex: false,
    isMintlify: false,
    references: new Uint32Array()
  }
}
