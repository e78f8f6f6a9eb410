import { styleText } from 'node:util'

/** How a runner shows the log of an action and reads its outputs. */

const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan' } as const

/** Shows log lines as the runner does: executes commands and masks secrets. */
export function createLogView() {
  const secrets = new Set<string>()
  let indent = '  '

  const masked = (text: string) =>
    // Longest first: a link contains its own signature.
    [...secrets]
      .sort((a, b) => b.length - a.length)
      .reduce((shown, secret) => shown.replaceAll(secret, '***'), text)

  const show = (line: string): string | undefined => {
    const command = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line)
    if (command === null) return indent + masked(line)
    const [, name = '', data = ''] = command
    const text = unescapeCommand(data)
    switch (name) {
      case 'add-mask':
        secrets.add(text)
        return undefined
      case 'group':
        indent = '    '
        return `  ${masked(text)}`
      case 'endgroup':
        indent = '  '
        return undefined
      case 'error':
      case 'warning':
      case 'notice':
        return indent + styleText(STYLES[name], `${name}: ${masked(text)}`)
      default:
        return undefined
    }
  }
  return { show }
}

export function unescapeCommand(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

/** Parses outputs as an action writes them: `name<<delimiter`, the lines of the value, `delimiter`. The last one counts. */
export function parseFileCommands(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^(.+?)<<(.+)\r?\n([^]*?)\r?\n\2\r?$/gm)].map(([, name = '', , value = '']) => [
      name,
      value
    ])
  )
}
