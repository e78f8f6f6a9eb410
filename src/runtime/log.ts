/** Log lines for people: the runner's own log in an entry point, an array in tests. */
export interface Log {
  info(line: string): void
  debug(line: string): void
  /** Annotations, for problems that need a person. The runner shows at most ten of each kind for a step. */
  notice(text: string): void
  /** Logs a warning with its place in a file, if there is one. */
  warning(text: string, place?: { file: string; line: number; column: number }): void
  /** Collapses the lines of one stage under a title. Groups cannot be nested. */
  group<T>(title: string, stage: () => T | Promise<T>): Promise<T>
  /** Tells the runner to replace this text in all later output. */
  mask(secret: string): void
}
