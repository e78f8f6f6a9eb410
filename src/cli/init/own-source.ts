import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownRepository, ownVersion, root as programRoot } from '../project.ts'
import type { Shell } from '../shell.ts'
import { gitIn, isRepository, parseRemote } from './repository.ts'

/** Where the running program comes from. */
export interface OwnSource {
  /** `owner/name` of the repository of the actions on GitHub. */
  repository: string
  /** Commit that npm or git recorded for this program; undefined if there is no record, or if nobody else has it. */
  commit: string | undefined
}

/** What a workflow uses after the `@`: a commit with its version as a comment, or a tag. */
export interface Ref {
  ref: string
  comment?: string
}

/** Returns the source of the actions for `uses:`, from npm records, a clone, or package.json. */
export function ownSource(env: Shell['env'], place = programRoot): OwnSource | undefined {
  const installed = installedFrom(place)
  const found = installed === undefined ? fromClone(env, place) : fromNpm(installed)
  if (found !== undefined) return found
  const declared = ownRepository()
  return declared.startsWith('OWNER/') ? undefined : { repository: declared, commit: undefined }
}

/** Pins the actions to the commit of this program. Another repository, such as a fork, has other commits. */
export function refOf(source: string, own: OwnSource | undefined): Ref {
  const version = ownVersion()
  return own?.commit !== undefined && own.repository.toLowerCase() === source.toLowerCase()
    ? { ref: own.commit, comment: ` v${version}` }
    : { ref: `v${version.split('.')[0] ?? ''}` }
}

/** Reads an address such as `git+ssh://git@github.com/acme/exports.git#COMMIT`. */
function fromNpm(address: string): OwnSource | undefined {
  const repository = onGitHub(address)
  const commit = /#([0-9a-f]{40})$/.exec(address)?.[1]
  return repository === undefined ? undefined : { repository, commit }
}

function fromClone(env: Shell['env'], place: string): OwnSource | undefined {
  if (!existsSync(join(place, '.git'))) return undefined
  const git = gitIn(place, env)
  const repository = onGitHub(git('config', '--get', 'remote.origin.url') ?? '')
  if (repository === undefined) return undefined
  // A commit that was not pushed would make every run fail. A clone of a tag alone has no remote branch.
  const shared = ['refs/remotes/origin', `refs/tags/v${ownVersion()}`]
  const isPushed = git('for-each-ref', '--count=1', '--format=x', '--contains', 'HEAD', ...shared)
  const commit = isPushed === undefined ? undefined : git('rev-parse', '--verify', 'HEAD')
  return { repository, commit }
}

function onGitHub(address: string): string | undefined {
  const remote = parseRemote(address)
  return remote?.server === 'github.com' && isRepository(remote.path) ? remote.path : undefined
}

/** Returns the address from which npm installed this package. */
function installedFrom(place: string): string | undefined {
  try {
    const lock = JSON.parse(
      readFileSync(join(dirname(place.replace(/[/\\]$/, '')), '.package-lock.json'), 'utf8')
    ) as { packages: Record<string, { resolved?: string }> }
    return lock.packages['node_modules/static-docs-export']?.resolved
  } catch {
    return undefined
  }
}
