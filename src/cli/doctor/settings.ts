import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { exportFields } from '../../export/inputs/input-schema.ts'
import { publishFields } from '../../publish/inputs.ts'
import { reasonOf } from '../../runtime/failure.ts'
import { Problem } from '../../runtime/problem.ts'
import { verifyFields } from '../../verify/inputs.ts'
import { askGh } from '../gh.ts'
import { isMarked, workflowFiles } from '../init/files.ts'
import { lookUp, onGitHub } from '../init/repository.ts'
import { ownRepository, root as programRoot } from '../project.ts'
import { actionFiles } from '../runner/action-file.ts'
import { type Shell, usage } from '../shell.ts'

/** Inputs that doctor can check, with the schemas from the actions. */
export const INPUTS = {
  'base-url': exportFields.shape['base-url'],
  domain: exportFields.shape.domain,
  target: publishFields.shape.target,
  endpoint: publishFields.shape.endpoint,
  region: publishFields.shape.region,
  purge: publishFields.shape.purge,
  'site-url': verifyFields.shape['site-url']
}
export type InputName = keyof typeof INPUTS

/** A value and its source: a flag, or a file or variable in the repository. */
interface Setting {
  value: string
  isFlag: boolean
  /** Variables and expressions in the value that doctor cannot resolve. */
  unknown: string[]
}

export type Settings = Partial<Record<InputName, Setting>>

export function problemOfSetting(name: InputName, value: string): string | undefined {
  const { data, error } = z.safeParse(INPUTS[name], value)
  const entries: unknown[] = Array.isArray(data) ? data : []
  return error?.issues[0]?.message ?? entries.find(entry => entry instanceof Problem)?.message
}

/** Flags override files. `isRead`: a file uses the actions. `usesKey`: a step has the API key, or no file uses the actions. */
export function readSettings(
  flags: Partial<Record<InputName, string>>,
  shell: Shell
): { settings: Settings; isRead: boolean; usesKey: boolean } {
  const problems = Object.entries(flags).flatMap(([name, value]) => {
    const problem = problemOfSetting(name as InputName, value)
    return problem === undefined ? [] : [`--${name} ${problem}`]
  })
  if (problems.length > 0) throw usage(...problems)
  const { root, remote } = lookUp(shell)
  const steps = ownSteps(root)
  const given = [...steps.map(each => each.given), ...pipelineInputs(root)]
  const found = given.flatMap(inputsIn)
  const settings: Settings = {}
  for (const [name, value] of Object.entries(flags))
    settings[name as InputName] = { value, isFlag: true, unknown: [] }
  const variables = found.some(([, value]) => value.includes('vars.'))
    ? knownVariables(onGitHub(remote), root, shell)
    : {}
  for (const [name, text] of found) {
    const value = text.replaceAll(
      /\$\{\{ *vars\.(\w+) *\}\}/g,
      (all, variable: string) => variables[variable] ?? all
    )
    const unknown = [...value.matchAll(/\$\{\{ *(.*?) *\}\}|\$\w+/g)].map(([all, inside]) => inside ?? all)
    const earlier = settings[name]
    if (earlier === undefined || (!earlier.isFlag && earlier.unknown.length > unknown.length))
      settings[name] = { value, isFlag: false, unknown }
  }
  return {
    settings,
    isRead: given.length > 0,
    usesKey: given.length === 0 || given.some(inputs => entry(inputs, 'api-key') !== undefined)
  }
}

