import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const WORDS =
  'the export of a site takes its pages and assets from the service to the place where readers find them and every link must lead to one of them so that nobody sees an error page when they follow a guide'.split(
    ' '
  )

/**
 * A documentation site with known problems, whose links name files in full, as all checkers understand them: on every
 * 50th page a broken link, a broken anchor and a missing image.
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
  put('assets/app.js', '')
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
  const defects =
    page % 50 === 7
      ? `<a href="/guides/removed-${page}.html">x</a><a href="/index.html#removed-${page}">y</a><img src="/assets/removed-${page}.png" alt="">`
      : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(page, 5)}</title>
<link rel="stylesheet" href="/assets/main.css"><script src="/assets/app.js" defer></script></head><body><nav><ul>${navigation.join('\n')}</ul></nav>
<main>${sections.join('\n')}${defects}</main></body></html>\n`
}
