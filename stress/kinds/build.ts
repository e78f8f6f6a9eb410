import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Clears the folder and writes files into it. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Runs a generator. If the generator fails, throws an error with the generator's output. */
export function build(command: string, args: readonly string[], cwd: string): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed.\n${error?.message ?? stdout + stderr}`)
}

export function hasProgram(command: string): boolean {
  return spawnSync(command, ['--version']).status === 0
}
