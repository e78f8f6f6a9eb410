import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Channel } from '../../src/verify/live/served.ts'

/** A copy of a live site that somebody saved in a public repository, and the sources of that site. */
export interface Capture {
  name: string
  channel: Channel
  /** Where the copy is. */
  repository: string
  commit: string
  folder: string
  /** Returns the address of a file, or undefined for a file that is not a page. */
  addressOf: (path: string) => string | undefined
  sources: { repository: string; folder: string }
  /** When the copy was made. */
  time: number
}

export const CAPTURES: readonly Capture[] = [
  {
    name: 'docs.openclaw.ai',
    channel: 'html',
    repository: 'xianyu110+awesome-openclaw-tutorial',
    commit: '784f1d1',
    folder: 'docs.openclaw.ai/',
    addressOf: path =>
      /\.\w+$|mintlify-assets/.test(path) && path !== 'index.html' ? undefined : nameOf(path),
    sources: { repository: 'relaxkeren+openclaw', folder: 'docs/' },
    time: Date.parse('2026-02-10T15:06:40Z')
  },
  {
    name: 'gofastmcp.com',
    channel: 'md',
    repository: 'mpaguilar+obsidian-rag-mcp',
    commit: 'HEAD',
    folder: 'docs/fastmcp/',
    addressOf: path => (path.endsWith('.md') ? nameOf(path.slice(0, -'.md'.length)) : undefined),
    sources: { repository: 'PrefectHQ+fastmcp', folder: 'docs/' },
    time: Date.parse('2026-03-03T17:17:23Z')
  }
]

function nameOf(path: string): string {
  return `/${path.replace(/(^|\/)index(?:\.html)?$/, '')}`.replace(/(.)\/$/, '$1')
}

/** Returns the pages of a capture by address. */
export function pagesOf(
  clones: string,
  { repository, commit, folder, addressOf }: Capture
): Map<string, Buffer> {
  const git = (args: string[], input = ''): Buffer => {
    const all = [`--git-dir=${join(clones, repository, 'repo')}`, ...args]
    const { status, stdout, stderr } = spawnSync('git', all, { input, maxBuffer: 2_000_000_000 })
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.toString()}`)
    return stdout
  }
  const listed = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', folder]).toString().split('\0')
  const pages = new Map<string, Buffer>()
  for (const path of listed) {
    const address = path === '' ? undefined : addressOf(path.slice(folder.length))
    if (address !== undefined) pages.set(address, git(['cat-file', 'blob', `${commit}:${path}`]))
  }
  return pages
}
