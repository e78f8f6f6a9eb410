/**
 * A parser returns it in place of a value: texts for people. `undefined` or `null` say no more than "is not one". A
 * list of problems beside a value is for callers that use what could be read.
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

/** Returns the values if none of them is a problem, otherwise their problems. */
export function collect<T extends object>(values: T): Valid<T> | Problem {
  const messages = messagesIn(Object.values(values))
  return messages.length === 0 ? (values as Valid<T>) : new Problem(...messages)
}

/** Each one once: a problem of one value may be the problem of another as well. */
export function messagesIn(values: unknown[]): string[] {
  return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))]
}
