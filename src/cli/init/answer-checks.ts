import * as z from 'zod/mini'
import { exportFields } from '../../export/inputs/input-schema.ts'
import { webAddress } from '../../runtime/action/input-fields.ts'
import { isSafeAddress } from '../../runtime/http/address.ts'
import { Problem } from '../../runtime/problem.ts'
import { HOSTS } from './hosts.ts'
import { type Found, isRepository, onGitHub, type Remote } from './repository.ts'

export type Name = 'host' | 'from' | 'domain' | 'project' | 'repository' | 'site-url' | 'source' | 'api-url'

export type Check = (value: string) => string | undefined

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
export function problemOfText(value: string): string | undefined {
  if (value.includes('${{')) return 'must not contain an expression'
  return /\p{Cc}/u.test(value) ? 'must not contain control characters' : undefined
}

/** For each answer, the check and what a terminal shows. An answer without a prompt is optional. */
export const ANSWERS: Record<Name, [check: (found: Found) => Check, prompt?: Prompt]> = {
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

export interface Prompt {
  question: string
  /** Why the answer is needed, where the question does not say it. */
  why?: string
  choices?: Record<string, string>
}
