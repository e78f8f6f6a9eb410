import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { inherited } from '../../../support/program.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const RUN = join(import.meta.dirname, '../../../../src/runtime/action/run.ts')

/** Source of an action that continues its work when it receives a signal. */
const STUBBORN = `
const { run, runAction } = await import(${JSON.stringify(RUN)})
await run({ names: [], secrets: [] }, async (_, context) => {
  const work = async () => {
    console.log('begun')
    await new Promise(resolve => setTimeout(resolve, 30_000))
  }
  await runAction({}, { work, explain: ({ message }) => new Error(message + ': target held'), summary: () => '' }, context)
})`

// On Windows, a process cannot handle SIGTERM.
const testSignal = process.platform === 'win32' ? test.skip : test

testSignal('an action that does not stop in time fails with the error from `explain`', async () => {
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', STUBBORN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GITHUB_ACTIONS: 'true' }
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    if (printed === '') child.kill('SIGTERM')
    printed += chunk.toString()
  })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(printed).toContain('::error::The action has a bug: stopped by SIGTERM: target held.')
})

const FAILURE = join(import.meta.dirname, '../../../../src/runtime/failure.ts')

/** Runs an action as a runner does. The code of the action can use `given` and `context`. */
function runs(action: string, env: Record<string, string> = {}) {
  const code = `
const { run, runAction } = await import(${JSON.stringify(RUN)})
const { Failure } = await import(${JSON.stringify(FAILURE)})
const inputs = { names: ['one', 'empty', 'key', 'headers'], secrets: ['key'], secretHeaders: 'headers' }
void run(inputs, async (given, context) => { ${action} })`
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...inherited(), GITHUB_ACTIONS: 'true', ...env },
    encoding: 'utf8'
  })
  expect(child.stderr).toBe('')
  return { status: child.status, lines: child.stdout.trim().split('\n') }
}

test('an action masks its secrets, gets its inputs, and exits despite a running timer', () => {
  const action = `
context.log.info(JSON.stringify(given))
context.log.info('::error::x')
context.log.warning('w', { file: 'a.md', line: 3, column: 4 })
context.log.notice('n')
process.emitWarning('old', 'DeprecationWarning')
setInterval(() => undefined, 1000)`
  const env = { INPUT_ONE: '1', INPUT_EMPTY: '', INPUT_KEY: 'secret-key', INPUT_HEADERS: 'X-Token: token-1' }
  expect(runs(action, env)).toEqual({
    status: 0,
    lines: [
      '::add-mask::secret-key',
      '::add-mask::token-1',
      '{"one":"1","key":"secret-key","headers":"X-Token: token-1"}',
      ': :error::x',
      '::warning file=a.md,line=3,col=4::w',
      '::notice::n'
    ]
  })
})

const INVALID = `throw new Failure('invalid-input', 'Invalid input: x', { advice: 'Fix it.', cause: new Error('why') })`
const NEVER = 'await new Promise(() => undefined)'
const TIMEOUT = `throw new Failure('timeout', 'Too late', { advice: 'Run again.' })`

const BUG = 'The action has a bug'
const FAILED = '❌ The action failed'
const withSummary = (work: string) =>
  `await runAction({}, { work: async () => { ${work} }, explain: error => error, summary: () => 'Own' }, context)`
const THROW = `() => { throw new Error('z') }`
const LATE = `process.prependOnceListener('beforeExit', ${THROW}); ${TIMEOUT}`
const BREAK = `process.emit('SIGBREAK', ''); context.signal.throwIfAborted()`

test.each([
  ['a failure', TIMEOUT, 'Too late%0ARun again.', FAILED],
  ['invalid input', INVALID, 'Invalid input: x%0AFix it.', '❌ Invalid input'],
  ['an exception', `throw new Error('y')`, `${BUG}: y.`, FAILED],
  ['an exception in a timer', `setTimeout(${THROW}); ${NEVER}`, `${BUG}: z.`, ''],
  ['an unhandled rejection', `void Promise.reject(new Error('r')); ${NEVER}`, `${BUG}: r.`, ''],
  ['a Ctrl-Break signal (as on Windows)', BREAK, `${BUG}: stopped by SIGBREAK.`, FAILED],
  ['a promise that never settles', NEVER, `${BUG}: the run stopped before it was complete.`, ''],
  ['an exception after a failure', LATE, 'Too late', FAILED],
  ['a failure and its own summary', withSummary(TIMEOUT), 'Too late', 'Own']
])('an action with %s writes one error and at most one summary', async (_, action, message, heading) => {
  await using folder = await tempFolder({ 'summary.md': '' })
  const file = join(folder.path, 'summary.md')
  const { status, lines } = runs(action, { GITHUB_STEP_SUMMARY: file })
  expect(status).toBe(1)
  expect(lines.filter(line => line.startsWith('::error::'))).toEqual([expect.stringContaining(message)])
  expect(lines[0]).toMatch(/%0AMore about this error: .*errors\.md#[a-z-]+$/)
  const written = await readFile(file, 'utf8')
  expect(written.split('❌').length + written.split('Own').length).toBe(heading === '' ? 2 : 3)
  expect(written).toContain(heading)
})

test('an action logs the cause of a failure for debugging, and warns if its summary cannot be written', () => {
  expect(runs(INVALID).lines[1]).toMatch(/^::debug::Cause: Error: why%0A {4}at /)
  const { status, lines } = runs(withSummary(''), { GITHUB_STEP_SUMMARY: '/nowhere/summary.md' })
  expect([status, ...lines]).toEqual([0, expect.stringMatching(/^::warning::The job summary could not be/)])
  // Outside a runner, the exit code for invalid input is 2 instead of 1.
  const codes = [INVALID, TIMEOUT].map(action => runs(action, { GITHUB_ACTIONS: '' }))
  expect(codes.map(({ status }) => status)).toEqual([2, 1])
  expect(codes[1]?.lines).toHaveLength(1)
})
