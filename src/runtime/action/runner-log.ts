import * as core from '@actions/core'
import type { Log } from '../log.ts'

/**
 * Prevents the runner from executing text from the service as commands: `::stop-commands::` would turn off all masking.
 * The runner trims and compares text as .NET does, which ignores characters without width, such as a soft hyphen.
 */
export function escapeCommands(line: string): string {
  return line.replace(COMMAND, '$1: ').replace(OLD_COMMAND, '# ')
}

// Without `^` and `m`, lines end only at CR and LF, and the pattern remains fast for long white space.
const COMMAND = /(?<![^\r\n])([[\s\p{Cc}\p{DI}]--[\r\n]]*):(?=[[\p{Cc}\p{DI}]--[\r\n]]*:)/gv
/** The older command format, which the runner recognizes anywhere in a line. */
const OLD_COMMAND = /#(?=[\p{Cc}\p{DI}]*#[\p{Cc}\p{DI}]*\[)/gv

export const runnerLog: Log = {
  info: line => core.info(escapeCommands(line)),
  debug: core.debug,
  notice: text => core.notice(text),
  warning: (text, place) =>
    core.warning(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
  group: async (title, stage) => await core.group(title, async () => await stage()),
  mask: core.setSecret
}
