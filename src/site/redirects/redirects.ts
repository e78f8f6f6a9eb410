import { baseFolder, pageName, type SiteFiles } from '../page-addresses.ts'
import {
  type RedirectDestination,
  expandDestination,
  normalDestination,
  problemOfDestination,
  readDestination,
  usesWildcard
} from './destination.ts'
import { parseSource, type Source } from './source.ts'

/** One entry of `redirects.json` and of the manifest: addresses from the root of the host, percent-encoded. */
export interface Redirect {
  source: string
  /** A path, with or without an anchor, or an http(s) URL; with the wildcards of the source. */
  destination: string
  permanent: boolean
}

/** What is read from an entry. */
export interface RedirectRule extends Redirect {
  from: Source
  /** The destination with its wildcards still in it. */
  to: RedirectDestination
}

const MAX_REDIRECTS = 100_000
/** A longer chain ends nowhere: a wildcard that leads below its own source grows with every step. */
const MAX_FOLLOWED = 100

/** Where following redirects ends, after how many of them. */
export type RedirectEnd =
  | { kind: 'file'; steps: number; file: string; destination: RedirectDestination & { kind: 'internal' } }
  | { kind: 'external'; steps: number; destination: RedirectDestination & { kind: 'external' } }
  | { kind: 'missing'; steps: number; destination: RedirectDestination & { kind: 'internal' } }
  | { kind: 'loop'; steps: number }

/** All redirects of a site. Sources without a wildcard come first, as a page does on every host. */
export class Redirects {
  /** The base path with a slash at both ends. */
  readonly base: string
  readonly rules: readonly RedirectRule[]
  readonly #byAddress = new Map<string, RedirectRule>()
  /** By the first folder of their sources, if that has no wildcard. */
  readonly #patterns = new Map<string, RedirectRule[]>()
  #comparisons = 0

  constructor(rules: readonly RedirectRule[], base: string) {
    this.rules = rules
    this.base = base
    for (const rule of rules) {
      if (rule.from.address !== undefined) this.#byAddress.set(rule.from.address, rule)
      else {
        const folder = this.#folderOf(literalStart(rule.from))
        const known = this.#patterns.get(folder)
        if (known === undefined) this.#patterns.set(folder, [rule])
        else known.push(rule)
      }
    }
  }

  /** As they are written to `redirects.json`. */
  get list(): Redirect[] {
    return this.rules.map(({ source, destination, permanent }) => ({ source, destination, permanent }))
  }

  /** How often a path was compared with sources so far: what `find` and `follow` take most of their time for. */
  get comparisons(): number {
    return this.#comparisons
  }

  /** The redirect for a path of the site, decoded and without the base path, and where it leads. */
  find(path: string): { rule: RedirectRule; destination: RedirectDestination } | undefined {
    const address = this.base + pageName(path)
    this.#comparisons++
    const rule = this.#byAddress.get(address)
    if (rule !== undefined) return { rule, destination: rule.to }
    if (this.#patterns.size === 0) return undefined
    for (const folder of new Set([this.#folderOf(`${address}/`), ''])) {
      for (const pattern of this.#patterns.get(folder) ?? []) {
        this.#comparisons++
        const values = pattern.from.match(address)
        if (values === undefined) continue
        const text = expandDestination(pattern.destination, pattern.from.wildcards, values)
        return { rule: pattern, destination: readDestination(text, this.base) }
      }
    }
    return undefined
  }

  /** Whether a redirect without a wildcard leads away from the path. */
  hasSource(path: string): boolean {
    return this.#byAddress.has(this.base + pageName(path))
  }

  /** The path below the base path that a redirect without a wildcard leads away from. */
  pathOf({ from }: RedirectRule): string | undefined {
    return from.address?.slice(this.base.length)
  }

  /** Follows the redirects for a path, as a browser does, until there is a file or another host. */
  follow(path: string, site: SiteFiles): RedirectEnd | undefined {
    return this.#follow(this.find(path)?.destination, pageName(path), site)
  }

  /** Where all addresses of a pattern lead, if that is one place. */
  endOfPattern({ destination, from, to }: RedirectRule, site: SiteFiles): RedirectEnd | undefined {
    if (usesWildcard(destination, from.wildcards)) return undefined
    return this.#follow(to, undefined, site)
  }

  #follow(
    first: RedirectDestination | undefined,
    name: string | undefined,
    site: SiteFiles
  ): RedirectEnd | undefined {
    const seen = new Set(name === undefined ? [] : [name])
    let destination = first
    for (let steps = 1; destination !== undefined; steps++) {
      if (destination.kind === 'external') return { kind: 'external', steps, destination }
      const file = site.find(destination.path)
      if (file !== undefined) return { kind: 'file', steps, file, destination }
      const next = pageName(destination.path)
      if (seen.has(next) || steps === MAX_FOLLOWED) return { kind: 'loop', steps }
      seen.add(next)
      const found = this.find(destination.path)
      if (found === undefined) return { kind: 'missing', steps, destination }
      destination = found.destination
    }
    return undefined
  }

  /** The first folder of an address below the base path, or '' when the text ends before it does. */
  #folderOf(address: string): string {
    const end = address.indexOf('/', this.base.length)
    return end < 0 ? '' : address.slice(0, end)
  }
}

/** Reads a list of entries. If some are invalid, the problem that is returned names all of them. */
export function parseRedirects(
  value: unknown,
  basePath: string
): { redirects: Redirects; repeated: string[] } | { problems: string[] } {
  if (!Array.isArray(value)) return { problems: ['The redirects are not a list'] }
  if (value.length > MAX_REDIRECTS) return { problems: [`There are more than ${MAX_REDIRECTS} redirects`] }
  const base = baseFolder(basePath)
  const rules = new Map<string, RedirectRule>()
  const problems: string[] = []
  const repeated: string[] = []
  for (const [i, entry] of value.entries()) {
    const rule = parseEntry(entry, i, base)
    if (Array.isArray(rule)) problems.push(...rule)
    else if (rules.has(rule.source)) repeated.push(rule.source)
    else rules.set(rule.source, rule)
  }
  if (problems.length > 0) return { problems }
  return { redirects: new Redirects([...rules.values()], base), repeated }
}

function parseEntry(entry: unknown, index: number, base: string): RedirectRule | string[] {
  const { source, destination, permanent = true } = Object(entry) as Record<string, unknown>
  const name = () => (typeof source === 'string' ? `source ${quoted(source)}` : `entry ${index + 1}`)
  const problems: string[] = []
  const from = typeof source === 'string' ? parseSource(source, base) : { problem: 'has no `source`' }
  if ('problem' in from) problems.push(`${name()} ${from.problem}`)
  if (typeof destination !== 'string') problems.push(`${name()} has no \`destination\``)
  else {
    const problem = problemOfDestination(destination)
    if (problem !== undefined) {
      const of = 'problem' in from ? `entry ${index + 1}` : name()
      problems.push(`destination ${quoted(destination)} of ${of} ${problem}`)
    }
  }
  if (typeof permanent !== 'boolean') problems.push(`\`permanent\` of ${name()} is neither true nor false`)
  if ('problem' in from || typeof destination !== 'string' || problems.length > 0) return problems
  const normal = normalDestination(destination)
  return {
    source: from.text,
    destination: normal,
    permanent: permanent as boolean,
    from,
    to: readDestination(normal, base)
  }
}

const MAX_QUOTED = 200

/** As JSON: a line break in a value must not start a new line in the log. */
function quoted(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)
}

function literalStart({ tokens: [first] }: Source): string {
  return first?.kind === 'text' ? first.text : ''
}
