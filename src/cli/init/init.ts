import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { findProgram } from '../../runtime/files/find-program.ts'
import { quoted } from '../../runtime/text/shell-word.ts'
import { PUBLIC_SERVICE } from '../../service/service-inputs.ts'
import { askGh } from '../gh.ts'
import { root as programRoot } from '../project.ts'
import { type Command, parseFlags, type Shell, usage } from '../shell.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import { type Answers, readAnswers } from './answers.ts'
import { type PlannedFile, reasonNotToWrite, workflowFiles, write } from './files.ts'
import { escapePattern, fillIn } from './fill-in.ts'
import { githubApi, type Host, HOSTS, repoFlag, type Setup, type SetupCommand } from './hosts.ts'
import { type Found, lookUp, type Remote } from './repository.ts'
import { resourceName } from './resource-names.ts'
import { commandsText, environment, storeSecret } from './set-up.ts'

const HELP = `Writes the workflow for this repository, and prints the commands that set up what it needs.

  init --host s3-cloudfront --domain docs.example.com

  --host NAME         where the site goes:
${Object.entries(HOSTS)
  .map(([name, { about }]) => `                        ${name.padEnd(18)}${about}`)
  .join('\n')}
  --domain NAME       host name of the site at the documentation service, such as docs.example.com
  --site-url URL      address under which readers see the copy that is published
  --project ID        project id, from the API keys page of the dashboard: publishes a merged commit before its export
  --docs DIR          folder of the documentation in the repository (default: the one with docs.json)
  --repository NAME   OWNER/NAME on GitHub that runs the workflow (default: the remote origin)
  --source NAME       OWNER/NAME of the actions (default: where this program came from)
  --api-url URL       address of the API (default: ${PUBLIC_SERVICE})
  --force             also replaces files of init that were edited since
  --help

In a terminal, it asks for what is missing.`

const OPTIONS = {
  host: { type: 'string' },
  domain: { type: 'string' },
  'site-url': { type: 'string' },
  project: { type: 'string' },
  docs: { type: 'string' },
  repository: { type: 'string' },
  source: { type: 'string' },
  'api-url': { type: 'string', default: PUBLIC_SERVICE },
  force: { type: 'boolean', default: false }
} as const

export const init: Command = { help: HELP, run }

async function run(args: string[], shell: Shell): Promise<number> {
  const flags = parseFlags(args, OPTIONS)
  const found = lookUp(shell)
  const answers = await readAnswers(flags, found, shell)
  if (answers.host === 'github-pages') answers.siteUrl ||= domainOfPages(answers.repository, found, shell)
  const host = HOSTS[answers.host] as Host
  const plan = await planOf(host, answers, found)
  // Two files can have the same folder in their way.
  const problems = [
    ...new Set(plan.files.flatMap(file => reasonNotToWrite(found.root, file, flags.force) ?? []))
  ]
  if (problems.length > 0) throw usage(...problems)
  for (const file of plan.files)
    console.log(`${file.path} ${(await write(found.root, file)) ? 'written' : 'is up to date'}.`)
  if (found.root !== realpathSync(shell.folder)) console.log(`\ncd ${quoted(found.root)}`)
  console.log(`
${commandsText(plan.commands, plan.setup, host)}

What is left to do:
${leftToDo(plan, host, answers, found, shell)
  .map(line => `- ${line}`)
  .join('\n')}

Then ${shell.program} doctor checks what the first run needs.`)
  return EXIT.ok
}

/** The address of a site of GitHub Pages that has a domain of its own already; empty without one. */
function domainOfPages(repository: Remote, { root }: Found, shell: Shell): string {
  const [, ...args] = githubApi(repository, '/pages')
  const pages = askGh(args, root, shell) as { cname?: unknown } | undefined
  return typeof pages?.cname === 'string' && /^[\w.-]+$/.test(pages.cname) ? `https://${pages.cname}` : ''
}

interface Plan {
  setup: Setup
  files: PlannedFile[]
  commands: SetupCommand[]
  /** Variables without which the workflow works, too. */
  optional: string[]
}

const OPTIONAL: Record<string, string> = {
  DOCS_PROJECT_ID: 'project id, so that a merged commit is published before its export',
  DOCS_SITE_URL: 'address of the site, shown beside the deployment'
}
const API_KEY = 'an admin API key, from the API keys page of the dashboard of the service'

