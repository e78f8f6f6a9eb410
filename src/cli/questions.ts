import { createInterface } from 'node:readline/promises'
import { styleText } from 'node:util'
import { printable } from '../runtime/text/plain-text.ts'
import { CommandError } from './shell.ts'
import { EXIT } from '../failures/exit-codes.ts'

type ProblemOf = (answer: string) => string | undefined

/**
 * Asks in the terminal until the answer is valid. Enter accepts the default, if there is one. Ctrl-C and Ctrl-D end the
 * command.
 */
export async function ask(question: string, problemOf: ProblemOf, byDefault = ''): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const stopped = new Promise<never>((_, reject) => {
    terminal.once('SIGINT', () => reject(new CommandError(['', 'Stopped.'], EXIT.interrupted)))
    terminal.once('close', () => reject(new CommandError(['', 'Stopped: there was no answer.'], EXIT.failed)))
  })
  // Closing the terminal below also rejects this promise.
  stopped.catch(() => undefined)
  const prompt = byDefault === '' ? `${question}: ` : `${question} [${printable(byDefault)}]: `
  try {
    for (;;) {
      const answer = (await Promise.race([terminal.question(prompt), stopped])).trim() || byDefault
      const problem = problemOf(answer)
      if (problem === undefined) return answer
      console.log(`  ${printable(problem)}`)
    }
  } finally {
    terminal.close()
  }
}

/** Shows numbered choices, and accepts a number or a name. Enter accepts the default. */
export async function choose(
  question: string,
  choices: Record<string, string>,
  byDefault: string
): Promise<string> {
  const names = Object.keys(choices)
  const width = Math.max(...names.map(name => name.length))
  const rows = names.map(
    (name, at) =>
      `  ${String(at + 1).padStart(2)}  ${printable(name).padEnd(width)}  ${printable(choices[name] ?? '')}`
  )
  console.log(`${styleText('bold', question)}\n${rows.map(row => row.trimEnd()).join('\n')}`)
  const nameOf = (answer: string) => (/^\d+$/.test(answer) ? names[Number(answer) - 1] : answer) ?? ''
  const given = await ask(
    'Number or name',
    answer =>
      names.includes(nameOf(answer)) ? undefined : `Enter a number from 1 to ${names.length}, or a name.`,
    byDefault
  )
  return nameOf(given)
}

export async function confirm(question: string, byDefault?: 'yes'): Promise<boolean> {
  const answer = await ask(
    `${question} (yes, no)`,
    text => (/^(y|yes|n|no)$/i.test(text) ? undefined : 'Answer yes or no.'),
    byDefault
  )
  return /^y/i.test(answer)
}
