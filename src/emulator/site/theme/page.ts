import { encodePath, type Hrefs } from '../hrefs.ts'
import type { PageSource } from '../../../sources/source/page-source.ts'
import type { DocsSettings } from '../../../sources/source/settings/settings.ts'
import { escapeText, htmlDocument } from './html-document.ts'
import type { Navigation } from './navigation.ts'

export interface Site {
  domain: string
  version: string | undefined
  /** SHA of the commit that the site shows. */
  commit: string | undefined
  buildId: string
  basePath: string
  searchNote: string | undefined
  hrefs: Hrefs
  settings: DocsSettings | undefined
  pages: PageSource[]
  navigation: Navigation
  /** Paths of the style sheet and the script. */
  assets: { css: string; script: string }
}

export interface RenderedContent {
  path: string
  title: string
  description: string
  html: string
  canonical?: string
}

export function pageHtml(site: Site, page: RenderedContent): string {
  const { divisions, sidebar } = site.navigation.of(page.path)
  const body = [
    topBar(site, page),
    divisions && `<nav class="divisions" aria-label="Sections">${divisions}</nav>`,
    '<div class="layout">',
    `<nav class="sidebar" id="sidebar" popover aria-label="Pages">\n${sidebar}\n</nav>`,
    '<main id="content-area">',
    `<article id="content">\n${page.html}</article>`,
    '</main>',
    '</div>'
  ]
  const title = `${page.title} · ${site.settings?.name ?? site.domain}`
  return htmlDocument(title, headOf(site, page), body.filter(Boolean).join('\n'))
}

function headOf(site: Site, page: RenderedContent): string {
  const href = (path: string): string => site.hrefs.to(page.path, path)
  const canonical = page.canonical ?? canonicalUrl(site, page.path)
  return [
    // From this tag, the checks know that an export does not contain the files that the service creates on request.
    meta('generator', 'Mintlify'),
    meta('description', page.description),
    meta('version', site.version),
    meta('commit', site.commit),
    meta('build-id', site.buildId),
    `<link rel="canonical" href="${escapeText(canonical)}">\n`,
    '<link rel="icon" href="data:,">\n',
    `<link rel="stylesheet" href="${href(site.assets.css)}">\n`,
    `<script defer src="${href(site.assets.script)}"></script>\n`
  ].join('')
}

/** Uses the service's ids for the search buttons. */
function topBar(site: Site, page: RenderedContent): string {
  const { version, domain, settings, searchNote } = site
  const note = searchNote === undefined ? '' : ` data-note="${escapeText(searchNote)}"`
  const search = `type="button" aria-label="Open search"${note}`
  const badge = version === undefined ? '' : `<span class="version">${escapeText(version)}</span>`
  const home = site.hrefs.to(page.path, 'index.html')
  return `<header class="bar" id="navbar">
<button class="menu" popovertarget="sidebar">Menu</button>
<a class="brand" href="${home}">${escapeText(settings?.name ?? domain)}</a>${badge}
<button id="search-bar-entry" ${search}>Search…</button>
<button id="search-bar-entry-mobile" ${search}>Search</button>
</header>`
}

/** Returns the public address of a page, without extension. */
export function canonicalUrl({ domain, basePath }: Pick<Site, 'domain' | 'basePath'>, path: string): string {
  return `https://${domain}${basePath}/${encodePath(path.replace(/(^|\/)index$/, ''))}`
}

function meta(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeText(content)}">\n` : ''
}
