import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Commit } from '../jobs/project-updates.ts'
import type { Docs, DocsPage } from './docs.ts'
import { escapeHtml } from './highlight.ts'
import { Hrefs, relativeHref } from './hrefs.ts'
import { htmlDocument, readStyle } from './html-document.ts'
import { renderMarkdown } from './markdown.ts'
import { navigationTree } from './navigation.ts'
import { canonicalUrl, pageHtml, type PageContent, type Site } from './page.ts'
import { MISSING_SITEMAP_PATH, PIXEL, problemPages } from './problems.ts'
import { searchIndex } from './search-index.ts'
import { assetPath, type SiteVariant } from './variant.ts'

interface SiteRequest {
  domain: string
  version: string | undefined
  paths: string[] | undefined
  commit: Commit | undefined
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
  const hrefs = new Hrefs(docs.files, selected)
  const added = problemPages(problems, domain)
  const pages = [...selected, ...added.map(navigationEntry)]
  const css = await readStyle(assetUrl('site.css'))
  const script = await readFile(assetUrl('site.js'), 'utf8')
  const sources = selected.map(({ path, title, markdown }) => [path, title, markdown])
  const site: Site = {
    domain,
    version,
    commit,
    buildId: variant.buildId,
    pages,
    tree: navigationTree(pages),
    assets: {
      css: assetPath('site.css', css, variant),
      script: assetPath('site.js', script, variant),
      // Named after the sources, because pages refer to it before it is complete.
      searchIndex: assetPath('search-index.js', JSON.stringify([sources, changedPages]), variant)
    }
  }
  const warnings: string[] = []
  const contents: PageContent[] = []
  for (const [at, page] of pages.entries()) {
    await beforePage(pages.length)
    const content = added[at - selected.length] ?? renderPage(page, { hrefs, changedPages, warnings })
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

function renderPage(
  page: DocsPage,
  { hrefs, changedPages, warnings }: { hrefs: Hrefs; changedPages: string[]; warnings: string[] }
): PageContent {
  const { path, title, description, source } = page
  const { html, headings, warnings: found } = renderMarkdown(page, hrefs)
  warnings.push(...found.map(warning => `${source}: ${warning}`))
  const change = changedPages.includes(path) ? '<p>This sentence was added to the page.</p>\n' : ''
  return { path, title, description, html: html + change, headings }
}

function navigationEntry({ path, title }: PageContent): DocsPage {
  const texts = { title, label: title, description: '', markdown: '' }
  return { path, source: '', ...texts, order: Infinity, hasHeading: true }
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
  return new URL(`assets/${name}`, import.meta.url)
}

async function write(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
