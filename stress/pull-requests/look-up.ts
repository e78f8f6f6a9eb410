/**
 * `npm run stress look-up -- --clones DIR FILE…`: checks findings from `new-findings.ts` against the clones. Shares no
 * code with `src`: uses `git show`, regular expressions, file names, and the service's function that makes ids. Prints
 * unconfirmed findings, and the numbers of confirmed and unconfirmed findings per commit and per kind.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { installOnDemand } from '../../scripts/on-demand.ts'

const { slugify } = (await import(
  pathToFileURL(join(installOnDemand('@mintlify/common'), 'dist/slugify.js')).href
)) as { slugify: (title: string) => string }

interface Found {
  name: string
  folder: string
  commit: string
  kind: string
  target: string
  file: string
  line: number
  isNew: boolean
  message: string
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

  /** Returns the file at a site address, or `redirect` for a redirect to another host. */
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

  /** Returns the titles and ids in a page and in the files that the page imports. */
  titles(file: string, depth = 0): string[] {
    const text = this.text(file)
    const found = [
      ...text.matchAll(/^\s*#{1,6}\s+(.+)$/gm),
      ...text.matchAll(/\b(?:title|id|label|name|query|path|body|header)=\{?["'`]([^"'`]+)["'`]/g),
      ...text.matchAll(/<h[1-6][^>]*>(.*?)<\/h/gs),
      ...text.matchAll(/\{\s*#([\w-]+)\s*\}/g)
    ].map(([, title = '']) => title)
    const imports =
      depth > 4 ? [] : [...text.matchAll(/import\s[^'"]*['"]([^'"]+)['"]|<Snippet file="([^"]+)"/g)]
    const below = imports.flatMap(([, path = '', snippet]) => {
      const to =
        snippet === undefined
          ? path.startsWith('/')
            ? path.slice(1)
            : posix.join(posix.dirname(file), path)
          : `snippets/${snippet}`
      return this.titles(to, depth + 1)
    })
    return [...found, ...below]
  }

  /** Whether a title on a page has the same letters as this id, and the service would make the id from the title. */
  hasId(file: string, id: string): boolean {
    const names = [id, id.replace(/-\d+$/, ''), id.replace(/^param-/, '')].map(plain)
    return this.titles(file)
      .filter(title => names.includes(plain(title)))
      .some(title => spellings(title).some(name => [name, `param-${name}`].includes(cleaned(id))))
  }
}

/** Maximum size of a file that the action parses. */
const MAX_PARSED = 2_000_000
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

/** Prepares an id for a comparison that ignores case, punctuation and a final number. */
function cleaned(id: string): string {
  return decoded(id)
    .toLowerCase()
    .replace(/[?,;:!'"()[\]{}“”‘’]/g, '')
    .replace(/-\d+$/, '')
}

/** Returns the possible ids of a title, with and without characters that may be Markdown. */
function spellings(title: string): string[] {
  const text = title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\s*#.*$/, '')
    .replace(/\\(?=\W)/g, '')
    .replace(/&amp;/g, '&')
    .replace(/[`*~]/g, '')
  const texts = [
    text,
    text.replace(/<[^>]*>/g, ''),
    text.replace(/(?<!\w)_(.+?)_(?!\w)/g, '$1'),
    text.replace(':', '-')
  ]
  return [title, ...texts.map(each => slugify(each))].map(cleaned)
}

function treeOf(found: Found, commit: string): Tree {
  const key = found.name + commit
  const tree = TREES.get(key) ?? new Tree(found, commit)
  TREES.set(key, tree)
  return tree
}

/** Returns the addresses on a line and the next three lines. Resolves relative addresses from the file's folder. */
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

/** Returns the reason why a finding is not confirmed, or undefined for a confirmed finding. */
function doubt(found: Found): string | undefined {
  const { kind, target, folder, line } = found
  const tree = treeOf(found, found.commit)
  const base = treeOf(found, `${found.commit}^`)
  const file = found.file.slice(folder.length)
  const text = tree.text(file)
  // In a partial clone, the text of an existing file can be missing.
  if (text === '' && !(kind === 'unlisted-page' && tree.paths.has(file)))
    return 'the clone lacks the file of the finding'
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
        return 'the base also has it'
      // A target that only the base has is broken, even if a folder with the same path remains.
      if (base.find(target) !== undefined) return undefined
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
      if (tree.hasId(page, anchor)) return `${page} has a similar id`
      if (!found.isNew) return undefined
      const before = base.find(path)
      return before !== undefined &&
        base
          .text(file)
          .split(`#${anchor}`)
          .some((rest, i) => i > 0 && !/^[\w-]/.test(rest)) &&
        !base.hasId(before, anchor)
        ? 'the base also has it'
        : undefined
    }
    case 'missing-page':
      if (!at.includes(target)) return `not on its line: ${at.trim()}`
      if (found.isNew && !base.paths.has(`${target}.mdx`) && base.settings.includes(`"${target}"`))
        return 'the base also has it'
      return tree.paths.has(`${target}.mdx`) || tree.paths.has(`${target}.md`) ? 'it exists' : undefined
    case 'removed-address':
      if (base.find(target) === undefined) return 'the base does not have it'
      return tree.find(target) === undefined ? undefined : `it exists: ${tree.find(target)}`
    case 'broken-redirect': {
      const entry = tree.redirects.find(({ source }) => same(`/${source.replace(/^\//, '')}`, target))
      if (entry === undefined) return 'no such redirect'
      const [, example = '', at = ''] = /such as (\S+):(\d+)/.exec(found.message) ?? []
      if (/[:*]/.test(entry.source)) {
        const dead = linksAt(tree.text(example), example, Number(at)).filter(
          link => tree.find(link) === undefined
        )
        if (dead.length === 0) return 'no link through it is dead'
        const isKnown =
          found.isNew && base.text(example) === tree.text(example) && base.find(dead[0] ?? '') === undefined
        return isKnown ? 'the base also has it' : undefined
      }
      if (
        found.isNew &&
        base.redirects.some(
          ({ source, destination }) =>
            source === entry.source &&
            destination === entry.destination &&
            base.find(destination) === undefined
        )
      )
        return 'the base also has it'
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
    case 'invalid-source':
      return text.length > MAX_PARSED ? undefined : 'needs a manual check'
    default:
      return 'needs a manual check'
  }
}

type Count = [confirmed: number, doubtful: number]
const [byKind, byCommit] = [new Map<string, Count>(), new Map<string, Count>()]
for (const found of positionals.flatMap(file =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map(each => JSON.parse(each) as Found)
)) {
  const reason = doubt(found)
  const { name, commit, kind, target, file, line } = found
  for (const [counts, key] of [
    [byKind, kind],
    [byCommit, `${name} ${commit.slice(0, 10)}`]
  ] as const) {
    const count = counts.get(key) ?? [0, 0]
    count[reason === undefined ? 0 : 1]++
    counts.set(key, count)
  }
  if (reason !== undefined)
    console.log(`${name} ${commit.slice(0, 10)} ${kind} ${target} ${file}:${line}: ${reason}`)
}
for (const [key, [confirmed, doubtful]] of [...byCommit, ...byKind])
  console.log(`${key}: ${confirmed} confirmed, ${doubtful} not.`)
