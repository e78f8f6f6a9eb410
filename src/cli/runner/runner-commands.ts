import { styleText } from 'node:util'
import { printable } from '../../runtime/text/plain-text.ts'

const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan', debug: 'gray' } as const

interface LogViewOptions {
  showDebug?: boolean
  /** Rewords a log line, for example to show flags instead of input names. */
  worded?: (text: string) => string
}

/** Shows log lines as a runner does: executes workflow commands and masks secrets. */
export function createLogView({ showDebug = false, worded = text => text }: LogViewOptions = {}) {
  const secrets = new Set<string>()
  let indent = '  '

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

  const show = (line: string): string | undefined => {
    const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line)
    if (command === null) return indented(worded(line))
    const [, name = '', data = ''] = command
    const text = unescapeCommand(data)
    switch (name) {
      case 'add-mask':
        addMask(text)
        return undefined
      case 'group':
        indent = '    '
        return `  ${printable(mask(text))}`
      case 'endgroup':
        indent = '  '
        return undefined
      case 'error':
      case 'warning':
      case 'notice':
        return indented(`${name}: ${worded(text)}`, STYLES[name])
      case 'debug':
        return showDebug ? indented(`debug: ${text}`, STYLES.debug) : undefined
      default:
        return undefined
    }
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
