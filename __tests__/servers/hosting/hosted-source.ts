import { posix } from 'node:path'
import { parse } from 'yaml'

/** The files of a documentation folder: path, with forward slashes, to text. */
export type HostedDocs = Readonly<Record<string, string>>

export interface HostedSource {
  title: string
  description: string
  hidden: boolean
  /** The body without front matter and with included snippets. */
  body: string
}

interface Settings {
  name?: string
  navigation?: unknown
  variables?: Record<string, string>
  redirects?: { source: string; destination: string; permanent?: boolean }[]
}

/**
 * Reads a page of the documentation as the hosting service shows it. Shares no code with `src/sources`, so that both
 * can disagree. Understands only the components that the tests use.
 */
export function sourceAt(path: string, docs: HostedDocs): HostedSource | undefined {
  const known = sources.get(docs) ?? new Map<string, HostedSource | undefined>()
  sources.set(docs, known)
  if (!known.has(path)) known.set(path, readSource(path, docs))
  return known.get(path)
}

/** A service reads each page once for a build. Documentation never changes, because each commit has its own. */
const sources = new WeakMap<HostedDocs, Map<string, HostedSource | undefined>>()

function readSource(path: string, docs: HostedDocs): HostedSource | undefined {
  const written = docs[`${path}.mdx`] ?? docs[`${path}.md`]
  if (written === undefined) return undefined
  const { variables = {} } = settingsOf(docs)
  const text = written.replaceAll(
    /\{\{([\w-]+)\}\}/g,
    (placeholder, name: string) => variables[name] ?? placeholder
  )
  const [, matter = '', content = text] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(text) ?? []
  const fields = (parse(matter) ?? {}) as Record<string, unknown>
  const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    title: field('title') || posix.basename(path),
    description: field('description'),
    hidden: fields['hidden'] === true || fields['noindex'] === true,
    body: withSnippets(content, docs)
      .replaceAll(/\{\/\*[^]*?\*\/\}/g, '')
      .trim()
  }
}

export function settingsOf(docs: HostedDocs): Settings {
  return JSON.parse(docs['docs.json'] ?? '{}') as Settings
}

/** The pages of the navigation, in its order. */
export function navigationOf(docs: HostedDocs): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visitItem(each)
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(visit)
  }
  const visitItem = (item: unknown): void => {
    if (typeof item === 'string') found.push(item)
    else visit(item)
  }
  visit(settingsOf(docs).navigation)
  return found.filter(path => sourceAt(path, docs) !== undefined)
}

/** The navigation as the service adds it to each page: each name of a page is an object with its address. */
export function menuOf(docs: HostedDocs): unknown {
  const withPages = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.flatMap(each => (typeof each === 'string' ? page(each) : withPages(each)))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withPages(each)]))
  }
  const page = (path: string): object[] => {
    const source = sourceAt(path, docs)
    if (source === undefined) return []
    const { title, description, hidden } = source
    return [{ title, description: description || null, href: `/${path}`, hidden }]
  }
  const { navigation = {} } = settingsOf(docs)
  return { global: null, ...(withPages(navigation) as object) }
}

function withSnippets(text: string, docs: HostedDocs): string {
  const imported = new Map<string, string>()
  const rest = text.replaceAll(
    /^import (\w+) from ['"]([^'"]+)['"];?\n/gm,
    (line, name: string, path: string) => {
      const snippet = docs[path.replace(/^\//, '')]
      if (snippet === undefined) return line
      imported.set(name, snippet.trim())
      return ''
    }
  )
  return rest.replaceAll(/<(\w+)\s*\/>/g, (tag, name: string) => imported.get(name) ?? tag)
}
