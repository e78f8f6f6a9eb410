// npm run bench export -- [--quick] [--large] [--rounds 5] [--only "part of a title"] [--keep]
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatted } from '../scripts/formatted.ts'
import { formatBytes } from '../src/runtime/text/units.ts'
import { prepareManyFiles, sizeOf } from './archives.ts'
import { bundle, root } from './bundle.ts'
import { type Tool, tools } from './tools.ts'
import { type Measured, measure } from './measure.ts'
import { type BenchRow, manyFilesRow, prepareSites, siteRows } from './rows.ts'
import { LIMIT, startFileStore } from './servers/file-store.ts'
import { type Row, tableOf } from './table.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false }
  }
})
const rounds = Number(options.rounds ?? (options.quick ? 2 : 5))
// Uses a RAM disk if available, because the results would otherwise depend on the disk speed.
const isRam = existsSync('/dev/shm')
const work = join(isRam ? '/dev/shm' : tmpdir(), 'static-docs-export-bench')

mkdirSync(work, { recursive: true })
try {
  await write(await run())
} finally {
  if (!options.keep) rmSync(work, { recursive: true, force: true })
}

async function run(): Promise<string> {
  const bundles = { ours: join(work, 'bundles/ours'), toolkit: join(work, 'bundles/toolkit') }
  bundle('bench/ours.ts', bundles.ours)
  bundle('src/export/receive/extract/writers/writer-thread.ts', join(bundles.ours, 'thread'))
  writeFileSync(join(bundles.ours, 'writer-thread.js'), `import './thread/index.js'\n`)
  bundle('bench/toolkit.ts', bundles.toolkit)
  const { available, missing } = tools(bundles)
  await using store = await startFileStore(work)
  const { large, small } = prepareSites(work, options.quick)
  const rows = siteRows(large, small, store.url)
  if (options.large) rows.push(manyFilesRow(prepareManyFiles(work), store.url))

  const results = await measureAll(
    rows.filter(({ title }) => title.includes(options.only)),
    available
  )
  return tableOf(results, [
    `The site: ${large.files} files, ${formatBytes(large.bytes)}, as tar.gz ${formatBytes(sizeOf(large.tarGz))}. The small site: ${small.files} files, ${formatBytes(small.bytes)}.`,
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${process.platform}, Node ${process.version}.`,
    `Files in ${isRam ? 'memory (/dev/shm)' : `${tmpdir()}, on a disk`}. Served by nginx on loopback; a limited store sends ${LIMIT.replace('m', ' MB/s')} per connection.`,
    `Medians of ${rounds} rounds; the tools take turns in each round.`,
    ...(missing.length > 0 ? [`Missing on this machine: ${missing.join(', ')}.`] : [])
  ])
}

/** Runs the tools in turn, so that other load on the machine affects all tools equally. */
async function measureAll(rows: BenchRow[], available: Tool[]): Promise<Row[]> {
  const results = rows.map(({ title }) => ({ title, measured: new Map<string, Measured[]>() }))
  for (let round = 1; round <= rounds; round++) {
    for (const [i, row] of rows.entries()) {
      for (const tool of available) {
        const measured = await runOnce(tool, row)
        const all = results[i]?.measured
        if (measured !== undefined) all?.set(tool.name, [...(all.get(tool.name) ?? []), measured])
      }
    }
    console.log(`Round ${round} of ${rounds} finished.`)
  }
  return results
}

async function runOnce(tool: Tool, row: BenchRow): Promise<Measured | undefined> {
  const command = row.oursOnly === true && tool.name !== 'ours' ? undefined : tool.command(row)
  if (command === undefined) return undefined
  const folder = join(work, 'run')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const measured = await measure(command, folder)
  const found = readdirSync(join(folder, 'site'), { recursive: true, withFileTypes: true })
  const files = found.filter(entry => entry.isFile()).length
  if (files !== row.files) throw new Error(`${tool.name} extracted ${files} files instead of ${row.files}`)
  return measured
}

async function write(table: string): Promise<void> {
  console.log(`\n${table}`)
  const place = join(root, 'bench/results.md')
  writeFileSync(place, await formatted(place, table))
  console.log(`Written to ${place}.`)
}
