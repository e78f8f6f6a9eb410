import { readFile } from 'node:fs/promises'
import type { Front } from '../../../servers/host/site-host.ts'
import { addressOf } from '../../../servers/server.ts'
import { htmlDocument, readStyle } from '../../emulator/site/theme/html-document.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { markdownToHtml } from '../../sources/content/parse/satteri.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import type { Results } from './chain.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** What the start page shows, in its order. `/-/NAME` is a page with a bar that leads back, and `content` in a frame. */
const VIEWS = {
  site: { content: '/', about: 'as a local web server shows what was published' },
  report: { content: '/-/content/report', about: 'findings, changes, history and sizes of the last export' },
  summary: { content: '/-/content/summary', about: 'what each action says at its end' },
  findings: { content: '/-/content/findings', about: 'every problem, with the pages where it is' }
} as const

/** The pages below `/-/`; other addresses are the site's. */
export function resultPages(results: Results): Front {
  return (request, response, host) => {
    const { path = '' } = addressOf(request) ?? {}
    const origin = `http://${response.req.headers.host ?? 'localhost'}`
    // The report and the summary link to where the site was: here, that is this server.
    const here = (html: string) =>
      results.addresses.reduce((text, address) => text.replaceAll(address, origin), html)
    contentOf(path.replace(/\/+$/, ''), results)
      .then(html => (html === undefined ? host() : response.writeHead(200, HTML).end(here(html))))
      .catch(() => response.destroy())
  }
}

async function contentOf(path: string, results: Results): Promise<string | undefined> {
  if (path === '/-') return await page('Static docs export', startPage(results))
  const [, name = ''] = /^\/-\/([a-z]+)$/.exec(path) ?? []
  if (Object.hasOwn(VIEWS, name)) return await view(name as keyof typeof VIEWS)
  if (path === '/-/content/summary') return await page('Summaries', summaries(results))
  if (path === '/-/content/report') return await readFile(results.report, 'utf8')
  if (path !== '/-/content/findings') return undefined
  return await page('Findings', findings(JSON.parse(await readFile(results.checks, 'utf8')) as Checks))
}

function startPage({ changedPage }: Results): string {
  const cards = Object.entries(VIEWS).map(([name, { content, about }]) => {
    const options = 'tabindex="-1" scrolling="no" loading="lazy"'
    const picture = `<iframe src="${content}" title="${titleOf(name)}" ${options}></iframe>`
    return `<a class="card" href="/-/${name}"><span class="picture">${picture}</span>
<strong>${titleOf(name)}</strong><span>${about}</span></a>`
  })
  return `<h1>Static docs export</h1>
<p>The actions made all of this on this machine: an export with its checks, a publish to a local S3 server, and a
verification of what readers get. Twice, the second time with ${changedPage === undefined ? 'the same site' : 'one changed page'}.</p>
<div class="cards">${cards.join('\n')}</div>`
}

/** One result in full size, with a bar that leads to the others and back. */
async function view(name: keyof typeof VIEWS): Promise<string> {
  const { content } = VIEWS[name]
  const links = Object.keys(VIEWS).map(
    other => `<a href="/-/${other}"${other === name ? ' aria-current="page"' : ''}>${titleOf(other)}</a>`
  )
  const bar = ['<a href="/-/">← Start</a>', ...links, `<a href="${content}">Without this bar</a>`]
  return await documentOf(
    titleOf(name),
    `<div class="view"><nav>${bar.join('')}</nav>
<iframe src="${content}" title="${titleOf(name)}"></iframe></div>`
  )
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

interface Checks {
  findings: { kind: string; target: string; destination?: string; pages: string[] }[]
}

function summaries({ summaries: list }: Results): string {
  const parts = list.map(({ title, markdown: text }) => {
    const html = markdownToHtml(text).replaceAll(
      /<blockquote>\s*<p>\[!(\w+)\]\s*/g,
      (_, kind: string) => `<blockquote class="${kind.toLowerCase()}"><p>`
    )
    return `<section><p class="step">${title}</p>${html}</section>`
  })
  return `<h1>Summaries</h1>${parts.join('\n')}`
}

function findings({ findings: list }: Checks): string {
  const code = (text: string) => `<code>${escapeMarkup(text)}</code>`
  const rows = list.map(({ kind, target, destination, pages }) => {
    const links = pages.map(each => `<a href="/${escapeMarkup(each)}">${escapeMarkup(each)}</a>`)
    const places = withMore(links, 3).join(', ')
    const way = [target, ...(destination === undefined ? [] : [destination])].map(code).join(' → ')
    return `<tr><td>${kind}</td><td>${way}</td><td>${places}</td></tr>`
  })
  if (rows.length === 0) return '<h1>Findings</h1><p>No problems.</p>'
  const head = '<tr><th>Kind</th><th>Target</th><th>Pages</th></tr>'
  return `<h1>Findings</h1><table class="findings">${head}${rows.join('\n')}</table>`
}

async function page(title: string, content: string): Promise<string> {
  return await documentOf(title, `<main>\n${content}\n</main>`)
}

async function documentOf(title: string, body: string): Promise<string> {
  const style = await readStyle(new URL('results.css', import.meta.url))
  return htmlDocument(title, `<link rel="icon" href="data:,">\n<style>${style}</style>\n`, body)
}
