import { ClosestName } from '../../runtime/text/closest-name.ts'
import { lookUp } from '../init/repository.ts'
import { actionFiles, readActionFile } from '../runner/action-file.ts'
import type { Shell } from '../shell.ts'
import type { Answer } from './answer.ts'
import { ownName, stepsIn } from './settings.ts'

/** Returns one answer for each input of a step in a workflow that its action does not have. */
export function unknownInputs(shell: Shell): Answer[] {
  const files = actionFiles()
  return stepsIn(lookUp(shell).root).flatMap(({ path, isMarked, uses, given }) => {
    const [, repository, folder] = /^[^/@]+\/([^/@]+)(?:\/([\w-]+))?@/.exec(uses) ?? []
    // In a file that init wrote, the repository of the actions can have any name, but not an action at its root.
    const isOurs = repository === ownName() || (isMarked && folder !== undefined)
    const name = folder ?? 'export'
    const file = isOurs ? files.get(name) : undefined
    if (file === undefined || typeof given !== 'object' || given === null) return []
    const known = readActionFile(file).inputGroups.flatMap(({ fields }) => fields.map(each => each.name))
    const closest = new ClosestName(known)
    return Object.keys(given)
      .filter(input => !known.includes(input.toLowerCase()))
      .map((input): Answer => {
        const likely = closest.find(input)
        const advice = likely === undefined ? 'Remove this input.' : `Did you mean ${likely}?`
        return [
          'failed',
          `${path}: the action ${name} has no input \`${input}\`, so it has no effect`,
          advice
        ]
      })
  })
}
