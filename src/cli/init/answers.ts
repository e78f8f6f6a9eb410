import { realpathSync, statSync } from 'node:fs'
import { basename, isAbsolute, relative, resolve } from 'node:path'
import { styleText } from 'node:util'
import { errorsPage, withPages } from '../../runtime/docs-url.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { PUBLIC_SERVICE } from '../../service/service-inputs.ts'
import { ownRepository } from '../project.ts'
import { ask, choose } from '../questions.ts'
import { type Shell, usage } from '../shell.ts'
import { ANSWERS, type Check, type Name, problemOfText, type Prompt } from './answer-checks.ts'
import { HOSTS } from './hosts.ts'
import type { OwnSource } from './own-source.ts'
import { type Found, isRepository, onGitHub } from './repository.ts'

type InitFlags = Partial<Record<Name | 'docs', string | undefined>> & { yes: boolean }

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
  problems.push(...unusedFlags(flags, { hostName, isFromMint, isService }))
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
  problems.push(...problemsOfNames(answers, found))
  const wrongPath = problemOfPath(answers.siteUrl, { isPages, isFromMint, isService })
  if (wrongPath !== undefined) problems.push(`--site-url ${answers.siteUrl}: ${wrongPath}`)
  if (isService && found.docs.length === 0 && flags.docs === undefined)
    problems.push('--docs is missing: this repository has no folder with docs.json or mint.json')
  if (problems.length > 0) throw usage(...problems)
  return isFromMint && answers.siteUrl !== ''
    ? { ...answers, isAsked, domain: new URL(answers.siteUrl).hostname }
    : { ...answers, isAsked }
}

function unusedFlags(
  flags: InitFlags,
  { hostName, isFromMint, isService }: { hostName: string; isFromMint: boolean; isService: boolean }
): string[] {
  const given = (names: readonly Name[]) => names.filter(name => flags[name] !== undefined)
  return [
    ...(isFromMint ? given(OF_SERVICE) : []).map(name => `--${name} requires --from api`),
    ...(isService ? given(['from', ...OF_SERVICE]) : []).map(
      name => `--${name} is not used with --host ${hostName}: nothing is exported`
    )
  ]
}

/** Returns problems of values that the written files contain as text. */
function problemsOfNames(
  { host: hostName, docs, repository: name }: { host: string; docs: string; repository: string },
  { branch }: Found
): string[] {
  const ofRepository = hostName === 'gitlab' ? problemOfText(name) : undefined
  return [
    ...(problemOfText(docs) === undefined
      ? []
      : [`--docs ${docs} has a name that a workflow cannot contain: rename the folder`]),
    ...(problemOfText(branch) === undefined
      ? []
      : [`the branch ${branch} has a name that a workflow cannot contain: rename the branch`]),
    ...(ofRepository === undefined ? [] : [`--repository ${ofRepository}`])
  ]
}

/** Returns why the host cannot serve a site below the path of this address. */
function problemOfPath(
  siteUrl: string,
  { isPages, isFromMint, isService }: { isPages: boolean; isFromMint: boolean; isService: boolean }
): string | undefined {
  const path = parseUrl(siteUrl)?.pathname ?? '/'
  if (isPages)
    return isFromMint || SERVICE_PATHS.test(path)
      ? undefined
      : 'the service exports sites only for the root, /docs and /documentation. Use --from mint, a domain of your own, or the repository ACCOUNT.github.io'
  if (path === '/' || isService) return undefined
  return withPages(
    'init writes files for the root of a host. Remove the path, then see "Below a path" in docs/hosting.md',
    errorsPage({})
  )
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
