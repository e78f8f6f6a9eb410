import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Area, existingTests, inStages, stagesOf } from './areas.ts'
import { type CheckoutCopy, copyCheckout } from './copy.ts'
import type { Mutant } from './draw.ts'
import { mutationText } from './mutations.ts'
import { buildBundle, measureTests, runTests, testsThatImport } from './run-tests.ts'

export interface MutantResult {
  number: number
  text: string
  end: 'killed by tests' | 'killed by tests of the bundle' | 'survived'
  by?: string
}

/** Time limit as a multiple of the usual time, to stop endless loops but tolerate a busy machine. */
const TIME_FACTOR = 4
const MIN_SECONDS = 90
const MAX_BUILD_SECONDS = 900
const MAX_TEST_SECONDS = 1800

/**
 * Applies each mistake to a copy of this checkout. First runs the tests of the area that contains the mistake, and then
 * other tests that import the changed file. If all tests pass, builds the bundle with the mistake and runs the bundle
 * tests. Appends results to a file, so that an interrupted campaign can continue.
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
  const unknown = mutants.filter(({ number }) => !known.has(number))
  const all = unknown.length > 0 ? inStages(allTests(copy.path)).flat() : []
  if (all.length > 0) log(`Measuring ${all.length} test files without a mistake`)
  const seconds = await measureTests(copy.path, all, MAX_TEST_SECONDS)
  const bundleLimits = new Map<string, number>()
  const results: MutantResult[] = []
  for (const mutant of mutants) {
    const earlier = known.get(mutant.number)
    const result = earlier ?? (await tryMutant(mutant, { copy, seconds, bundleLimits, withBundle, log }))
    if (earlier === undefined) appendFileSync(resultFile, `${JSON.stringify(result)}\n`)
    results.push(result)
    log(`${result.number}. ${result.text}: ${result.end}${result.by === undefined ? '' : ` (${result.by})`}`)
  }
  return results
}

interface Trial {
  copy: CheckoutCopy
  /** Usual duration of each test file, without a mutation in the code. */
  seconds: ReadonlyMap<string, number>
  /** Time limits of bundle tests, by area. */
  bundleLimits: Map<string, number>
  withBundle: boolean
  log: (line: string) => void
}

async function tryMutant({ number, area, mutation }: Mutant, trial: Trial): Promise<MutantResult> {
  const { copy, seconds, withBundle } = trial
  const result = { number, text: mutationText(mutation) }
  const tests = stagesOf(area, allTests(copy.path)).flat()
  const bundleTests = existingTests(copy.path, area.bundleTests)
  const importing = await testsThatImport(copy.path, mutation.file)
  // Tests that run the file in a thread or a child process do not import the file.
  const others = tests.filter(test => !importing.includes(test))
  // Tests of other areas run last, because they rarely find additional mistakes.
  const ofUsers = inStages(importing.filter(test => !tests.includes(test)))
  const stages = [...stagesOf(area, importing), ...stagesOf(area, others), ...ofUsers]
  const by = await copy.withMistake(mutation, async () => {
    for (const stage of stages) {
      const usual = stage.reduce((sum, test) => sum + (seconds.get(test) ?? 0), 0)
      const end = await runTests(copy.path, stage, limitFor(usual))
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

/** Measures the tests with a fresh bundle, because the committed bundle can be older than the sources. */
async function bundleLimitOf({ folder }: Area, tests: string[], trial: Trial): Promise<number> {
  const { copy, bundleLimits, log } = trial
  const known = bundleLimits.get(folder)
  if (known !== undefined) return known
  const built = await buildBundle(copy.path, MAX_BUILD_SECONDS)
  if (!built.passed) throw new Error(`The bundle cannot be built, so ${folder} cannot be tried.`)
  try {
    log(`Measuring without a mistake: ${tests.join(' ')}`)
    const usual = [...(await measureTests(copy.path, tests, MAX_TEST_SECONDS)).values()]
    const limit = limitFor(usual.reduce((sum, seconds) => sum + seconds, 0))
    bundleLimits.set(folder, limit)
    return limit
  } finally {
    copy.restoreBundle()
  }
}

/** Returns the time limit for test files that usually take `usual` seconds in total. */
function limitFor(usual: number): number {
  return Math.ceil(Math.max(MIN_SECONDS, TIME_FACTOR * usual))
}

function readResults(file: string): MutantResult[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as MutantResult)
}
