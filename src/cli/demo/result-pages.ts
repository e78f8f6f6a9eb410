import { readFile } from 'node:fs/promises'
import type { Front } from '../../../servers/host/site-host.ts'
import { addressOf } from '../../../servers/server.ts'
import { htmlDocument, readStyle } from '../../emulator/site/theme/html-document.ts'
import { markdownToHtml } from '../../sources/content/parse/satteri.ts'
import type { Results } from './chain.ts'
import { ownFile } from '../../runtime/own-file.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** Results on the start page, in display order. */
const VIEWS = {
  Site: { address: '/', about: 'the published site, on a local web server' },
  Report: { address: '/-/report', about: 'findings and changes in the last export' },
  Summary: { address: '/-/summary', about: 'the summary of each action' }
}

/** Serves the result pages below `/-/`. All other addresses belong to the site. */
export function resultPages(results: Results): Front {
  return (request, response, host) => {
    const { path = '' } = addressOf(request) ?? {}
    const origin = `http://${response.req.headers.host ?? 'localhost'}`
    // Replaces the site's addresses with this server's address. The site server of the demo run has already stopped.
    const here = (html: string) =>
      results.addresses.reduce((text, address) => text.replaceAll(address, origin), html)
    contentOf(path.replace(/\/+$/, ''), results)
      .then(html => (html === undefined ? host() : response.writeHead(200, HTML).end(here(html))))
      .catch(() => response.destroy())
  }
}

async function contentOf(path: string, results: Results): Promise<string | undefined> {
  if (path === '/-') return await page('Static docs export', startPage(results))
  if (path === VIEWS.Summary.address) return await page('Summaries', summaries(results))
  return path === VIEWS.Report.address ? await readFile(results.report, 'utf8') : undefined
}

function startPage({ changedPage }: Results): string {
  const cards = Object.entries(VIEWS).map(([name, { address, about }]) => {
    const options = 'tabindex="-1" scrolling="no" loading="lazy"'
    const picture = `<iframe src="${address}" title="${name}" ${options}></iframe>`
    return `<a class="card" href="${address}"><span class="picture">${picture}</span>
<strong>${name}</strong><span>${about}</span></a>`
  })
  return `<h1>Static docs export</h1>
<p>The actions produced these results on this machine: an export with its checks, the files that finish
adds (such as Markdown), an upload to a local S3 server, and a check of what readers get. The four actions
ran twice, the second time with ${changedPage === undefined ? 'the same site' : 'one changed page'}.</p>
<div class="cards">${cards.join('\n')}</div>`
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

async function page(title: string, content: string): Promise<string> {
  const style = await readStyle(ownFile('cli/demo/results.css'))
  return htmlDocument(
    title,
    `<link rel="icon" href="data:,">\n<style>${style}</style>\n`,
    `<main>\n${content}\n</main>`
  )
}
