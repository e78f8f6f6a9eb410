/**
 * Takes the screenshots for the documentation: the demo report, and the pull request comment for a small site.
 * Updates a picture only if its content has changed. Needs Chromium.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import MarkdownIt from 'markdown-it'
import { findChromium, launchChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/images')
const digestsFile = join(folder, 'digests.json')

const SIZE = { width: 1000, height: 900 }
const COMMENT_STYLE = `body { margin: 0; padding: 24px; font: 14px/1.5 -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; color: #1f2328 }
code, pre { font: 85% ui-monospace, Menlo, "DejaVu Sans Mono", monospace; background: #eff1f3; border-radius: 6px }
code { padding: 2px 5px } pre { padding: 16px } pre code { padding: 0; font-size: 100% }
a { color: #0969da; text-decoration: none } table { border-collapse: collapse }
td, th { border: 1px solid #d1d9e0; padding: 6px 13px; text-align: left } h2, h3 { line-height: 1.25 }
h2 { border-bottom: 1px solid #d1d9e0b3; padding-bottom: 6px }`

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const settings = (pages: string[]) =>
  `${JSON.stringify({ theme: 'mint', name: 'Docs', colors: { primary: '#0055ff' }, navigation: { pages }, redirects: [] }, undefined, 2)}\n`

const INSTALL = page(
  'Install',
  `Download the archive for your platform, unpack it, and start the installer. It asks for the folder of the program and for the port on which the server listens. After a minute the server is ready, and its address is shown. Open that address in a browser, and sign in with the account of the administrator.

## Next steps

See the [limits](/guides/limits#requests).`
)

/** Documentation before and after a pull request. */
const BEFORE = {
  'docs.json': settings(['index', 'guides/install', 'guides/limits', 'api/errors']),
  'index.mdx': page('Welcome', 'Read how to [install the server](/guides/install).'),
  'guides/install.mdx': INSTALL,
  'guides/limits.mdx': page('Limits', '## Requests\n\nYou can send 100 requests a minute.'),
  'api/errors.mdx': page('Errors', 'An error has a code and a message.')
}
const AFTER = {
  'docs.json': settings(['index', 'guides/setup', 'guides/limits', 'api/errors']),
  'index.mdx': BEFORE['index.mdx'],
  'guides/setup.mdx': INSTALL,
  'guides/limits.mdx': page('Limits', '## Requests per minute\n\nYou can send 60 requests a minute.'),
  'api/errors.mdx': page('Errors', 'An error has a code and a message. See [all codes](/api/codes).')
}

export function pictureSources(): Map<string, string> {
  const work = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    return new Map([
      ['report.png', demoReport(work)],
      ['pull-request-comment.png', comment(join(work, 'docs'))]
    ])
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function demoReport(work: string): string {
  const env = { ...process.env, TMPDIR: work, TEMP: work, TMP: work }
  execFileSync(process.execPath, ['dist/cli/index.js', 'demo'], { cwd: root, env, stdio: 'ignore' })
  const [folder = ''] = readdirSync(work).filter(name => name.startsWith('static-docs-demo-'))
  return readFileSync(join(work, folder, 'export-2/report.html'), 'utf8')
}

function comment(docs: string): string {
  const before = join(docs, '../before')
  write(before, BEFORE)
  write(docs, AFTER)
  const summary = join(docs, '../summary.md')
  writeFileSync(summary, '')
  execFileSync(process.execPath, [join(root, 'dist/pull-request/index.js')], {
    cwd: docs,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      GITHUB_WORKSPACE: docs,
      GITHUB_STEP_SUMMARY: summary,
      INPUT_BASE: before
    }
  })
  const html = new MarkdownIt({ html: true }).render(readFileSync(summary, 'utf8'))
  return `<!doctype html><meta charset="utf-8"><style>${COMMENT_STYLE}</style><body>${html}`
}

function write(docs: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(docs, path)), { recursive: true })
    writeFileSync(join(docs, path), text)
  }
}

/** Ignores values that differ in each run, and the last section of the report, which is not in the picture. */
export function digestOf(html: string): string {
  const shown = html
    .replace(/<h2[^>]*>Other hosts[^]*/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d[T ][\d:.]+|\d+(?:\.\d+)? (?:s|ms|kB|MB)\b/g, '…')
  return createHash('sha256').update(shown).digest('hex')
}

export function storedDigests(): Record<string, string> {
  return JSON.parse(readFileSync(digestsFile, 'utf8')) as Record<string, string>
}

async function makePictures(): Promise<void> {
  const stored = storedDigests()
  const sources = [...pictureSources()].filter(([name, html]) => stored[name] !== digestOf(html))
  const chromium = findChromium()
  if (sources.length === 0) return
  if (chromium === undefined) throw new Error('The pictures are out of date: install Chromium and run again.')
  const browser = await launchChromium(chromium)
  try {
    for (const [name, html] of sources) {
      const tab = await browser.newPage({ viewport: SIZE, colorScheme: 'light' })
      await tab.setContent(html)
      const height = Math.min(SIZE.height, (await tab.locator('body').boundingBox())?.height ?? SIZE.height)
      await tab.screenshot({ path: join(folder, name), clip: { x: 0, y: 0, width: SIZE.width, height } })
      stored[name] = digestOf(html)
    }
  } finally {
    await browser.close()
  }
  writeFileSync(digestsFile, `${JSON.stringify(stored, undefined, 2)}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makePictures()
