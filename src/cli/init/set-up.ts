import { spawnSync, type SpawnSyncOptions, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { findProgram } from '../../runtime/files/find-program.ts'
import { printable } from '../../runtime/text/plain-text.ts'
import { quoted } from '../../runtime/text/shell-word.ts'
import { CommandError, EXIT, type Shell } from '../shell.ts'
import { githubApi, repoFlag, type Setup, type SetupCommand, WRANGLER } from './hosts.ts'
import type { Remote } from './repository.ts'

/** Without a value, gh asks for it: nobody finds a secret in the history of a shell. */
export function stored(
  kind: 'secret' | 'variable',
  name: string,
  repository: Remote,
  { value, where }: { value?: string | undefined; where?: string | undefined }
): SetupCommand {
  const body = value === undefined ? [] : ['--body', value]
  return {
    about: `The ${kind} ${name}${where === undefined ? '' : `: ${where}`}`,
    command: ['gh', kind, 'set', name, ...body, ...repoFlag(repository)],
    ...(value === undefined && { asks: true, unless: githubApi(repository, `/actions/${kind}s/${name}`) })
  }
}

/** Only jobs with the environment get its secrets; GitHub creates a missing one without any protection. */
export function environment(repository: Remote): SetupCommand {
  const policy = ['protected_branches]=true', 'custom_branch_policies]=false'].flatMap(setting => [
    '-F',
    `deployment_branch_policy[${setting}`
  ])
  const unless = githubApi(repository, '/environments/docs')
  const about = 'Environment docs, for protected branches only, unless there is one'
  return { about, command: [...unless, '--method', 'PUT', ...policy], unless }
}

/** The commands as text to copy. */
export function printCommands(
  commands: SetupCommand[],
  { name, repository }: Setup,
  hasStack: boolean
): void {
  const isGitHub = commands.some(({ command: [program] }) => program === 'gh')
  if (isGitHub) {
    const check = [...githubApi(repository), '--jq', '.permissions.admin'].map(quoted).join(' ')
    console.log(`\n# Is it your repository? Go on if this prints true\n${check}`)
  }
  if (commands.some(({ command: [program] }) => program === 'npx')) {
    const ids = `${WRANGLER.join(' ')} whoami | grep -oE '\\b[0-9a-f]{32}\\b' | sort -u`
    console.log(`\n# The Cloudflare account. If this prints several, set the variable to one of them
export CLOUDFLARE_ACCOUNT_ID="$(${ids})"; echo "$CLOUDFLARE_ACCOUNT_ID"`)
  }
  for (const { about, command, cwd, printed } of commands) {
    const line = printed ?? command.map(quoted).join(' ')
    console.log(`\n# ${about}\n${cwd === undefined ? line : `(cd ${cwd} && ${line})`}`)
    if (hasStack && command[0] === 'aws') console.log(storeOutputs(name, repository))
  }
}

function storeOutputs(stack: string, repository: Remote): string {
  return `# If it fails because the identity provider exists already, add to the end: OidcProviderArn=ARN, with the ARN that
# aws iam list-open-id-connect-providers shows for token.actions.githubusercontent.com.

# Variables from the outputs of the stack
aws cloudformation describe-stacks --stack-name ${stack} --output text \\
  --query "Stacks[0].Outputs[?!contains(Description, ' ')].[Description, OutputValue]" |
  while read -r name value; do gh variable set "$name" --body "$value" ${repoFlag(repository).join(' ')}; done`
}

/** Programs of the set-up, outside of the repository, and who is logged in. */
export class Programs {
  readonly #root: string
  readonly #env: Shell['env']

  constructor(root: string, env: Shell['env']) {
    this.#root = root
    this.#env = env
  }

  /** The Cloudflare account of the shell. */
  get account(): string | undefined {
    return this.#env['CLOUDFLARE_ACCOUNT_ID']
  }

  /** Shows what the program prints, and in a terminal lets it ask. Elsewhere, a closed pipe must not end it half-way. */
  run([name = '', ...args]: string[], cwd = '.'): boolean {
    const outputs = [process.stdout, process.stderr]
    const { status, output } = this.#spawn(name, args, {
      cwd: join(this.#root, cwd),
      stdio: ['inherit', ...outputs.map(({ isTTY }) => (isTTY ? 'inherit' : 'pipe'))] as StdioOptions,
      maxBuffer: Infinity
    })
    for (const [at, stream] of outputs.entries()) stream.write(output?.[at + 1] ?? '')
    return status === 0
  }

  /** What it printed, or undefined when it failed. */
  output([name = '', ...args]: string[]): string | undefined {
    const { status, output } = this.#spawn(name, args, {
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'ignore']
    })
    return status === 0 ? String(output?.[1]) : undefined
  }

  has(name: string): boolean {
    return findProgram(name, this.#env, this.#root) !== undefined
  }

  /** What is not piped, or of a program that did not start, is null. */
  #spawn(
    name: string,
    args: string[],
    options: SpawnSyncOptions
  ): { status: number | null; output: (string | Buffer | null)[] | null } {
    const path = findProgram(name, this.#env, this.#root)
    if (path === undefined)
      throw new CommandError([`${name} is not installed: there is no such program in PATH.`], EXIT.failed)
    // npx is a script on Windows, which only a shell starts.
    const isScript = /\.(cmd|bat)$/i.test(path)
    return spawnSync(isScript ? `"${path}"` : path, args, { ...options, env: this.#env, shell: isScript })
  }
}

/**
 * Who would create what: every program is there and logged in, and the repository is one that this person manages. A clone
 * of a template has the remote of a stranger. Returns the repository as GitHub spells it, and lines to show.
 */
export function checkLogins(commands: SetupCommand[], setup: Setup, programs: Programs) {
  const used = new Set(commands.map(({ command }) => command[0]))
  const failed = (text: string) => new CommandError([text, 'Nothing was created.'], EXIT.failed)
  const lines: string[] = []
  let { repository } = setup
  if (used.has('gh')) {
    const found = jsonOf(programs.output(githubApi(repository))) as
      | { full_name?: string; permissions?: { admin?: boolean } }
      | undefined
    const name = found?.full_name ?? ''
    if (found === undefined)
      throw failed(`gh cannot see ${repository.path}. Log in with gh auth login, or correct --repository.`)
    if (name.toLowerCase() !== repository.path.toLowerCase())
      throw failed(`${repository.path} is ${name} now: use --repository ${name}.`)
    if (found.permissions?.admin !== true)
      throw failed(`You are not an administrator of ${name}. Name your own repository with --repository.`)
    // The condition of a role is compared letter by letter.
    repository = { ...repository, path: name }
    lines.push(`${name} on ${repository.server}, of which you are an administrator`)
  }
  if (used.has('aws')) {
    const caller = jsonOf(programs.output(['aws', 'sts', 'get-caller-identity', '--output', 'json'])) as
      | { Account?: string }
      | undefined
    if (caller?.Account === undefined)
      throw failed('aws is not logged in: aws sts get-caller-identity fails.')
    lines.push(`AWS account ${caller.Account}`)
  }
  let accountId: string | undefined
  if (used.has('npx')) {
    const ids = [...new Set(programs.output([...WRANGLER, 'whoami'])?.match(/\b[0-9a-f]{32}\b/g)).values()]
    if (ids.length === 0) throw failed('wrangler is not logged in: npx wrangler login.')
    accountId = ids.length === 1 ? ids[0] : ids.find(id => id === programs.account)
    if (accountId === undefined)
      throw failed(`wrangler has several accounts. Set CLOUDFLARE_ACCOUNT_ID to one of ${ids.join(', ')}.`)
    lines.push(`Cloudflare account ${accountId}`)
  }
  return { repository, accountId, lines: lines.map(printable) }
}

/** The address of a site that has a domain of its own already; empty without one. */
export function domainOfPages(repository: Remote, programs: Programs): string {
  if (!programs.has('gh')) return ''
  const pages = jsonOf(programs.output(githubApi(repository, '/pages'))) as { cname?: unknown } | undefined
  return typeof pages?.cname === 'string' && /^[\w.-]+$/.test(pages.cname) ? `https://${pages.cname}` : ''
}

/** Runs the commands until one fails. Returns those that ask where nobody can answer. */
export function runCommands(
  commands: SetupCommand[],
  setup: Setup,
  hasStack: boolean,
  { programs, isTerminal }: { programs: Programs; isTerminal: boolean }
): SetupCommand[] {
  const left: SetupCommand[] = []
  for (const each of commands) {
    const { about, command, cwd, unless, asks } = each
    console.log(`\n${about} …`)
    if (unless !== undefined && programs.output(unless) !== undefined) {
      console.log('  exists already.')
      continue
    }
    if (asks === true && !isTerminal) {
      console.log('  is left to do: without a terminal, nobody can enter the value.')
      left.push(each)
      continue
    }
    const isStack = hasStack && command[0] === 'aws'
    if (
      !programs.run(isStack ? [...command, ...oidcParameter(programs)] : command, cwd) ||
      (isStack && !storeStack(setup, programs))
    )
      throw new CommandError(
        ['', `That failed: ${about}.`, 'Fix the problem and run init again: what exists already is kept.'],
        EXIT.failed
      )
  }
  return left
}

/** An account can have the identity provider once: the template must not create a second one. */
function oidcParameter(programs: Programs): string[] {
  const list = jsonOf(
    programs.output(['aws', 'iam', 'list-open-id-connect-providers', '--output', 'json'])
  ) as { OpenIDConnectProviderList?: { Arn: string }[] } | undefined
  const all = list?.OpenIDConnectProviderList?.map(({ Arn }) => `OidcProviderArn=${Arn}`) ?? []
  return all.filter(parameter => parameter.endsWith('/token.actions.githubusercontent.com'))
}

/** The description of an output is the name of its variable. */
function storeStack({ name, repository }: Setup, programs: Programs): boolean {
  const command = ['aws', 'cloudformation', 'describe-stacks', '--stack-name', name, '--output', 'json']
  const described = jsonOf(programs.output(command)) as
    | { Stacks?: { Outputs?: { Description: string; OutputValue: string }[] }[] }
    | undefined
  const outputs =
    described?.Stacks?.[0]?.Outputs?.filter(({ Description }) => /^[A-Z_]+$/.test(Description)) ?? []
  if (outputs.length === 0) console.error(`The stack ${name} has no outputs to store as variables.`)
  return (
    outputs.length > 0 &&
    outputs.every(output =>
      programs.run(stored('variable', output.Description, repository, { value: output.OutputValue }).command)
    )
  )
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
