import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ExportJob } from '../jobs/export-jobs.ts'
import type { ProjectUpdate } from '../jobs/project-updates.ts'
import { escapeHtml, htmlDocument, readStyle } from '../site/theme/html-document.ts'
import { actionCommand, domainOf, endpoints, workflowStep, type CommandData } from './commands.ts'

export interface HomePageData extends CommandData {
  storeUrl: string
  previewUrl: (job: ExportJob) => string
  archiveUrl: (job: ExportJob) => string
  warningsUrl: (job: ExportJob) => string
  startPath: string
}

const MAX_SHOWN_JOBS = 20
const MAX_SHOWN_WARNINGS = 50

/** The page at `GET /`: key, endpoints with commands, and jobs. Works without a script; the script updates the jobs. */
export async function homePage(data: HomePageData): Promise<Response> {
  const css = await readStyle(assetUrl('home.css'))
  const script = await readFile(assetUrl('home.js'), 'utf8')
  const head = `<link rel="icon" href="data:,">
<style>${css}</style>
<noscript><meta http-equiv="refresh" content="3"></noscript>
`
  const body = `<main>
<h1>Documentation service emulator</h1>
<p class="lead">The API of the documentation service on this machine, to try the actions without a plan or a key.</p>
<section aria-labelledby="connection">
<h2 id="connection">Connection</h2>
<dl>${setting('base-url', data.url)}${setting('api-key', data.key)}${domainSetting(data.domains)}${setting('store', data.storeUrl)}</dl>
<p>Run the export action against this emulator:</p>
${commandBlock(actionCommand(data))}
<p>Workflow step for a runner on this machine:</p>
${commandBlock(workflowStep(data))}
</section>
<section aria-labelledby="jobs">
<h2 id="jobs">Jobs</h2>
<form class="start" hidden data-path="${escapeHtml(data.startPath)}" data-key="${escapeHtml(data.key)}">
<label for="domain">Domain</label>
<input id="domain" name="domain" required spellcheck="false" value="${escapeHtml(domainOf(data))}"${data.domains ? ' list="domains"' : ''}>
${domainList(data.domains)}<button>Start an export</button>
<output></output>
</form>
<div id="live" aria-live="polite">${jobsHtml(data)}</div>
</section>
<section aria-labelledby="endpoints">
<h2 id="endpoints">Endpoints</h2>
${endpoints(data).map(endpointHtml).join('')}
</section>
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

export function jobsFragment(data: HomePageData): Response {
  return htmlResponse(jobsHtml(data))
}

function htmlResponse(html: string, headers: Record<string, string> = {}): Response {
  const all = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers }
  return new Response(html, { headers: all })
}

function jobsHtml(data: HomePageData): string {
  const newest = <T>(list: T[]): T[] => list.slice(-MAX_SHOWN_JOBS).reverse()
  const rows = [
    ...newest(data.exportJobs).map(job => exportRow(job, data)),
    ...newest(data.updates).map(updateRow),
    ...newest(data.agentJobs).map(agentRow)
  ]
  if (data.exportJobs.length === 0)
    rows.unshift('<li class="empty">No export job yet. Start one with the button or a command.</li>')
  return `<ul class="jobs">${rows.join('')}</ul>${warningsHtml(data)}`
}

function exportRow(job: ExportJob, { previewUrl, archiveUrl }: HomePageData): string {
  const { jobId, domain, version, branch, status, progress, pageCount, error, warnings, commit } = job
  const details = [
    plural(pageCount, 'page'),
    version === undefined ? '' : `version ${version}`,
    commit === undefined ? '' : `commit ${commit.sha.slice(0, 7)}`,
    warnings.length === 0 ? '' : plural(warnings.length, 'warning'),
    error ?? ''
  ]
  const bar = `<progress max="100" value="${progress}" aria-label="Progress of job ${escapeHtml(jobId)}">${progress}%</progress>`
  const links =
    status === 'completed'
      ? `<p class="links"><a href="${escapeHtml(previewUrl(job))}">Open the site</a> <a href="${escapeHtml(archiveUrl(job))}">Download the archive</a></p>`
      : ''
  const kind = branch === undefined ? 'Export' : 'Preview'
  return row({ kind, name: branch ?? domain, id: jobId, status, details, extra: bar + links })
}

/** What the last export could not render, or found to be missing in the docs. */
function warningsHtml({ exportJobs, warningsUrl }: HomePageData): string {
  const job = exportJobs.findLast(({ status }) => status === 'completed')
  if (job === undefined) return ''
  const { warnings, domain } = job
  const heading = '<h3 class="docs">Warnings of the docs</h3>'
  const last = `the last export of ${escapeHtml(domain)}`
  if (warnings.length === 0) return `${heading}<p class="empty">No warnings in ${last}.</p>`
  const items = warnings.slice(0, MAX_SHOWN_WARNINGS).map(warning => `<li>${escapeHtml(warning)}</li>`)
  const all = `<p><a href="${escapeHtml(warningsUrl(job))}">Show all warnings as text</a></p>`
  return `${heading}<details class="warnings"><summary>${plural(warnings.length, 'warning')} of ${last}</summary><ul>${items.join('')}</ul>${all}</details>`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function domainList(domains: string[] | undefined): string {
  const options = (domains ?? []).map(domain => `<option value="${escapeHtml(domain)}">`)
  return options.length === 0 ? '' : `<datalist id="domains">${options.join('')}</datalist>\n`
}

function updateRow({ statusId, projectId, status, summary, commit }: ProjectUpdate): string {
  const details = [summary, `commit ${commit.sha.slice(0, 7)}`]
  return row({ kind: 'Update', name: projectId, id: statusId, status, details })
}

function agentRow(job: object): string {
  const { id = '', status = '', prLink } = job as Record<string, unknown>
  const link = typeof prLink === 'string' && /^https?:/.test(prLink) ? prLink : undefined
  const extra = link && `<p class="links"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
  return row({ kind: 'Agent job', name: '', id: textOf(id), status: textOf(status), details: [], extra })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function row(entry: {
  kind: string
  name: string
  id: string
  status: string
  details: string[]
  extra?: string | undefined
}): string {
  const { kind, name, id, status, details, extra = '' } = entry
  const state = /^[a-z_-]+$/.test(status) ? status : 'unknown'
  return `<li><p class="job"><b>${kind}</b> ${escapeHtml(name)} <span class="status ${state}">${escapeHtml(status.replaceAll('_', ' '))}</span></p><p class="details"><code>${escapeHtml(id)}</code>${details
    .filter(Boolean)
    .map(detail => ` · ${escapeHtml(detail)}`)
    .join('')}</p>${extra}</li>`
}

function setting(name: string, value: string): string {
  return `<dt>${name}</dt><dd><code>${escapeHtml(value)}</code><button type="button" class="copy" data-copy="${escapeHtml(value)}" aria-label="Copy ${name}">Copy</button></dd>`
}

function domainSetting(domains: string[] | undefined): string {
  const text = domains === undefined ? 'any, for example docs.example.com' : domains.join(', ')
  return `<dt>domain</dt><dd>${escapeHtml(text)}</dd>`
}

function endpointHtml({ method, path, purpose, command }: ReturnType<typeof endpoints>[number]): string {
  return `<article><h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3><p>${escapeHtml(purpose)}</p>${commandBlock(command)}</article>\n`
}

function commandBlock(text: string): string {
  return `<div class="command"><pre tabindex="0"><code>${escapeHtml(text)}</code></pre><button type="button" class="copy" data-copy="${escapeHtml(text)}">Copy</button></div>`
}

function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function assetUrl(name: string): URL {
  return new URL(`assets/${name}`, import.meta.url)
}
