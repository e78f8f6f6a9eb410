/**
 * `npm run bench search`: measures the time and memory that the finish action needs to build the search for 10,000
 * pages of the Rust documentation in Debian. Also measures the size of the files that load before the first search.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formatBytes, formatCount } from '../src/runtime/text/units.ts'
import { FileProblem } from '../src/site/records/export-files.ts'
import { parseManifest } from '../src/site/records/manifest.ts'
import { sitesIn } from '../stress/sites/packages.ts'
import { siteIn } from '../stress/sites/site.ts'
import { measureFinish } from './finish-action.ts'
import { writeManifest } from './manifest.ts'

const MAX_PAGES = 10_000

const source = [...sitesIn(join(tmpdir(), 'static-docs-export-sites'))].find(
  ({ name }) => name === 'rust-doc'
)
if (source === undefined) throw new Error('This benchmark needs the Debian package rust-doc.')
const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
try {
  const sitePath = join(folder, 'site')
  const paths = siteIn(source.path, MAX_PAGES).paths.filter(path => path.endsWith('.html'))
  for (const path of paths) {
    mkdirSync(dirname(join(sitePath, path)), { recursive: true })
    cpSync(join(source.path, path), join(sitePath, path))
  }
  const files = writeManifest(sitePath)
  const sizeOf = (all: { size: number }[]) => formatBytes(all.reduce((sum, { size }) => sum + size, 0))
  console.log(`pages: ${formatCount(files.length)}, ${sizeOf(files)}`)
  await measureFinish(folder, { INPUT_ADD: 'search' })
  const manifest = parseManifest(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  if (manifest instanceof FileProblem) throw new Error(manifest.message)
  const index = manifest.files.filter(({ path }) => path.startsWith('pagefind/'))
  const first =
    /^pagefind\/(?:search\.js|pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_meta)$/
  console.log(`index: ${formatCount(index.length)} files, ${sizeOf(index)}`)
  console.log(`loaded before the first search: ${sizeOf(index.filter(({ path }) => first.test(path)))}`)
  console.log(
    `largest piece: ${formatBytes(Math.max(...index.map(({ path }) => statSync(join(sitePath, path)).size)))}`
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
