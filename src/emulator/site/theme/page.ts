import type { Heading } from '../content-html.ts'
import { encodePath, type Hrefs } from '../hrefs.ts'
import type { PageSource } from '../../../sources/source/page-source.ts'
import type { DocsSettings } from '../../../sources/source/settings/settings.ts'
import { escapeHtml, htmlDocument } from './html-document.ts'
import type { Look } from './look.ts'
import type { Navigation, PageNavigation } from './navigation.ts'

export interface Site {
  domain: string
  version: string | undefined
  /** SHA of the commit that the site shows. */
  commit: string | undefined
  buildId: string
  basePath: string
  hrefs: Hrefs
  logo: { light: string; dark: string } | undefined
  favicon: string | undefined
  settings: DocsSettings | undefined
  links: Look['links']
  pages: PageSource[]
  navigation: Navigation
  css: string
  /** Paths of the files that pages refer to. */
  assets: { css: string; script: string }
}

export interface RenderedContent {
  path: string
  title: string
  description: string
  html: string
  headings: Heading[]
  /** Layout, such as `custom`. */
  mode: string
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
export function pageHtml(site: Site, page: RenderedContent): string {
  // Pages with a layout of their own have no table of contents, and some no navigation either.
  const contents = page.mode === '' ? tableOfContents(page.headings) : ''
  const hasSidebar = page.mode !== 'custom' && page.mode !== 'center'
  const navigation = site.navigation.of(page.path)
  const { divisions } = navigation
  const body = [
    '<a class="skip" href="#content-area">Skip to content</a>',
    topBar(site, page, hasSidebar),
    divisions && `<nav class="divisions" aria-label="Sections">${divisions}</nav>`,
    `<div class="columns"${page.mode && ` data-mode="${escapeHtml(page.mode)}"`}>`,
    hasSidebar ? sidebar(navigation) : '',
    '<main id="content-area">',
    `<article id="content" class="markdown-body">\n${page.html}</article>`,
    '</main>',
    page.mode === '' ? besideContents(contents) : '',
    '</div>'
  ]
  const title = `${page.title} · ${site.settings?.name ?? site.domain}`
  return htmlDocument(title, headOf(site, page), body.filter(Boolean).join('\n'))
}

function headOf(site: Site, page: RenderedContent): string {
  const href = (path: string): string => site.hrefs.to(page.path, path)
  const canonical = page.canonical ?? canonicalUrl(site, page.path)
  return [
    meta('description', page.description),
    meta('version', site.version),
    meta('commit', site.commit),
    meta('build-id', site.buildId),
    `<link rel="canonical" href="${escapeHtml(canonical)}">\n`,
    `<link rel="icon" href="${site.favicon === undefined ? ICON : href(site.favicon)}">\n`,
    `<link rel="stylesheet" href="${href(site.assets.css)}">\n`,
    `<script defer src="${href(site.assets.script)}"></script>\n`,
    page.head ?? ''
  ].join('')
}

/** With the ids that the service gives to its search bars. */
function topBar(site: Site, page: RenderedContent, hasMenu: boolean): string {
  const search = 'type="button" class="search" aria-label="Open search"'
  const badge = site.version === undefined ? '' : `<span class="version">${escapeHtml(site.version)}</span>`
  const home = site.hrefs.to(page.path, 'index.html')
  return `<header class="bar" id="navbar">
${hasMenu ? '<button class="menu" popovertarget="sidebar">Menu</button>\n' : ''}\
<a class="brand" href="${home}">${brand(site, page)}</a>${badge}
<button id="search-bar-entry" ${search}>Search…<kbd>Ctrl K</kbd></button>
<button id="search-bar-entry-mobile" ${search}>Search</button>${barLinks(site)}
</header>`
}

function sidebar({ divisions, sidebar: pages }: PageNavigation): string {
  const sections = divisions && `<div class="divisions">${divisions}</div>\n`
  return `<nav class="sidebar" id="sidebar" popover aria-label="Pages">\n${sections}${pages}\n</nav>`
}

function besideContents(contents: string): string {
  const list = contents && `\n<nav aria-label="On this page"><p>On this page</p>${contents}</nav>`
  return `<aside class="contents beside">${list}\n</aside>`
}

/** The public address of a page: without extension. */
export function canonicalUrl({ domain, basePath }: Pick<Site, 'domain' | 'basePath'>, path: string): string {
  return `https://${domain}${basePath}/${encodePath(path.replace(/(^|\/)index$/, ''))}`
}

function brand({ settings, domain, logo, hrefs }: Site, { path }: RenderedContent): string {
  const name = escapeHtml(settings?.name ?? domain)
  if (logo === undefined) return name
  const image = (file: string, scheme: string): string =>
    `<img class="${scheme}-only" src="${hrefs.to(path, file)}" alt="${name}">`
  return image(logo.light, 'light') + image(logo.dark, 'dark')
}

function tableOfContents(headings: Heading[]): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3)
  if (shown.length < 2) return ''
  const items = shown.map(
    ({ id, text, level }) => `<li class="h${level}"><a href="#${encodeURI(id)}">${escapeHtml(text)}</a></li>`
  )
  return `<ul>${items.join('')}</ul>`
}

function barLinks({ links: shown }: Site): string {
  const links = shown.map(({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
  return links.length === 0 ? '' : `<nav class="bar-links" aria-label="Links">${links.join('')}</nav>`
}

function meta(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">\n` : ''
}
