import { realpathSync, statSync } from 'node:fs'
import { basename, isAbsolute, relative, resolve } from 'node:path'
import { styleText } from 'node:util'
import * as z from 'zod/mini'
import { exportFields } from '../../export/inputs/input-schema.ts'
import { webAddress } from '../../runtime/action/input-fields.ts'
import { errorsPage, withPages } from '../../runtime/docs-url.ts'
import { isSafeAddress } from '../../runtime/http/address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { Problem } from '../../runtime/problem.ts'
import { PUBLIC_SERVICE } from '../../service/service-inputs.ts'
import { ownRepository } from '../project.ts'
import { ask, choose } from '../questions.ts'
import { type Shell, usage } from '../shell.ts'
import { HOSTS } from './hosts.ts'
import type { OwnSource } from './own-source.ts'
import { type Found, isRepository, onGitHub, type Remote } from './repository.ts'

type Name = 'host' | 'from' | 'domain' | 'project' | 'repository' | 'site-url' | 'source' | 'api-url'
type InitFlags = Partial<Record<Name | 'docs', string | undefined>> & { yes: boolean }

type Check = (value: string) => string | undefined

const wrong = (value: string, problem: string, expected: string) =>
  `${value === '' ? 'is missing' : problem}: ${expected}`

const HOST_NAMES = Object.keys(HOSTS).join(', ')

const host: Check = value =>
  Object.hasOwn(HOSTS, value) ? undefined : wrong(value, `${value} is unknown`, `choose from ${HOST_NAMES}`)

const from: Check = value =>
  ['api', 'mint'].includes(value) ? undefined : wrong(value, `${value} is unknown`, 'choose api or mint')

const domain: Check = value =>
  value.includes('.')
    ? z.safeParse(exportFields.shape.domain, value).error?.issues[0]?.message
    : wrong(value, `${value} is not a host name`, 'use the name at the service, such as docs.example.com')

const project: Check = value => {
  const problem = value === '' ? undefined : z.safeParse(exportFields.shape['update-project'], value).error
  return problem?.issues[0]?.message
}

/** Requires https, so that nobody on the network can read the requests. */
const address: Check = value => {
  const url = webAddress(value)
  if (url instanceof Problem) return value ? url.message : 'is missing: use the form https://docs.example.com'
  return isSafeAddress(url) ? undefined : `${value} is not https; plain http is allowed only for this machine`
}

const repository =
  (expected: string): Check =>
  value =>
    isRepository(value) && !value.startsWith('OWNER/')
      ? undefined
      : wrong(value, `${value} is not a repository`, expected)

const source: Check = value =>
  value.startsWith('OWNER/')
    ? `${value} is a placeholder: OWNER stands for the account that has the repository of the actions. Use ACCOUNT/NAME`
    : repository('use ACCOUNT/NAME of the actions, such as the address from which you cloned them')(value)

/** Names the server of the remote, because a name on one server can belong to somebody else on another. */
function repositoryOn(remote: Remote | undefined): Check {
  return repository(
    remote === undefined || onGitHub(remote) !== undefined
      ? 'use ACCOUNT/NAME on GitHub'
      : `the remote origin is on ${remote.server}, not on github.com. Use ACCOUNT/NAME on GitHub, with GitHub Enterprise --repository ${remote.path}, or for a GitLab pipeline --host gitlab`
  )
}

/** Rejects text that GitHub would evaluate in a workflow, where it could read secrets. */
function problemOfText(value: string): string | undefined {
  if (value.includes('${{')) return 'must not contain an expression'
  return /\p{Cc}/u.test(value) ? 'must not contain control characters' : undefined
}

