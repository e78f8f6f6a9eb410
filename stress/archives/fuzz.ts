import { isDeepStrictEqual } from 'node:util'
import { Failure } from '../../src/runtime/failure.ts'
import { randomFrom } from '../random.ts'
import { mutate } from './mutate.ts'
import { type OracleAnswer, readWithLibarchive, startOracle } from './oracle.ts'
import { type Contents, readArchive } from './read.ts'
import type { Sample } from './samples.ts'

export interface FuzzResult {
  accepted: number
  /** Number of accepted archives that Python reads differently. These archives are also compared with libarchive. */
  secondOpinions: number
  refused: Record<string, number>
  /** Reports, with seeds, for archives that were accepted with wrong contents, caused a crash, or took too long. */
  broken: string[]
  slowestMs: number
}

export interface FuzzOptions {
  samples: Sample[]
  seed: number
  count: number
  /** Path of a temporary file for the zip under test. */
  scratch: string
  maxMs: number
  onProgress?: (done: number) => void
}

/** Maximum number of parallel comparisons. Python reads archives while the next archives are made. */
const MAX_COMPARISONS = 50

/** Mutates and reads archives. Checks the contents of accepted archives with independent readers. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { samples, seed, count, scratch, maxMs, onProgress = () => undefined } = options
  await using oracle = startOracle()
  const result: FuzzResult = { accepted: 0, secondOpinions: 0, refused: {}, broken: [], slowestMs: 0 }
  let comparisons: Promise<void>[] = []
  // libarchive rejects an archive whose first header has an invalid time, so a valid header precedes each tar.
  const folderHeader =
    samples.find(({ writer }) => writer === 'GNU tar')?.bytes.subarray(0, 512) ?? Buffer.alloc(0)
  for (let number = 0; number < count; number++) {
    const sample = samples[number % samples.length]
    if (sample === undefined) throw new Error('there are no archives to mutate')
    const { writer, kind } = sample
    const bytes = mutate(sample.bytes, kind, randomFrom(seed + number))
    const report = (what: string) =>
      result.broken.push(`${writer}, ${kind}, seed ${seed}, number ${number}: ${what}`)
    const startedAt = performance.now()
    try {
      const ours = await readArchive(bytes, kind, scratch)
      result.accepted += 1
      comparisons.push(
        oracle.read(bytes, kind).then(python => {
          if (isDeepStrictEqual(python.files, ours)) return
          result.secondOpinions += 1
          const libarchive = readWithLibarchive(kind === 'tar' ? Buffer.concat([folderHeader, bytes]) : bytes)
          if (isDeepStrictEqual(libarchive.files, ours)) return
          report(`accepted. Python: ${difference(ours, python)}; libarchive: ${difference(ours, libarchive)}`)
        })
      )
    } catch (error) {
      if (error instanceof Failure) result.refused[error.code] = (result.refused[error.code] ?? 0) + 1
      else report(`crashed: ${(error as Error).stack ?? String(error)}`)
    }
    const ms = performance.now() - startedAt
    result.slowestMs = Math.max(result.slowestMs, ms)
    if (ms > maxMs) report(`took ${Math.round(ms)} ms`)
    if (comparisons.length < MAX_COMPARISONS && number < count - 1) continue
    await Promise.all(comparisons)
    comparisons = []
    onProgress(number + 1)
  }
  return result
}

function difference(ours: Contents, { files, error }: OracleAnswer): string {
  if (files === undefined) return error ?? 'no result'
  const paths = new Set([...Object.keys(ours), ...Object.keys(files)])
  const different = [...paths].filter(path => ours[path] !== files[path])
  const shown = different.map(
    path => `${JSON.stringify(path)} ${ours[path]?.slice(0, 8)}/${files[path]?.slice(0, 8)}`
  )
  return shown.slice(0, 4).join(', ') || 'equal'
}
