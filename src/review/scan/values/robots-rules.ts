import { hash } from 'node:crypto'

/** The crawlers whose rules are compared, as they name themselves in robots.txt. Other groups change no search result. */
const CRAWLERS = ['*', 'googlebot', 'bingbot'] as const
/** Crawlers ignore what is behind this length. */
const MAX_TEXT = 500_000
const DIGEST_DIGITS = 32

/** The rules of one crawler, sorted. Empty if nothing is refused. */
export type RobotsRules = Record<(typeof CRAWLERS)[number], string[]>

/** Addresses of a host itself, below which no site has pages. */
const HOST_PATH = /^\/(?:cdn-cgi|\.netlify|_vercel)(?:[/*$]|$)/

interface RobotsOptions {
  /** Leaves out the rules for addresses of the host itself. */
  skipsHostPaths?: boolean
}

/** Returns what a robots.txt refuses to each crawler. A crawler without its own group obeys the group for `*`. */
export function robotsRules(text: string, { skipsHostPaths = false }: RobotsOptions = {}): RobotsRules {
  const groups = new Map<string, Set<string>>()
  let agents: string[] = []
  let isInRules = false
  for (const line of text.slice(0, MAX_TEXT).split(/[\r\n]+/)) {
    const { field, value } = fieldIn(line)
    if (field === 'user-agent') {
      if (isInRules) agents = []
      isInRules = false
      const agent = agentIn(value)
      agents.push(agent)
      if (!groups.has(agent)) groups.set(agent, new Set())
    } else if (field === 'allow' || field === 'disallow') {
      isInRules = true
      const path = skipsHostPaths && HOST_PATH.test(value) ? '' : value
      if (path !== '') for (const agent of agents) groups.get(agent)?.add(`${field} ${path}`)
    }
  }
  const rulesOf = (...agents: string[]) => {
    const rules = agents.map(agent => groups.get(agent)).find(found => found !== undefined)
    return refusals([...(rules ?? [])])
  }
  return {
    '*': rulesOf('*'),
    googlebot: rulesOf('googlebot', '*'),
    bingbot: rulesOf('bingbot', 'msnbot', '*')
  }
}

/** Returns a digest of what a robots.txt refuses, for a manifest. */
export function refusalDigest(rules: RobotsRules): string {
  return hash('sha256', CRAWLERS.flatMap(crawler => ['', ...rules[crawler]]).join('\n')).slice(
    0,
    DIGEST_DIGITS
  )
}

/** Returns the addresses of the sitemaps that a robots.txt names. */
export function sitemapsIn(text: string): string[] {
  return text
    .slice(0, MAX_TEXT)
    .split(/[\r\n]+/)
    .map(fieldIn)
    .filter(({ field, value }) => field === 'sitemap' && value !== '')
    .map(({ value }) => value)
}

/** Spellings that crawlers accept. */
const FIELDS = new Map([
  ...['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'].map(
    name => [name, 'disallow'] as const
  ),
  ...['user-agent', 'useragent', 'user agent'].map(name => [name, 'user-agent'] as const),
  ...['sitemap', 'site-map'].map(name => [name, 'sitemap'] as const),
  ['allow', 'allow']
])

/** Reads a line. Crawlers also accept a line without a colon that has a field and one value. */
function fieldIn(line: string): { field: string | undefined; value: string } {
  const text = line.replace(/^[\ufeff\s]+/, '').replace(/#.*/, '')
  const [, name, value = ''] =
    /^([a-z -]{1,30}?)\s*:(.*)/i.exec(text) ?? /^([a-z-]{1,30})[\t ]+(\S+)\s*$/i.exec(text) ?? []
  return { field: FIELDS.get(name?.toLowerCase() ?? ''), value: value.trim() }
}

/** Returns the name of a crawler without its version. Crawlers ignore what follows the name. */
function agentIn(value: string): string {
  return /^\*(?=\s|$)/.test(value) ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? value)
}

/** Leaves out rules without effect: what nothing refuses is allowed anyway. */
function refusals(rules: string[]): string[] {
  if (!rules.some(rule => rule.startsWith('disallow '))) return []
  const refusesAll = rules.some(rule => /^disallow (?:\/|\*|\/\*)$/.test(rule))
  return rules.filter(rule => refusesAll || rule !== 'allow /').sort()
}

/** Describes what is refused, in one line. */
export function describeRules(rules: RobotsRules): string {
  const lines = CRAWLERS.map(crawler => {
    const refused = rules[crawler].flatMap(rule => /^disallow (.*)$/.exec(rule)?.[1] ?? [])
    return refused.length === 0 ? undefined : `${refused.slice(0, 3).join(', ')} to ${crawler}`
  })
  const refused = lines.filter(line => line !== undefined)
  return refused.length === 0 ? 'nothing' : refused.join('; ')
}
