import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

export const root = join(import.meta.dirname, '../..')

export interface Step {
  uses?: string
  with?: Record<string, unknown>
  run?: string
}

export interface Job extends Step {
  steps?: Step[]
  permissions?: unknown
  'timeout-minutes'?: unknown
  'runs-on'?: unknown
}

export interface Workflow {
  permissions?: unknown
  concurrency?: unknown
  jobs?: Record<string, Job>
}

export interface ActionFile {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>
  outputs: Record<string, { description: string }>
}

/** Paths with forward slashes on every system, in a fixed order. */
export const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .sort()

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

export const workflowOf = (path: string): Workflow => parse(textOf(path)) as Workflow

export const workflows = files('.github/workflows/*.yml')
export const examples = files('examples/*.yml')
export const pages = files('*.md', 'docs/*.md', 'examples/*.md', 'publish/*.md', 'wait-for-agent/*.md')

/** Everything under `uses:`, wherever it stands: whole workflows, lone jobs, lone steps of a code block. */
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

/** The fenced blocks of one language in a Markdown page. */
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

/** The metadata file that a `uses:` of ours means, or undefined for other people's actions. */
export function actionBehind(uses: string): string | undefined {
  if (uses === './' || /^OWNER\/static-docs-export@/.test(uses)) return 'action.yml'
  if (/^(\.|OWNER\/static-docs-export)\/publish(@|$)/.test(uses)) return 'publish/action.yml'
  if (/^(\.|OWNER\/static-docs-export)\/wait-for-agent(@|$)/.test(uses)) return 'wait-for-agent/action.yml'
  return undefined
}

/** What is wrong with a use of one of our actions: unknown and missing inputs. */
export function wrongInputs({ uses = '', with: given = {} }: Step): string[] {
  const file = actionBehind(uses)
  if (file === undefined) return []
  const { inputs } = parse(textOf(file)) as ActionFile
  return [
    ...Object.keys(given)
      .filter(name => !(name in inputs))
      .map(name => `${uses} has no input ${name}`),
    ...Object.entries(inputs)
      .filter(([name, input]) => input.required === true && !(name in given))
      .map(([name]) => `${uses} needs ${name}`)
  ]
}
