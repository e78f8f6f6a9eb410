import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { escapeText, htmlDocument, readStyle } from '../site/theme/html-document.ts'
import { jobsHtml, type JobsData } from './jobs-list.ts'

/** What to try with the emulator, in the words of the program that started it. */
export interface PageCommands {
  /** Servers that run beside the emulator. */
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

interface Pages {
  prefix: string
  host: string
  data: () => HomePageData
}

/** Responds to `GET /`, with `?jobs` for the jobs alone. */
export function pageHandler({ prefix, host, data }: Pages) {
  const paths = new Set(['/', prefix, `${prefix}/`])
  return async ({ url = '/', headers }: IncomingMessage): Promise<Response | undefined> => {
    const [path = '', query] = url.split('?')
    // A page of another host whose name resolves to this machine must not read the key.
    if (!paths.has(path) || !isOwnHost(headers.host ?? '', host)) return undefined
    return query === 'jobs' ? htmlResponse(jobsHtml(data())) : await homePage(data())
  }
}

function isOwnHost(header: string, host: string): boolean {
  const name = header.replace(/:\d+$/, '').toLowerCase()
  return ['127.0.0.1', 'localhost', '[::1]', host.toLowerCase()].includes(name)
}

/** The page at `GET /`: key, commands, and jobs. Works without a script; the script updates the jobs. */
async function homePage(data: HomePageData): Promise<Response> {
  const css = await readStyle(assetUrl('home.css'))
  const script = await readFile(assetUrl('home.js'), 'utf8')
  const head = `<link rel="icon" href="data:,">
<style>${css}</style>
<noscript><meta http-equiv="refresh" content="3"></noscript>
`
  const body = `<main>
<h1>Documentation service emulator</h1>
<p class="lead">The API of the documentation service on this machine, to try the actions without a plan or a key.</p>
${section('Connection', connection(data))}
${section('Jobs', `${startForm(data)}\n<div id="live" aria-live="polite">${jobsHtml(data)}</div>`)}
${data.commands === undefined ? '' : section('Commands', commandsHtml(data.commands))}
</main>
<script>${script}</script>`
  const policy = [
    "default-src 'none'",
    `style-src '${sourceHash(css)}'`,
    `script-src '${sourceHash(script)}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
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
  const others = Object.entries(commands?.servers ?? {}).map(([name, value]) => setting(name, value))
  return `<dl>
${setting('base-url', url)}
${setting('api-key', key)}
<dt>domain</dt><dd>any, for example docs.example.com</dd>
${[setting('store', storeUrl), ...others].join('\n')}
</dl>`
}

function commandsHtml({ variables, commands }: PageCommands): string {
  return `<p>In a shell, once:</p>
${commandBlock(variables)}
<p>Then each action:</p>
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

function setting(name: string, value: string): string {
  const copy = `data-copy="${escapeText(value)}" aria-label="Copy ${escapeText(name)}"`
  const button = `<button type="button" class="copy" ${copy}>Copy</button>`
  return `<dt>${escapeText(name)}</dt><dd><code>${escapeText(value)}</code>${button}</dd>`
}

function commandBlock(text: string): string {
  const button = `<button type="button" class="copy" data-copy="${escapeText(text)}">Copy</button>`
  return `<div class="command"><pre tabindex="0"><code>${escapeText(text)}</code></pre>${button}</div>`
}

function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function assetUrl(name: string): URL {
  return new URL(`assets/${name}`, import.meta.url)
}
