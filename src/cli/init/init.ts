import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { findDocs } from '../../site/docs-folders.ts'
import { ownRepository, root } from '../project.ts'
import { type Command, EXIT, parseFlags, quoted, type Shell, usage } from '../shell.ts'
import { type Answers, fillIn } from './fill-in.ts'
import { type Host, HOSTS, type Setup, type SetupCommand, stored } from './hosts.ts'

const HELP = `Writes the workflow for this repository, and prints the commands that set up what it needs.

  init --host s3-cloudfront --domain docs.example.com --project PROJECT --docs docs

  --host NAME     where the site goes:
${Object.entries(HOSTS)
  .map(([name, { about }]) => `                    ${name.padEnd(18)}${about}`)
  .join('\n')}
  --domain NAME   host name of the site, such as docs.example.com
  --project ID    project id, from the API keys page of the dashboard of the service
  --docs DIR      folder of the documentation in the repository (default: the one with docs.json)
  --api-url URL   address of the API (default: https://api.mintlify.com)
  --run           runs the commands instead of printing them
  --force         replaces files that exist
  --help

In a terminal, it asks for what is missing.`

const OPTIONS = {
  host: { type: 'string' },
  domain: { type: 'string' },
  project: { type: 'string' },
  docs: { type: 'string' },
  'api-url': { type: 'string', default: 'https://api.mintlify.com' },
  run: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false }
} as const

export const init: Command = { help: HELP, run }

async function run(args: string[], shell: Shell): Promise<number> {
  const flags = parseFlags(args, OPTIONS)
  const { host, answers } = await complete(flags, shell)
  const examples = relative(shell.folder, join(root, 'examples')).replaceAll('\\', '/')
  const repository = repositoryOf(shell.folder) ?? 'OWNER/REPOSITORY'
  const setup: Setup = { domain: answers.domain, repository, examples }
  const example = await readFile(join(root, 'examples', host.example), 'utf8')
  const { text, secrets, variables } = fillIn(example, answers)
  const target = resolve(shell.folder, host.file ?? join('.github/workflows', host.example))
  await write(target, text, flags.force, shell)
  for (const [from, to] of Object.entries(host.copies ?? {}))
    await copy(from, resolve(shell.folder, to), answers.domain, flags.force)
  const created = [...(host.create?.(setup) ?? []), ...environment(text, setup)]
  const known = new Set(created.flatMap(({ command }) => (command[1] === 'variable' ? [command[3]] : [])))
  const left = variables.filter(name => !known.has(name) && host.stack === undefined)
  const kept = secrets.map(name => stored('secret', name, setup))
  const commands = [...created, ...kept, ...left.map(name => stored('variable', name, setup))]
  for (const step of host.byHand ?? []) console.log(`\n# ${step}`)
  if (flags.run) return runAll(commands, host, setup, shell)
  print(commands, host, setup)
  return EXIT.ok
}

