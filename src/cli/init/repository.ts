import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { findDocs } from '../../site/docs-folders.ts'
import { findProgram } from '../../runtime/files/find-program.ts'
import { Git } from '../../runtime/files/git.ts'
import { ownRepository, root as programRoot } from '../project.ts'
import type { Shell } from '../shell.ts'

const GIT_TIMEOUT_MS = 30_000
const USUAL_BRANCHES = ['main', 'master']

/** Host and path of a repository, for example `github.com` and `acme/docs`. */
export interface Remote {
  server: string
  path: string
}

/** Values that were found in the repository. */
export interface Found {
  root: string
  remote: Remote | undefined
  /** The default branch, or the most likely default branch. */
  branch: string
  isBranchKnown: boolean
  /** Folders with docs.json or mint.json, relative to the root; the root itself is an empty string. */
  docs: string[]
}

export function lookUp({ env, folder }: Shell): Found {
  const git = gitIn(folder, env)
  // Outside a clone, resolves symbolic links as git does. For example, the macOS temporary folder is a link.
  const root = git('rev-parse', '--show-toplevel') ?? realpathSync(folder)
  const head = git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')?.replace(/^origin\//, '')
  const usual = USUAL_BRANCHES.find(name =>
    git('for-each-ref', '--format=x', `refs/remotes/origin/${name}`, `refs/heads/${name}`)
  )
  return {
    root,
    remote: parseRemote(git('config', '--get', 'remote.origin.url') ?? ''),
    branch: head ?? usual ?? git('symbolic-ref', '--short', 'HEAD') ?? 'main',
    isBranchKnown: head !== undefined,
    docs: findDocs(root).map(path => relative(root, path).replaceAll('\\', '/'))
  }
}

/** Parses a git remote address: a URL, or `user@host:path`. */
export function parseRemote(address: string): Remote | undefined {
  const [, host, way] = /^(?:[^@/]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address) ?? []
  const url = parseUrl(
    host === undefined || way === undefined ? address.replace(/^git\+/, '') : `ssh://${host}/${way}`
  )
  if (url === null || !/^(https?|ssh|git):$/.test(url.protocol)) return undefined
  const path = url.pathname.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '')
  const server = url.hostname.replace(/^(www|ssh)\.github\.com$/, 'github.com')
  return /^[\w.~-]+(\/[\w.~-]+)+$/.test(path) ? { server, path } : undefined
}

/** Returns undefined for a remote on another server, because the same name on GitHub can belong to another owner. */
export function onGitHub(remote: Remote | undefined): string | undefined {
  return remote?.server === 'github.com' ? remote.path : undefined
}

/** Whether the text is a valid `owner/name` on GitHub. */
export function isRepository(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,38})\/[\w.-]{1,100}$/i.test(name) && !/\/\.{1,2}$/.test(name)
}

/** Returns the repository of the actions for `uses:`, from npm records, a clone's remote, or package.json. */
export function ownSource(env: Shell['env']): string | undefined {
  const remote =
    parseRemote(installedFrom() ?? '') ??
    (existsSync(join(programRoot, '.git'))
      ? parseRemote(gitIn(programRoot, env)('config', '--get', 'remote.origin.url') ?? '')
      : undefined)
  if (remote?.server === 'github.com' && isRepository(remote.path)) return remote.path
  const declared = ownRepository()
  return declared.startsWith('OWNER/') ? undefined : declared
}

/** Returns the address from which npm installed this package. */
function installedFrom(): string | undefined {
  try {
    const lock = JSON.parse(
      readFileSync(join(dirname(programRoot.replace(/[/\\]$/, '')), '.package-lock.json'), 'utf8')
    ) as {
      packages: Record<string, { resolved?: string }>
    }
    return lock.packages['node_modules/static-docs-export']?.resolved
  } catch {
    return undefined
  }
}

function gitIn(folder: string, env: Shell['env']) {
  const program = findProgram('git', env, folder)
  const git = program === undefined ? undefined : new Git(program, folder, env)
  return (...args: string[]): string | undefined => {
    const found = git?.ask(args, GIT_TIMEOUT_MS)
    return typeof found === 'string' && found !== '' ? found : undefined
  }
}
