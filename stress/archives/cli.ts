/**
 * `npm run stress archives -- [--count 100000] [--seed N] [--kind tar|zip]`: mutates archives from real writers, and
 * compares the contents that the action accepts with the contents that Python and libarchive read. To repeat a reported
 * case, run again with the same seed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'
import { hasOtherReaders } from './oracle.ts'
import { makeSamples } from './samples.ts'

const MAX_REPORTS = 10
const MAX_MS = 10_000
const MAX_MEMORY_MB = 250

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    kind: { type: 'string' }
  }
})
if (!hasOtherReaders)
  throw new Error('Install python3 and bsdtar, whose archive readers are needed for the comparison')
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed)
const samples = makeSamples().filter(({ kind }) => values.kind === undefined || kind === values.kind)
console.log(`${values.count} mutations of ${samples.length} archives from seed ${seed}`)
let shown = 0
const folder = mkdtempSync(join(tmpdir(), 'archive-fuzz-'))
try {
  const { accepted, secondOpinions, refused, broken, slowestMs } = await fuzz({
    samples,
    seed,
    count: Number(values.count),
    scratch: join(folder, 'mutated.zip'),
    maxMs: MAX_MS,
    onProgress: done => {
      if (done < shown + 10_000) return
      shown = done
      console.log(`${done} of ${values.count}`)
    }
  })
  const memoryMb = process.resourceUsage().maxRSS / 1024
  if (memoryMb > MAX_MEMORY_MB) broken.push(`used ${Math.round(memoryMb)} MB of memory`)
  for (const report of broken.slice(0, MAX_REPORTS)) console.log(report)
  console.log(`accepted: ${accepted}, ${secondOpinions} of them compared with libarchive; refused:`, refused)
  console.log(
    `broken: ${broken.length}; slowest: ${Math.round(slowestMs)} ms; memory: ${Math.round(memoryMb)} MB`
  )
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