/** Flags, then questions in a terminal, then an error that names everything that is missing. */
async function complete(
  flags: ReturnType<typeof parseFlags<typeof OPTIONS>>,
  { folder, isTerminal }: Shell
): Promise<{ host: Host; answers: Answers }> {
  const given = { ...flags, docs: flags.docs ?? docsFolderIn(folder) }
  const questions = [
    ['host', `Where does the site go? (${Object.keys(HOSTS).join(', ')})`],
    ['domain', 'Host name of the site, such as docs.example.com:'],
    ['project', 'Project id, from the API keys page of the dashboard (empty for none):']
  ] as const
  if (isTerminal && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    for (const [name, question] of questions) given[name] ??= (await terminal.question(`${question} `)).trim()
    terminal.close()
  }
  const { host: name = '', domain = '', project = '', docs, 'api-url': apiUrl } = given
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined
  const problems = [
    host === undefined &&
      `--host ${name === '' ? 'is missing' : `${name} is unknown`}: ${Object.keys(HOSTS).join(', ')}`,
    !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain) &&
      `--domain ${domain === '' ? 'is missing' : `${domain} is not a host name`}: the site, such as docs.example.com`,
    /\p{Cc}|\$\{\{/u.test(project + docs) &&
      '--project and --docs must not contain expressions or line breaks'
  ].filter(problem => typeof problem === 'string')
  if (host === undefined || problems.length > 0) throw usage(...problems)
  return { host, answers: { domain, project, docs, apiUrl, actions: ownRepository() } }
}

function docsFolderIn(folder: string): string {
  const [found] = findDocs(folder)
  return found === undefined ? 'docs' : relative(folder, found).replaceAll('\\', '/')
}

function repositoryOf(folder: string): string | undefined {
  const { stdout } = spawnSync('git', ['config', '--get', 'remote.origin.url'], { cwd: folder })
  return /[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(String(stdout).trim())?.[1]
}

async function write(target: string, text: string, force: boolean, { folder }: Shell): Promise<void> {
  const shown = relative(folder, target)
  if (existsSync(target) && !force) {
    if ((await readFile(target, 'utf8')) === text) {
      console.log(`${shown} is up to date.`)
      return
    }
    throw usage(`${shown} exists already. --force replaces it.`)
  }
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  console.log(`${shown} written.`)
}

/** The folder of the Worker, with the host name of the site. */
async function copy(from: string, to: string, domain: string, force: boolean): Promise<void> {
  await cp(join(root, 'examples', from), to, { recursive: true, force, errorOnExist: false })
  const settings = join(to, 'wrangler.toml')
  if (!existsSync(settings)) return
  const text = (await readFile(settings, 'utf8'))
    .replace('pattern = "docs.example.com"', `pattern = "${domain}"`)
    .replace('bucket_name = "example-docs"', 'bucket_name = "docs-site"')
  await writeFile(settings, text)
}

/** Only jobs with the environment get its secrets; GitHub creates a missing one without any protection. */
function environment(workflow: string, { repository }: Setup): SetupCommand[] {
  if (!/^ *(environment: docs|name: docs)$/m.test(workflow)) return []
  const policy = ['protected_branches]=true', 'custom_branch_policies]=false'].flatMap(setting => [
    '-F',
    `deployment_branch_policy[${setting}`
  ])
  const command = ['gh', 'api', '--method', 'PUT', `repos/${repository}/environments/docs`, ...policy]
  return [{ about: 'Environment docs, for protected branches only', command }]
}

function print(commands: SetupCommand[], { stack }: Host, setup: Setup): void {
  for (const { about, command, cwd } of commands) {
    const line = command.map(quoted).join(' ')
    console.log(`\n# ${about}\n${cwd === undefined ? line : `(cd ${cwd} && ${line})`}`)
    if (command[0] === 'aws' && stack !== undefined) console.log(storeOutputs(stack, setup))
  }
  console.log(`\nThe same with --run runs the commands. Then: doctor checks what the first run needs.`)
}

function storeOutputs(stack: string, { repository }: Setup): string {
  return `# If it fails because the identity provider exists already, add to the end: OidcProviderArn=ARN, with the ARN that
# aws iam list-open-id-connect-providers shows for token.actions.githubusercontent.com.

# Variables from the outputs of the stack
aws cloudformation describe-stacks --stack-name ${stack} --output text \\
  --query "Stacks[0].Outputs[?!contains(Description, ' ')].[Description, OutputValue]" |
  while read -r name value; do gh variable set "$name" --body "$value" --repo ${repository}; done`
}

function runAll(commands: SetupCommand[], { stack }: Host, setup: Setup, { folder }: Shell): number {
  for (const { about, command, cwd = '.' } of commands) {
    console.log(`\n${about} …`)
    const isStack = command[0] === 'aws' && stack !== undefined
    if (!execute(isStack ? [...command, ...oidcParameter()] : command, resolve(folder, cwd)))
      return EXIT.failed
    if (isStack && !storeStack(stack, setup, folder)) return EXIT.failed
  }
  return EXIT.ok
}

/** npx is a script on Windows, which only a shell starts. */
function execute([program = '', ...args]: string[], cwd: string): boolean {
  const isScript = process.platform === 'win32' && program === 'npx'
  const options = { cwd, stdio: 'inherit', shell: isScript } as const
  const { status, error } = spawnSync(isScript ? 'npx.cmd' : program, args, options)
  if (error !== undefined)
    console.error(`${program} could not be started: ${error.message}. Install it and run again.`)
  return status === 0
}

function jsonOf(args: string[]): unknown {
  const { stdout, status } = spawnSync('aws', [...args, '--output', 'json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit']
  })
  return status === 0 ? (JSON.parse(stdout) as unknown) : undefined
}

/** An account can have the identity provider once: the template must not create a second one. */
function oidcParameter(): string[] {
  const list = jsonOf(['iam', 'list-open-id-connect-providers']) as
    | { OpenIDConnectProviderList?: { Arn: string }[] }
    | undefined
  const all = list?.OpenIDConnectProviderList?.map(({ Arn }) => `OidcProviderArn=${Arn}`) ?? []
  return all.filter(parameter => parameter.endsWith('/token.actions.githubusercontent.com'))
}

/** The description of an output is the name of its variable. */
function storeStack(stack: string, { repository }: Setup, folder: string): boolean {
  const described = jsonOf(['cloudformation', 'describe-stacks', '--stack-name', stack]) as
    | { Stacks: { Outputs?: { Description: string; OutputValue: string }[] }[] }
    | undefined
  const outputs = described?.Stacks[0]?.Outputs?.filter(({ Description }) => !Description.includes(' ')) ?? []
  if (outputs.length === 0) {
    console.error(`The stack ${stack} has no outputs to store as variables.`)
    return false
  }
  return outputs.every(({ Description: name, OutputValue: value }) =>
    execute(stored('variable', name, { repository, value }).command, folder)
  )
}
