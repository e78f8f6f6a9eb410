import { parse } from 'yaml'
import { actionBehind, readAction, textOf, type Job, type Step, type Workflow } from './repository.ts'

const theirs = parse(textOf('__tests__/contract/third-party-actions.yml')) as Record<
  string,
  { outputs?: string[] }
>

/** Finds references to undefined outputs. GitHub replaces them with empty strings and reports no error. */
export function wrongOutputs({ jobs = {} }: Workflow): string[] {
  return Object.entries(jobs).flatMap(([name, job]) => [
    ...wrongStepOutputs(name, job),
    ...references(job, 'needs').flatMap(([id, output]) =>
      id in jobs && output in (jobs[id]?.outputs ?? {}) ? [] : [`${name}: needs.${id}.outputs.${output}`]
    )
  ])
}

function wrongStepOutputs(name: string, job: Job): string[] {
  const steps = new Map((job.steps ?? []).flatMap(step => (step.id === undefined ? [] : [[step.id, step]])))
  return references(job, 'steps').flatMap(([id, output]) => {
    const step = steps.get(id)
    return step !== undefined && outputsOf(step).includes(output)
      ? []
      : [`${name}: steps.${id}.outputs.${output}`]
  })
}

/** Returns every reference `context.id.outputs.name` in the job. */
function references(job: Job, context: 'steps' | 'needs'): [id: string, output: string][] {
  const pattern = new RegExp(String.raw`\b${context}\.([\w-]+)\.outputs\.([\w-]+)`, 'g')
  return [...JSON.stringify(job).matchAll(pattern)].map(([, id = '', output = '']) => [id, output])
}

function outputsOf({ uses, run = '' }: Step): string[] {
  if (uses === undefined) {
    return [...run.matchAll(/(?:^|[\s"'])([\w-]+)=[^\n]*>>\s*"?\$GITHUB_OUTPUT/g)].map(
      ([, name = '']) => name
    )
  }
  const ours = actionBehind(uses)
  if (ours !== undefined) return Object.keys(readAction(ours)?.outputs ?? {})
  return theirs[uses.split('@')[0] ?? '']?.outputs ?? []
}
