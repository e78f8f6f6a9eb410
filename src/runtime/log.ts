/** Where the steps tell a person what they are doing. The runner's own log in an entry point, an array in tests. */
export interface Log {
  info(line: string): void
  debug(line: string): void
  /** Annotations: for what needs a person, ten of a kind a step at most. */
  notice(text: string): void
  warning(text: string): void
  /** Folds the lines of one stage away under a title. Groups do not nest. */
  group<T>(title: string, stage: () => Promise<T>): Promise<T>
  /** From now on the runner replaces this text wherever it shows up. */
  mask(secret: string): void
}
