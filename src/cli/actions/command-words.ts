import type { Field } from '../runner/action-file.ts'
import { withFlags } from './flags.ts'

/**
 * Words for workflows in messages of the actions, and the words for a command line. A command prints its outputs under
 * their names, so a name is enough there. The pairs apply to text in which input names are flags already.
 */
const WORDS: readonly (readonly [workflow: RegExp, commandLine: string])[] = [
  [/^Invalid input:$/gm, 'Invalid flags or variables:'],
  [/^Fix the listed inputs\. /gm, 'Fix the listed flags or variables. '],
  [/\. In a workflow: \$\{\{ secrets\.… \}\}[^\n]*/g, ''],
  [/(?<=is missing: )this run was not started by a pull request\. Set --base to/g, 'set it to'],
  [/the output (`[a-z-]+`) of the export action/g, 'the $1 that export prints'],
  [/\b(the) (export|finish|publish|verify) action\b/gi, '$1 $2 command'],
  [/\bits output (`[a-z-]+`)/g, 'the $1 that it prints'],
  [/\b(file|folder) given by the output `?([a-z-]+)`?/g, '$1 at `$2`'],
  [/\bThe job summary\b/g, 'The summary'],
  [/\bthis runner\b/g, 'this machine'],
  [/\bthe runner's temporary folder\b/g, 'the system temporary folder']
]

/** Rewords a message of an action for a command line: flags and variables for inputs, and no words for workflows. */
export function forCommandLine(text: string, fields: readonly Pick<Field, 'name'>[]): string {
  return WORDS.reduce(
    (worded, [workflow, commandLine]) => worded.replaceAll(workflow, commandLine),
    withFlags(text, fields)
  )
}
