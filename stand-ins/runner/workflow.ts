import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { runAction } from './action.ts'
import { parseFileCommands } from './runner-commands.ts'

/** Runs the jobs of a workflow on this machine: our own actions, shell steps, and stand-ins for everything else. */

interface Step {
  id?: string
  name?: string
  if?: string | boolean
  uses?: string
  with?: Record<string, unknown>
  run?: string
  env?: Record<string, unknown>
}

interface Job {
  /** A reusable workflow instead of steps. */
  uses?: string
  with?: Record<string, unknown>
  secrets?: Record<string, unknown>
  strategy?: { matrix?: Record<string, unknown> }
  needs?: string | string[]
  if?: string | boolean
  env?: Record<string, unknown>
  steps?: Step[]
  outputs?: Record<string, string>
  environment?: string | { name?: string; url?: string }
}

export interface Workflow {
  on?: unknown
  env?: Record<string, unknown>
  jobs?: Record<string, Job>
}

/** What a stand-in for an action of another owner gets. */
interface OtherStep {
  with: Record<string, string>
  workspace: string
  /** Variables for the following steps of the job. */
  setEnv: (name: string, value: string) => void
}

export interface WorkflowOptions {
  folder: string
  github: { token: string; event: object; variables: Record<string, string> }
  vars: Record<string, string>
  secrets: Record<string, string>
  inputs?: Record<string, string>
  /** Variables of the runner, such as the address of the artifact service. */
  env?: Record<string, string>
  /** By owner and name, such as `actions/checkout`; returns outputs. */
  actions: Record<string, (step: OtherStep) => Promise<Record<string, string>>>
  /** By action of ours: inputs to use instead of those in the workflow, such as the address of a store. */
  instead?: Record<string, (given: Record<string, string>) => Record<string, string>>
  /** The reusable workflows of this repository, by the name of their file. */
  reusable?: Record<string, Workflow>
  /** Commands that a hosted runner has: Bash that runs instead of them. Every call is recorded. */
  commands?: Record<string, string>
}

interface StepEnd {
  name: string
  outcome: 'success' | 'failure' | 'skipped'
  outputs: Record<string, string>
  log: string
  summary: string
}

interface JobEnd {
  result: 'success' | 'failure' | 'skipped'
  outputs: Record<string, string>
  environmentUrl: string | undefined
  steps: StepEnd[]
}

export interface WorkflowEnd {
  jobs: Record<string, JobEnd>
  /** Calls of `commands`, one line each, arguments separated by spaces. */
  calls: string[]
}

const OURS = /^(?:\.\/|OWNER\/static-docs-export\/?)([\w-]*)(?:@.*)?$/

export async function runWorkflow(workflow: Workflow, options: WorkflowOptions): Promise<WorkflowEnd> {
  const tools = await makeCommands(options)
  const ended: Record<string, JobEnd> = {}
  for (const [name, job] of Object.entries(workflow.jobs ?? {})) {
    const runs: JobEnd[] = []
    const around = { workflow, options, tools, ended, name, matrix: {} }
    for (const [at, matrix] of new JobRun(job, around).matrices().entries())
      runs.push(
        await new JobRun(job, { ...around, matrix, name: at === 0 ? name : `${name}-${at + 1}` }).run()
      )
    ended[name] = combined(runs)
  }
  const calls = existsSync(tools.calls) ? await readFile(tools.calls, 'utf8') : ''
  return { jobs: ended, calls: calls.split('\n').filter(line => line !== '') }
}

/** One job with a matrix ends as all of its runs do. */
function combined(runs: JobEnd[]): JobEnd {
  const results = runs.map(({ result }) => result)
  return {
    result: results.find(result => result !== 'success') ?? 'success',
    outputs: Object.assign({}, ...runs.map(({ outputs }) => outputs)) as Record<string, string>,
    environmentUrl: runs.at(-1)?.environmentUrl,
    steps: runs.flatMap(({ steps }) => steps)
  }
}

interface JobSurround {
  workflow: Workflow
  options: WorkflowOptions
  tools: { path: string; calls: string }
  ended: Record<string, JobEnd>
  name: string
  matrix: Record<string, unknown>
}

class JobRun {
  readonly #job: Job
  readonly #around: JobSurround
  readonly #steps: Record<string, { outcome: string; outputs: Record<string, string> }> = {}
  readonly #folder: string
  #env: Record<string, string>
  #hasFailed = false

  constructor(job: Job, around: JobSurround) {
    this.#job = job
    this.#around = around
    this.#folder = join(around.options.folder, around.name)
    this.#env = { ...around.options.env, ...this.#texts(around.workflow.env), ...this.#texts(job.env) }
  }

