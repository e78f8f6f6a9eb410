import { findProgram } from '../../runtime/files/find-program.ts'
import { ghState } from '../gh.ts'
import type { Shell } from '../shell.ts'
import type { SetupCommand } from './hosts.ts'
import { GITHUB } from './repository.ts'

/** For each program of the setup commands, where to get it and how to sign in. */
const PROGRAMS: Record<string, { from: string; signIn: string }> = {
  aws: { from: 'https://aws.amazon.com/cli/', signIn: 'aws login, or aws configure' },
  npx: { from: 'https://nodejs.org, as a part of Node', signIn: 'npx --yes wrangler@4 login' }
}

/** Returns what the setup commands need, and what is missing on this machine. */
export function beforeYouStart(
  commands: SetupCommand[],
  server: string,
  root: string,
  shell: Shell
): string[] {
  const used = new Set(commands.map(({ command: [program = ''] }) => program))
  const lines = Object.entries(PROGRAMS)
    .filter(([name]) => used.has(name))
    .map(([name, { from, signIn }]) =>
      findProgram(name, shell.env, root) === undefined
        ? `Install ${name} (${from}), and sign in: ${signIn}`
        : `Sign in, unless you are signed in: ${signIn}`
    )
  if (used.has('gh')) lines.push(...gh(server, root, shell))
  return [...lines, 'Run the commands in a POSIX shell, such as bash. On Windows, use Git Bash or WSL.']
}

function gh(server: string, root: string, shell: Shell): string[] {
  const signIn = `gh auth login${server === GITHUB ? '' : ` --hostname ${server}`}`
  const state = ghState(server, root, shell)
  if (state === 'ready') return []
  return state === 'missing'
    ? [`Install gh (https://cli.github.com), and sign in: ${signIn}`]
    : [`Sign in to gh, which has no account for ${server}: ${signIn}`]
}
