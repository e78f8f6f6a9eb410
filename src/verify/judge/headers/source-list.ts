import { hash } from 'node:crypto'
import { percentDecode } from '../../../runtime/text/percent-decode.ts'

/** The policies of a response. Sources keep their case, because nonces and digests depend on it. */
export type Policy = ReadonlyMap<string, readonly string[]>

const MAX_POLICIES = 50
const MAX_POLICY = 50_000

/** Reads policies as browsers do: only the first of several directives with the same name counts. */
export function readPolicies(text: string): Policy[] {
  const policies = text.slice(0, MAX_POLICY).split(',', MAX_POLICIES)
  return policies.map(policy => {
    const directives = new Map<string, string[]>()
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
    }
    return directives
  })
}

/** Returns the sources of the first directive that a policy has; undefined if it has none. */
export function sourcesOf(policy: Policy, ...names: string[]): readonly string[] | undefined {
  return names.map(name => policy.get(name)).find(found => found !== undefined)
}

/** What a page loads or contains, and how a policy can name it. */
export interface PolicyItem {
  /** Undefined for a script or style in the page. */
  url?: URL | undefined
  /** The text of a script or style in the page. */
  text?: string | undefined
  nonce?: string
  integrity?: string
}

/** Whether a list of sources lets browsers use an item of a page. */
export function allows(sources: readonly string[] | undefined, item: PolicyItem, page: URL): boolean {
  if (sources === undefined) return true
  const hasKeyword = (keyword: string) => sources.some(source => source.toLowerCase() === keyword)
  const isNamed = item.nonce !== undefined && item.nonce !== '' && sources.includes(`'nonce-${item.nonce}'`)
  if (isNamed) return true
  if (item.url === undefined) {
    if (item.text !== undefined && sources.some(source => isDigestOf(source, item.text ?? ''))) return true
    const isVoid = sources.some(source => /^'(?:nonce-|sha(?:256|384|512)-|strict-dynamic'$)/i.test(source))
    return hasKeyword("'unsafe-inline'") && !isVoid
  }
  if (isListedDigest(sources, item.integrity)) return true
  // Scripts in the HTML need a nonce or a digest then, and addresses do not count.
  if (hasKeyword("'strict-dynamic'")) return false
  const { url } = item
  return sources.some(source => isAddressOf(source, url, page))
}

function isDigestOf(source: string, text: string): boolean {
  const [, algorithm, digest = ''] = /^'(sha(?:256|384|512))-([\w+/=-]+)'$/i.exec(source) ?? []
  if (algorithm === undefined) return false
  const wanted = digest.replaceAll('-', '+').replaceAll('_', '/')
  return hash(algorithm.toLowerCase(), text, 'base64') === wanted
}

function isListedDigest(sources: readonly string[], integrity = ''): boolean {
  const digests = integrity.split(/\s+/).filter(digest => digest !== '')
  return digests.length > 0 && digests.every(digest => sources.includes(`'${digest.split('?')[0]}'`))
}

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }
const HOST_SOURCE =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?((?:\*\.)?[a-z\d_.-]+|\*|\[[\da-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i

/** Whether a source, such as `'self'`, `https:` or `*.example.com`, is the address of a file. */
function isAddressOf(source: string, url: URL, page: URL): boolean {
  const isWeb = /^https?:$/.test(url.protocol)
  if (source === '*') return isWeb || url.protocol === page.protocol
  if (source.toLowerCase() === "'self'") {
    const isUpgraded = page.protocol === 'http:' && url.protocol === 'https:' && url.host === page.host
    return url.origin === page.origin || isUpgraded
  }
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol)
  const [, scheme, host = '', port, path] = HOST_SOURCE.exec(source) ?? []
  if (
    host === '' ||
    !isScheme(scheme === undefined ? page.protocol : `${scheme.toLowerCase()}:`, url.protocol)
  )
    return false
  const name = host.toLowerCase()
  const isHost =
    name === '*' || (name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name)
  const urlPort = url.port === '' ? DEFAULT_PORTS[url.protocol] : url.port
  const isPort =
    port === '*' || urlPort === port || (port === undefined && urlPort === DEFAULT_PORTS[url.protocol])
  return isHost && isPort && isPath(path, url.pathname)
}

function isScheme(allowed: string, protocol: string): boolean {
  return allowed === protocol || (allowed === 'http:' && protocol === 'https:')
}

function isPath(path: string | undefined, pathname: string): boolean {
  if (path === undefined || path === '/') return true
  const [own, other] = [percentDecode(path), percentDecode(pathname)]
  return path.endsWith('/') ? other.startsWith(own) : own === other
}
