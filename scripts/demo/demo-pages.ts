import { readFile } from 'node:fs/promises'
import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Front } from '../../stand-ins/host/site-host.ts'

/** What `npm start -- --serve` shows beside the site. */
export interface DemoPages {
  summaries: { title: string; markdown: string }[]
  /** Path of the report of the last export. */
  report: string | undefined
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeStringify)

/** The pages below `/-/`; other addresses are the site's. */
export function demoFront(pages: DemoPages): Front {
  return ({ url = '/' }, response, host) => {
    const { pathname } = new URL(url, 'http://localhost')
    demoPage(pathname.replace(/^\/+|\/+$/g, ''), pages)
      .then(html => (html === undefined ? host() : response.writeHead(200, HTML).end(html)))
      .catch(() => response.destroy())
  }
}

async function demoPage(path: string, pages: DemoPages): Promise<string | Buffer | undefined> {
  switch (path) {
    case '-':
      return page('Static docs export', START)
    case '-/summary':
      return page('Job summary', await summaries(pages))
    case '-/report':
      return pages.report === undefined ? undefined : await readFile(pages.report)
    default:
      return undefined
  }
}

async function summaries({ summaries: list }: DemoPages): Promise<string> {
  const parts = list.map(async ({ title, markdown: text }) => {
    const html = String(await markdown.process(text)).replaceAll(
      /<blockquote>\s*<p>\[!(\w+)\]\s*/g,
      (_, kind: string) => `<blockquote class="${kind.toLowerCase()}"><p>`
    )
    return `<section><p class="step">${title}</p>${html}</section>`
  })
  return (await Promise.all(parts)).join('\n')
}

const START = `<h1>Static docs export</h1>
<p>These pages were made on this machine by the committed actions.</p>
<ul>
<li><a href="/">The site</a>, as a local web server shows what was published</li>
<li><a href="/-/report">The report</a> of the last export: findings, changes, history, sizes</li>
<li><a href="/-/summary">The job summaries</a>, as GitHub shows them under a workflow run</li>
</ul>`

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border: 1px solid light-dark(#d0d7de, #30363d); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; overflow-x: auto }
.step { color: light-dark(#57606a, #8b949e); text-transform: capitalize; margin-bottom: 0 }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { border: 1px solid light-dark(#d0d7de, #30363d); padding: .3rem .75rem; text-align: left }
code { background: light-dark(#eff1f3, #262c36); padding: .1rem .3rem; border-radius: 4px; font-size: 85%; white-space: nowrap }
blockquote { border-left: .25rem solid light-dark(#d0d7de, #30363d); margin: 1rem 0; padding: 0 1rem }
blockquote.warning { border-color: #9a6700 }
blockquote.caution { border-color: #cf222e }
blockquote.tip, blockquote.note { border-color: #0969da }
</style>
${body}
</html>
`
}
