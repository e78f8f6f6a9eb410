import { styleText } from 'node:util'
import { SUMMARY_GROUP } from '../../runtime/action/summary.ts'
import { printable } from '../../runtime/text/plain-text.ts'

const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan', debug: 'gray' } as const

/** Levels of log lines, the most important first. The summary that a run prints at its end is its `result`. */
const LOG_LEVELS = ['error', 'warning', 'result', 'notice', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Returns the levels to print. Without a flag, these are all but the details for debugging. */
export function levelsOf({ isQuiet, isVerbose }: { isQuiet: boolean; isVerbose: boolean }): LogLevel[] {
  const hidden: LogLevel[] = isQuiet ? ['notice', 'info'] : []
  return LOG_LEVELS.filter(level => !hidden.includes(level) && (level !== 'debug' || isVerbose))
}

interface LogViewOptions {
  /** Levels of the lines to show. Default: all but `debug`. */
  levels?: readonly LogLevel[]
  /** Rewords a log line, for example to show flags instead of input names. */
  worded?: (text: string) => string
}

/** Shows log lines as a runner does: executes workflow commands and masks secrets. */
export function createLogView({
  levels = levelsOf({ isQuiet: false, isVerbose: false }),
  worded = text => text
}: LogViewOptions = {}) {
  const secrets = new Set<string>()
  let indent = '  '
  /** Level of lines that are no workflow command: `result` inside the summary. */
  let level: LogLevel = 'info'

  /** Masks a secret and, as a runner does, each of its lines. */
  const addMask = (secret: string): void => {
    for (const value of [secret, ...secret.split(/\r?\n/)]) if (value.trim() !== '') secrets.add(value)
  }

  const mask = (text: string): string =>
    // Masks the longest secret first, because a link contains its signature, which is also a secret.
    [...secrets]
      .sort((a, b) => b.length - a.length)
      .reduce((shown, secret) => shown.replaceAll(secret, '***'), text)

  const indented = (text: string, style?: (typeof STYLES)[keyof typeof STYLES]): string =>
    printable(mask(text))
      .split('\n')
      .map(line => indent + (style === undefined ? line : styleText(style, line)))
      .join('\n')

  const read = (line: string): { level: LogLevel; text: string } | undefined => {
    const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line)
    if (command === null) return { level, text: indented(worded(line)) }
    const [, name = '', data = ''] = command
    const text = unescapeCommand(data)
    switch (name) {
      case 'add-mask':
        addMask(text)
        return undefined
      case 'group':
        indent = '    '
        level = text === SUMMARY_GROUP ? 'result' : 'info'
        return { level, text: `  ${printable(mask(text))}` }
      case 'endgroup':
        indent = '  '
        level = 'info'
        return undefined
      case 'error':
      case 'warning':
      case 'notice':
      case 'debug':
        return { level: name, text: indented(`${name}: ${worded(text)}`, STYLES[name]) }
      default:
        return undefined
    }
  }

  /** Executes a command of the log, or returns the line to print and its level. */
  const show = (line: string): { level: LogLevel; text: string } | undefined => {
    const shown = read(line)
    return shown !== undefined && levels.includes(shown.level) ? shown : undefined
  }
  return { show, addMask, mask }
}

export function unescapeCommand(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

/** Parses outputs: `name=value` or `name<<delimiter`, value lines, `delimiter`. The last value of a name applies. */
export function parseFileCommands(text: string): Map<string, string> {
  const found = text.matchAll(/^([\w-]+)(?:<<(.+)\r?\n([^]*?)\r?\n\2\r?|=(.*))$/gm)
  return new Map([...found].map(([, name = '', , lines, value = '']) => [name, lines ?? value]))
}
