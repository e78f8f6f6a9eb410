import type { CommandText } from './completion.ts'
import { actionFiles, readActionFile } from './runner/action-file.ts'
import { nearestName } from './nearest.ts'
import { ownVersion } from './project.ts'
import { reasonOf } from '../runtime/failure.ts'
import { printable } from '../runtime/text/plain-text.ts'
import { type Command, type Shell, CommandError, unknownFlag } from './shell.ts'
import { EXIT } from '../failures/exit-codes.ts'

/** Each command is loaded only when it runs, so that code for other commands does not delay its first output. */
const COMMANDS: Record<string, { about: string; load: () => Promise<Command> }> = {
  check: {
    about: 'Checks a site, or the documentation that a site is built from, and lists what is broken.',
    load: async () => (await import('./check/check.ts')).check
  },
  demo: {
    about: 'Runs the whole chain on this machine: emulator, export, checks, finish, publish, verify.',
    load: async () => (await import('./demo/demo.ts')).demo
  },
  emulator: {
    about: 'Emulates the documentation service; with --all, also a store, a CDN and a web host.',
    load: async () => (await import('./emulator.ts')).emulator
  },
  init: {
    about: 'Writes the workflow for this repository, and prints the commands that set up the host.',
    load: async () => (await import('./init/init.ts')).init
  },
  doctor: {
    about: 'Checks the requirements for the first run.',
    load: async () => (await import('./doctor/doctor.ts')).doctor
  },
  completion: {
    about: 'Prints a script with which bash, zsh or fish completes commands and flags.',
    load: async () => (await import('./completion.ts')).completion(commandTexts)
  }
}

const HELP_FLAGS = ['--help', '-h']

export async function main([name, ...args]: string[], shell: Shell): Promise<number> {
  const actions = [...actionFiles().keys()]
  try {
    if (name === '--version' || name === '-V') {
      console.log(`static-docs-export ${ownVersion()}`)
      return EXIT.ok
    }
    const [topic] = args
    // `help check` is `check --help`.
    if (name === 'help' && topic !== undefined) return await main([topic, '--help'], shell)
    if (name === undefined || ['help', ...HELP_FLAGS].includes(name)) {
      console.log(overview(shell.program))
      return name === undefined ? EXIT.usage : EXIT.ok
    }
    const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.load() : undefined
    if (command !== undefined) {
      if (!args.some(arg => HELP_FLAGS.includes(arg))) return await command.run(args, shell)
      console.log(command.help(shell))
      return EXIT.ok
    }
    if (!actions.includes(name))
      throw new CommandError([unknownName(name, [...Object.keys(COMMANDS), ...actions])])
    const { actionCommand } = await import('./actions/run-action.ts')
    return await actionCommand(name, args, shell)
  } catch (error) {
    if (error instanceof CommandError) {
      if (error.message !== '') console.error(printable(error.message))
      return error.exitCode
    }
    const where =
      shell.env['RUNNER_DEBUG'] === '1' ? (error as Error).stack : 'For details, set RUNNER_DEBUG=1.'
    console.error(printable(`${name ?? ''} has a bug: ${reasonOf(error)}. Please report it.\n${where ?? ''}`))
    return EXIT.failed
  }
}

/** Returns the first sentence about each command and its help. */
async function commandTexts(shell: Shell): Promise<CommandText[]> {
  const own = Object.entries(COMMANDS).map(async ([name, { about, load }]) => {
    const { help } = await load()
    return { name, about, help: help(shell) }
  })
  const { actionHelp } = await import('./actions/run-action.ts')
  const actions = [...actionFiles()].map(([name, path]) => {
    const about = firstSentence(readActionFile(path).description)
    return { name, about, help: actionHelp(name, shell) }
  })
  return [...(await Promise.all(own)), ...actions]
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /)[0] ?? ''
}

function overview(program: string): string {
  const actions = [...actionFiles()].map(([name, path]) => [name, readActionFile(path).description] as const)
  const commands = Object.entries(COMMANDS).map(([name, { about }]) => [name, about] as const)
  const rows = [...commands, ...actions].map(([name, about]) => `  ${name.padEnd(16)}${firstSentence(about)}`)
  return `${program} <command> …

${rows.join('\n')}

${program} help <command> explains a command, --version prints the version.`
}

function unknownName(name: string, names: string[]): string {
  if (name.startsWith('-'))
    return unknownFlag(name, nearestName(name.replace(/^-+/, ''), ['help', 'version']))
  const closest = nearestName(name, names)
  const hint = closest === undefined ? '' : `: did you mean ${closest}?`
  return `There is no command "${name}"${hint}\nThe commands are ${names.join(', ')}.`
}
