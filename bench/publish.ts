// npm run bench publish -- [--rounds 3] [--pages 10000] [--skip aws,rclone]
// Publishes a site to a local store that takes 30 ms per request, and compares the time with aws-cli and rclone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeManifest } from './manifest.ts'
import { has, measure, type Measured, median } from './measure.ts'
import { makeSite } from './site.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: '10000' },
    skip: { type: 'string', default: '' }
  }
})
const rounds = Number(values.rounds)
const root = fileURLToPath(new URL('..', import.meta.url))
const work = join(tmpdir(), 'static-export-bench-publish')
const DELAY_MS = 30
const CHANGED_PAGES = 40

const folder = prepare(Number(values.pages))
const files = writeManifest(folder)
const bytes = files.reduce((sum, { size }) => sum + size, 0)
const store = spawn(process.execPath, [join(root, 'bench/servers/counting-store.ts'), String(DELAY_MS)], {
  stdio: ['ignore', 'pipe', 'inherit']
})
const [addresses] = (await once(createInterface({ input: store.stdout }), 'line')) as [string]
const [endpoint = '', counter = ''] = addresses.split(' ')

const env: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  RUNNER_TEMP: work,
  AWS_ACCESS_KEY_ID: 'AKIABENCH',
  AWS_SECRET_ACCESS_KEY: 'benchmark',
  AWS_DEFAULT_REGION: 'us-east-1',
  AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
  'INPUT_SITE-PATH': folder,
  INPUT_TARGET: 's3://bench/docs',
  INPUT_ENDPOINT: endpoint,
  'INPUT_MAX-REMOVED': '100%',
  RCLONE_CONFIG_BENCH_TYPE: 's3',
  RCLONE_CONFIG_BENCH_PROVIDER: 'Other',
  RCLONE_CONFIG_BENCH_ENV_AUTH: 'true',
  RCLONE_CONFIG_BENCH_ENDPOINT: endpoint,
  RCLONE_CONFIG_BENCH_REGION: 'us-east-1'
}
const rclone = [
  'rclone',
  'sync',
  folder,
  'bench:bench/docs',
  '--checksum',
  '--s3-no-check-bucket',
  '--transfers',
  '64',
  '--checkers',
  '64'
]
const contestants: Record<string, string[]> = {
  ours: [process.execPath, join(root, 'dist/publish/index.js')],
  ...(wanted('aws') && {
    'aws-cli': [
      'aws',
      '--endpoint-url',
      endpoint,
      's3',
      'sync',
      folder,
      's3://bench/docs',
      '--only-show-errors'
    ]
  }),
  ...(wanted('rclone') && { rclone, 'rclone --fast-list': [...rclone, '--fast-list'] })
}

type Row = 'first publish' | 'nothing changed' | '40 pages changed'
const results = new Map<string, (Measured & { requests: number })[]>()
for (let round = 1; round <= rounds; round += 1) {
  for (const [name, command] of Object.entries(contestants)) {
    await fetch(`${counter}/clear`)
    await runOnce('first publish', name, command)
    await runOnce('nothing changed', name, command)
    if (name !== 'ours') continue
    changePages(round)
    await runOnce('40 pages changed', name, command)
  }
  console.log(`Round ${round} of ${rounds} is done.`)
}
store.kill()

console.log(
  `\n${files.length} files, ${Math.round(bytes / 1e6)} MB, ${DELAY_MS} ms per request, medians of ${rounds} rounds, Node ${process.version}.\n`
)
console.log(
  '| work | program | wall | CPU | peak memory | requests | wall, ours = 1 | CPU, ours = 1 |\n|---|---|---|---|---|---|---|---|'
)
for (const [key, measured] of results) {
  const [row = '', name = ''] = key.split('|')
  const of = (pick: (each: (typeof measured)[number]) => number | undefined) =>
    median(measured.map(each => pick(each) ?? NaN))
  const ours = results.get(`${row}|ours`) ?? measured
  const oursOf = (pick: (each: (typeof measured)[number]) => number | undefined) =>
    median(ours.map(each => pick(each) ?? NaN))
  const [wall, cpu] = [of(each => each.seconds), of(each => each.cpuSeconds)]
  console.log(
    `| ${row} | ${name} | ${wall.toFixed(2)} s | ${cpu.toFixed(2)} s | ${Math.round(of(each => each.peakBytes) / 1e6)} MB | ${of(each => each.requests)} | ${(wall / oursOf(each => each.seconds)).toFixed(1)}× | ${(cpu / oursOf(each => each.cpuSeconds)).toFixed(1)}× |`
  )
}

function wanted(program: string): boolean {
  return has(program) && !values.skip.split(',').includes(program)
}

async function runOnce(row: Row, name: string, command: string[]): Promise<void> {
  await fetch(counter)
  const measured = await measure(command, work, env)
  const requests = Number(await (await fetch(counter)).text())
  const key = `${row}|${name}`
  results.set(key, [...(results.get(key) ?? []), { ...measured, requests }])
  console.log(`${row}, ${name}: ${measured.seconds.toFixed(2)} s, ${requests} requests`)
}

/** Creates the site, unless it exists, and returns its folder. */
function prepare(pages: number): string {
  const site = join(work, `site-${pages}`, 'site')
  if (!existsSync(join(site, '../manifest.json'))) {
    rmSync(join(site, '..'), { recursive: true, force: true })
    mkdirSync(site, { recursive: true })
    makeSite(site, pages)
    makeIcons(join(site, 'icons'), pages)
  }
  return site
}

/** Adds small files, which real sites also have: with 10,000 pages, the site has 12,800 files. */
function makeIcons(folder: string, pages: number): void {
  mkdirSync(folder)
  for (let i = 0; i < pages * 0.2278; i++) {
    writeFileSync(
      join(folder, `icon-${i}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${i} --></svg>`
    )
  }
}

function changePages(round: number): void {
  for (let i = 1; i <= CHANGED_PAGES; i += 1) {
    appendFileSync(join(folder, `guides/section-${i % 97}/page-${i}.html`), `<!-- ${round} -->\n`)
  }
  writeManifest(folder)
}
