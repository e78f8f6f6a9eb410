import { formatCount } from '../../runtime/text/units.ts'
import { ClosestName } from '../../runtime/text/closest-name.ts'
import { lookUp } from '../init/repository.ts'
import { actionFiles, readActionFile } from '../runner/action-file.ts'
import type { Shell } from '../shell.ts'
import type { Answer } from './answer.ts'
import { ownSteps } from './settings.ts'

/** Returns one answer for each input of a step in a workflow that its action does not have, or that there is none. */
export function checkInputs(shell: Shell): Answer[] {
  const files = actionFiles()
  const steps = ownSteps(lookUp(shell).root)
  const unknown = steps.flatMap(({ path, action, given }) => {
    const known = readActionFile(files.get(action) ?? '').inputGroups.flatMap(({ fields }) =>
      fields.map(each => each.name)
    )
    const closest = new ClosestName(known)
    return Object.keys(Object(given) as object)
      .filter(input => !known.includes(input.toLowerCase()))
      .map((input): Answer => {
        const likely = closest.find(input)
        const advice = likely === undefined ? 'Remove this input.' : `Did you mean ${likely}?`
        return [
          'failed',
          `${path}: the action ${action} has no input \`${input}\`, so it has no effect`,
          advice
        ]
      })
  })
  if (steps.length === 0 || unknown.length > 0) return unknown
  return [['ok', `Each input in ${formatCount(steps.length, 'step')} exists`]]
}
