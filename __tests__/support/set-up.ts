import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@jest/globals'
import { git } from './git.ts'
import { inherited } from './program.ts'
import { tempFolder } from './temp-folder.ts'

/** Creates a repository on the branch `trunk` with documentation in `guides`. */
export async function repository(remote: string | undefined, files: Record<string, string> = {}) {
  const folder = await tempFolder({ 'guides/docs.json': '{}', ...files })
  git(folder.path, 'init', '--quiet', '--initial-branch=trunk')
  if (remote !== undefined) git(folder.path, 'remote', 'add', 'origin', remote)
  return folder
}

/** Creates fake programs for the setup commands. The programs are POSIX shell scripts that record their calls. */
export async function fakePrograms(scripts: Record<string, string>) {
  const folder = await tempFolder()
  const calls = join(folder.path, 'calls')
  await writeFile(calls, '')
  for (const [name, script] of Object.entries(scripts)) {
    const text = `#!/bin/sh\necho "${name} $*" >> "${calls}"\n${script}\n`
    await writeFile(join(folder.path, name), text, { mode: 0o755 })
  }
  return {
    PATH: `${folder.path}:${process.env['PATH'] ?? ''}`,
    calls: async () => (await readFile(calls, 'utf8')).split('\n').filter(line => line !== ''),
    [Symbol.asyncDispose]: async () => await folder[Symbol.asyncDispose]()
  }
}

const hasPty = spawnSync('script', ['--version']).status === 0
export const inTerminal = hasPty ? test : test.skip

/** Runs the program in a terminal, and types each answer when its question appears. */
export async function typed(
  args: string[],
  cwd: string,
  answers: [question: RegExp, keys: string][],
  env: Record<string, string> = {}
) {
  const line = [
    process.execPath,
    '--no-warnings',
    join(import.meta.dirname, '../../src/cli/index.ts'),
    ...args
  ].join(' ')
  const child = spawn('script', ['-qefc', line, '/dev/null'], {
    cwd,
    env: { ...inherited(), TERM: 'dumb', NO_COLOR: '1', ...env },
    // Stops a command that waits for an answer to an unexpected question.
    timeout: 40_000,
    stdio: ['pipe', 'pipe', 'inherit']
  })
  let printed = ''
  const open = [...answers]
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    const [question, keys] = open[0] ?? []
    if (question === undefined || keys === undefined || !question.test(printed)) continue
    open.shift()
    child.stdin.write(keys)
    // `script` exits only when its input ends.
    if (open.length === 0) child.stdin.end()
  }
  if (child.exitCode === null) await once(child, 'close')
  return { printed, exitCode: child.exitCode }
}
