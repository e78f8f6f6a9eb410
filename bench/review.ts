// npm run bench review -- [--rounds 3] [--export]: compares the CPU times of our link check and of other checkers. With
// --export, also measures how much time the review adds to an export of 10,000 pages.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installOnDemand } from '../scripts/on-demand.ts'
import { prepareSite } from './archives.ts'
import { bundle, root } from './bundle.ts'
import { type Measured, measure, median } from './measure.ts'
import { defectsOf, makeReviewSite } from './review-site.ts'
import { startCompletedService } from './servers/completed-service.ts'
import { startFileStore } from './servers/file-store.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, export: { type: 'boolean', default: false } }
})
const work = join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'static-docs-export-review')

const ROWS = [
  {
    name: 'check-html-links',
    pages: 2000,
    command: (site: string) => [join(installOnDemand('check-html-links'), 'src/cli.js'), site]
  },
  {
    name: 'linkinator',
    pages: 200,
    command: (site: string) => [
      join(installOnDemand('linkinator'), 'build/src/cli.js'),
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
  const bundled = join(work, 'bundle')
  mkdirSync(work, { recursive: true })
  bundle('bench/review-ours.ts', bundled)
  for (const { name, pages, command } of ROWS) {
    const site = join(work, `site-${pages}`)
    makeReviewSite(site, pages)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < Number(options.rounds); round++) {
      ours.push(await processorTime([join(bundled, 'index.js'), site], 'ours.txt'))
      theirs.push(await processorTime(command(site), `${name}.txt`))
    }
    const ratio = median(theirs) / median(ours)
    for (const output of ['ours.txt', `${name}.txt`]) {
      const text = readFileSync(join(work, output), 'utf8')
      const defects = defectsOf(pages)
      const found = defects.filter(defect => namesIn(text).has(defect.replace(/\.html$/, '')))
      console.log(`${output}: ${found.length} of ${defects.length} defects`)
    }
    console.log(
      `${name}, ${pages} pages: ours ${median(ours).toFixed(2)} s, theirs ${median(theirs).toFixed(2)} s: ${ratio.toFixed(1)}×`
    )
  }
  if (options.export) await exportCost()
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Returns the missing targets that the output names, without `.html`, because a checker may omit it. */
function namesIn(text: string): Set<string> {
  return new Set(text.match(/#?removed-\d+(?:\.png)?/g))
}

/** Ignores the exit code, because a checker that finds problems exits with an error. */
async function processorTime(command: string[], output: string): Promise<number> {
  const line = [process.execPath, ...command].map(part => `'${part}'`).join(' ')
  const { cpuSeconds = Number.NaN } = await measure(
    ['bash', '-c', `${line} > '${join(work, output)}' 2>&1 || true`],
    root
  )
  return cpuSeconds
}

/** Measures the export action as committed in `dist/`, from the start of the job to the installed site and report. */
async function exportCost(): Promise<void> {
  const { name } = prepareSite(work, 10_000)
  await using store = await startFileStore(work)
  await using service = await startCompletedService(`${store.url}/free/${name}.tar.gz`)
  const measured = { off: [] as Measured[], warn: [] as Measured[] }
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const check of ['off', 'warn'] as const) {
      const folder = join(work, 'exported')
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      const inputs = { ...service.inputs, INPUT_DELIVER: 'site', INPUT_CHECK: check }
      const env = { PATH: process.env['PATH'], RUNNER_TEMP: folder, 'INPUT_OUTPUT-DIR': folder, ...inputs }
      measured[check].push(await measure([process.execPath, join(root, 'dist/export/index.js')], root, env))
    }
  }
  for (const [check, runs] of Object.entries(measured)) {
    const of = (field: keyof Measured) => median(runs.map(run => run[field] ?? Number.NaN))
    console.log(
      `export of 10,000 pages, check: ${check}: ${of('seconds').toFixed(2)} s, ${of('cpuSeconds').toFixed(2)} s of CPU, ${Math.round(of('peakBytes') / 1e6)} MB`
    )
  }
}
