import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { jest } from '@jest/globals'
import { main } from '../../src/cli/main.ts'

const root = join(import.meta.dirname, '../..')
const PROGRAMS = {
  bundle: [join(root, 'dist/cli/index.js')],
  sources: ['--no-warnings', join(root, 'src/cli/index.ts')]
}

/** Runs `static-docs-export` to its end, from its bundle or its sources. */
export async function runProgram(
  program: keyof typeof PROGRAMS,
  args: string[],
  { cwd = root, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {}
) {
  const child = spawn(process.execPath, [...PROGRAMS[program], ...args], {
    cwd,
    env: { ...inherited(), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const [printed, errors, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>(resolve => child.on('close', resolve))
  ])
  return { printed, errors, exitCode }
}

/**
 * Runs a command from its sources in this process, because starting the program takes longer than most commands.
 * Mocks the console, so the command must print only with `console`, and no two commands can run at the same time.
 */
export async function runCommand(
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv }
) {
  const printed: string[] = []
  const errors: string[] = []
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(`${line}\n`))
  const error = jest
    .spyOn(console, 'error')
    .mockImplementation((line: string) => void errors.push(`${line}\n`))
  try {
    const shell = { program: 'static-docs-export', width: 100, isTerminal: false }
    const exitCode = await main(args, { ...shell, env: { ...inherited(), ...env }, folder: cwd })
    return { printed: printed.join(''), errors: errors.join(''), exitCode }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

/** Returns the variables that the program needs to start, and `NODE_COMPILE_CACHE`, which halves the start time. */
export function inherited(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env
  return { PATH, SystemRoot, NODE_COMPILE_CACHE }
}
