import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { escapeText, htmlDocument, readStyle } from '../site/theme/html-document.ts'
import { jobsHtml, type JobsData } from './jobs-list.ts'
import { ownFile } from '../../runtime/own-file.ts'

/** Commands to try with the emulator. They contain the name of the program that started the emulator. */
export interface PageCommands {
  /** Names and addresses of the servers that run in addition to the emulator. */
  servers: Record<string, string> | undefined
  variables: string
  commands: string[]
}

export interface HomePageData extends JobsData {
  url: string
  storeUrl: string
  key: string
  startPath: string
  commands: PageCommands | undefined
}

/** Responds to `GET /` with the home page, and to `GET /?jobs` with only the job list. */
export function pageHandler(prefix: string, data: () => HomePageData) {
  const paths = new Set(['/', prefix, `${prefix}/`])
  return async ({ url = '/', headers }: IncomingMessage): Promise<Response | undefined> => {
    const [path = '', query] = url.split('?')
    // Prevents DNS rebinding: a page whose foreign host name resolves to this machine must not read the key.
    if (!paths.has(path) || !isOwnHost(headers.host ?? '')) return undefined
    return query === 'jobs' ? htmlResponse(jobsHtml(data())) : await homePage(data())
  }
}

function isOwnHost(header: string): boolean {
  return ['127.0.0.1', 'localhost'].includes(header.replace(/:\d+$/, '').toLowerCase())
}

/** Renders the page with the key, commands and jobs. Without JavaScript, the page reloads to refresh the jobs. */
async function homePage(data: HomePageData): Promise<Response> {
  const css = await readStyle(assetUrl('home.css'))
  const script = await readFile(assetUrl('home.js'), 'utf8')
  const head = `<link rel="icon" href="data:,">
<style>${css}</style>
<noscript><meta http-equiv="refresh" content="3"></noscript>
`
  const body = `<main>
<h1>Documentation service emulator</h1>
<p class="lead">Emulates the API of the documentation service, so that you can try the actions without a plan or an API key.</p>
${section('Connection', connection(data))}
${section('Jobs', `${startForm(data)}\n<div id="live" aria-live="polite">${jobsHtml(data)}</div>`)}
${data.commands === undefined ? '' : section('Commands', commandsHtml(data.commands))}
</main>
<script>${script}</script>`
  const policy = [
    `default-src 'none'; style-src '${sourceHash(css)}'; script-src '${sourceHash(script)}'`,
    "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  ].join('; ')
  const html = htmlDocument('Documentation service emulator', head, body)
  return htmlResponse(html, { 'content-security-policy': policy })
}

function htmlResponse(html: string, headers: Record<string, string> = {}): Response {
  const all = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers }
  return new Response(html, { headers: all })
}

function section(title: string, content: string): string {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${content}\n</section>`
}

function connection({ url, key, storeUrl, commands }: HomePageData): string {
  const settings = { 'base-url': url, 'api-key': key, store: storeUrl, ...commands?.servers }
  return `<dl>
<dt>domain</dt><dd>any, for example docs.example.com</dd>
${Object.entries(settings).map(setting).join('\n')}
</dl>`
}

function commandsHtml({ variables, commands }: PageCommands): string {
  return `<p>In a shell, set these variables once:</p>
${commandBlock(variables)}
<p>Then run each action:</p>
${commands.map(commandBlock).join('\n')}`
}

function startForm(data: HomePageData): string {
  return `<form class="start" hidden data-path="${escapeText(data.startPath)}" data-key="${escapeText(data.key)}">
<label for="domain">Domain</label>
<input id="domain" name="domain" required spellcheck="false" value="docs.example.com">
<button>Start an export</button>
<output></output>
</form>`
}

function setting([name, value]: [string, string]): string {
  return `<dt>${escapeText(name)}</dt><dd><code>${escapeText(value)}</code>${copyButton(value, name)}</dd>`
}

function commandBlock(text: string): string {
  const pre = `<pre tabindex="0"><code>${escapeText(text)}</code></pre>`
  return `<div class="command">${pre}${copyButton(text, 'command')}</div>`
}

function copyButton(text: string, name: string): string {
  const label = `aria-label="Copy ${escapeText(name)}"`
  return `<button type="button" class="copy" data-copy="${escapeText(text)}" ${label}>Copy</button>`
}

function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function assetUrl(name: string): URL {
  return ownFile(`emulator/home/assets/${name}`)
}
