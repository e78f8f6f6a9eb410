// node bench/review.ts [--rounds 3]: link checks of a site, against other checkers, as ratios of processor time.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SiteScanner } from '../src/review/scan/site-scanner.ts'
import { measure, median } from './measure.ts'
import { makeReviewSite } from './review-site.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const root = fileURLToPath(new URL('..', import.meta.url))
const work = join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'static-docs-export-review')

const ROWS = [
  {
    name: 'check-html-links',
    pages: 2000,
    command: (site: string) => ['node_modules/check-html-links/src/cli.js', site]
  },
  {
    name: 'linkinator',
    pages: 200,
    command: (site: string) => [
      'node_modules/linkinator/build/src/cli.js',
      site,
      '--recurse',
      '--check-css',
      '--check-fragments',
      '--verbosity',
      'error'
    ]
  }
]

try {
  const bundle = join(work, 'bundle')
  mkdirSync(work, { recursive: true })
  const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  execFileSync(
    process.execPath,
    [ncc, 'build', join(root, 'bench/review-ours.ts'), '-o', bundle, '--quiet'],
    { cwd: root }
  )
  for (const { name, pages, command } of ROWS) {
    const site = join(work, `site-${pages}`)
    makeReviewSite(site, pages)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < Number(options.rounds); round++) {
      ours.push(await processorTime([join(bundle, 'index.js'), site], 'ours.txt'))
      theirs.push(await processorTime(command(site), `${name}.txt`))
    }
    const ratio = median(theirs) / median(ours)
    console.log(
      `${name}, ${pages} pages: ours ${median(ours).toFixed(2)} s, theirs ${median(theirs).toFixed(2)} s: ${ratio.toFixed(1)}×`
    )
  }
  scanSpeed(join(work, 'site-2000'))
} finally {
  if (process.env['KEEP'] === undefined) rmSync(work, { recursive: true, force: true })
}

/** A checker that finds something ends with an error code, which is no error here. */
async function processorTime(command: string[], output: string): Promise<number> {
  const line = [process.execPath, ...command].map(part => `'${part}'`).join(' ')
  const { cpuSeconds = Number.NaN } = await measure(
    ['bash', '-c', `${line} > '${join(work, output)}' 2>&1 || true`],
    root
  )
  return cpuSeconds
}

function scanSpeed(site: string): void {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.html'))
    .map(entry => ({ path: entry.name, bytes: readFileSync(join(entry.parentPath, entry.name)) }))
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const speeds = Array.from({ length: 5 }, () => {
    const scanner = new SiteScanner(0)
    const began = process.cpuUsage()
    for (const { path, bytes } of files) scanner.scan(path, bytes)
    const { user, system } = process.cpuUsage(began)
    return total / (user + system)
  })
  console.log(`scanner: ${Math.max(...speeds).toFixed(0)} MB/s of processor time`)
}
