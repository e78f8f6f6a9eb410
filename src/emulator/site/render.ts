import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderText } from './content/page-content.ts'
import { Snippets } from './content/snippets.ts'
import { MISSING_SITEMAP_PATH, PIXEL, problemPages } from './problems.ts'
import type { Docs } from './source/docs.ts'
import { Hrefs, relativeHref } from './source/hrefs.ts'
import type { NavigationEntry } from './source/navigation-entries.ts'
import type { DocsPage } from './source/page-source.ts'
import { escapeHtml, htmlDocument, readStyle } from './theme/html-document.ts'
import { missingPages, Navigation } from './theme/navigation.ts'
import { canonicalUrl, pageHtml, type PageContent, type Site } from './theme/page.ts'
import { searchIndex } from './theme/search-index.ts'
import { assetPath, type SiteVariant } from './variant.ts'

interface SiteRequest {
  domain: string
  version: string | undefined
  paths: string[] | undefined
  /** SHA of the commit that the site shows. */
  commit: string | undefined
  variant: SiteVariant
}

interface Rendering {
  docs: Docs
  request: SiteRequest
  folder: string
  beforePage: (total: number) => Promise<void>
}

/** Writes the site into `folder` and yields after each page. */
export async function* renderSite({
  docs,
  request,
  folder,
  beforePage
}: Rendering): AsyncGenerator<{ done: number; total: number; warnings: string[] }> {
  const { domain, version, paths, commit, variant } = request
  const { problems = [], changedPages = [] } = variant
  const selected = docs.pages.filter(({ path }) => paths?.includes(path) ?? true)
  const { settings } = docs
  const sourcesOfLinks = { hrefs: new Hrefs(docs.files, selected), snippets: new Snippets(docs.folder) }
  const added = problemPages(problems, domain)
  const pages = [...selected, ...added.map(navigationEntry)]
  const css = (await readStyle(assetUrl('site.css'))) + accentCss(settings?.primaryColor)
  const script = await readFile(assetUrl('site.js'), 'utf8')
  const sources = selected.map(({ path, title, text }) => [path, title, text])
  const site: Site = {
    domain,
    version,
    commit,
    buildId: variant.buildId,
    settings,
    pages,
    navigation: new Navigation(withAdded(settings?.navigation, added), pages),
    assets: {
      css: assetPath('site.css', css, variant),
      script: assetPath('site.js', script, variant),
      // Named after the sources, because pages refer to it before it is complete.
      searchIndex: assetPath('search-index.js', JSON.stringify([sources, changedPages]), variant)
    }
  }
  const warnings = [...docs.warnings]
  if (settings && paths === undefined)
    for (const path of missingPages(settings.navigation, selected))
      warnings.push(`${settings.file}: page that does not exist: ${path}`)
  const renderPage = async (page: DocsPage): Promise<PageContent> => {
    const { path, title, description } = page
    const { html, headings, warnings: found } = await renderText(page, sourcesOfLinks)
    warnings.push(...found)
    const change = changedPages.includes(path) ? '<p>This sentence was added to the page.</p>\n' : ''
    return { path, title, description, html: html + change, headings }
  }
  const contents: PageContent[] = []
  for (const [at, page] of pages.entries()) {
    await beforePage(pages.length)
    const content = added[at - selected.length] ?? (await renderPage(page))
    contents.push(content)
    await write(folder, `${page.path}.html`, pageHtml(site, content))
    yield { done: at + 1, total: pages.length, warnings }
  }
  if (!pages.some(({ path }) => path === 'index')) await write(folder, 'index.html', contentsPage(site))
  for (const file of docs.files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(join(docs.folder, file), join(folder, file))
  }
  await write(folder, site.assets.css, css)
  await write(folder, site.assets.script, script)
  await write(folder, site.assets.searchIndex, searchIndex(contents))
  if (problems.includes('insecure-resource')) await write(folder, PIXEL.path, PIXEL.content)
  if (!problems.includes('missing-404')) await write(folder, '404.html', notFoundPage(site, css))
  const listed = pages.map(({ path }) => path)
  if (problems.includes('sitemap')) listed.push(MISSING_SITEMAP_PATH)
  await write(folder, 'sitemap.xml', sitemap(domain, listed))
  await write(folder, 'robots.txt', `User-agent: *\nAllow: /\nSitemap: https://${domain}/sitemap.xml\n`)
  // Without this file GitHub Pages omits names that begin with an underscore.
  await write(folder, '.nojekyll', '')
}

function navigationEntry({ path, title }: PageContent): DocsPage {
  return { path, source: '', title, label: title, description: '', order: Infinity, hidden: false, text: '' }
}

/** Pages with known problems are in the navigation too. */
function withAdded(
  navigation: NavigationEntry[] | undefined,
  added: PageContent[]
): NavigationEntry[] | undefined {
  if (navigation === undefined || navigation.length === 0 || added.length === 0) return navigation
  const entries = added.map(({ path }) => ({ page: path }))
  return [...navigation, { label: 'Problems', kind: 'group', entries }]
}

/** The color of the settings, mixed so that links stay readable in light and dark. */
function accentCss(color: string | undefined): string {
  if (color === undefined) return ''
  const [light, dark] = [
    `color-mix(in oklab, ${color} 85%, black)`,
    `color-mix(in oklab, ${color} 55%, white)`
  ]
  const tint = 'color-mix(in oklab, var(--link) 12%, var(--paper))'
  return `\n:root {\n  --link: light-dark(${light}, ${dark});\n  --tint: ${tint};\n}\n`
}

/** The home page of a site whose docs folder has none. */
function contentsPage(site: Site): string {
  const item = ({ path, title, description }: DocsPage): string =>
    `<li><a href="${relativeHref('index', `${path}.html`)}"><b>${escapeHtml(title)}</b>${
      description && `<span>${escapeHtml(description)}</span>`
    }</a></li>`
  const html = `<h1>${escapeHtml(site.domain)}</h1>\n<ul class="cards">${site.pages.map(item).join('')}</ul>\n`
  return pageHtml(site, { path: 'index', title: 'Contents', description: '', html, headings: [] })
}

/** Hosts show it at any depth: it contains its style, and links to the site by its full address. */
function notFoundPage({ domain }: Site, css: string): string {
  const body = `<main class="not-found">
<h1>Page not found</h1>
<p>No page exists at this address. <a href="https://${escapeHtml(domain)}/">Go to the home page of ${escapeHtml(domain)}</a>.</p>
</main>`
  return htmlDocument(`Page not found · ${domain}`, `<style>${css}</style>\n`, body)
}

function sitemap(domain: string, paths: string[]): string {
  const urls = paths.map(path => `<url><loc>${escapeHtml(canonicalUrl(domain, path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

function assetUrl(name: string): URL {
  return new URL(`theme/assets/${name}`, import.meta.url)
}

async function write(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
