/**
 * `npm run bench finish`: measures how long the finish action takes to make Markdown, a sitemap and a 404 page for
 * 10,000 pages of 50 kB. Compares this with the time of pandoc for the Markdown alone, estimated from 100 pages.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formatBytes, formatDuration } from '../src/runtime/text/units.ts'
import { measureFinish } from './finish-action.ts'
import { writeManifest } from './manifest.ts'

const PAGES = Number(process.env['PAGES'] ?? 10_000)
const COMPARED = 100
const WORDS =
  'the export writes each page beside its data and a host serves both to readers who ask for them'.split(' ')

function contentOf(page: number): string {
  const sentence = (at: number) =>
    Array.from({ length: 18 }, (_, i) => WORDS[(at * 7 + i * (page % 5) + i) % WORDS.length]).join(' ')
  const section = (at: number) => `<h2 id="s${at}">Section ${at} of ${page}</h2>
<p>${sentence(at)} <a href="/g${page % 100}/p${(page + at) % PAGES}.html">${sentence(at + 1)}</a>, <strong>${sentence(at + 2)}</strong> and <code>${at}_${page}</code>.</p>
<ul><li>${sentence(at + 3)}</li><li>${sentence(at + 4)}</li></ul>
<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody><tr><td>${at}</td><td>${sentence(at + 5)}</td></tr></tbody></table>
<pre data-language="sh"><code>run --page ${page}\n${sentence(at + 6)}</code></pre>
`
  return Array.from({ length: 11 }, (_, at) => section(at)).join('')
}

const navigation = Array.from(
  { length: 330 },
  (_, at) =>
    `<li class="item"><a class="link rounded-xl" href="/g${at % 100}/p${at}.html">Page number ${at} of the navigation</a></li>`
).join('\n')

function pageOf(page: number): string {
  return `<!doctype html><html lang="en"><head><title>Page ${page}</title><meta name="description" content="About ${page}."></head><body><nav><ul>${navigation}</ul></nav><main><h1>Page ${page}</h1>${contentOf(page)}</main><script>${'x'.repeat(3000)}</script></body></html>`
}

const folder = mkdtempSync(join(tmpdir(), 'bench-finish-'))
try {
  const sitePath = join(folder, 'site')
  for (let at = 0; at < PAGES; at++) {
    const file = join(sitePath, `g${at % 100}/p${at}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageOf(at))
  }
  writeManifest(sitePath)
  console.log(
    `pages: ${PAGES} of ${formatBytes(pageOf(0).length)}, ${formatBytes(contentOf(0).length)} of it content`
  )
  const seconds = await measureFinish(folder, {
    'INPUT_SITE-URL': 'https://docs.example.com',
    INPUT_ADD: 'markdown, sitemap, not-found'
  })
  const start = performance.now()
  for (let at = 0; at < COMPARED; at += 1) {
    const input = `<main>${contentOf(at)}</main>`
    const { status } = spawnSync('pandoc', ['--from', 'html', '--to', 'gfm'], { input })
    if (status !== 0) throw new Error('This benchmark needs pandoc.')
  }
  const ofPandoc = ((performance.now() - start) / COMPARED) * PAGES
  console.log(`pandoc, only Markdown, from ${COMPARED} pages: ${formatDuration(ofPandoc)}`)
  console.log(`ratio: ${(ofPandoc / (seconds * 1000)).toFixed(1)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
