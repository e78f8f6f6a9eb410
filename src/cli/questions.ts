import { createInterface } from 'node:readline/promises'
import { printable } from '../runtime/text/plain-text.ts'
import { CommandError } from './shell.ts'
import { EXIT } from '../failures/exit-codes.ts'

/** Asks in the terminal until the answer is valid. Ctrl-C and Ctrl-D end the command. */
export async function ask(
  question: string,
  problemOf: (answer: string) => string | undefined
): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const stopped = new Promise<never>((_, reject) => {
    terminal.once('SIGINT', () => reject(new CommandError(['', 'Stopped.'], EXIT.interrupted)))
    terminal.once('close', () => reject(new CommandError(['', 'Stopped: there was no answer.'], EXIT.failed)))
  })
  // Closing the terminal below also rejects this promise.
  stopped.catch(() => undefined)
  try {
    for (;;) {
      const answer = (await Promise.race([terminal.question(`${question} `), stopped])).trim()
      const problem = problemOf(answer)
      if (problem === undefined) return answer
      console.log(`  ${printable(problem)}`)
    }
  } finally {
    terminal.close()
  }
}

export async function confirm(question: string): Promise<boolean> {
  const answer = await ask(`${question} (yes, no)`, text =>
    /^(y|yes|n|no)$/i.test(text) ? undefined : 'Answer yes or no.'
  )
  return /^y/i.test(answer)
}
