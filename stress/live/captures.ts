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
  addressOf: (path: string, text: string) => string | undefined
  sources: { repository: string; folder: string }
  /** When the copy was made. */
  time: number
  /** How many commits before and after that are read, if the sources change so often that fewer are enough. */
  commits?: number
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
    addressOf: fileIn('/'),
    sources: { repository: 'PrefectHQ+fastmcp', folder: 'docs/' },
    time: Date.parse('2026-03-03T17:17:23Z')
  },
  {
    name: 'upstash.com/docs/qstash',
    channel: 'md',
    repository: 'Context7+upstash-qstash',
    commit: '6897a79',
    folder: '',
    addressOf: fileIn('/qstash/'),
    sources: { repository: 'upstash+docs', folder: '' },
    time: Date.parse('2026-02-02T20:26:22Z'),
    commits: 60
  },
  {
    name: 'upstash.com/docs/redis',
    channel: 'md',
    repository: 'Context7+upstash-redis',
    commit: '349d7a9',
    folder: '',
    addressOf: fileIn('/redis/'),
    sources: { repository: 'upstash+docs', folder: '' },
    time: Date.parse('2026-02-02T12:04:24Z'),
    commits: 60
  },
  {
    name: 'modelcontextprotocol.io',
    channel: 'md',
    repository: 'johnzfitch+claude-wiki',
    commit: '43bcee23',
    folder: 'docs/24-Model-Context-Protocol/',
    addressOf: writtenIn(/^source: https:\/\/modelcontextprotocol\.io(\S*)\.md$/m),
    sources: { repository: 'modelcontextprotocol+modelcontextprotocol', folder: 'docs/' },
    time: Date.parse('2026-02-02T13:34:33Z')
  },
  {
    name: 'docs.agno.com',
    channel: 'md',
    repository: 'NovaAI-innovation+mail-gent',
    commit: '0778216',
    folder: '.qwen/skills/docs-agno-com/references/',
    addressOf: writtenIn(/^\*\*Source:\*\* https:\/\/docs\.agno\.com(\S*)\.md$/m),
    sources: { repository: 'zseta+agno-docs', folder: '' },
    time: Date.parse('2026-02-07T08:22:58Z'),
    commits: 25
  }
]

function fileIn(folder: string): Capture['addressOf'] {
  return path => (path.endsWith('.md') ? folder + nameOf(path.slice(0, -'.md'.length)).slice(1) : undefined)
}

/** The programs that save pages write the address above each page. A file without the start is a summary of a page. */
function writtenIn(pattern: RegExp): Capture['addressOf'] {
  return (path, text) => {
    const address = path.endsWith('.md') && text.includes(START) ? pattern.exec(text)?.[1] : undefined
    return address === undefined ? undefined : nameOf(address.slice(1))
  }
}

function nameOf(path: string): string {
  return `/${path.replace(/(^|\/)index(?:\.html)?$/, '')}`.replace(/(.)\/$/, '$1')
}

const PAGE = /(?:^|\/)[^/.]+(?:\.md|\.html)?$/
/** What the service writes before each page. What stands above was written by the program that saved the page. */
const START = '> ## Documentation Index'

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
  const listed = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', folder === '' ? '.' : folder])
  const pages = new Map<string, Buffer>()
  for (const path of listed.toString().split('\0')) {
    if (!PAGE.test(path)) continue
    const bytes = git(['cat-file', 'blob', `${commit}:${path}`])
    const text = bytes.toString()
    const address = addressOf(path.slice(folder.length), text)
    const start = path.endsWith('.md') ? text.indexOf(START) : 0
    if (address !== undefined) pages.set(address, start > 0 ? Buffer.from(text.slice(start)) : bytes)
  }
  return pages
}
