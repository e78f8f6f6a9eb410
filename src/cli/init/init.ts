import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printable } from '../../runtime/text/plain-text.ts'
import { quoted } from '../../runtime/text/shell-word.ts'
import { PUBLIC_SERVICE } from '../../service/service-inputs.ts'
import { type CommandHelp, EXIT_CODES, renderHelp } from '../help.ts'
import { root as programRoot } from '../project.ts'
import { confirm } from '../questions.ts'
import { type Command, parseFlags, type Shell, usage } from '../shell.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import { type Answers, readAnswers } from './answers.ts'
import { type PlannedFile, reasonNotToWrite, write } from './files.ts'
import { escapePattern, fillIn } from './fill-in.ts'
import { type Host, HOSTS, MINT_EXAMPLE, type Setup, type SetupCommand } from './hosts.ts'
import { type OwnSource, ownSource, refOf } from './own-source.ts'
import { beforeYouStart } from './requirements.ts'
import { type Found, GITHUB, lookUp } from './repository.ts'
import { resourceName } from './resource-names.ts'
import { commandsText, environment, storeSecret } from './set-up.ts'

const HELP: CommandHelp = {
  usage: 'init [flags]',
  about:
    'Writes the workflow for this repository, and prints the commands that set up the host. In a terminal, asks for what it cannot find, and shows the files before it writes them.',
  examples: ['init', 'init --host s3-cloudfront --from api --domain docs.example.com'],
  usual: {
    host: { value: 'NAME', about: 'Where the site goes: see the hosts below.' },
    from: {
      value: 'NAME',
      about:
        'Where the site comes from: api (an export job at the service), or mint (mint export, which needs no key; not for helm). Not with --host service.'
    },
    domain: {
      value: 'HOST',
      about: 'With --from api: host name of the site at the documentation service, such as docs.example.com.'
    },
    'site-url': { value: 'URL', about: 'Address at which readers see the published site.' },
    yes: { short: 'y', about: 'Asks nothing: uses what init finds, and its defaults.' }
  },
  others: {
    project: {
      value: 'ID',
      about:
        'Project id, from the API keys page of the dashboard. Publishes the pushed commit before the export.'
    },
    docs: {
      value: 'FOLDER',
      about: 'Documentation folder in the repository. Default: the folder with docs.json or mint.json.'
    },
    repository: {
      value: 'ACCOUNT/NAME',
      about: 'GitHub repository that runs the workflow. Default: the remote origin.'
    },
    source: {
      value: 'ACCOUNT/NAME',
      about: 'Repository of the actions. Default: where this program was installed from.'
    },
    'api-url': { value: 'URL', about: `API address. Default: ${PUBLIC_SERVICE}` },
    force: { about: 'Also replaces files that were edited after init wrote them.' }
  },
  notes: `Hosts\n${Object.entries(HOSTS)
    .map(([name, { about }]) => `  ${name.padEnd(18)}${about}`)
    .join('\n')}`,
  exitCodes: EXIT_CODES
}

const OPTIONS = {
  host: { type: 'string' },
  from: { type: 'string' },
  domain: { type: 'string' },
  'site-url': { type: 'string' },
  project: { type: 'string' },
  docs: { type: 'string' },
  repository: { type: 'string' },
  source: { type: 'string' },
  'api-url': { type: 'string' },
  force: { type: 'boolean', default: false },
  yes: { type: 'boolean', short: 'y', default: false }
} as const

export const init: Command = { help: shell => renderHelp(HELP, shell), run }

async function run(args: string[], shell: Shell): Promise<number> {
  const flags = parseFlags(args, OPTIONS)
  const found = lookUp(shell)
  const own = ownSource(shell.env)
  if (shell.isTerminal && !flags.yes) console.log(printable(whatWasFound(found, own)))
  const answers = await readAnswers(flags, found, shell, own)
  const host = HOSTS[answers.host] as Host
  const plan = await planOf(host, answers, found, own)
  // The set removes duplicates, because one problem can affect several files.
  const problems = [
    ...new Set(plan.files.flatMap(file => reasonNotToWrite(found.root, file, flags.force) ?? []))
  ]
  if (problems.length > 0) throw usage(...problems)
  if (answers.isAsked && !(await isConfirmed(plan))) return EXIT.ok
  for (const file of plan.files)
    console.log(`${file.path} ${(await write(found.root, file)) ? 'written' : 'is up to date'}.`)
  if (plan.commands.length > 0) {
    const server = serverOf(answers, found)
    const before = beforeYouStart(plan.commands, server, found.root, shell)
    console.log(`\nBefore you start:\n${listOf(before)}`)
    if (found.root !== realpathSync(shell.folder)) console.log(`\ncd ${quoted(found.root)}`)
    console.log(`\n${commandsText(plan.commands, plan.setup, host, server)}`)
  }
  console.log(`
What is left to do:
${listOf(leftToDo(plan, host, answers, found))}

Then run ${shell.program} doctor to check the requirements for the first run.`)
  return EXIT.ok
}

