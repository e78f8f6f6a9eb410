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

/** Host and path of a repository: `github.com` and `acme/docs`. */
export interface Remote {
  server: string
  path: string
}

/** Answers that are found in the repository. */
export interface Found {
  root: string
  remote: Remote | undefined
  /** The default one, or the most likely one. */
  branch: string
  isBranchKnown: boolean
  /** Folders with docs.json, relative to the root; the root itself is empty. */
  docs: string[]
}

export function lookUp({ env, folder }: Shell): Found {
  const git = gitIn(folder, env)
  // Folders of the system can be links, as on macOS.
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

/** The address of a remote in one of the forms of git: a URL, or `user@host:path`. */
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

/** A remote of another server has no name on GitHub: the same name there is somebody else's. */
export function onGitHub(remote: Remote | undefined): string | undefined {
  return remote?.server === 'github.com' ? remote.path : undefined
}

/** `owner/name` on GitHub. */
export function isRepository(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,38})\/[\w.-]{1,100}$/i.test(name) && !/\/\.{1,2}$/.test(name)
}

/** Source of this program, for `uses:`: npm records it, a clone has it as its remote. */
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

/** The address that npm installed this package from. */
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