/** For each answer, the check and what a terminal shows. An answer without a prompt is optional. */
const ANSWERS: Record<Name, [check: (found: Found) => Check, prompt?: Prompt]> = {
  host: [
    () => host,
    {
      question: 'Where does the site go?',
      choices: Object.fromEntries(Object.entries(HOSTS).map(([name, { about }]) => [name, about]))
    }
  ],
  from: [
    () => from,
    {
      question: 'Where does the site come from?',
      choices: {
        api: 'an export job at the service; needs an API key',
        mint: 'mint export, which runs in the workflow; needs no key'
      }
    }
  ],
  domain: [
    () => domain,
    {
      why: 'The export job needs the host name under which the service has your site.',
      question: 'Host name of the site at the service, such as docs.example.com'
    }
  ],
  'site-url': [
    () => address,
    {
      why: 'Sitemap, canonical addresses and the check of the live site need the address that readers use.',
      question: 'Address for readers, such as https://docs.example.com'
    }
  ],
  project: [() => project],
  'api-url': [() => address],
  source: [
    () => source,
    {
      why: 'The workflow gets the actions from a repository on GitHub. This program has no record of the one it came from.',
      question: 'Repository of the actions (ACCOUNT/NAME)'
    }
  ],
  repository: [
    ({ remote }) => repositoryOn(remote),
    {
      why: 'Secrets and variables are stored in the repository that runs the workflow, and its remote is not on github.com.',
      question: 'GitHub repository that runs the workflow (ACCOUNT/NAME)'
    }
  ]
}

interface Prompt {
  question: string
  /** Why the answer is needed, where the question does not say it. */
  why?: string
  choices?: Record<string, string>
}

async function askFor({ question, why, choices }: Prompt, check: Check, byDefault: string): Promise<string> {
  console.log()
  if (choices !== undefined) return await choose(question, choices, byDefault)
  if (why !== undefined) console.log(styleText('dim', why))
  return await ask(question, check, byDefault)
}

/** Answers that only the service needs. `mint export` does not use the service. */
const OF_SERVICE: Name[] = ['domain', 'project', 'api-url']

export interface Answers {
  host: string
  isFromMint: boolean
  /** Host name that is registered with the service. With `mint export`, the host name that readers use, if known. */
  domain: string
  project: string
  docs: string
  /** `owner/name`; the path of a GitLab project can have more segments. */
  repository: string
  siteUrl: string
  source: string
  apiUrl: string
  /** Whether a question was asked, so that somebody is there to confirm the result. */
  isAsked: boolean
}

/** Uses flags, then found values, then questions. If there is no terminal, one error lists all missing values. */
export async function readAnswers(
  flags: InitFlags,
  found: Found,
  shell: Shell,
  own: OwnSource | undefined
): Promise<Answers> {
  const problems: string[] = []
  const isAsking = shell.isTerminal && !flags.yes
  let isAsked = false
  /** Defaults that are a choice and were not found: without a terminal and `--yes`, their flag is required. */
  const preferred = (value: string) => (shell.isTerminal || flags.yes ? value : '')
  const answer = async (name: Name, known?: string, byDefault = '') => {
    const [checkOf, prompt] = ANSWERS[name]
    const given = flags[name] ?? known
    const check: Check = value => problemOfText(value) ?? checkOf(found)(value)
    if (given === undefined && prompt !== undefined && isAsking) {
      isAsked = true
      return await askFor(prompt, check, byDefault)
    }
    const value = given ?? byDefault
    const problem = check(value)
    if (problem !== undefined) problems.push(`--${name} ${problem}`)
    return value
  }
  const hostName = await answer('host', undefined, preferred(likelyHost(found)))
  const chosen = Object.hasOwn(HOSTS, hostName) ? HOSTS[hostName] : undefined
  const isService = chosen?.isService === true
  const onlyApi = chosen?.needsService === true ? 'api' : undefined
  const isFromMint = !isService && (await answer('from', onlyApi, preferred('api'))) === 'mint'
  if (isFromMint && onlyApi !== undefined)
    problems.push(`--host ${hostName} needs a link from the service, which --from mint does not provide`)
  for (const name of isFromMint ? OF_SERVICE : [])
    if (flags[name] !== undefined) problems.push(`--${name} requires --from api`)
  for (const name of isService ? (['from', ...OF_SERVICE] as const) : [])
    if (flags[name] !== undefined)
      problems.push(`--${name} is not used with --host ${hostName}: nothing is exported`)
  const isPages = hostName === 'github-pages'
  const ownPages = isPages ? pagesAddress(flags.repository ?? onGitHub(found.remote)) : ''
  const needsSiteUrl = flags['site-url'] !== undefined || chosen?.needsSiteUrl === true || isPages
  const answers = {
    host: hostName,
    isFromMint,
    domain: isFromMint || isService ? '' : await answer('domain'),
    siteUrl: needsSiteUrl ? await answer('site-url', undefined, ownPages) : '',
    project: await answer('project', ''),
    apiUrl: await answer('api-url', PUBLIC_SERVICE),
    docs: await docsFolder(flags.docs, found, shell.folder, isAsking, problems),
    source: await answer('source', own?.repository, isAsking ? likelySource(found) : ''),
    repository:
      hostName === 'gitlab'
        ? (flags.repository ?? found.remote?.path ?? basename(found.root))
        : await answer('repository', onGitHub(found.remote), isAsking ? (found.remote?.path ?? '') : '')
  }
  if (problemOfText(answers.docs) !== undefined)
    problems.push(`--docs ${answers.docs} has a name that a workflow cannot contain: rename the folder`)
  if (problemOfText(found.branch) !== undefined)
    problems.push(`the branch ${found.branch} has a name that a workflow cannot contain: rename the branch`)
  const ofRepository = hostName === 'gitlab' ? problemOfText(answers.repository) : undefined
  if (ofRepository !== undefined) problems.push(`--repository ${ofRepository}`)
  const path = parseUrl(answers.siteUrl)?.pathname ?? '/'
  const reason = isPages
    ? 'the service exports sites only for the root, /docs and /documentation. Use --from mint, a domain of your own, or the repository ACCOUNT.github.io'
    : withPages(
        'init writes files for the root of a host. Remove the path, then see "Below a path" in docs/hosting.md',
        errorsPage({})
      )
  if (isPages ? !isFromMint && !SERVICE_PATHS.test(path) : path !== '/' && !isService)
    problems.push(`--site-url ${answers.siteUrl}: ${reason}`)
  if (isService && found.docs.length === 0 && flags.docs === undefined)
    problems.push('--docs is missing: this repository has no folder with docs.json or mint.json')
  if (problems.length > 0) throw usage(...problems)
  return isFromMint && answers.siteUrl !== ''
    ? { ...answers, isAsked, domain: new URL(answers.siteUrl).hostname }
    : { ...answers, isAsked }
}

