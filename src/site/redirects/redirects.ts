import { collect, Problem } from '../../runtime/problem.ts'
import { clip } from '../../runtime/text/clip.ts'
import { baseFolder, pageName } from '../addresses/site-address.ts'
import type { SiteMap } from '../addresses/site-map.ts'
import {
  type RedirectDestination,
  expandDestination,
  normalDestination,
  ownDestination,
  problemOfDestination,
  readDestination,
  replaceWildcards
} from './destination.ts'
import { matchSource, parseSource, type RedirectSource } from './source.ts'

/** An entry of `redirects.json` and the manifest. Addresses start at the root of the host and are percent-encoded. */
export interface Redirect {
  source: string
  /** A path, with or without an anchor, or an http(s) URL. Can contain the wildcards of the source. */
  destination: string
  permanent: boolean
}

export interface RedirectRule extends Redirect {
  from: RedirectSource
  to: RedirectDestination
}

const MAX_REDIRECTS = 100_000
/** Each address is compared with the patterns one by one. */
const MAX_PATTERNS = 1000
/** Browsers follow no more than 20 redirects. */
const MAX_FOLLOWED = 20
/** A redirect from `/a/*` to `/a/b/*` never ends, because the address grows with every step. */
const MAX_WILDCARDS_FOLLOWED = 6

export type RedirectEnd =
  | { kind: 'file'; steps: number; file: string; destination: RedirectDestination & { kind: 'internal' } }
  | { kind: 'external'; steps: number; destination: RedirectDestination & { kind: 'external' } }
  | { kind: 'missing'; steps: number; destination: RedirectDestination & { kind: 'internal' } }
  | { kind: 'loop'; steps: number }

/** All redirects of a site. Sources without a wildcard take precedence over patterns. */
export class Redirects {
  readonly base: string
  readonly rules: readonly RedirectRule[]
  readonly #byAddress = new Map<string, RedirectRule>()
  /** `texts`: literal parts that all addresses of the pattern contain. */
  readonly #patterns: { rule: RedirectRule; texts: string[] }[] = []

  constructor(rules: readonly RedirectRule[], base: string) {
    this.rules = rules
    this.base = base
    for (const rule of rules) {
      const { address, tokens } = rule.from
      const texts = tokens.flatMap(token => (token.kind === 'text' ? token.text : []))
      if (address === undefined) this.#patterns.push({ rule, texts })
      else this.#byAddress.set(address, rule)
    }
  }

  get list(): Redirect[] {
    return this.rules.map(({ source, destination, permanent }) => ({ source, destination, permanent }))
  }

  /** Finds the redirect and the expanded destination for a decoded path below the base path. */
  find(path: string): { rule: RedirectRule; destination: RedirectDestination } | undefined {
    const address = this.base + pageName(path)
    const exact = this.#byAddress.get(address)
    if (exact !== undefined) return { rule: exact, destination: exact.to }
    for (const { rule, texts } of this.#patterns) {
      const isPossible = texts.every(text => address.includes(text))
      const captures = isPossible ? matchSource(rule.from, address) : undefined
      if (captures === undefined) continue
      const expanded = expandDestination(rule.destination, rule.from.wildcards, captures)
      return { rule, destination: readDestination(expanded, this.base) }
    }
    return undefined
  }

  hasSource(path: string): boolean {
    return this.#byAddress.has(this.base + pageName(path))
  }

  /** Returns the source as a path below the base path, or undefined if the source contains a wildcard. */
  pathOf({ from }: RedirectRule): string | undefined {
    return from.address?.slice(this.base.length)
  }

  /** Follows the redirects from a path, as a browser does, to a file or another host. */
  follow(path: string, site: SiteMap): RedirectEnd | undefined {
    return this.#follow(this.find(path)?.destination, pageName(path), site)
  }

  /** Follows the redirects from a pattern, if all of its addresses have the same destination. */
  endOfPattern({ destination, from, to }: RedirectRule, site: SiteMap): RedirectEnd | undefined {
    const isOnePlace = replaceWildcards(destination, from.wildcards, () => '') === destination
    if (!isOnePlace) return undefined
    return this.#follow(to, undefined, site)
  }

  #follow(
    first: RedirectDestination | undefined,
    name: string | undefined,
    site: SiteMap
  ): RedirectEnd | undefined {
    const seen = new Set(name === undefined ? [] : [name])
    let destination = first
    let wildcards = 0
    for (let steps = 1; destination !== undefined; steps++) {
      if (destination.kind === 'external') return { kind: 'external', steps, destination }
      const file = site.find(destination.path)
      if (file !== undefined) return { kind: 'file', steps, file, destination }
      const next = pageName(destination.path)
      if (seen.has(next) || steps === MAX_FOLLOWED) return { kind: 'loop', steps }
      seen.add(next)
      const found = this.find(destination.path)
      if (found === undefined) return { kind: 'missing', steps, destination }
      if (found.rule.from.address === undefined && ++wildcards > MAX_WILDCARDS_FOLLOWED)
        return { kind: 'loop', steps }
      destination = withFragment(found.destination, destination.fragment)
    }
    return undefined
  }
}

