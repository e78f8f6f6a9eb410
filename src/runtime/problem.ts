/**
 * A parser that fails returns a problem if users need a message, and `undefined` or `null` otherwise. If callers can
 * use a partial result, the parser returns a value and a list of problems.
 */
export class Problem {
  readonly messages: string[]

  constructor(...messages: string[]) {
    this.messages = messages
  }

  get message(): string {
    return this.messages.join('. ')
  }
}

export type Valid<T> = { [K in keyof T]: Exclude<T[K], Problem> }

export function collect<T extends object>(values: T): Valid<T> | Problem {
  const messages = messagesIn(Object.values(values))
  return messages.length === 0 ? (values as Valid<T>) : new Problem(...messages)
}

/** Removes duplicates, because several values can have the same problem. */
export function messagesIn(values: unknown[]): string[] {
  return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))]
}
