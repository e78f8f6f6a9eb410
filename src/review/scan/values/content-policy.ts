/** What a Content-Security-Policy can keep browsers from using. */
type Blocked = 'scripts' | 'inline scripts' | 'style sheets'

/** A source that allows some inline scripts, which cannot be told without the scripts. */
const ALLOWS_INLINE = /^'(?:unsafe-inline'|nonce-|sha\d+-|strict-dynamic')/i

/** Returns what a policy blocks on every page. A header with several policies separates them with commas. */
export function blockedByPolicy(policies: string): Blocked[] {
  const blocked = new Set<Blocked>()
  for (const policy of policies.slice(0, MAX_POLICY).split(',')) {
    const directives = new Map<string, string[]>()
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
      if (!directives.has(name)) directives.set(name, sources)
    }
    const sourcesOf = (...names: string[]) => names.map(name => directives.get(name)).find(found => found)
    const scripts = sourcesOf('script-src-elem', 'script-src', 'default-src')
    if (directives.get('sandbox')?.includes('allow-scripts') === false) blocked.add('scripts')
    if (allowsNothing(scripts)) blocked.add('scripts')
    else if (scripts?.some(source => ALLOWS_INLINE.test(source)) === false) blocked.add('inline scripts')
    if (allowsNothing(sourcesOf('style-src-elem', 'style-src', 'default-src'))) blocked.add('style sheets')
  }
  return [...blocked]
}

const MAX_POLICY = 10_000

function allowsNothing(sources: string[] | undefined): boolean {
  return sources?.every(source => source === "'none'") === true
}
