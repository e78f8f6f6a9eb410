import { spawn } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { runAction } from './action.ts'
import { OURS } from './repository.ts'
import { stepEnd, makeStepFiles } from '../../src/cli/runner/step.ts'

/** Runs workflow jobs on this machine: our actions, shell steps, and stand-ins for third-party actions. */

type Values = Record<string, string>
type Templates = Record<string, unknown>

interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  with?: Templates
  run?: string
  'working-directory'?: string
  env?: Templates
}

interface Job {
  /** Reusable workflow that the job calls instead of running steps. */
  uses?: string
  with?: Templates
  secrets?: Templates
  /** Each value is an expression that returns a list. */
  strategy?: { matrix?: Values }
  needs?: string | string[]
  if?: string
  env?: Templates
  steps?: Step[]
  outputs?: Templates
}

export interface Workflow {
  on?: unknown
  env?: Templates
  jobs?: Record<string, Job>
}

/** Arguments of the stand-in for a third-party action. */
interface OtherStep {
  with: Values
  workspace: string
  /** Sets a variable for the following steps in the job. */
  setEnv: (name: string, value: string) => void
}

interface WorkflowOptions {
  folder: string
  github: { token: string; event: object; variables: Values }
  vars: Values
  secrets: Values
  inputs: Values
  /** Runner variables, such as the address of the artifact service. */
  env: Values
  /** Stand-ins by owner and name, such as `actions/checkout`. Each stand-in returns outputs. */
  actions: Record<string, (step: OtherStep) => Promise<Values>>
  /** Functions by action name. Each function returns replacement inputs, such as a store address. */
  instead: Record<string, (given: Values) => Values>
  /** The reusable workflows in this repository, by file name. */
  reusable: Record<string, Workflow>
  /** Bash scripts that replace commands on a hosted runner, by command. Every call is recorded. */
  commands: Values
}

interface StepEnd {
  name: string
  outcome: 'success' | 'failure' | 'skipped'
  outputs: Values
  log: string
  summary: string
}

interface JobEnd {
  result: StepEnd['outcome']
  outputs: Values
  steps: StepEnd[]
}

export interface WorkflowEnd {
  jobs: Record<string, JobEnd>
  /** Each call of a command in `commands`, on one line, with spaces between the arguments. */
  calls: string[]
}

const OWN_ACTION = new RegExp(String.raw`^(?:\./|(?:${OURS}|[\w-]+/static-docs-export)/?)([\w-]*)(?:@.*)?$`)

export async function runWorkflow(workflow: Workflow, options: WorkflowOptions): Promise<WorkflowEnd> {
  const { folder } = options
  await makeCommands(folder, options.commands)
  const ended: WorkflowEnd['jobs'] = {}
  for (const [name, job] of Object.entries(workflow.jobs ?? {})) {
    const runs: JobEnd[] = []
    const around = { workflow, options, ended, name, matrix: {} }
    for (const [at, matrix] of new JobRun(job, around).matrices().entries())
      runs.push(await new JobRun(job, { ...around, matrix, name: `${name}-${at + 1}` }).run())
    ended[name] = combined(runs)
  }
  const calls = await readFile(join(folder, 'calls'), 'utf8')
  return { jobs: ended, calls: calls.split('\n').filter(line => line !== '') }
}

/** Combines the runs of a matrix job, or the jobs of a called workflow. The result is `success` only if all succeed. */
function combined(runs: JobEnd[]): JobEnd {
  return {
    result: runs.map(({ result }) => result).find(result => result !== 'success') ?? 'success',
    outputs: Object.assign({}, ...runs.map(({ outputs }) => outputs)) as Values,
    steps: runs.flatMap(({ steps }) => steps)
  }
}

interface JobSurround {
  workflow: Workflow
  options: WorkflowOptions
  ended: WorkflowEnd['jobs']
  name: string
  matrix: Templates
}

class JobRun {
  readonly #job: Job
  readonly #needs: string[]
  readonly #around: JobSurround
  readonly #steps: Record<string, StepEnd> = {}
  readonly #folder: string
  readonly #workspace: string
  readonly #env: Values
  #hasFailed = false

  constructor(job: Job, around: JobSurround) {
    this.#job = job
    this.#needs = [job.needs ?? []].flat()
    this.#around = around
    this.#folder = join(around.options.folder, around.name)
    this.#workspace = join(this.#folder, 'workspace')
    this.#env = { ...around.options.env, ...this.#texts(around.workflow.env), ...this.#texts(job.env) }
  }

