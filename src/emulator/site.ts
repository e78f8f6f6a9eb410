import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Docs, DocsPage } from './docs.ts'
import { escapeHtml, relativeHref, renderMarkdown } from './markdown.ts'
import { canonical, pageHtml, type Site } from './page.ts'

interface Order {
  domain: string
  version?: string | undefined
  paths?: string[] | undefined
}

interface Rendering {
  docs: Docs
  order: Order
  folder: string
  pace: { move: () => Promise<void> }
}

/** Writes the site into `folder`, page by page, and tells how far it is after each one. */
export async function* renderSite({
  docs,
  order,
  folder,
  pace
}: Rendering): AsyncGenerator<{ done: number; total: number }> {
  const { domain, version, paths } = order
  const pages = docs.pages.filter(({ path }) => paths?.includes(path) ?? true)
  const site: Site = { domain, version, pages }
  const hrefs = new Map(docs.files.map(file => [file, file]))
  for (const page of pages) hrefs.set(page.source, `${page.path}.html`)
  for (const [index, page] of pages.entries()) {
    await pace.move()
    await write(folder, `${page.path}.html`, pageHtml(site, { ...page, ...renderMarkdown(page, hrefs) }))
    yield { done: index + 1, total: pages.length }
  }
  if (!pages.some(({ path }) => path === 'index')) await write(folder, 'index.html', contentsPage(site))
  for (const file of docs.files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(join(docs.folder, file), join(folder, file))
  }
  const css = await readFile(new URL('site.css', import.meta.url), 'utf8')
  await write(folder, 'site.css', css)
  await write(folder, '404.html', notFoundPage(site, css))
  await write(folder, 'sitemap.xml', sitemap(site))
  await write(folder, 'robots.txt', `User-agent: *\nAllow: /\nSitemap: https://${domain}/sitemap.xml\n`)
  // Keeps GitHub Pages from leaving out names that begin with an underscore.
  await write(folder, '.nojekyll', '')
}

/** Stands in for a home page that the docs folder does not have. */
function contentsPage(site: Site): string {
  const item = ({ path, title, description }: DocsPage): string =>
    `<li><a href="${relativeHref('index', `${path}.html`)}"><b>${escapeHtml(title)}</b>${
      description && `<span>${escapeHtml(description)}</span>`
    }</a></li>`
  const html = `<h1>${escapeHtml(site.domain)}</h1>\n<ul class="cards">${site.pages.map(item).join('')}</ul>\n`
  return pageHtml(site, { path: 'index', title: 'Contents', description: '', html, headings: [] })
}

/** Shown at any depth, so it carries its style and knows the site by its full address only. */
function notFoundPage({ domain }: Site, css: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Page not found · ${escapeHtml(domain)}</title>
<style>${css}</style>
</head>
<body>
<main class="lost">
<h1>Page not found</h1>
<p>There is nothing at this address. <a href="https://${escapeHtml(domain)}/">Go to the start of ${escapeHtml(domain)}</a>.</p>
</main>
</body>
</html>
`
}

function sitemap(site: Site): string {
  const urls = site.pages.map(({ path }) => `<url><loc>${escapeHtml(canonical(site, path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

async function write(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
