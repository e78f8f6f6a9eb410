import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const RUN = join(import.meta.dirname, '../../../../src/runtime/action/run.ts')

/** An action that has begun, and whose work ignores signals. */
const STUBBORN = `
const { run, runAction } = await import(${JSON.stringify(RUN)})
await run({ names: [], secrets: [] }, async (_, context) => {
  const work = async () => {
    console.log('begun')
    await new Promise(resolve => setTimeout(resolve, 30_000))
  }
  await runAction({}, { work, explain: ({ message }) => new Error(message + ': target held'), summary: () => '' }, context)
})`

// Windows ends a process without asking it.
const testSignal = process.platform === 'win32' ? test.skip : test

testSignal('an action that does not stop in time ends with what it has to say itself', async () => {
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
