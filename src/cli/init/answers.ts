import { realpathSync, statSync } from 'node:fs'
import { basename, isAbsolute, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { exportFields } from '../../export/inputs/input-schema.ts'
import { webAddress } from '../../runtime/action/input-fields.ts'
import { errorsPage, withPages } from '../../runtime/docs-url.ts'
import { isSafeAddress } from '../../runtime/http/address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { Problem } from '../../runtime/problem.ts'
import { PUBLIC_SERVICE } from '../../service/service-inputs.ts'
import { ask } from '../questions.ts'
import { type Shell, usage } from '../shell.ts'
import { HOSTS } from './hosts.ts'
import { type Found, isRepository, onGitHub, ownSource } from './repository.ts'

type Name = 'host' | 'from' | 'domain' | 'project' | 'repository' | 'site-url' | 'source' | 'api-url'
type InitFlags = Partial<Record<Name | 'docs', string | undefined>>

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
      : wrong(value, `${value} is not a repository`, `use OWNER/NAME ${expected}`)

/** Rejects text that GitHub would evaluate in a workflow, where it could read secrets. */
function problemOfText(value: string): string | undefined {
  if (value.includes('${{')) return 'must not contain an expression'
  return /\p{Cc}/u.test(value) ? 'must not contain control characters' : undefined
}

/** For each answer, the check and the question that a terminal shows. */
const ANSWERS: Record<Name, [check: Check, question?: string]> = {
  host: [host, `Where does the site go? (${HOST_NAMES})`],
  from: [from, 'Where does the site come from: the service API or mint export? (api, mint)'],
  domain: [domain, 'Host name of the site at the service, such as docs.example.com:'],
  'site-url': [address, 'Address for readers, such as https://docs.example.com:'],
  project: [project],
  'api-url': [address],
  source: [repository('of the actions'), 'Repository of the actions (OWNER/NAME):'],
  repository: [
    repository('on GitHub; for a GitLab pipeline, use --host gitlab'),
    'GitHub repository that runs the workflow (OWNER/NAME):'
  ]
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
}

/** Uses flags, then found values, then questions. If there is no terminal, one error lists all missing values. */
export async function readAnswers(flags: InitFlags, found: Found, shell: Shell): Promise<Answers> {
  const problems: string[] = []
  const answer = async (name: Name, known?: string, offered = '') => {
    const [check, question] = ANSWERS[name]
    const given = flags[name] ?? known
    const checkAny: Check = value => problemOfText(value || offered) ?? check(value || offered)
    const isAsked = given === undefined && question !== undefined && shell.isTerminal
    if (isAsked && (offered !== '' || check('') !== undefined))
      return (await ask(offered === '' ? question : `${question} [${offered}]`, checkAny)) || offered
    const problem = checkAny(given ?? '')
    if (problem !== undefined) problems.push(`--${name} ${problem}`)
    return given ?? offered
  }
  const hostName = await answer('host')
  const chosen = Object.hasOwn(HOSTS, hostName) ? HOSTS[hostName] : undefined
  const isService = chosen?.isService === true
  const onlyApi = chosen?.needsService === true ? 'api' : undefined
  const isFromMint = !isService && (await answer('from', onlyApi, shell.isTerminal ? 'api' : '')) === 'mint'
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
    docs: await docsFolder(flags.docs, found, shell, problems),
    source: await answer('source', ownSource(shell.env)),
    repository:
      hostName === 'gitlab'
        ? (flags.repository ?? found.remote?.path ?? basename(found.root))
        : await answer('repository', onGitHub(found.remote))
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
    ? { ...answers, domain: new URL(answers.siteUrl).hostname }
    : answers
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
    if (way === undefined) problems.push(`--docs ${flag} is not a folder in this repository`)
    return way ?? ''
  }
  const [only = '', second] = docs
  if (second === undefined) return only
  const choices = docs.join(', ')
  if (shell.isTerminal)
    return await ask(`Documentation folder (${choices}):`, value =>
      docs.includes(value) ? undefined : `Choose one of ${choices}`
    )
  problems.push(`--docs is missing: several folders have a docs.json or mint.json (${choices})`)
  return only
}
