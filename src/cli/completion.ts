import { type CommandHelp, renderHelp } from './help.ts'
import { type Command, type Shell, usage } from './shell.ts'
import { EXIT } from '../failures/exit-codes.ts'

/** A command with its help, which lists all flags of the command. */
export interface CommandText {
  name: string
  about: string
  help: string
}

const NAME = 'static-docs-export'

const HELP: CommandHelp = {
  usage: 'completion bash|zsh|fish',
  about: `Prints a script for a shell, so that Tab completes commands and flags of an installed ${NAME}.`,
  examples: [],
  usual: {},
  others: {},
  notes: `In ~/.bashrc
  source <(${NAME} completion bash)
In ~/.zshrc
  source <(${NAME} completion zsh)
In ~/.config/fish/config.fish
  ${NAME} completion fish | source`,
  exitCodes: { [EXIT.ok]: 'success', [EXIT.usage]: 'not one of these shells' }
}

/** The scripts are made from the help of all commands, so that both name the same flags. */
export function completion(readTexts: (shell: Shell) => Promise<CommandText[]>): Command {
  const run = async (args: string[], shell: Shell) => {
    const [name = '', ...others] = args
    const script = SCRIPTS[name]
    if (script === undefined || others.length > 0)
      throw usage(`completion takes the name of one shell: ${Object.keys(SCRIPTS).join(', ')}`)
    console.log(script(await readTexts(shell)))
    return EXIT.ok
  }
  return { help: shell => renderHelp(HELP, shell), run }
}

/** Most configurations have started the completion already. A second start is slow, and can ask about folders. */
const ZSH_START = `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz bashcompinit && bashcompinit`

const SCRIPTS: Readonly<Record<string, (commands: readonly CommandText[]) => string>> = {
  bash: bashScript,
  zsh: commands => `${ZSH_START}\n${bashScript(commands)}`,
  fish: commands =>
    commands
      .flatMap(({ name, about, help }) => [
        `complete -c ${NAME} -n __fish_use_subcommand -f -a ${name} -d '${about.replaceAll(/['\\]/g, '\\$&')}'`,
        ...flagsIn(help).map(
          flag => `complete -c ${NAME} -n '__fish_seen_subcommand_from ${name}' -l ${flag}`
        )
      ])
      .concat(
        `complete -c ${NAME} -n __fish_use_subcommand -f -a help -d 'Explains a command.'`,
        fishWords(
          'help',
          commands.map(({ name }) => name)
        ),
        fishWords('completion', Object.keys(SCRIPTS))
      )
      .join('\n')
}

function bashScript(commands: readonly CommandText[]): string {
  const names = commands.map(({ name }) => name).join(' ')
  const wordsOf = ({ name, help }: CommandText) =>
    name === 'completion' ? Object.keys(SCRIPTS).join(' ') : `--${flagsIn(help).join(' --')}`
  const cases = commands.map(command => `    ${command.name}) choices='${wordsOf(command)}' ;;`)
  return `_static_docs_export() {
  local current=\${COMP_WORDS[COMP_CWORD]} choices=''
  case \${COMP_WORDS[1]} in
${cases.join('\n')}
    help) choices='${names}' ;;
  esac
  if [[ $COMP_CWORD == 1 ]]; then choices='${names} help'
  elif [[ $current != -* && $choices == -* ]]; then choices=''; fi
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _static_docs_export ${NAME}`
}

/** The command takes one of these words, and no file. */
function fishWords(command: string, words: readonly string[]): string {
  return `complete -c ${NAME} -n '__fish_seen_subcommand_from ${command}' -f -a '${words.join(' ')}'`
}

function flagsIn(help: string): string[] {
  const flags = [...help.matchAll(/^ {2}(?:-\w, )?--([a-z][a-z-]*)/gm)].map(([, flag = '']) => flag)
  return flags.includes('help') ? flags : [...flags, 'help']
}
