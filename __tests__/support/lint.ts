import { spawn } from 'node:child_process'
import { json, text } from 'node:stream/consumers'
import type { LintFile, Problem } from './lint-workflows.ts'
import { root } from './repository.ts'

/** Runs the linters of `lint-workflows.ts` on these files in a separate Node process. */
export async function lint(files: LintFile[]): Promise<Problem[]> {
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--import',
      './__tests__/support/json-modules.ts',
      '__tests__/support/lint-workflows.ts'
    ],
    { cwd: root, stdio: 'pipe' }
  )
  child.stdin.end(JSON.stringify(files))
  const stderr = text(child.stderr)
  try {
    return (await json(child.stdout)) as Problem[]
  } catch (cause) {
    throw new Error(`The linters did not run: ${await stderr}`, { cause })
  }
}
