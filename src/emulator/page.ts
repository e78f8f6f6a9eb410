import type { DocsPage } from './docs.ts'
import { escapeHtml, relativeHref, type Heading } from './markdown.ts'
import { navigation } from './nav.ts'

export interface Site {
  domain: string
  version: string | undefined
  pages: DocsPage[]
}

export interface PageContent {
  path: string
  title: string
  description: string
  html: string
  headings: Heading[]
}

const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b5bdb"/>' +
      '<path d="M9 10h14M9 16h14M9 22h9" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>'
  )

/** A whole page. All addresses are relative: the site works in any folder of any host, and from a disk. */
export function pageHtml(site: Site, page: PageContent): string {
  const home = relativeHref(page.path, 'index.html')
  const contents = tableOfContents(page.headings)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} · ${escapeHtml(site.domain)}</title>
${page.description && `<meta name="description" content="${escapeHtml(page.description)}">\n`}${versionMeta(site)}<link rel="canonical" href="${canonical(site, page.path)}">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${relativeHref(page.path, 'site.css')}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<button class="menu" popovertarget="sidebar">Menu</button>
<a class="brand" href="${home}">${escapeHtml(site.domain)}</a>${versionBadge(site)}
</header>
<div class="columns">
<nav class="sidebar" id="sidebar" popover aria-label="Pages">
${navigation(site.pages, page.path)}
</nav>
<main id="content">
<article>
${withContents(page.html, contents)}</article>
${neighbours(site.pages, page.path)}</main>
<aside class="contents beside">${contents && `\n<nav aria-label="On this page"><p>On this page</p>${contents}</nav>`}
</aside>
</div>
</body>
</html>
`
}

/** The site's own address of a page: without an ending, as its host serves it. */
export function canonical({ domain }: Site, path: string): string {
  return encodeURI(`https://${domain}/${path.replace(/(^|\/)index$/, '')}`)
}

/** For screens without room beside the text: folded up below the title. */
function withContents(html: string, contents: string): string {
  if (contents === '') return html
  const folded = `<details class="contents inline"><summary>On this page</summary>${contents}</details>\n`
  return html.includes('</h1>\n') ? html.replace('</h1>\n', end => end + folded) : folded + html
}

function tableOfContents(headings: Heading[]): string {
  const shown = headings.filter(({ level }) => level <= 3)
  if (shown.length < 2) return ''
  const items = shown.map(
    ({ id, text, level }) => `<li class="h${level}"><a href="#${encodeURI(id)}">${escapeHtml(text)}</a></li>`
  )
  return `<ul>${items.join('')}</ul>`
}

function neighbours(pages: DocsPage[], path: string): string {
  const index = pages.findIndex(page => page.path === path)
  if (index < 0) return ''
  const link = (page: DocsPage | undefined, rel: string, word: string): string =>
    page === undefined
      ? ''
      : `<a rel="${rel}" href="${relativeHref(path, `${page.path}.html`)}"><span>${word}</span>${escapeHtml(page.title)}</a>`
  const links = link(pages[index - 1], 'prev', 'Previous') + link(pages[index + 1], 'next', 'Next')
  return links && `<nav class="neighbours" aria-label="Previous and next page">${links}</nav>\n`
}

function versionMeta({ version }: Site): string {
  return version === undefined ? '' : `<meta name="version" content="${escapeHtml(version)}">\n`
}

function versionBadge({ version }: Site): string {
  return version === undefined ? '' : `<span class="version">${escapeHtml(version)}</span>`
}
