/** The crawlers whose rules are compared, as they name themselves in robots.txt. Other groups change no search result. */
const CRAWLERS = ['*', 'googlebot', 'bingbot'] as const
/** Crawlers ignore what is behind this length. */
const MAX_TEXT = 500_000

/** The rules of one crawler, sorted. Empty if nothing is refused. */
export type RobotsRules = Record<(typeof CRAWLERS)[number], string[]>

/** Returns what a robots.txt refuses to each crawler. A crawler without its own group obeys the group for `*`. */
export function robotsRules(text: string): RobotsRules {
  const groups = new Map<string, Set<string>>()
  let agents: string[] = []
  let isInRules = false
  for (const line of text.slice(0, MAX_TEXT).split(/[\r\n]+/)) {
    const [, name = '', value = ''] = /^[\ufeff\s]*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
    const field = name.toLowerCase()
    if (field === 'user-agent') {
      if (isInRules) agents = []
      isInRules = false
      const agent = value.trim().toLowerCase()
      agents.push(agent)
      if (!groups.has(agent)) groups.set(agent, new Set())
    } else if (field === 'allow' || field === 'disallow') {
      isInRules = true
      const path = value.trim()
      if (path !== '') for (const agent of agents) groups.get(agent)?.add(`${field} ${path}`)
    }
  }
  const rulesOf = (agent: string) => refusals([...(groups.get(agent) ?? groups.get('*') ?? [])])
  return { '*': rulesOf('*'), googlebot: rulesOf('googlebot'), bingbot: rulesOf('bingbot') }
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
