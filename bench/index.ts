import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatBytes } from '../src/lib/quantity.ts'
import { type Material, prepare, sizeOf } from './archives.ts'
import { type Contestant, contestants, type Work } from './contestants.ts'
import { type Measured, measure } from './measure.ts'
import { LIMIT, startStore } from './store.ts'
import { type Row, tableOf } from './table.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    large: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    output: { type: 'string' }
  }
})
const rounds = Number(options.rounds ?? (options.quick ? 2 : 5))
const root = fileURLToPath(new URL('..', import.meta.url))
// RAM where there is some to work in: otherwise the machine's disk decides, and not the contestants.
const isRam = existsSync('/dev/shm')
const work = join(isRam ? '/dev/shm' : tmpdir(), 'static-docs-export-bench')

mkdirSync(work, { recursive: true })
try {
  await run()
} finally {
  if (!options.keep) rmSync(work, { recursive: true, force: true })
}

async function run(): Promise<void> {
  const bundles = { ours: join(work, 'bundles/ours'), toolkit: join(work, 'bundles/toolkit') }
  bundle('bench/ours.ts', bundles.ours)
  bundle('src/export/site/writer.ts', join(bundles.ours, 'writer'))
  bundle('bench/toolkit.ts', bundles.toolkit)
  const { here, missing } = contestants(bundles)
  await using store = await startStore(work)

  const large = prepare(work, options.quick ? 1500 : 10_000)
  const small = prepare(work, 300)
  const rows = works(large, small, store.url).filter(row => row.title.includes(options.only))
  const results: Row[] = rows.map(({ title }) => ({ title, measured: new Map<string, Measured[]>() }))
  for (let round = 1; round <= rounds; round++) {
    for (const [i, row] of rows.entries()) {
      for (const contestant of here) {
        const measured = await runOnce(contestant, row)
        if (measured === undefined) continue
        const { measured: all } = results[i] ?? { measured: new Map<string, Measured[]>() }
        all.set(contestant.name, [...(all.get(contestant.name) ?? []), measured])
      }
    }
    console.log(`Round ${round} of ${rounds} is done.`)
  }

  const facts = [
    `${large.pages} pages, ${large.files} files, ${formatBytes(large.bytes)}; as tar.gz ${formatBytes(sizeOf(large.tarGz))}. The small site has ${small.pages} pages.`,
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores; Node ${process.version}; ${process.platform}.`,
    `Worked in ${isRam ? 'memory (/dev/shm)' : `${tmpdir()}, on a disk`}. Served by ${store.name} on loopback, limited to ${LIMIT.replace('m', ' MB/s')} a connection in the rows that say so.`,
    `Medians of ${rounds} rounds, all contestants in turn in each round.`,
    ...(missing.length > 0 ? [`Missing on this machine: ${missing.join(', ')}.`] : [])
  ]
  const table = tableOf(results, facts)
  console.log(`\n${table}`)
  const output = options.output ?? join(root, 'bench', 'results.md')
  writeFileSync(output, table)
  console.log(`Written to ${output}.`)
}

interface BenchRow extends Work {
  title: string
  files: number
}

function works(large: Material, small: Material, url: string): BenchRow[] {
  const at = (kind: 'limited' | 'free', { pages }: Material, format: string) => ({
    url: `${url}/${kind}/site-${pages}.${format}`
  })
  const tarGz = { format: 'tar.gz', files: large.files } as const
  const zip = { format: 'zip', files: large.files } as const
  const { pages } = large
  return [
    { title: 'extract tar.gz + manifest', ...tarGz, from: { file: large.tarGz } },
    { title: 'whole way, tar.gz, limited store', ...tarGz, from: at('limited', large, 'tar.gz') },
    { title: 'whole way, tar.gz, store not limited', ...tarGz, from: at('free', large, 'tar.gz') },
    ...(large.zip === undefined
      ? []
      : [
          { title: 'extract zip + manifest', ...zip, from: { file: large.zip } },
          { title: 'whole way, zip, limited store', ...zip, from: at('limited', large, 'zip') },
          { title: 'whole way, zip, store not limited', ...zip, from: at('free', large, 'zip') }
        ]),
    {
      title: `whole way, ${small.pages} pages (not ${pages}), tar.gz, limited store`,
      format: 'tar.gz',
      files: small.files,
      from: at('limited', small, 'tar.gz')
    }
  ]
}

async function runOnce(contestant: Contestant, row: BenchRow): Promise<Measured | undefined> {
  const command = contestant.command(row)
  if (command === undefined) return undefined
  const folder = join(work, 'run')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const measured = await measure(command, folder)
  const found = readdirSync(join(folder, 'site'), { recursive: true, withFileTypes: true })
  const files = found.filter(entry => entry.isFile()).length
  if (files !== row.files)
    throw new Error(`${contestant.name} unpacked ${files} files instead of ${row.files}`)
  return measured
}

function bundle(entry: string, folder: string): void {
  if (options.keep && existsSync(folder) && process.env.BENCH_REBUILD === undefined) return
  const cli = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  execFileSync(process.execPath, [cli, 'build', join(root, entry), '-o', folder, '--quiet'], { cwd: root })
}
