import type { Heading } from '../../../docs/content/headings.ts'
import { encodePath, relativeHref } from '../hrefs.ts'
import type { PageSource } from '../../../docs/source/page-source.ts'
import type { Settings } from '../../../docs/source/settings.ts'
import { escapeHtml, htmlDocument } from './html-document.ts'
import type { Navigation, PageNavigation } from './navigation.ts'

export interface Site {
  domain: string
  version: string | undefined
  /** SHA of the commit that the site shows. */
  commit: string | undefined
  buildId: string | undefined
  settings: Settings | undefined
  pages: PageSource[]
  navigation: Navigation
  css: string
  /** Paths of the files that pages refer to. */
  assets: { css: string; script: string; searchIndex: string }
}

export interface PageContent {
  path: string
  title: string
  description: string
  html: string
  /** What readers see. */
  text: string
  headings: Heading[]
  /** Additional elements of the head. */
  head?: string
  canonical?: string
}

const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b5bdb"/>' +
      '<path d="M9 10h14M9 16h14M9 22h9" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>'
  )

/** A complete page. All addresses are relative: the site works in any folder of any host, and from a disk. */
export function pageHtml(site: Site, page: PageContent): string {
  const contents = tableOfContents(page.headings)
  const navigation = site.navigation.of(page.path)
  const href = (path: string): string => relativeHref(page.path, path)
  const head = `${meta('description', page.description)}${meta('version', site.version)}${meta('commit', site.commit)}${meta('build-id', site.buildId)}<link rel="canonical" href="${escapeHtml(page.canonical ?? canonicalUrl(site.domain, page.path))}">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${href(site.assets.css)}">
<script defer src="${href(site.assets.script)}" data-search-index="${href(site.assets.searchIndex)}" data-root="${'../'.repeat(page.path.split('/').length - 1) || './'}"></script>
${page.head ?? ''}`
  const body = `<a class="skip" href="#_content">Skip to content</a>
<header class="bar">
<button class="menu" popovertarget="_sidebar">Menu</button>
<a class="brand" href="${href('index.html')}">${escapeHtml(site.settings?.name ?? site.domain)}</a>${versionBadge(site)}
<search class="search" hidden><input type="search" placeholder="Search" aria-label="Search" autocomplete="off" spellcheck="false"><div class="results" hidden></div></search>${barLinks(site)}
</header>
${navigation.divisions && `<nav class="divisions" aria-label="Sections">${navigation.divisions}</nav>\n`}<div class="columns">
<nav class="sidebar" id="_sidebar" popover aria-label="Pages">
${navigation.divisions && `<div class="divisions">${navigation.divisions}</div>\n`}${navigation.sidebar}
</nav>
<main id="_content">
<article>
${withContents(page.html, contents)}</article>
${neighbors(navigation, page.path)}</main>
<aside class="contents beside">${contents && `\n<nav aria-label="On this page"><p>On this page</p>${contents}</nav>`}
</aside>
</div>`
  return htmlDocument(`${page.title} · ${site.settings?.name ?? site.domain}`, head, body)
}

/** The public address of a page: without extension. */
export function canonicalUrl(domain: string, path: string): string {
  return `https://${domain}/${encodePath(path.replace(/(^|\/)index$/, ''))}`
}

/** On narrow screens the table of contents is collapsed below the title. */
function withContents(html: string, contents: string): string {
  if (contents === '') return html
  const collapsed = `<details class="contents inline"><summary>On this page</summary>${contents}</details>\n`
  return html.includes('</h1>\n') ? html.replace('</h1>\n', end => end + collapsed) : collapsed + html
}

function tableOfContents(headings: Heading[]): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3)
  if (shown.length < 2) return ''
  const items = shown.map(
    ({ id, text, level }) => `<li class="h${level}"><a href="#${encodeURI(id)}">${escapeHtml(text)}</a></li>`
  )
  return `<ul>${items.join('')}</ul>`
}

function neighbors({ previous, next }: PageNavigation, path: string): string {
  const link = (page: PageSource | undefined, rel: string, label: string): string =>
    page === undefined
      ? ''
      : `<a rel="${rel}" href="${relativeHref(path, `${page.path}.html`)}"><span>${label}</span>${escapeHtml(page.title)}</a>`
  const links = link(previous, 'prev', 'Previous') + link(next, 'next', 'Next')
  return links && `<nav class="neighbors" aria-label="Previous and next page">${links}</nav>\n`
}

function barLinks({ settings }: Site): string {
  const links = (settings?.links ?? []).map(
    ({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  )
  return links.length === 0 ? '' : `<nav class="bar-links" aria-label="Links">${links.join('')}</nav>`
}

function meta(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">\n` : ''
}

function versionBadge({ version }: Site): string {
  return version === undefined ? '' : `<span class="version">${escapeHtml(version)}</span>`
}
