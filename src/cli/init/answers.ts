import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { exportFields } from '../../export/inputs/input-schema.ts'
import { webAddress } from '../../runtime/action/input-fields.ts'
import { isSafeAddress } from '../../runtime/http/address.ts'
import { Problem } from '../../runtime/problem.ts'
import { ask } from '../questions.ts'
import { type Shell, usage } from '../shell.ts'
import { HOSTS } from './hosts.ts'
import { type Found, isRepository, onGitHub, ownSource, type Remote } from './repository.ts'

export interface InitFlags {
  host?: string | undefined
  domain?: string | undefined
  project?: string | undefined
  docs?: string | undefined
  repository?: string | undefined
  'site-url'?: string | undefined
  source?: string | undefined
  'api-url': string
}

/** Why a value cannot be used; undefined when it can. */
type Check = (value: string) => string | undefined

const host: Check = value =>
  Object.hasOwn(HOSTS, value)
    ? undefined
    : `${value === '' ? 'is missing' : `${value} is unknown`}: ${Object.keys(HOSTS).join(', ')}`

const domain: Check = value => {
  if (!value.includes('.'))
    return `${value === '' ? 'is missing' : `${value} is not a host name`}: the site at the service, such as docs.example.com`
  return z.safeParse(exportFields.shape.domain, value).error?.issues[0]?.message
}

const project: Check = value => {
  const problem = value === '' ? undefined : z.safeParse(exportFields.shape['update-project'], value).error
  return problem?.issues[0]?.message ?? (value.includes('${{') ? 'must not contain an expression' : undefined)
}

/** For readers, or of the API: what is sent there must not be read on the way. */
const address: Check = value => {
  const url = webAddress(value)
  if (url instanceof Problem)
    return `${value === '' ? 'is missing' : url.message}: an address such as https://docs.example.com`
  return isSafeAddress(url) ? undefined : `${value} is not https; plain http is for this machine only`
}

/** `owner/name`, or `server/owner/name` for a GitHub Enterprise Server. */
const repository: Check = value =>
  isRepository(value.split('/').slice(-2).join('/')) &&
  /^([\w-]+(\.[\w-]+)+\/)?[^/]+\/[^/]+$/.test(value) &&
  !value.startsWith('OWNER/')
    ? undefined
    : `${value === '' ? 'is missing' : `${value} is not a repository`}: OWNER/NAME on GitHub`

const source: Check = value =>
  isRepository(value) && !value.startsWith('OWNER/')
    ? undefined
    : `${value === '' ? 'is missing' : `${value} is not a repository`}: OWNER/NAME of the actions, for uses:`

export interface Answers {
  host: string
  domain: string
  project: string
  docs: string
  repository: Remote
  siteUrl: string
  source: string
  apiUrl: string
}

/** Flags, then what was found, then questions in a terminal; otherwise one error names everything that is missing. */
export async function readAnswers(flags: InitFlags, found: Found, shell: Shell): Promise<Answers> {
  const problems: string[] = []
  const answer = async (
    name: keyof InitFlags,
    given: string | undefined,
    check: Check,
    question?: string
  ) => {
    const problem = check(given ?? '')
    if (given === undefined && problem !== undefined && question !== undefined && shell.isTerminal)
      return await ask(question, check)
    if (problem !== undefined) problems.push(`--${name} ${problem}`)
    return given ?? ''
  }
  const hostName = await answer(
    'host',
    flags.host,
    host,
    `Where does the site go? (${Object.keys(HOSTS).join(', ')})`
  )
  const chosen = Object.hasOwn(HOSTS, hostName) ? HOSTS[hostName] : undefined
  const isGitLab = chosen?.file?.startsWith('.gitlab') === true
  const answers = {
    host: hostName,
    domain: await answer(
      'domain',
      flags.domain,
      domain,
      'Host name of the site at the service, such as docs.example.com:'
    ),
    siteUrl:
      flags['site-url'] !== undefined || chosen?.needsSiteUrl === true
        ? await answer(
            'site-url',
            flags['site-url'],
            address,
            'Address for readers, such as https://docs.example.com:'
          )
        : '',
    project: await answer('project', flags.project ?? '', project),
    apiUrl: await answer('api-url', flags['api-url'], address),
    docs: await docsFolder(flags.docs, found, shell, problems),
    source: await answer(
      'source',
      flags.source ?? ownSource(shell.env),
      source,
      'Repository of the actions (OWNER/NAME):'
    ),
    repository: remoteOf(
      isGitLab
        ? (flags.repository ?? found.remote?.path ?? (found.root.split(/[/\\]/).at(-1) as string))
        : await answer(
            'repository',
            flags.repository ?? onGitHub(found.remote),
            repository,
            'Repository on GitHub that runs the workflow (OWNER/NAME):'
          )
    )
  }
  if (chosen?.hasStack === true && answers.repository.server !== 'github.com')
    problems.push(
      `--host ${hostName} does not fit ${answers.repository.server}: its role trusts github.com only. Copy the example minio.yml, with a bucket and a user of your own.`
    )
  if (
    found.remote !== undefined &&
    onGitHub(found.remote) === undefined &&
    problems.some(each => each.startsWith('--repository'))
  )
    problems.push(
      `The remote is on ${found.remote.server}, which is not github.com. For a pipeline of GitLab, --host gitlab`
    )
  if (/\$\{\{|\p{Cc}/u.test(answers.docs))
    problems.push(`--docs ${answers.docs} has a name that a workflow cannot contain: rename the folder`)
  if (problems.length > 0) throw usage(...problems)
  return answers
}

function remoteOf(name: string): Remote {
  const parts = name.split('/')
  const hasServer = parts.length === 3 && parts[0]?.includes('.') === true
  return hasServer
    ? { server: parts[0] as string, path: parts.slice(1).join('/') }
    : { server: 'github.com', path: name }
}

/** In the repository, without slashes around it; empty for its root. */
async function docsFolder(
  flag: string | undefined,
  { root, docs }: Found,
  shell: Shell,
  problems: string[]
): Promise<string> {
  const inRepository = (value: string): string | undefined => {
    const path = resolve(shell.folder, value)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined
    const way = relative(realpathSync(root), realpathSync(path)).replaceAll('\\', '/')
    return way.startsWith('..') || isAbsolute(way) ? undefined : way
  }
  if (flag !== undefined) {
    const way = inRepository(flag)
    if (way === undefined) problems.push(`--docs ${flag} is not a folder of this repository`)
    return way ?? ''
  }
  const [only = '', second] = docs
  if (second === undefined) return only
  const choices = docs.join(', ')
  if (!shell.isTerminal) problems.push(`--docs is missing: several folders have a docs.json (${choices})`)
  return shell.isTerminal
    ? await ask(`Folder of the documentation (${choices}):`, value =>
        docs.includes(value) ? undefined : `Choose one of ${choices}`
      )
    : only
}
