// npm run bench:review -- [--rounds 3] [--export]: link checks of a site, against other checkers, as ratios of processor
// time. With --export, also what the review costs inside the extraction of 10,000 pages.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SiteScanner } from '../src/review/scan/site-scanner.ts'
import { prepareSite } from './archives.ts'
import { type Measured, measure, median } from './measure.ts'
import { makeReviewSite } from './review-site.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, export: { type: 'boolean', default: false } }
})
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
  if (options.export) await exportCost()
} finally {
  rmSync(work, { recursive: true, force: true })
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

/** Not bundled: only the difference between the two counts. */
async function exportCost(): Promise<void> {
  const { tarGz } = prepareSite(work, 10_000)
  const measured = { off: [] as Measured[], warn: [] as Measured[] }
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const check of ['off', 'warn'] as const) {
      const folder = join(work, 'extracted')
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      const script = join(root, 'bench/review-extract.ts')
      measured[check].push(await measure([process.execPath, script, tarGz, folder, check], root))
    }
  }
  for (const [check, runs] of Object.entries(measured)) {
    const of = (field: keyof Measured) => median(runs.map(run => run[field] ?? Number.NaN))
    console.log(
      `extraction of 10,000 pages, check: ${check}: ${of('seconds').toFixed(1)} s, ${of('cpuSeconds').toFixed(1)} s of processor time, ${Math.round(of('peakBytes') / 1e6)} MB`
    )
  }
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