/** Returns the names that the examples use as variables, except names that any example uses as a secret. */
export function variableNames(): Set<string> {
  const folder = join(programRoot, 'examples')
  const texts = readdirSync(folder)
    .filter(name => name.endsWith('.yml'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
  const names = (kind: string) =>
    texts.flatMap(text =>
      [...text.matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
    )
  const secrets = names('secrets')
  return new Set(names('vars').filter(name => !secrets.includes(name)))
}

/** Returns shell variables and, if gh is logged in, repository variables. Repository variables take precedence. */
function knownVariables(
  repository: string | undefined,
  root: string,
  { env }: Shell
): Record<string, string> {
  const names = variableNames()
  const known: Record<string, string> = {}
  for (const name of names) if (env[name]) known[name] = env[name]
  if (repository === undefined) return known
  const args = ['variable', 'list', '--repo', repository, '--json', 'name,value']
  const listed = askGh(args, root, { env })
  if (!Array.isArray(listed)) return known
  for (const each of listed) {
    const name = textOf(entry(each, 'name'))
    if (names.has(name)) known[name] = textOf(entry(each, 'value'))
  }
  return known
}

/** An action of this project that a step in a workflow uses. */
interface OwnStep {
  path: string
  action: string
  given: unknown
}

/** Returns the steps that use the actions. In a file that init wrote, the repository of the actions can have any name. */
export function ownSteps(root: string): OwnStep[] {
  const actions = actionFiles()
  return workflowFiles(root).flatMap(path => {
    const isWritten = isMarked(readFileSync(join(root, path), 'utf8'))
    const steps = stepsIn(root, path)
    const parts = steps.map(step => partsOf(step.uses))
    // Without a folder, an action of ours looks like any other.
    const sources = new Set(parts.map(({ repository, folder }) => actions.has(folder) && repository))
    return steps.flatMap(({ given }, at): OwnStep[] => {
      const { repository = '', folder = '' } = parts[at] ?? {}
      const isKnown =
        repository.endsWith(`/${ownName()}`) ||
        (isWritten && (sources.has(repository) || entry(given, 'api-key') !== undefined))
      const action = folder || 'export'
      return isKnown && actions.has(action) ? [{ path, action, given }] : []
    })
  })
}

function partsOf(uses: string) {
  const [, repository = '', folder = ''] = /^([^/@]+\/[^/@]+)(?:\/([\w-]+))?@/.exec(uses) ?? []
  return { repository, folder }
}

function stepsIn(root: string, path: string) {
  const steps = valuesOf(entry(readYaml(root, path), 'jobs')).flatMap(job => valuesOf(entry(job, 'steps')))
  return steps.map(step => ({ uses: textOf(entry(step, 'uses')), given: entry(step, 'with') }))
}

function pipelineInputs(root: string): unknown[] {
  return ['.gitlab-ci.yml', '.gitlab/docs.yml']
    .filter(path => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .flatMap(path => valuesOf(entry(readYaml(root, path), 'include')))
    .filter(include => textOf(entry(include, 'local')).includes('docs-export'))
    .map(include => {
      const inputs = entry(include, 'inputs')
      const from = entry(inputs, 'mint-export')
      if (from !== undefined) return { ...(inputs as object), from }
      return { ...(inputs as object), 'api-key': 'DOCS_API_KEY', 'base-url': entry(inputs, 'api-url') }
    })
}

/** Returns the repository name of this project, which forks usually keep. */
function ownName(): string {
  return ownRepository().split('/')[1] ?? ''
}

function readYaml(root: string, path: string): unknown {
  const text = readFileSync(join(root, path), 'utf8')
  try {
    return parse(text, { logLevel: 'error' })
  } catch (error) {
    // Ignores an invalid file that does not use the actions.
    if (!text.includes(ownName()) && !path.startsWith('.gitlab')) return undefined
    throw usage(`${path} is not valid YAML: ${reasonOf(error).split('\n')[0] ?? ''}`)
  }
}

function entry(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function inputsIn(given: unknown): [InputName, string][] {
  // With `from`, the export does not use the service, so no server has to respond at `domain`.
  const isLocal = entry(given, 'from') !== undefined
  return (Object.keys(INPUTS) as InputName[])
    .filter(name => !isLocal || name !== 'domain')
    .map((name): [InputName, string] => [name, textOf(entry(given, name))])
    .filter(([, value]) => value !== '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