  /** The values of each run of the job: all combinations of its matrix. */
  matrices(): Record<string, unknown>[] {
    let all: Record<string, unknown>[] = [{}]
    for (const [name, values] of Object.entries(this.#job.strategy?.matrix ?? {})) {
      const list =
        typeof values === 'string' ? (JSON.parse(this.#asJson(values)) as unknown[]) : (values as unknown[])
      all = all.flatMap(others => list.map(value => ({ ...others, [name]: value })))
    }
    return all
  }

  async run(): Promise<JobEnd> {
    const needs = [this.#job.needs ?? []].flat()
    this.#hasFailed = needs.some(name => this.#around.ended[name]?.result !== 'success')
    const skipped: JobEnd = { result: 'skipped', outputs: {}, environmentUrl: undefined, steps: [] }
    if (!this.#isMet(this.#job.if)) return skipped
    this.#hasFailed = false
    if (this.#job.uses !== undefined) return await this.#call(this.#job.uses)
    await mkdir(join(this.#folder, 'workspace'), { recursive: true })
    const steps: StepEnd[] = []
    for (const [at, step] of (this.#job.steps ?? []).entries()) {
      const end = await this.#runStep(step, at)
      steps.push(end)
      if (step.id !== undefined) this.#steps[step.id] = { outcome: end.outcome, outputs: end.outputs }
      if (end.outcome === 'failure') this.#hasFailed = true
    }
    const { environment } = this.#job
    const url = typeof environment === 'object' ? environment.url : undefined
    return {
      result: this.#hasFailed ? 'failure' : 'success',
      outputs: this.#texts(this.#job.outputs),
      environmentUrl: url === undefined ? undefined : this.#text(url),
      steps
    }
  }

  async #call(uses: string): Promise<JobEnd> {
    const { options } = this.#around
    const [, file = ''] = /\/([^/@]+)@/.exec(uses) ?? []
    const called = options.reusable?.[file]
    if (called === undefined) throw new Error(`There is no reusable workflow ${uses}.`)
    const { jobs } = await runWorkflow(called, {
      ...options,
      folder: this.#folder,
      inputs: { ...defaultsOf(called), ...this.#texts(this.#job.with) },
      secrets: this.#texts(this.#job.secrets)
    })
    return combined(Object.values(jobs))
  }

  async #runStep(step: Step, at: number): Promise<StepEnd> {
    const name = step.name ?? step.id ?? step.uses ?? `step ${at + 1}`
    const nothing = { name, outputs: {}, log: '', summary: '' }
    if (!this.#isMet(step.if)) return { ...nothing, outcome: 'skipped' }
    const env = { ...this.#env, ...this.#texts(step.env) }
    if (step.run !== undefined) return { ...nothing, ...(await this.#runScript(step.run, env, at)) }
    const inputs = this.#texts(step.with)
    const ours = OURS.exec(step.uses ?? '')
    if (ours !== null) return { ...nothing, ...(await this.#runOurs(ours[1] ?? '', inputs, env)) }
    const other = this.#around.options.actions[(step.uses ?? '').replace(/@.*/, '')]
    if (other === undefined) throw new Error(`There is no stand-in for ${step.uses ?? name}.`)
    const outputs = await other({
      with: inputs,
      workspace: join(this.#folder, 'workspace'),
      setEnv: (variable, value) => {
        this.#env[variable] = value
      }
    })
    return { ...nothing, outcome: 'success', outputs }
  }

  async #runOurs(name: string, inputs: Record<string, string>, env: Record<string, string>) {
    const action = name === '' ? 'export' : name
    // An empty input counts as not given, as with an unset variable of the repository.
    const given = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))
    const { exitCode, outputs, log, summary } = await runAction(action, {
      folder: this.#folder,
      inputs: {
        ...this.#ownDefaults(action),
        ...given,
        ...this.#around.options.instead?.[action]?.(given)
      },
      env: { ...this.#githubVariables(), ...env }
    })
    return { outcome: outcomeOf(exitCode), outputs, log, summary }
  }

  /** Defaults of our action files that are expressions. */
  #ownDefaults(action: string): Record<string, string> {
    return action === 'export' ? { 'github-token': this.#around.options.github.token } : {}
  }

  async #runScript(script: string, env: Record<string, string>, at: number) {
    const { tools, options } = this.#around
    const output = join(this.#folder, `output-${at}`)
    const summary = join(this.#folder, `summary-${at}.md`)
    await writeFile(output, '')
    await writeFile(summary, '')
    const child = spawn('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', this.#text(script)], {
      cwd: join(this.#folder, 'workspace'),
      env: {
        ...{ HOME: options.folder, PATH: `${tools.path}${delimiter}${process.env['PATH'] ?? ''}` },
        ...this.#githubVariables(),
        ...{ GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, CALLS: tools.calls },
        ...env
      },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const [log, errors, [exitCode]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>
    ])
    return {
      outcome: outcomeOf(exitCode),
      outputs: outputsIn(await readFile(output, 'utf8')),
      log: log + errors,
      summary: await readFile(summary, 'utf8')
    }
  }

  #githubVariables(): Record<string, string> {
    const { variables } = this.#around.options.github
    return Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value])
    )
  }

  #texts(values: Record<string, unknown> | undefined): Record<string, string> {
    return Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [name, this.#text(String(value))])
    )
  }

  #text(template: string): string {
    return template.replace(/\$\{\{([^]*?)\}\}/g, (_, expression: string) =>
      this.#evaluate(expression).coerceString()
    )
  }

  /** The value of a template that is one expression, such as `${{ fromJSON(inputs.domains) }}`. */
  #asJson(template: string): string {
    const [, expression = ''] = /^\s*\$\{\{([^]*)\}\}\s*$/.exec(template) ?? []
    return JSON.stringify(this.#evaluate(expression), data.replacer)
  }

  #isMet(condition: string | boolean | undefined): boolean {
    const expression = String(condition ?? 'success()').replace(/^\s*\$\{\{([^]*)\}\}\s*$/, '$1')
    const asksForState = /\b(?:success|failure|always|cancelled)\s*\(/.test(expression)
    const whole = asksForState ? expression : `success() && (${expression})`
    const result = this.#evaluate(whole)
    return !(result instanceof data.BooleanData ? !result.value : result.coerceString() === '')
  }

  #evaluate(expression: string): data.ExpressionData {
    const { github, vars, secrets, inputs = {} } = this.#around.options
    const needs = Object.fromEntries(
      [this.#job.needs ?? []].flat().map(name => {
        const end = this.#around.ended[name]
        return [name, { result: end?.result, outputs: end?.outputs ?? {} }]
      })
    )
    const { variables, ...event } = github
    const contexts = {
      github: { ...variables, ...event },
      vars,
      secrets,
      inputs,
      needs,
      matrix: this.#around.matrix,
      // The workflow file that a job belongs to, for checkouts of the same version.
      job: { workflow_repository: 'OWNER/static-docs-export', workflow_sha: variables['sha'] },
      steps: this.#steps,
      env: this.#env,
      runner: { temp: join(this.#folder, 'temp') }
    }
    const context = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
    const states = { success: !this.#hasFailed, failure: this.#hasFailed, always: true, cancelled: false }
    const functions = Object.entries(states).map(([name, state]) => ({
      ...{ name, minArgs: 0, maxArgs: 0 },
      call: () => new data.BooleanData(state)
    }))
    const parser = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions)
    const byName = new Map(functions.map(each => [each.name, each]))
    return new Evaluator(parser.parse(), context, byName).evaluate()
  }
}

function defaultsOf(called: Workflow): Record<string, string> {
  const { workflow_call: call } = called.on as {
    workflow_call: { inputs: Record<string, { default?: string | number | boolean }> }
  }
  return Object.fromEntries(
    Object.entries(call.inputs).map(([name, input]) => [name, String(input.default ?? '')])
  )
}

/** `name=value` lines, and the form with a delimiter. */
function outputsIn(content: string): Record<string, string> {
  const outputs = parseFileCommands(content)
  for (const [, name = '', value = ''] of content.matchAll(/^([\w-]+)=(.*)$/gm))
    if (!outputs.has(name)) outputs.set(name, value)
  return Object.fromEntries(outputs)
}

function outcomeOf(exitCode: number | null): 'success' | 'failure' {
  return exitCode === 0 ? 'success' : 'failure'
}

async function makeCommands({ folder, commands = {} }: WorkflowOptions) {
  const path = join(folder, 'commands')
  const calls = join(folder, 'calls')
  await mkdir(path, { recursive: true })
  await appendFile(calls, '')
  for (const [name, script] of Object.entries(commands)) {
    const file = join(path, name)
    await writeFile(file, `#!/usr/bin/env bash\necho "${name} $*" >> "$CALLS"\n${script}\n`)
    await chmod(file, 0o755)
  }
  return { path, calls }
}
