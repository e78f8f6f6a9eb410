import type { RunContext } from '../../runtime/context.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { SiteAddress, baseFolder } from '../../site/addresses/site-address.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { DocsReader } from '../expected/docs-reader.ts'
import { changedPages, type ExpectedPage, sampledPages, withOpenPages } from '../expected/expected-site.ts'
import type { History } from '../expected/history.ts'
import { PageVersions } from '../expected/page-versions.ts'
import type { ReadVersion } from '../expected/read-docs-thread.ts'
import type { Since } from '../expected/since.ts'
import type { LiveInputs } from '../inputs.ts'
import type { Channel } from '../live/served.ts'
import type { PageVersion } from '../live/classes.ts'
import type { Causes } from './why-old.ts'
import { LivePage } from './live-page.ts'
import { fileCheck, type LiveCheck, redirectCheck, sitemapCheck } from './live-checks.ts'

const MAX_REDIRECTS = 50
const MAX_FILES = 50
/** Files whose content is part of pages. Hosts need not serve the files themselves. */
const SOURCE = /\.(?:mdx?|json|ya?ml|[jt]sx?|css)$/i

/** What the site should show. */
export interface Expected {
  pages: LivePage[]
  checks: LiveCheck[]
  /** The commit after which changes are looked at; undefined if a sample of all pages is compared. */
  since: string | undefined
}

/** Compares the two versions of the documentation, and finds the addresses to request. */
export async function expectSite(
  inputs: LiveInputs,
  { commit, open }: Since,
  { history, reader, causes }: { history: History; reader: DocsReader; causes: Causes },
  { log }: Pick<RunContext, 'log'>
): Promise<Expected> {
  const now = await reader.readAll(history.head)
  if (!now.hasSettings)
    log.warning(
      `docs.json cannot be read at the checked-out commit, so no service can deploy it.${now.problems.length > 0 ? ` ${now.problems.slice(0, 3).join('. ')}.` : ''}`
    )
  const isSame = commit === undefined || commit === history.head
  const before = isSame ? undefined : await reader.readAll(commit)
  const changed = before === undefined ? [] : changedPages({ now, before, since: commit ?? '' })
  const withOpen = withOpenPages(changed, open, now, history.head)
  const addresses = new LiveAddresses(inputs)
  const checks = before === undefined ? [] : otherChecks(now, before, withOpen, addresses)
  const isSample = withOpen.length === 0
  const expected = isSample ? sampledPages(now, inputs.sample) : withOpen
  log.info(
    isSample
      ? `${commit === undefined ? 'No earlier commit' : 'Nothing changed'}: comparing a sample of ${formatCount(expected.length, 'page')} with the current sources.`
      : `Changed since ${commit?.slice(0, 7) ?? ''}: ${formatCount(expected.length, 'page')}.`
  )
  const versions = new PageVersions(history, reader, expected)
  const deployedAt = async ({ commit: sha, time }: PageVersion) =>
    await causes.deployedAt({ commit: sha, time })
  const sources = { versions, deployedAt }
  const pages = expected.map((page, at) => new LivePage(page, addresses.ofPage(page.path), sources, at))
  return { pages, checks, since: isSample ? undefined : commit }
}

function otherChecks(
  now: ReadVersion,
  before: ReadVersion,
  pages: readonly ExpectedPage[],
  addresses: LiveAddresses
): LiveCheck[] {
  const known = new Set(now.pages.map(({ address }) => address))
  const removed = new Set(pages.filter(page => page.now === undefined).map(({ path }) => path))
  const had = new Set(before.redirects.map(each => JSON.stringify(each)))
  const areKnown = now.hasSettings && before.hasSettings
  const redirects = now.redirects.filter(
    each =>
      (removed.has(each.source) || (areKnown && !had.has(JSON.stringify(each)))) &&
      !/[*:]/.test(each.source) &&
      !known.has(each.source)
  )
  const isNew = new Set(now.files.filter(file => !before.files.includes(file)))
  const isShown = (file: string) => isNew.has(file) && !SOURCE.test(file)
  const shown = new Set(now.pages.flatMap(({ includes }) => includes.filter(isShown)))
  return [
    ...redirects.slice(0, MAX_REDIRECTS).flatMap(({ source, destination }) => {
      const to = addresses.ofDestination(destination)
      return to === undefined ? [] : [redirectCheck(addresses.ofFile(source.replace(/^\//, '')), to, source)]
    }),
    ...[...shown].slice(0, MAX_FILES).map(file => fileCheck(addresses.ofFile(file), file)),
    ...sitemapChecks(now, pages, addresses)
  ]
}

/** The service lists the pages of the navigation, unless the repository has its own sitemap. */
function sitemapChecks(
  { files, listed, pages: all }: ReadVersion,
  pages: readonly ExpectedPage[],
  addresses: LiveAddresses
): LiveCheck[] {
  const inNavigation = new Set(listed.map(path => path.replace(/(^|\/)index$/, '')))
  const added = pages.filter(
    ({ fate, now }) =>
      fate === 'added' &&
      now?.hidden === false &&
      now.front['noindex'] !== 'true' &&
      inNavigation.has(now.path.replace(/(^|\/)index$/, ''))
  )
  if (added.length === 0 || files.includes('sitemap.xml')) return []
  const listedPages = added.map(({ path }) => ({ path, url: addresses.ofPage(path).html }))
  const known = all.filter(({ address }) => !added.some(({ path }) => path === address))
  const others = known.map(({ address }) => addresses.ofPage(address).html)
  return [sitemapCheck(addresses.ofFile('sitemap.xml'), listedPages, others)]
}

/** The addresses of the live site. */
class LiveAddresses {
  readonly #root: URL
  readonly #style: LiveInputs['style']

  constructor({ siteUrl, style }: LiveInputs) {
    this.#root = new URL(baseFolder(siteUrl.pathname), siteUrl)
    this.#style = style
  }

  /** `path`: the address in the documentation, such as `/guides/start`. */
  ofPage(path: string): Record<Channel, URL> {
    const name = path.replace(/^\//, '')
    const html = name === '' ? this.#root : this.ofFile(this.#style === 'html' ? `${name}.html` : name)
    return { html, md: this.ofFile(`${name === '' ? 'index' : name}.md`) }
  }

  ofFile(path: string): URL {
    return new URL(new SiteAddress(path, this.#root.pathname).pathname, this.#root)
  }

  ofDestination(destination: string): URL | undefined {
    if (/^https?:/i.test(destination)) return parseUrl(destination) ?? undefined
    const [, path = '', rest = ''] = /^\/?([^?#]*)(.*)$/s.exec(destination) ?? []
    const query = rest.replace(/#.*$/s, '')
    return parseUrl(this.ofFile(path).href + query) ?? undefined
  }
}
