/**
 * `node stress/pull-requests/look-up.ts --clones DIR FILE…`: looks findings of `new-findings.ts` up in the clones, by
 * means of its own: `git show`, regular expressions and names. Prints what it cannot confirm. Shares no code with `src`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseArgs } from 'node:util'

interface Found {
  name: string
  folder: string
  commit: string
  kind: string
  target: string
  file: string
  line: number
  isNew: boolean
}

const { values, positionals } = parseArgs({
  options: { clones: { type: 'string', default: '' } },
  allowPositionals: true
})

/** The documentation of one commit. */
class Tree {
  readonly paths: Set<string>
  readonly settings: string
  readonly redirects: { source: string; destination: string }[]
  readonly #git: (args: string[]) => string
  readonly #at: string

  constructor({ name, folder }: Found, commit: string) {
    this.#git = args =>
      spawnSync('git', [`--git-dir=${join(values.clones, name, 'repo')}`, ...args], {
        maxBuffer: 2_000_000_000,
        encoding: 'utf8'
      }).stdout
    this.#at = `${commit}:${folder}`
    const listed = this.#git([
      'ls-tree',
      '-r',
      '-z',
      '--name-only',
      commit,
      ...(folder === '' ? [] : [folder])
    ])
    this.paths = new Set(listed.split('\0').map(path => path.slice(folder.length)))
    this.settings = this.text('docs.json') || this.text('mint.json')
    const list = `${this.settings}${[...this.settings.matchAll(/"\$ref":\s*"([^"]+)"/g)].map(([, path = '']) => this.text(posix.normalize(path))).join('')}`
    this.redirects = [...list.matchAll(/\{[^{}]*"source"[^{}]*\}/g)].flatMap(([entry]) => {
      const [source, destination] = ['source', 'destination'].map(
        key => new RegExp(`"${key}":\\s*"([^"]*)"`).exec(entry)?.[1]
      )
      return source === undefined || destination === undefined ? [] : [{ source, destination }]
    })
  }

  text(path: string): string {
    const key = this.#at + path
    const known = TEXTS.get(key)
    if (known !== undefined) return known
    const text = this.paths.has(path) ? this.#git(['show', key]) : ''
    TEXTS.set(key, text)
    return text
  }

  /** The file at an address of the site, or `redirect` for another host. */
  find(address: string, hops = 0): string | undefined {
    const path = decoded(address)
      .replace(/[?#].*$/s, '')
      .replace(/^\/+|\/+$/g, '')
    const names = [path, path.replace(/\.(mdx?|html)$/, ''), path.replace(/^docs\//, '')]
    const all = names.flatMap(name => [
      name,
      `${name}.mdx`,
      `${name}.md`,
      posix.join(name, 'index.mdx'),
      posix.join(name, 'README.md')
    ])
    const file = all.find(each => this.paths.has(each))
    if (file !== undefined || hops > 8) return file
    for (const { source, destination } of this.redirects) {
      const pattern = source
        .replace(/^\/?/, '/')
        .replace(/\/$/, '')
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:[\w]+\*|\*/g, '(.*)')
        .replace(/:\w+/g, '([^/]+)')
      const match = new RegExp(`^${pattern}$`).exec(`/${path}`)
      if (match === null) continue
      if (/^https?:/.test(destination)) return 'redirect'
      let at = 1
      const to = destination.replace(/:\w+\*?|\*/g, () => match[at++] ?? '')
      return this.find(to, hops + 1)
    }
    return undefined
  }

  /** Titles and ids of a page and of all it imports, without anything but letters and digits. */
  ids(file: string, depth = 0): Set<string> {
    const text = this.text(file)
    const found = [
      ...text.matchAll(/^\s*#{1,6}\s+(.+)$/gm),
      ...text.matchAll(/\b(?:title|id|label|name|query|path|body|header)=\{?["'`]([^"'`]+)["'`]/g),
      ...text.matchAll(/<h[1-6][^>]*>(.*?)<\/h/gs),
      ...text.matchAll(/\{\s*#([\w-]+)\s*\}/g)
    ].map(([, title = '']) => plain(title))
    const imports =
      depth > 4 ? [] : [...text.matchAll(/import\s[^'"]*['"]([^'"]+)['"]|<Snippet file="([^"]+)"/g)]
    const below = imports.flatMap(([, path = '', snippet]) => {
      const to =
        snippet === undefined
          ? path.startsWith('/')
            ? path.slice(1)
            : posix.join(posix.dirname(file), path)
          : `snippets/${snippet}`
      return [...this.ids(to, depth + 1)]
    })
    return new Set([...found, ...below])
  }
}

const TEXTS = new Map<string, string>()
const TREES = new Map<string, Tree>()

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function plain(title: string): string {
  return title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\s*#.*$/, '')
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function treeOf(found: Found, commit: string): Tree {
  const key = found.name + commit
  const tree = TREES.get(key) ?? new Tree(found, commit)
  TREES.set(key, tree)
  return tree
}

/** Addresses on a line and on the next ones, from the root where they are relative. */
function linksAt(text: string, file: string, line: number): string[] {
  const lines = text
    .split('\n')
    .slice(line - 1, line + 3)
    .join('\n')
  const found = [
    ...lines.matchAll(
      /\]\(\s*<?([^\s)>]+)|(?:href|src|url|img|srcSet|poster|icon|to)=\{?["'`]([^"'`]+)|^\s*\[[^\]]+\]:\s*(\S+)|"([^"\s]+)"|`(\/[^`]*)`|'([^'\s]+)'/gm
    )
  ]
  return found.map(match => {
    const link = match.slice(1).find(Boolean) ?? ''
    const own = link.replace(/^https?:\/\/[^/]+/, '')
    if (own.startsWith('#')) return `/${file.replace(/\.mdx?$/, '')}${own}`
    return own.startsWith('/') ? own : `/${posix.join(posix.dirname(file), own)}`
  })
}

const same = (a: string, b: string) => normal(a) === normal(b)
const normal = (address: string) =>
  posix
    .normalize(decoded(address))
    .replace(/\.(html|mdx?)(?=#|$)/, '')
    .replace(/\/index(?=#|$)/, '')
    .replace(/\/(?=#|$)/, '')
    .replace(/^\/docs\//, '/')

/** Why a finding is not confirmed; undefined when it is. */
function doubt(found: Found): string | undefined {
  const { kind, target, folder, line } = found
  const tree = treeOf(found, found.commit)
  const base = treeOf(found, `${found.commit}^`)
  const file = found.file.slice(folder.length)
  const text = tree.text(file)
  if (text === '') return 'the file of the finding does not exist'
  const at = text.split('\n')[line - 1] ?? ''
  switch (kind) {
    case 'broken-link':
    case 'missing-resource': {
      const links = linksAt(text, file, line)
      if (!links.some(link => same(link, target)) && !at.includes(target.slice(1)))
        return `not on its line: ${at.trim()}`
      const there = tree.find(target)
      if (there !== undefined) return `it exists: ${there}`
      if (
        found.isNew &&
        base.find(target) === undefined &&
        base.text(file).includes(target.replace(/^\//, ''))
      )
        return 'the base has it, too'
      return [...tree.paths].some(path => path.startsWith(`${target.slice(1).replace(/\/$/, '')}/`))
        ? 'it is a folder'
        : undefined
    }
    case 'broken-anchor': {
      const [path = '', anchor = ''] = target.split('#')
      const links = linksAt(text, file, line)
      if (!links.some(link => same(link, target)) && !at.includes(`#${anchor}`))
        return `not on its line: ${at.trim()}`
      const page = tree.find(path)
      if (page === undefined) return 'the page does not exist'
      const [exact, numbered] = [plain(decoded(anchor)), plain(decoded(anchor).replace(/-\d+$/, ''))]
      const ids = tree.ids(page)
      if (ids.has(exact) || ids.has(numbered) || ids.has(exact.replace(/^param/, '')))
        return `${page} has something like it`
      if (!found.isNew) return undefined
      const before = base.find(path)
      return before !== undefined && base.text(file).includes(`#${anchor}`) && !base.ids(before).has(exact)
        ? 'the base has it, too'
        : undefined
    }
    case 'missing-page':
      if (!at.includes(target)) return `not on its line: ${at.trim()}`
      if (found.isNew && !base.paths.has(`${target}.mdx`) && base.settings.includes(`"${target}"`))
        return 'the base has it, too'
      return tree.paths.has(`${target}.mdx`) || tree.paths.has(`${target}.md`) ? 'it exists' : undefined
    case 'removed-address':
      if (base.find(target) === undefined) return 'the base does not have it'
      return tree.find(target) === undefined ? undefined : `it exists: ${tree.find(target)}`
    case 'broken-redirect': {
      const entry = tree.redirects.find(({ source }) => same(`/${source.replace(/^\//, '')}`, target))
      if (entry === undefined) return 'no such redirect'
      if (
        found.isNew &&
        base.redirects.some(
          ({ source, destination }) =>
            source === entry.source &&
            destination === entry.destination &&
            base.find(destination) === undefined
        )
      )
        return 'the base has it, too'
      if (tree.paths.has(`${target.slice(1)}.mdx`)) return undefined
      return tree.find(entry.destination) === undefined
        ? undefined
        : `it leads to ${tree.find(entry.destination)}`
    }
    case 'missing-operation': {
      const [, method = '', path = ''] =
        /(get|post|put|patch|delete|head|options|trace|webhook)\s+(\S+)/i.exec(target) ?? []
      const documents = [...tree.paths]
        .filter(each => /\.(json|ya?ml)$/.test(each))
        .map(each => tree.text(each))
      const having = documents.filter(
        each =>
          each.includes(`"${path}"`) ||
          new RegExp(`^ +["']?${path.replace(/[^\w/]/g, '\\$&')}["']?:`, 'm').test(each)
      )
      return having.length === 0 ? undefined : `a document has the path, look for ${method}`
    }
    case 'unlisted-page':
      if (tree.settings.includes(`"${target.slice(1)}"`) || tree.settings.includes(`"${target}"`))
        return 'it is listed'
      return /^hidden:\s*true/m.test(text) || base.paths.has(file) ? 'hidden, or not new' : undefined
    default:
      return 'to be looked at'
  }
}

const counts = new Map<string, [confirmed: number, doubtful: number]>()
for (const found of positionals.flatMap(file =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map(each => JSON.parse(each) as Found)
)) {
  const reason = doubt(found)
  const count = counts.get(found.kind) ?? [0, 0]
  counts.set(found.kind, count)
  count[reason === undefined ? 0 : 1]++
  if (reason !== undefined)
    console.log(
      `${found.name} ${found.commit.slice(0, 10)} ${found.kind} ${found.target} ${found.file}:${found.line}: ${reason}`
    )
}
for (const [kind, [confirmed, doubtful]] of counts)
  console.log(`${kind}: ${confirmed} confirmed, ${doubtful} not.`)
