import { realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { findDocs } from '../../site/docs-folders.ts'
import { findProgram } from '../../runtime/files/find-program.ts'
import { Git } from '../../runtime/files/git.ts'
import type { Shell } from '../shell.ts'

const GIT_TIMEOUT_MS = 30_000
/** Server of public repositories. */
export const GITHUB = 'github.com'
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
  const server = url.hostname.replace(/^(www|ssh)\.github\.com$/, GITHUB)
  return /^[\w.~-]+(\/[\w.~-]+)+$/.test(path) ? { server, path } : undefined
}

/** Returns undefined for a remote on another server, because the same name on GitHub can belong to another owner. */
export function onGitHub(remote: Remote | undefined): string | undefined {
  return remote?.server === GITHUB ? remote.path : undefined
}

/** Whether the text is a valid `owner/name` on GitHub. */
export function isRepository(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,38})\/[\w.-]{1,100}$/i.test(name) && !/\/\.{1,2}$/.test(name)
}

/** Returns a function that asks git a question in `folder`. Its result is undefined if git has no answer. */
export function gitIn(folder: string, env: Shell['env']) {
  const program = findProgram('git', env, folder)
  const git = program === undefined ? undefined : new Git(program, folder, env)
  return (...args: string[]): string | undefined => {
    const found = git?.ask(args, GIT_TIMEOUT_MS)
    return typeof found === 'string' && found !== '' ? found : undefined
  }
}