  /** Returns the matrix values for each run of the job: all combinations. */
  matrices(): Templates[] {
    let all: Templates[] = [{}]
    for (const [name, template] of Object.entries(this.#job.strategy?.matrix ?? {})) {
      const values = this.#evaluate(expressionIn(template))
      const list = JSON.parse(JSON.stringify(values, data.replacer)) as unknown[]
      all = all.flatMap(others => list.map(value => ({ ...others, [name]: value })))
    }
    return all
  }

  async run(): Promise<JobEnd> {
    this.#hasFailed = this.#needs.some(name => this.#around.ended[name]?.result !== 'success')
    if (!this.#isMet(this.#job.if)) return { result: 'skipped', outputs: {}, steps: [] }
    this.#hasFailed = false
    if (this.#job.uses !== undefined) return await this.#call(this.#job.uses)
    await mkdir(this.#workspace, { recursive: true })
    const steps: StepEnd[] = []
    for (const [at, step] of (this.#job.steps ?? []).entries()) {
      const end = await this.#runStep(step, at)
      steps.push(end)
      if (step.id !== undefined) this.#steps[step.id] = end
      if (end.outcome === 'failure') this.#hasFailed = true
    }
    const result = this.#hasFailed ? 'failure' : 'success'
    return { result, outputs: this.#texts(this.#job.outputs), steps }
  }

  async #call(uses: string): Promise<JobEnd> {
    const { options } = this.#around
    const [, file = ''] = /\/([^/@]+)@/.exec(uses) ?? []
    const called = options.reusable[file]
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
    const { uses = '', name = step.id ?? (uses || `step ${at + 1}`) } = step
    const nothing = { name, outputs: {}, log: '', summary: '' }
    if (!this.#isMet(step.if)) return { ...nothing, outcome: 'skipped' }
    const env = { ...this.#env, ...this.#texts(step.env) }
    if (step.run !== undefined) return { ...nothing, ...(await this.#runScript(step, env, at)) }
    const inputs = this.#texts(step.with)
    const ours = OWN_ACTION.exec(uses)
    if (ours !== null) return { ...nothing, ...(await this.#runOurs(ours[1] || 'export', inputs, env)) }
    const other = this.#around.options.actions[uses.replace(/@.*/, '')]
    if (other === undefined) throw new Error(`There is no stand-in for ${name}.`)
    const setEnv = (variable: string, value: string) => void (this.#env[variable] = value)
    const outputs = await other({ with: inputs, workspace: this.#workspace, setEnv })
    return { ...nothing, outcome: 'success', outputs }
  }

  async #runOurs(action: string, inputs: Values, env: Values) {
    const { github, instead } = this.#around.options
    // An empty input, such as an unset repository variable, counts as missing.
    const given = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))
    const { exitCode, outputs, log, summary } = await runAction(action, {
      folder: this.#folder,
      inputs: {
        // In the action file, the default of `github-token` is an expression, which `runAction` does not evaluate.
        ...(action === 'export' && { 'github-token': github.token }),
        ...given,
        ...instead[action]?.(given)
      },
      env: { ...this.#githubVariables(), ...env }
    })
    return { outcome: outcomeOf(exitCode), outputs, log, summary }
  }

  async #runScript({ run: script = '', 'working-directory': below = '' }: Step, env: Values, at: number) {
    const { folder } = this.#around.options
    const files = await makeStepFiles(join(this.#folder, `step-${at}`), { workspace: this.#workspace })
    const child = spawn('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', this.#text(script)], {
      cwd: join(this.#workspace, below),
      env: {
        HOME: folder,
        RUNNER_TEMP: join(this.#folder, 'temp'),
        PATH: `${join(folder, 'commands')}${delimiter}${process.env['PATH'] ?? ''}`,
        CALLS: join(folder, 'calls'),
        ...this.#githubVariables(),
        GITHUB_OUTPUT: files.outputFile,
        GITHUB_STEP_SUMMARY: files.summaryFile,
        ...env
      },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const logs = Promise.all([text(child.stdout), text(child.stderr)])
    const { exitCode, outputs, summary } = await stepEnd(child, files)
    const log = (await logs).join('')
    return { outcome: outcomeOf(exitCode), outputs: Object.fromEntries(outputs), log, summary }
  }

  #githubVariables(): Values {
    const { variables } = this.#around.options.github
    return Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value])
    )
  }

  #texts(values: Templates = {}): Values {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, this.#text(String(value))])
    )
  }

  #text(template: string): string {
    return template.replace(/\$\{\{([^]*?)\}\}/g, (_, expression: string) =>
      this.#evaluate(expression).coerceString()
    )
  }

  #isMet(condition = 'success()'): boolean {
    const expression = expressionIn(condition)
    const asksForState = /\b(?:success|failure|always|cancelled)\s*\(/.test(expression)
    const whole = asksForState ? expression : `success() && (${expression})`
    return this.#evaluate(`!!(${whole})`).coerceString() === 'true'
  }

  #evaluate(expression: string): data.ExpressionData {
    const { github, vars, secrets, inputs } = this.#around.options
    const { variables, ...event } = github
    const contexts = {
      github: { ...variables, ...event },
      vars,
      secrets,
      inputs,
      needs: Object.fromEntries(this.#needs.map(name => [name, this.#around.ended[name]])),
      matrix: this.#around.matrix,
      // Identifies the version of the workflow file, so that the job can check out the same version.
      job: { workflow_repository: OURS, workflow_sha: variables['sha'] },
      steps: this.#steps,
      env: this.#env,
      runner: { temp: join(this.#folder, 'temp') }
    }
    const context = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
    const states = { success: !this.#hasFailed, failure: this.#hasFailed, always: true, cancelled: false }
    const functions = Object.entries(states).map(([name, state]) => {
      return { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(state) }
    })
    const parser = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions)
    const byName = new Map(functions.map(each => [each.name, each]))
    return new Evaluator(parser.parse(), context, byName).evaluate()
  }
}

function expressionIn(template: string): string {
  return template.replace(/^\s*\$\{\{([^]*)\}\}\s*$/, '$1')
}

function defaultsOf(called: Workflow): Values {
  const { workflow_call: call } = called.on as {
    workflow_call: { inputs: Record<string, { default?: string | number | boolean }> }
  }
  return Object.fromEntries(
    Object.entries(call.inputs).map(([name, input]) => [name, String(input.default ?? '')])
  )
}

function outcomeOf(exitCode: number | null): 'success' | 'failure' {
  return exitCode === 0 ? 'success' : 'failure'
}

async function makeCommands(folder: string, commands: Values): Promise<void> {
  await mkdir(join(folder, 'commands'), { recursive: true })
  await writeFile(join(folder, 'calls'), '')
  for (const [name, script] of Object.entries(commands)) {
    const file = join(folder, 'commands', name)
    await writeFile(file, `#!/usr/bin/env bash\necho "${name} $*" >> "$CALLS"\n${script}\n`)
    await chmod(file, 0o755)
  }
}
