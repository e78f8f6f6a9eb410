import { readFile } from 'node:fs/promises'
import type { Front } from '../../../stand-ins/host/site-host.ts'
import { addressOf } from '../../../stand-ins/server.ts'
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
  if (path === '/-') return page('Static docs export', startPage())
  const [, name = ''] = /^\/-\/([a-z]+)$/.exec(path) ?? []
  if (Object.hasOwn(VIEWS, name)) return view(name as keyof typeof VIEWS)
  if (path === '/-/content/summary') return page('Summaries', summaries(results))
  if (path === '/-/content/report') return await readFile(results.report, 'utf8')
  if (path !== '/-/content/findings') return undefined
  return page('Findings', findings(JSON.parse(await readFile(results.checks, 'utf8')) as Checks))
}

function startPage(): string {
  const cards = Object.entries(VIEWS).map(
    ([name, { content, about }]) => `<a class="card" href="/-/${name}">
<span class="picture"><iframe src="${content}" title="${titleOf(name)}" tabindex="-1" scrolling="no" loading="lazy"></iframe></span>
<strong>${titleOf(name)}</strong><span>${about}</span></a>`
  )
  return `<h1>Static docs export</h1>
<p>The actions made all of this on this machine: an emulated service, an export with its checks, a publish to a local S3 server, and a verification of what readers get. Twice, the second time with one changed page.</p>
<div class="cards">${cards.join('\n')}</div>`
}

/** One result in full size, with a bar that leads to the others and back. */
function view(name: keyof typeof VIEWS): string {
  const links = Object.keys(VIEWS).map(
    other => `<a href="/-/${other}"${other === name ? ' aria-current="page"' : ''}>${titleOf(other)}</a>`
  )
  return page(
    titleOf(name),
    `<nav class="bar"><a href="/-/">← Start</a>${links.join('')}<a href="${VIEWS[name].content}">Without this bar</a></nav>
<iframe class="full" src="${VIEWS[name].content}" title="${titleOf(name)}"></iframe>`
  )
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

interface Checks {
  findings: { kind: string; target: string; pages: string[] }[]
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
  const rows = list.map(({ kind, target, pages }) => {
    const links = pages.map(each => `<a href="/${escapeMarkup(each)}">${escapeMarkup(each)}</a>`)
    return `<tr><td>${kind}</td><td><code>${escapeMarkup(target)}</code></td><td>${withMore(links, 3).join(', ')}</td></tr>`
  })
  if (rows.length === 0) return '<h1>Findings</h1><p>No problems.</p>'
  return `<h1>Findings</h1><table><tr><th>Kind</th><th>Target</th><th>Pages</th></tr>${rows.join('\n')}</table>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #30363d); --quiet: light-dark(#57606a, #8b949e) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
section { border: 1px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; overflow-x: auto }
.step { color: var(--quiet); text-transform: capitalize; margin-bottom: 0 }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .75rem; text-align: left }
code { background: light-dark(#eff1f3, #262c36); padding: .1rem .3rem; border-radius: 4px; font-size: 85% }
blockquote { border-left: .25rem solid var(--line); margin: 1rem 0; padding: 0 1rem }
blockquote.warning { border-color: #9a6700 }
blockquote.caution { border-color: #cf222e }
blockquote.tip, blockquote.note { border-color: #0969da }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1.5rem }
.card { display: block; color: inherit; text-decoration: none; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; padding-bottom: .75rem }
.card:hover, .card:focus-visible { border-color: #0969da }
.card strong { display: block; margin: .75rem 1rem 0; font-size: 1.1rem }
.card > span:last-child { display: block; margin: 0 1rem; color: var(--quiet) }
.picture { display: block; position: relative; height: 16rem; overflow: hidden; border-bottom: 1px solid var(--line) }
.picture iframe { position: absolute; width: 250%; height: 250%; border: 0; transform: scale(.4); transform-origin: 0 0; pointer-events: none; background: Canvas }
.bar { position: fixed; inset: 0 0 auto; height: 3rem; display: flex; align-items: center; gap: 1.25rem; padding: 0 1rem; border-bottom: 1px solid var(--line); background: Canvas; overflow-x: auto; white-space: nowrap }
.bar a:last-child { margin-left: auto; color: var(--quiet) }
.bar [aria-current] { font-weight: 600; color: inherit; text-decoration: none }
.full { position: fixed; inset: 3rem 0 0; width: 100%; height: calc(100% - 3rem); border: 0; background: Canvas }
</style>
${body}
</html>
`
}