function whatWasFound({ remote, branch, docs }: Found, own: OwnSource | undefined): string {
  const rows = {
    Repository: remote === undefined ? 'no remote origin' : `${remote.path} on ${remote.server}`,
    Branch: branch,
    Documentation: docs.map(each => each || '.').join(', ') || 'no folder with docs.json or mint.json',
    ...(own !== undefined && { Actions: own.repository })
  }
  return Object.entries(rows)
    .map(([name, value]) => `${name.padEnd(15)}${value}`)
    .join('\n')
}

async function isConfirmed({ files }: Plan): Promise<boolean> {
  console.log(`\nFiles to write:\n${listOf(files.map(({ path }) => path))}`)
  const isYes = await confirm('Write them?', 'yes')
  console.log(isYes ? '' : 'Nothing was written.')
  return isYes
}

function listOf(lines: string[]): string {
  return lines.map(line => `- ${line}`).join('\n')
}

/** Returns the server that has the repository: GitHub Enterprise, if the remote leads there. */
function serverOf({ repository }: Answers, { remote }: Found): string {
  return remote?.path === repository ? remote.server : GITHUB
}

const PIPELINE = '.gitlab-ci.yml'

interface Plan {
  setup: Setup
  files: PlannedFile[]
  commands: SetupCommand[]
}

const API_KEY = 'an admin API key, from the API keys page of the service dashboard'

async function planOf(host: Host, answers: Answers, found: Found, own: OwnSource | undefined): Promise<Plan> {
  const { repository, domain, siteUrl, source, project, apiUrl, isFromMint } = answers
  const example = (isFromMint ? host.mintExample : undefined) ?? host.example
  const file = host.file ?? `.github/workflows/${example}`
  const docs = `https://github.com/${source}/blob/main/docs`
  const setup: Setup = { repository, name: resourceName(repository), siteUrl, file, docs, isFromMint }
  const isGitLab = host.file !== undefined
  const common = isGitLab
    ? {
        domain,
        'site-url': siteUrl,
        changes: `${answers.docs === '' ? '' : `${escapePattern(answers.docs)}/`}**/*`,
        ...(isFromMint && { 'mint-export': answers.docs || '.' })
      }
    : {
        DOCS_DOMAIN: domain,
        DOCS_PROJECT_ID: project,
        // If the host has a stack, the address is a stack output.
        DOCS_SITE_URL: host.hasStack === true ? '' : siteUrl
      }
  const given = {
    values: { ...common, ...host.values?.(setup) },
    // The public service is the default of the actions.
    apiUrl: isFromMint || apiUrl === PUBLIC_SERVICE ? undefined : apiUrl,
    docs: answers.docs,
    branch: found.branch,
    source,
    ref: refOf(source, own),
    about: `Documentation of ${domain || repository}: ${host.about}${isFromMint ? ', with mint export' : ''}.`
  }
  const mintExample = isFromMint ? await readExample(MINT_EXAMPLE) : undefined
  const { text, secrets } = fillIn(await readExample(example), { ...given, mintExample })
  const files = [{ path: file, text }]
  for (const [from, path] of Object.entries(host.workflows ?? {}))
    files.push({ path, text: fillIn(await readExample(from), given).text })
  for (const [from, path] of Object.entries(host.copies ?? {}))
    files.push({ path, text: await readExample(from, host.fill?.(setup)) })
  const pipeline = { path: PIPELINE, text: `include:\n  - local: ${file}\n` }
  // Writes the pipeline file only if it is missing or unedited.
  if (isGitLab && reasonNotToWrite(found.root, pipeline, false) === undefined) files.push(pipeline)
  const where: Record<string, string> = { DOCS_API_KEY: API_KEY, ...host.where?.(setup) }
  const commands = [
    ...(host.create?.(setup) ?? []),
    ...(/^ *(environment: docs|name: docs)$/m.test(text) ? [environment(repository)] : []),
    ...secrets.map(name => storeSecret(name, where[name], repository))
  ]
  return { setup, files, commands }
}

async function readExample(path: string, fill: Record<string, string> = {}): Promise<string> {
  let text = await readFile(join(programRoot, 'examples', path), 'utf8')
  for (const [from, to] of Object.entries(fill)) text = text.replace(from, to)
  return text
}

function leftToDo({ setup, files, commands }: Plan, host: Host, answers: Answers, found: Found): string[] {
  const paths = files.map(({ path }) => path)
  const own = paths.find(path => path.startsWith('docs-'))?.replace(/\/.*/, '')
  return [
    ...(commands.length === 0 ? [] : ['Run the commands above, one after the other.']),
    ...(host.left?.(setup) ?? []),
    ...(host.file !== undefined && !paths.includes(PIPELINE)
      ? [`In ${PIPELINE}, add this entry under include, if the entry is missing: - local: ${host.file}`]
      : []),
    ...(answers.docs === '' && found.docs.length === 0
      ? ['No documentation folder was found, so every push starts a run. To limit this, pass --docs.']
      : []),
    ...(found.isBranchKnown
      ? []
      : [
          `If ${found.branch} is not the default branch, run git remote set-head origin --auto, then init again.`
        ]),
    ...(answers.docs === '' && own !== undefined
      ? [
          `Add ${own}/ to .mintignore (create the file if it is missing), so that the service does not add these files to the site.`
        ]
      : []),
    `Commit and push to ${found.branch}: ${paths.join(' ')}`
  ]
}