async function planOf(host: Host, answers: Answers, found: Found): Promise<Plan> {
  const { repository, domain, siteUrl, source, project, apiUrl } = answers
  const file = host.file ?? `.github/workflows/${host.example}`
  const docs = `https://github.com/${source}/blob/main/docs`
  const setup: Setup = { repository, name: resourceName(repository), domain, siteUrl, file, docs }
  const isGitLab = host.file !== undefined
  const common = isGitLab
    ? {
        domain,
        'site-url': siteUrl,
        changes: `${answers.docs === '' ? '' : `${escapePattern(answers.docs)}/`}**/*`
      }
    : {
        DOCS_DOMAIN: domain,
        DOCS_PROJECT_ID: project,
        // The stack decides, and tells.
        DOCS_SITE_URL: host.hasStack === true ? '' : siteUrl
      }
  const example = await readExample(host.example)
  const { text, secrets, variables } = fillIn(example, {
    values: { ...common, ...host.values?.(setup) },
    // The actions know this one.
    apiUrl: apiUrl === PUBLIC_SERVICE ? undefined : apiUrl,
    docs: answers.docs,
    valuesFile: found.values.length === 1 ? found.values[0] : undefined,
    branch: found.branch,
    source,
    about: `Documentation of ${domain}: ${host.about}.`
  })
  const files = [{ path: file, text }]
  for (const [from, path] of Object.entries(host.copies ?? {}))
    files.push({ path, text: await readExample(from, host.fill?.(setup)) })
  const pipeline = { path: '.gitlab-ci.yml', text: `include:\n  - local: ${file}\n` }
  // Also one that nobody edited since: it has to be committed, too.
  if (
    isGitLab &&
    (included(found.root) === undefined || reasonNotToWrite(found.root, pipeline, false) === undefined)
  )
    files.push(pipeline)
  const optional = variables.filter(
    name =>
      Object.hasOwn(OPTIONAL, name) &&
      (name !== 'DOCS_SITE_URL' || (host.needsSiteUrl !== true && host.hasStack !== true))
  )
  const where: Record<string, string> = { DOCS_API_KEY: API_KEY, ...host.where?.(setup) }
  const commands = [
    ...(host.create?.(setup) ?? []),
    ...(/^ *(environment: docs|name: docs)$/m.test(text) ? [environment(repository)] : []),
    ...secrets.map(name => storeSecret(name, where[name], repository))
  ]
  return { setup, files, commands, optional }
}

async function readExample(path: string, fill: Record<string, string> = {}): Promise<string> {
  let text = await readFile(join(programRoot, 'examples', path), 'utf8')
  for (const [from, to] of Object.entries(fill)) text = text.replace(from, to)
  return text
}

/** What the pipeline of GitLab includes already; undefined without a pipeline. */
function included(root: string): unknown {
  const path = join(root, '.gitlab-ci.yml')
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return undefined
  try {
    // What is no file cannot be read, and a pipe would be waited for.
    const pipeline = stats.isFile()
      ? (parse(readFileSync(path, 'utf8')) as { include?: unknown } | null)
      : null
    return pipeline?.include ?? []
  } catch {
    return []
  }
}

function leftToDo(
  { setup, files, optional }: Plan,
  host: Host,
  answers: Answers,
  found: Found,
  { env }: Shell
): string[] {
  const others = otherWorkflows(found.root, setup.file, answers.source)
  const repo = repoFlag(setup.repository).join(' ')
  const include = included(found.root)
  const hasGh = host.file !== undefined || findProgram('gh', env, found.root) !== undefined
  return [
    ...(hasGh ? [] : ['Install gh (https://cli.github.com), and log in: gh auth login']),
    'Run the commands above, one after the other.',
    ...(host.left?.(setup) ?? []),
    ...(host.file !== undefined && !JSON.stringify(include ?? []).includes(host.file)
      ? [`Add to include of .gitlab-ci.yml: - local: ${host.file}`]
      : []),
    ...optional.map(name => `Optional: gh variable set ${name} ${repo} (${OPTIONAL[name] ?? ''})`),
    ...(answers.docs === '' && found.docs.length === 0
      ? ['No folder has a docs.json, so every push starts it. --docs names the folder.']
      : []),
    ...(others.length > 0
      ? [`The same actions are in ${others.join(', ')}: keep one of the files for one site.`]
      : []),
    ...(found.isBranchKnown
      ? []
      : [
          `If ${found.branch} is not the default branch: git remote set-head origin --auto, then run init again.`
        ]),
    `Commit and push to ${found.branch}: ${files.map(({ path }) => path).join(' ')}`
  ]
}

function otherWorkflows(root: string, own: string, source: string): string[] {
  return workflowFiles(root).filter(
    path =>
      path !== own &&
      [`${source}@`, `${source}/publish@`].some(uses => readFileSync(join(root, path), 'utf8').includes(uses))
  )
}