/** Browsers keep the fragment of an earlier redirect unless the next redirect has a fragment. */
function withFragment(destination: RedirectDestination, fragment: string): RedirectDestination {
  const isKept = destination.kind === 'internal' && destination.fragment === ''
  return isKept ? { ...destination, fragment } : destination
}

export interface ParsedRedirects {
  redirects: Redirects
  /** False if redirects were not read because there are too many, so an address may have an unknown redirect. */
  isComplete: boolean
  problems: string[]
  repeated: string[]
}

/** What is known about the addresses of a site. */
export interface OwnAddresses {
  /** The site's host. */
  domain: string | undefined
  /** Set if the base path can change later. Then, other paths of the host can belong to other sites. */
  movableSite?: SiteMap | undefined
}

/** A URL as destination becomes a path if it is an address of the site itself. */
export function parseRedirects(
  entries: unknown,
  basePath: string,
  own: OwnAddresses = { domain: undefined }
): ParsedRedirects {
  const base = baseFolder(basePath)
  const rules = new Map<string, RedirectRule>()
  const repeated: string[] = []
  const problems: string[] = []
  let patterns = 0
  if (!Array.isArray(entries)) problems.push('The redirects are not a list')
  const all: unknown[] = Array.isArray(entries) ? entries : []
  const areTooMany = all.length > MAX_REDIRECTS
  if (areTooMany) problems.push(`There are more than ${MAX_REDIRECTS} redirects`)
  for (const [i, entry] of areTooMany ? [] : all.entries()) {
    const rule = parseEntry(entry, i, base)
    if (rule instanceof Problem) problems.push(...rule.messages)
    else if (rules.has(rule.source)) repeated.push(rule.source)
    else if (rule.from.address !== undefined || ++patterns <= MAX_PATTERNS) rules.set(rule.source, rule)
  }
  const areTooManyPatterns = patterns > MAX_PATTERNS
  if (areTooManyPatterns) problems.push(`There are more than ${MAX_PATTERNS} redirects with wildcards`)
  const isComplete = !areTooMany && !areTooManyPatterns
  const redirects = withOwnPaths(new Redirects([...rules.values()], base), own)
  return { redirects, isComplete, problems, repeated }
}

function withOwnPaths(redirects: Redirects, { domain, movableSite }: OwnAddresses): Redirects {
  if (domain === undefined) return redirects
  const { base } = redirects
  const isOwn = (path: string) => {
    if (movableSite === undefined) return true
    // The start page of the host can belong to another site.
    return path !== '' && (movableSite.find(path) !== undefined || redirects.hasSource(path))
  }
  const rules = redirects.rules.map(rule => {
    const own = ownDestination(rule.destination, base, domain)
    if (own === undefined || !isOwn(own.path)) return rule
    return { ...rule, destination: own.address, to: readDestination(own.address, base) }
  })
  return new Redirects(rules, base)
}

function parseEntry(entry: unknown, index: number, base: string): RedirectRule | Problem {
  const { source: given, destination, permanent = true } = Object(entry) as Record<string, unknown>
  // The service also adds a missing slash.
  const source = typeof given === 'string' && /^[\w-]+(?:\/|$)/.test(given) ? `/${given}` : given
  const number = `entry ${index + 1}`
  const name = typeof source === 'string' ? `source ${quoted(source)}` : number
  const from = typeof source === 'string' ? parseSource(source, base) : new Problem('has no `source`')
  const isSource = !(from instanceof Problem)
  const read = collect({
    from: isSource ? from : new Problem(`${name} ${from.message}`),
    destination:
      typeof destination === 'string'
        ? checkDestination(destination, isSource ? name : number)
        : new Problem(`${name} has no \`destination\``),
    permanent:
      typeof permanent === 'boolean'
        ? permanent
        : new Problem(`\`permanent\` of ${name} is neither true nor false`)
  })
  if (read instanceof Problem) return read
  const normal = normalDestination(read.destination, base)
  return { ...read, source: read.from.text, destination: normal, to: readDestination(normal, base) }
}

function checkDestination(text: string, of: string): string | Problem {
  const problem = problemOfDestination(text)
  return problem === undefined ? text : new Problem(`destination ${quoted(text)} of ${of} ${problem}`)
}

/** Quotes text as JSON, so that a line break in a value does not start a new line in the log. */
const quoted = (text: string) => JSON.stringify(clip(text, 200))
