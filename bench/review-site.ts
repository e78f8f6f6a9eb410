import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const CHUNKS = 40
const FIGURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>'

const WORDS =
  'the export of a site takes its pages and assets from the service to the place where readers find them and every link must lead to one of them so that nobody sees an error page when they follow a guide'.split(
    ' '
  )

/**
 * Makes a documentation site with known problems: a broken link, a broken anchor and a missing image on every 50th
 * page. Links contain the complete file name, because all checkers support such links.
 */
export function makeReviewSite(folder: string, pages: number): void {
  const put = (path: string, content: string) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  put('index.html', pageHtml(0, pages))
  put('404.html', '<!doctype html><title>Not found</title><p>Not found</p>')
  for (let i = 1; i < pages; i++) put(pathOf(i).slice(1), pageHtml(i, pages))
  put('assets/main.css', '@font-face{src:url(font.woff2)} body{background:url("/assets/logo.svg")}')
  put('assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  put('assets/font.woff2', '')
  for (let i = 0; i < CHUNKS; i++) put(`assets/chunk-${i}.js`, `export const chunk = ${i}\n`)
  for (let i = 0; i < 2 * pages; i++) put(`images/figure-${i}.svg`, FIGURE)
}

/** Returns the missing targets: a page, an anchor and an image for each page with problems. */
export function defectsOf(pages: number): string[] {
  return Array.from({ length: pages }, (_, page) => page)
    .filter(hasDefects)
    .flatMap(page => [`removed-${page}.html`, `#removed-${page}`, `removed-${page}.png`])
}

function hasDefects(page: number): boolean {
  return page % 50 === 7
}

function pathOf(page: number): string {
  return page === 0 ? '/index.html' : `/guides/section-${page % 20}/page-${page}.html`
}

function pageHtml(page: number, pages: number): string {
  const text = (from: number, length: number) =>
    Array.from({ length }, (_, i) => WORDS[(from * 7 + i * 3) % WORDS.length]).join(' ')
  const navigation = Array.from(
    { length: 100 },
    (_, i) =>
      `<li class="nav-item"><a class="nav-link px-2 py-1 rounded" href="${pathOf((i * 7) % pages)}"><svg width="16" height="16" viewBox="0 0 16 16"><path d="M2 4h12v1H2z"/></svg><span>${text(i, 3)}</span></a></li>`
  )
  const sections = Array.from(
    { length: 20 },
    (_, i) =>
      `<section><h2 id="section-${i}">${text(i, 4)} <a href="#section-${i}">#</a></h2><p>${text(page + i, 100)} <a href="${pathOf((page + i) % pages)}#section-${i}">${text(i, 2)}</a></p><pre><code class="language-ts">${`  <span class="token keyword">await</span> <span class="token function">call</span>()\n`.repeat(8)}</code></pre></section>`
  )
  const scripts = Array.from(
    { length: 12 },
    (_, i) => `<script src="/assets/chunk-${(page + i) % CHUNKS}.js" defer></script>`
  )
  const figures = [0, 1].map(i => `<img src="/images/figure-${2 * page + i}.svg" alt="${text(i, 4)}">`)
  const defects = hasDefects(page)
    ? `<a href="/guides/removed-${page}.html">x</a><a href="/index.html#removed-${page}">y</a><img src="/assets/removed-${page}.png" alt="">`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(page, 5)}</title>
<link rel="stylesheet" href="/assets/main.css">${scripts.join('')}</head><body><nav><ul>${navigation.join('\n')}</ul></nav>
<main>${figures.join('')}${sections.join('\n')}${defects}</main></body></html>\n`
}
