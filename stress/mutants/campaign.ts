import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Area, existingTests, stagesOf } from './areas.ts'
import { type CheckoutCopy, copyCheckout } from './copy.ts'
import type { Mutant } from './draw.ts'
import { mutationText } from './mutations.ts'
import { buildBundle, runTests, type TestEnd, testsThatImport } from './run-tests.ts'

export interface MutantResult {
  number: number
  text: string
  end: 'killed by tests' | 'killed by tests of the bundle' | 'survived'
  by?: string
}

/** Several times what the tests need without a mistake: an endless loop must end, a busy machine must not count as one. */
const TIME_FACTOR = 4
const MIN_SECONDS = 90
const MAX_BUILD_SECONDS = 900
const MAX_TEST_SECONDS = 1800

/**
 * Puts each mistake into a copy of this checkout and runs the tests of its area, first those that import the file. What they do not find is built into
 * the bundle, and the tests that run it are asked. Results are appended to a file, so that an interrupted campaign
 * continues where it was.
 */
export async function runMutants(
  mutants: Mutant[],
  {
    root,
    resultFile,
    withBundle,
    log
  }: { root: string; resultFile: string; withBundle: boolean; log: (line: string) => void }
): Promise<MutantResult[]> {
  const known = new Map(readResults(resultFile).map(result => [result.number, result]))
  mkdirSync(dirname(resultFile), { recursive: true })
  using copy = copyCheckout(root)
  const limits = new Map<string, number>()
  const results: MutantResult[] = []
  for (const mutant of mutants) {
    const earlier = known.get(mutant.number)
    const result = earlier ?? (await tryMutant(mutant, { copy, limits, withBundle, log }))
    if (earlier === undefined) appendFileSync(resultFile, `${JSON.stringify(result)}\n`)
    results.push(result)
    log(`${result.number}. ${result.text}: ${result.end}${result.by === undefined ? '' : ` (${result.by})`}`)
  }
  return results
}

interface Trial {
  copy: CheckoutCopy
  /** Seconds that a set of tests may take, measured once without a mistake. */
  limits: Map<string, number>
  withBundle: boolean
  log: (line: string) => void
}

async function tryMutant({ number, area, mutation }: Mutant, trial: Trial): Promise<MutantResult> {
  const { copy, withBundle } = trial
  const result = { number, text: mutationText(mutation) }
  const tests = stagesOf(area, allTests(copy.path)).flat()
  const limit = await limitOf(tests, trial)
  const bundleTests = existingTests(copy.path, area.bundleTests)
  const importing = await testsThatImport(copy.path, mutation.file)
  // Those that start the file in a thread or a child process do not import it.
  const others = tests.filter(test => !importing.includes(test))
  const stages = [...stagesOf(area, importing), ...stagesOf(area, others)]
  const by = await copy.withMistake(mutation, async () => {
    for (const stage of stages) {
      const end = await runTests(copy.path, stage, limit)
      if (!end.passed) return end.by
    }
    return undefined
  })
  if (by !== undefined) return { ...result, end: 'killed by tests', by }
  if (!withBundle || bundleTests.length === 0) return { ...result, end: 'survived' }
  const bundleLimit = await bundleLimitOf(area, bundleTests, trial)
  try {
    const bundleEnd = await copy.withMistake(mutation, async () => {
      const built = await buildBundle(copy.path, MAX_BUILD_SECONDS)
      return built.passed ? await runTests(copy.path, bundleTests, bundleLimit) : built
    })
    return bundleEnd.passed
      ? { ...result, end: 'survived' }
      : { ...result, end: 'killed by tests of the bundle', by: bundleEnd.by }
  } finally {
    copy.restoreBundle()
  }
}

function allTests(root: string): string[] {
  return globSync('__tests__/**/*.test.ts', { cwd: root }).map(path => path.replaceAll('\\', '/'))
}

async function limitOf(tests: string[], { copy, limits, log }: Trial): Promise<number> {
  const key = tests.join(' ')
  const known = limits.get(key)
  if (known !== undefined) return known
  log(`Without a mistake: ${key}`)
  const end = await runTests(copy.path, tests, MAX_TEST_SECONDS)
  const limit = limitFrom(end, key)
  limits.set(key, limit)
  return limit
}

/** The committed bundle can be older than the sources: the tests are asked with a fresh one. */
async function bundleLimitOf(area: Area, tests: string[], trial: Trial): Promise<number> {
  const known = trial.limits.get(tests.join(' '))
  if (known !== undefined) return known
  const built = await buildBundle(trial.copy.path, MAX_BUILD_SECONDS)
  if (!built.passed) throw new Error(`The bundle cannot be built, so ${area.folder} cannot be tried.`)
  try {
    return await limitOf(tests, trial)
  } finally {
    trial.copy.restoreBundle()
  }
}

function limitFrom(end: TestEnd, tests: string): number {
  // With tests that fail anyway, every mistake would count as found.
  if (!end.passed) throw new Error(`Tests fail without a mistake: ${end.by}. Repair them first (${tests}).`)
  return Math.ceil(Math.max(MIN_SECONDS, TIME_FACTOR * end.seconds))
}

function readResults(file: string): MutantResult[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as MutantResult)
}
