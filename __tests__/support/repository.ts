import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { ownRepository } from '../../src/cli/project.ts'

export const root = join(import.meta.dirname, '../..')

/** The name of this repository in `uses:`. Until a release, the owner is a placeholder. */
export const OURS = ownRepository()

/** Whether a step uses one of our actions. The name of the export action is empty. A release replaces the tag by a pin. */
export function isOwnAction(
  uses: string | undefined,
  name: '' | 'finish' | 'publish' | 'verify' = ''
): boolean {
  const [action, version = ''] = (uses ?? '').split('@')
  return action === (name === '' ? OURS : `${OURS}/${name}`) && /^(?:v\d+|[0-9a-f]{40})$/.test(version)
}

export interface Step {
  id?: string
  uses?: string
  with?: Record<string, unknown>
  run?: string
}

export interface Job extends Step {
  needs?: unknown
  steps?: Step[]
  outputs?: Record<string, string>
  permissions?: unknown
  concurrency?: unknown
  environment?: unknown
  'timeout-minutes'?: unknown
}

export interface Workflow {
  name?: string
  on?: unknown
  permissions?: unknown
  concurrency?: unknown
  jobs?: Record<string, Job>
}

export interface ActionFile {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>
  outputs: Record<string, { description: string }>
}

/** Returns the matching paths, sorted and with forward slashes on every system. */
export const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .sort()

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

export const workflowOf = (path: string): Workflow => parse(textOf(path)) as Workflow

export const workflows = files('.github/workflows/*.yml')
export const examples = files('examples/*.yml')
export const pages = files('*.md', 'docs/*.md', '*/README.md')

/** Finds every step or job with `uses:` at any level of a workflow, a job or a list of steps. */
export function usesIn(value: unknown): Step[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(usesIn)
  return 'uses' in value && typeof value.uses === 'string' ? [value as Step, ...inner] : inner
}

export interface CodeBlock {
  page: string
  line: number
  text: string
}

/** Returns the fenced blocks of one language in a Markdown page. */
export function codeBlocks(page: string, language: string): CodeBlock[] {
  const lines = textOf(page).split('\n')
  const blocks: CodeBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    const fence = /^( *)```(\w+)/.exec(lines[at] ?? '')
    if (fence === null) continue
    const [, indent = '', name] = fence
    const start = at + 1
    do at++
    while (at < lines.length && lines[at] !== `${indent}\`\`\``)
    if (name !== language) continue
    const text = lines.slice(start, at).map(line => line.slice(indent.length))
    blocks.push({ page, line: start, text: text.join('\n') })
  }
  return blocks
}

export function parseBlock({ page, line, text }: CodeBlock): unknown {
  const [document] = parseAllDocuments(text)
  if (document === undefined || !('errors' in document)) return undefined
  const [error] = document.errors
  if (error !== undefined) throw new Error(`${page}, code block at line ${line}: ${error.message}`)
  return document.toJS() as unknown
}

/** Reads a code block as a workflow. A job with steps becomes a workflow with one job. */
export function workflowIn(block: CodeBlock): Workflow {
  const content = parseBlock(block)
  if (typeof content !== 'object' || content === null) return {}
  return 'steps' in content ? { jobs: { snippet: content as Job } } : content
}

/** Returns the path of the metadata file of one of our actions, or undefined for actions of other owners. */
export function actionBehind(uses: string): string | undefined {
  const ours = /^\.\/([\w-]*)(?:@[\w.]+)?$/.exec(uses.replace(new RegExp(`^${OURS}/?`), './'))
  if (ours === null) return undefined
  return ours[1] === '' ? 'action.yml' : `${ours[1] ?? ''}/action.yml`
}

/** Returns undefined if the action does not exist. */
export function readAction(file: string): ActionFile | undefined {
  return existsSync(join(root, file)) ? (parse(textOf(file)) as ActionFile) : undefined
}

/** Lists unknown and missing inputs of a step that uses one of our actions. */
export function wrongInputs({ uses = '', with: given = {} }: Step): string[] {
  const file = actionBehind(uses)
  if (file === undefined) return []
  const action = readAction(file)
  if (action === undefined) return [`${uses} does not exist`]
  const { inputs } = action
  return [
    ...Object.keys(given)
      .filter(name => !(name in inputs))
      .map(name => `${uses} has no input ${name}`),
    ...Object.entries(inputs)
      .filter(([name, input]) => input.required === true && !(name in given))
      .map(([name]) => `${uses} needs ${name}`)
  ]
}
