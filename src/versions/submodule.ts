import { parseUrl } from '../runtime/http/parse-url.ts'
import type { GitHubRepository } from './github-repository.ts'

/**
 * Finds `owner/name` of a submodule's repository, if the repository is on this GitHub server. Reads the base, because
 * the change could specify a repository that the token can read but the author of the change cannot.
 */
export async function repositoryOfSubmodule(
  { repository, base }: { repository: GitHubRepository; base: string },
  path: string,
  serverUrl: string
): Promise<string | undefined> {
  const settings = await repository.entry(base, '.gitmodules', 'blob')
  if (settings === undefined) return undefined
  return nameOf(addressOf(await repository.text(settings), path) ?? '', repository.name, serverUrl)
}

/** Reads a submodule's address from `.gitmodules`, which has the format of a Git configuration file. */
function addressOf(settings: string, path: string): string | undefined {
  for (const section of settings.split(/^\s*\[/m)) {
    const valueOf = (key: string) =>
      new RegExp(String.raw`^\s*${key}\s*=\s*"?(.*?)"?\s*$`, 'm').exec(section)?.[1]
    if (valueOf('path') === path) return valueOf('url')
  }
  return undefined
}

/** Converts `https://github.com/o/r.git`, `git@github.com:o/r.git`, or `../r` to `o/r`. */
function nameOf(address: string, around: string, serverUrl: string): string | undefined {
  const server = parseUrl(serverUrl)
  const web = address.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
  const isRelative = /^\.\.?\//.test(web)
  const url = parseUrl(isRelative ? new URL(web, `${serverUrl}/${around}/`).href : web)
  if (url === null || server === null || url.hostname !== server.hostname) return undefined
  const name = url.pathname.replace(/^\/|\/$|\.git\/?$/g, '')
  return /^[\w.-]+\/[\w.-]+$/.test(name) && !name.split('/').includes('..') ? name : undefined
}