/** Host that can be used without another account. */
function likelyHost({ remote }: Found): string {
  return remote !== undefined && /\bgitlab\b/.test(remote.server) ? 'gitlab' : 'github-pages'
}

/** A fork in the account that has the documentation. Only offered, because nothing proves that it exists. */
function likelySource({ remote }: Found): string {
  const account = onGitHub(remote)?.split('/')[0]
  return account === undefined ? '' : `${account}/${ownRepository().split('/')[1] ?? ''}`
}

const SERVICE_PATHS = /^\/(?:docs|documentation)?\/?$/

/** Returns the default GitHub Pages address, which applies to a repository that has no custom domain. */
function pagesAddress(name = ''): string {
  if (!isRepository(name)) return ''
  const [owner = '', repository = ''] = name.split('/')
  const host = `${owner}.github.io`.toLowerCase()
  return `https://${host}${repository.toLowerCase() === host ? '' : `/${repository}`}`
}

/** Returns the folder relative to the repository, without leading and trailing slashes; empty for the root. */
async function docsFolder(
  flag: string | undefined,
  { root, docs }: Found,
  folder: string,
  isAsking: boolean,
  problems: string[]
): Promise<string> {
  const inRepository = (value: string): string | undefined => {
    const path = resolve(folder, value)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined
    const way = relative(realpathSync(root), realpathSync(path)).replaceAll('\\', '/')
    return way.startsWith('..') || isAbsolute(way) ? undefined : way
  }
  if (flag !== undefined) {
    const way = inRepository(flag)
    if (way === undefined) problems.push(`--docs ${flag} is not a folder in this repository`)
    return way ?? ''
  }
  const [only = '', second] = docs
  if (second === undefined) return only
  const choices = docs.join(', ')
  if (isAsking) {
    console.log()
    const named = Object.fromEntries(docs.map(each => [each || '.', '']))
    const chosen = await choose('Which folder has the documentation?', named, docs[0] || '.')
    return chosen === '.' ? '' : chosen
  }
  problems.push(`--docs is missing: several folders have a docs.json or mint.json (${choices})`)
  return only
}
