/** Log lines for users: the runner's log in an entry point, an array in tests. */
export interface Log {
  info(line: string): void
  debug(line: string): void
  /** Adds an annotation, for a problem that needs attention. The runner shows at most ten of each kind per step. */
  notice(text: string): void
  /** Logs a warning, with the position in a file if it is known. */
  warning(text: string, place?: { file: string; line: number; column: number }): void
  /** Collapses the lines of one stage under a title. Groups cannot be nested. */
  group<T>(title: string, stage: () => T | Promise<T>): Promise<T>
  /** Makes the runner mask this text in all later output. */
  mask(secret: string): void
}

/** Returns a log for work inside a group: its groups have no title of their own, because groups cannot be nested. */
export function insideGroup(log: Log): Log {
  return {
    info: line => log.info(line),
    debug: line => log.debug(line),
    notice: text => log.notice(text),
    warning: (text, place) => log.warning(text, place),
    group: async (_, stage) => await stage(),
    mask: secret => log.mask(secret)
  }
}
