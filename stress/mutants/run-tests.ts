import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

const MAX_PRINTED = 1_000_000

export type TestEnd =
  | { passed: true; seconds: number }
  /** `by` is the first failed test, or another reason for the failure. */
  | { passed: false; seconds: number; by: string }

/** Runs tests with Jest until the first suite fails. A run that exceeds the time limit also counts as failed. */
export async function runTests(root: string, tests: string[], maxSeconds: number): Promise<TestEnd> {
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), ...tests, '--bail', '--silent']
  const { code, seconds, printed } = await run(
    root,
    ['--experimental-vm-modules', '--no-warnings', ...jest],
    maxSeconds
  )
  if (code === 0) return { passed: true, seconds }
  return {
    passed: false,
    seconds,
    by: code === undefined ? `no end after ${maxSeconds} s` : failedTest(printed)
  }
}

/** Measures how long each test file takes. Throws if a test fails, because all mistakes would then count as found. */
export async function measureTests(
  root: string,
  tests: string[],
  maxSeconds: number
): Promise<Map<string, number>> {
  if (tests.length === 0) return new Map()
  const results = join(root, 'test-results.json')
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), ...tests, '--json', `--outputFile=${results}`]
  const { code, printed } = await run(
    root,
    ['--experimental-vm-modules', '--no-warnings', ...jest],
    maxSeconds
  )
  if (code !== 0)
    throw new Error(`Tests fail without a mistake: ${failedTest(printed)}. Fix these tests first.`)
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[]
  }
  const secondsOf = testResults.map(
    ({ name, startTime, endTime }) =>
      [relative(root, name).replaceAll('\\', '/'), (endTime - startTime) / 1000] as const
  )
  return new Map(secondsOf)
}

/** Returns the test files that import a source file directly or indirectly. */
export async function testsThatImport(root: string, file: string): Promise<string[]> {
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--listTests', '--findRelatedTests', file]
  const child = spawn(process.execPath, jest, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  const listed = await text(child.stdout)
  return listed
    .split('\n')
    .filter(line => line !== '')
    .map(path => relative(root, path).replaceAll('\\', '/'))
}

/** Builds the bundle. A failed build counts as a failed test. */
export async function buildBundle(root: string, maxSeconds: number): Promise<TestEnd> {
  const { code, seconds } = await run(root, [join(root, 'scripts/bundle.ts')], maxSeconds)
  return code === 0 ? { passed: true, seconds } : { passed: false, seconds, by: 'the build of the bundle' }
}

/** Runs a command. `code` is undefined if the command exceeded the time limit and was killed with its children. */
async function run(
  root: string,
  args: string[],
  maxSeconds: number
): Promise<{ code: number | null | undefined; seconds: number; printed: string }> {
  const startedAt = performance.now()
  // Starts a process group, so that the workers and servers of the tests end together with Jest.
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true
  })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => {
    if (printed.length < MAX_PRINTED) printed += chunk.toString()
  })
  const stop = () => endGroup(child.pid)
  const late = AbortSignal.timeout(maxSeconds * 1000)
  late.addEventListener('abort', stop)
  process.once('exit', stop)
  const [code] = (await once(child, 'exit')) as [number | null]
  late.removeEventListener('abort', stop)
  process.removeListener('exit', stop)
  stop()
  return { code: late.aborted ? undefined : code, seconds: (performance.now() - startedAt) / 1000, printed }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // All processes have already ended.
  }
}

/** Finds the first failure in the Jest output, because Jest writes no report with `--bail`. */
function failedTest(printed: string): string {
  const file = /^FAIL (?:__tests__\/)?(\S+)/m.exec(printed)?.[1]
  const test = /^ {2}● (.+)$/m.exec(printed)?.[1]
  return file === undefined ? `Jest: ${printed.trim().split('\n').at(-1) ?? ''}` : `${file}: ${test ?? '?'}`
}
