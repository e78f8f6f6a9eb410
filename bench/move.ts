/**
 * `npm run bench move`: measures the finish action while it moves 1,000 pages of 490 kB to another base path. The pages
 * are copies of a page in `__tests__/counterpart`, with as much text, navigation and custom code as in public exports.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCounterpart } from '../__tests__/counterpart/build.ts'
import { formatBytes, formatCount } from '../src/runtime/text/units.ts'
import { measureFinish } from './finish-action.ts'
import { writeManifest } from './manifest.ts'

const PAGES = 1000
const PAGE_BYTES = 490_000

const counterpart = findCounterpart()
if ('missing' in counterpart) throw new Error(`This benchmark needs ${counterpart.missing}.`)

/** Builds a page with the proportions of a public page: 20% custom scripts, 20% navigation, 60% text and markup. */
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
  writeManifest(sitePath, { basePath: '/' })
  console.log(`pages: ${formatCount(PAGES)} of ${formatBytes(Buffer.byteLength(page))}`)
  await measureFinish(folder, { INPUT_ADD: 'none', 'INPUT_SITE-URL': 'https://acme.example/docs' })
  const moved = readFileSync(join(sitePath, 'page-1.html'), 'utf8')
  if (!moved.includes('href="/docs/guides/page-1"')) throw new Error('The pages were not moved.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
