/**
 * `npm run bench move`: the finish action moves 1,000 pages of 490 kB below a path. They are pages of the counterpart of
 * a real export, with as much text, navigation and custom code as a page of a public export has.
 */
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCounterpart } from '../__tests__/counterpart/build.ts'
import { formatBytes, formatCount, formatDuration } from '../src/runtime/text/units.ts'
import { serializeManifest } from '../src/site/records/manifest.ts'
import { measure } from './measure.ts'

const PAGES = 1000
const PAGE_BYTES = 490_000

const counterpart = findCounterpart()
if ('missing' in counterpart) throw new Error(`This benchmark needs ${counterpart.missing}.`)

/** The shares of a public page: a fifth custom scripts, a fifth navigation, the rest texts and markup. */
function largePage(html: string): string {
  const push = (row: string) => `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`
  const long = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
  const script = '// größer: a line of a script that somebody wrote\n'.repeat(1800)
  const items = Array.from({ length: 700 }, (_, i) => ({
    title: `Page — ${i}`,
    description: 'A page of this site, with a description.',
    href: `/guides/page-${i}`
  }))
  const links = items
    .map(({ href, title }) => `<li id="${href}"><a href="${href}">${title}</a></li>`)
    .join('')
  const data = [long('a1', script), long('a2', script), `a3:${JSON.stringify({ more: items })}\n`]
    .map(push)
    .join('')
  const page = html.replace('</main>', `<ul>${links}</ul></main>`).replace('</body>', `${data}</body>`)
  return page.replace(
    '</main>',
    `<p>${'Text of a page. '.repeat(Math.max(0, PAGE_BYTES - Buffer.byteLength(page)) / 16)}</p></main>`
  )
}

const folder = mkdtempSync(join(tmpdir(), 'bench-move-'))
try {
  const sitePath = join(folder, 'site')
  cpSync(join(counterpart.folder, '_next'), join(sitePath, '_next'), { recursive: true })
  const page = largePage(readFileSync(join(counterpart.folder, 'about/index.html'), 'utf8'))
  for (let i = 0; i < PAGES; i++)
    writeFileSync(join(sitePath, `page-${i}.html`), page.replaceAll('About', `About ${i}`))
  const entries = readdirSync(sitePath, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile()
  )
  const files = entries.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    const bytes = readFileSync(path)
    return {
      path: path.slice(sitePath.length + 1),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex')
    }
  })
  writeFileSync(join(folder, 'manifest.json'), serializeManifest({ basePath: '/', files }))
  const inputs = {
    'INPUT_SITE-PATH': sitePath,
    INPUT_ADD: 'none',
    'INPUT_SITE-URL': 'https://acme.example/docs'
  }
  const action = join(import.meta.dirname, '../src/finish/index.ts')
  const {
    seconds,
    cpuSeconds = 0,
    peakBytes = 0
  } = await measure([process.execPath, action], folder, { ...process.env, ...inputs, RUNNER_TEMP: folder })
  const moved = readFileSync(join(sitePath, 'page-1.html'), 'utf8')
  if (!moved.includes('href="/docs/guides/page-1"')) throw new Error('The pages were not moved.')
  console.log(`pages: ${formatCount(PAGES)} of ${formatBytes(Buffer.byteLength(page))}`)
  console.log(`time: ${formatDuration(seconds * 1000)}, ${cpuSeconds.toFixed(0)} s of CPU`)
  console.log(`peak memory: ${formatBytes(peakBytes)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
