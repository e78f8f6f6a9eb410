// Turns redirects.json of the export action into rules that every host applies in the same way. build.mjs writes them
// for nginx, Caddy, Apache and CloudFront; the Worker for R2 reads redirects.json itself.
//
// A rule is applied to the address of a request: the path as it was sent, still percent-encoded, without `.html`,
// `/index.html` or a slash at the end. So `/a`, `/a/`, `/a.html` and `/a/index.html` are one source.
// Sources without a wildcard come first, then those with a wildcard in the order of the file; the first match wins.
// A page of the site is never redirected.

/** The end of a path that does not belong to its address. */
export const ADDRESS_END = String.raw`(?:/index\.html|\.html|/)`

// Two slashes or a backslash in a captured part could turn a path into the name of another host.
const SEGMENT = String.raw`[^/?#\x5c\s]+`
const REST = `${SEGMENT}(?:/${SEGMENT})*`

// Servers have the references 1 to 9.
const MAX_GROUPS = 9

/** @typedef {{ source: string, destination: string, permanent?: boolean }} Redirect */
/** @typedef {string | number} Part a text, or the number of a group of the pattern */
/**
 * @typedef {object} Rule
 * @property {Redirect} redirect
 * @property {string | undefined} address for a source without a wildcard, percent-decoded
 * @property {{ name: string, group: number, withSlash?: number }[]} names the wildcards of the source
 * @property {string} pattern regular expression for the address, without anchors: for JavaScript, PCRE and RE2
 * @property {308 | 307 | undefined} status undefined: addresses that the next rule must not redirect
 * @property {Part[]} location up to the anchor
 * @property {Part[]} anchor with `#`, or empty
 * @property {boolean} hasQuery the destination has a query string of its own
 */

/** @returns {{ exact: Rule[], wildcards: Rule[], problems: string[] }} */
export function compileRedirects(content) {
  const redirects = content?.redirects
  if (content?.version !== 1 || !Array.isArray(redirects)) {
    throw new Error(
      'This is not redirects.json of the export action: it needs "version": 1 and a list "redirects".'
    )
  }
  const exact = new Map()
  const wildcards = []
  const problems = []
  for (const redirect of redirects) {
    try {
      const rule = compileRedirect(redirect)
      if (rule.address === undefined) wildcards.push(...withoutLoop(rule))
      else if (isLoop(rule)) throw new Error('leads to itself')
      else if (!exact.has(rule.address)) exact.set(rule.address, rule)
    } catch (error) {
      problems.push(`${JSON.stringify(redirect?.source ?? redirect)} ${error.message}`)
    }
  }
  return { exact: [...exact.values()], wildcards, problems }
}

/** `/guides/x` for `/guides/x/`, `/guides/x.html` and `/guides/x/index.html`. */
export function addressOf(path) {
  return path.replace(new RegExp(`${ADDRESS_END}$`), '')
}

export function decode(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The destination as text. `reference` writes a group as the host expects it. */
export function textOf(parts, reference, escape = text => text) {
  return parts.map(part => (typeof part === 'number' ? reference(part) : escape(part))).join('')
}

/** The location for an address, or undefined if the rule does not match. */
export function applyRule(rule, address, query) {
  rule.regexp ??= new RegExp(`^${rule.pattern}$`)
  const groups = rule.regexp.exec(address)
  return groups === null ? undefined : locationOf(rule, query, groups)
}

/** The query string of the request is kept, unless the destination has its own. */
export function locationOf(rule, query, groups = []) {
  const fill = parts => textOf(parts, group => groups[group] ?? '')
  return fill(rule.location) + (rule.hasQuery ? '' : query) + fill(rule.anchor)
}

function compileRedirect(redirect) {
  const { source, destination, permanent } = redirect ?? {}
  if (typeof source !== 'string' || !/^\/[^/\\?#]/.test(source)) throw new Error('is not the path of a page')
  if (typeof destination !== 'string') throw new Error('has no destination')
  const { pattern, names, groups } = readSource(addressOf(source))
  const status = permanent === false ? 307 : 308
  const address = names.length === 0 ? decode(addressOf(source)) : undefined
  if (groups > MAX_GROUPS) throw new Error('has too many wildcards')
  return { redirect, address, pattern, names, status, ...readDestination(destination, names) }
}

/** Wildcards: `:name` is one segment, `:name*` any number of them, `*` any text. */
function readSource(source) {
  const names = []
  let pattern = ''
  let groups = 0
  let at = 0
  // A slash in front of `:name*` or `*` that is a whole folder belongs to it: /blog/* is also /blog.
  for (const token of source.matchAll(/(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g)) {
    const [text, , name, star, slash = '/'] = token
    const wildcard = name === undefined ? '*' : `:${name}${star}`
    const isFolder = /^(?:\/|$)/.test(source.slice(token.index + text.length))
    pattern += literalPattern(decode(source.slice(at, token.index)))
    if (name !== undefined && star === '') {
      pattern += `/(${SEGMENT})`
      names.push({ name: wildcard, group: ++groups })
    } else if (slash === '/' && isFolder) {
      pattern += `(/(${REST}))?`
      names.push({ name: wildcard, withSlash: ++groups, group: ++groups })
    } else {
      pattern += `${slash}((?:${REST})?)`
      names.push({ name: wildcard, group: ++groups })
    }
    at = token.index + text.length
  }
  return { pattern: pattern + literalPattern(decode(source.slice(at))), names, groups }
}

/** Matches the text in a path as browsers send it: a reserved character may be percent-encoded or not. */
function literalPattern(text) {
  return [...text]
    .map(character => {
      if (/[\w~/-]/.test(character)) return character
      if (character === '.') return String.raw`\.`
      const encoded = percentEncode(character).replaceAll(/[A-F]/g, hex => `[${hex}${hex.toLowerCase()}]`)
      const code = character.codePointAt(0)
      if (code <= 0x20 || code >= 0x7f || character === '\\') return encoded
      return `(?:${String.raw`\x`}${code.toString(16)}|${encoded})`
    })
    .join('')
}

function readDestination(destination, names) {
  const [, host = '', rest] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(destination)
  // Parsed, so that it is a valid host name, without credentials.
  const origin = host === '' ? '' : originOf(host)
  if (host === '' ? !/^\/(?![/\\])/.test(rest) : /^[^/?#]/.test(rest)) {
    throw new Error('has a destination that is neither a path nor an http or https URL')
  }
  const hash = rest.indexOf('#')
  const path = hash === -1 ? rest : rest.slice(0, hash)
  const location = fillIn(path, names)
  // With an empty wildcard, nothing would be left of the path.
  if (origin === '' && typeof location[0] === 'number') location.unshift('/')
  if (origin === '' && location[0] === '/' && typeof location[1] === 'number') {
    location[1] = names.find(({ withSlash }) => withSlash === location[1])?.group ?? location[1]
  }
  return {
    location: origin === '' ? location : [origin, ...location],
    anchor: hash === -1 ? [] : ['#', ...fillIn(rest.slice(hash + 1), names)],
    hasQuery: path.includes('?')
  }
}

function originOf(host) {
  try {
    if (!/\*|\/:/.test(host)) return new URL(host).origin
  } catch {
    // Reported below.
  }
  throw new Error('has a destination without a valid host name')
}

/** Text and group numbers. A name that the source does not have is text. */
function fillIn(text, names) {
  const left = [...names]
  const parts = []
  let at = 0
  for (const token of text.matchAll(/(\/?)(:[A-Za-z_]\w*\*?|\*)/g)) {
    const [whole, slash, name] = token
    // `*` in the source and `*` in the destination belong together in their order.
    // `:name` and `:name*` are the same name.
    const found = left.findIndex(
      known => known.name.replace(/(?<=.)\*$/, '') === name.replace(/(?<=.)\*$/, '')
    )
    if (found === -1) continue
    const { withSlash, group } = left[found]
    if (name === '*') left.splice(found, 1)
    parts.push(percentEncode(text.slice(at, token.index), true))
    if (slash !== '' && withSlash !== undefined) parts.push(withSlash)
    else parts.push(slash, group)
    at = token.index + whole.length
  }
  parts.push(percentEncode(text.slice(at), true))
  return parts.filter(part => part !== '').reduce(joinTexts, [])
}

function joinTexts(parts, part) {
  const last = parts.at(-1)
  if (typeof part === 'string' && typeof last === 'string') return [...parts.slice(0, -1), last + part]
  return [...parts, part]
}

/** ASCII without quotes, braces, dollar signs, backslashes, white space: text for every configuration file and header. */
function percentEncode(text, isUrl = false) {
  const bytes = character =>
    [...new TextEncoder().encode(character)]
      .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('')
  if (!isUrl) return bytes(text)
  return text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25').replaceAll(/[^\w\-.~!&()+,;=:@/?%]/gu, bytes)
}

function isLoop({ address, location, anchor }) {
  const [path] = location
  return location.length === 1 && anchor.length === 0 && decode(addressOf(path)) === address
}

/** A destination that its own source matches would be redirected again and again: /docs/* to /docs/v2/*. */
function withoutLoop(rule) {
  const [start, next] = rule.location
  const target = atSample(rule)
  if (applyRule(rule, target, '') === undefined) return [rule]
  // Up to its query, the destination is one address.
  const isOne = typeof start === 'string' && (rule.location.length === 1 || start.includes('?'))
  if (isOne) return [exception(rule, target), rule]
  const { source } = rule.redirect
  const isBelowSource =
    decode(String(start)).length > decode(source.slice(0, source.search(/\/?[:*]/))).length
  if (target === sampleOf(source) || typeof start !== 'string' || !isBelowSource)
    throw new Error('leads to itself')
  const below = rule.names.some(({ withSlash }) => withSlash === next) ? '(?:/.*)?' : '.*'
  return [exception(rule, start, below), rule]
}

/** An address that the source matches. */
function sampleOf(source) {
  return addressOf(source).replaceAll(/(?<=\/):[A-Za-z_]\w*\*?|\*/g, 'wildcard')
}

/** The address that the destination is then, without its query. */
function atSample(rule) {
  const location = applyRule({ ...rule, anchor: [] }, sampleOf(rule.redirect.source), '') ?? ''
  return addressOf(location.replace(/\?.*$/s, ''))
}

function exception(rule, start, below = '') {
  const pattern = literalPattern(decode(start)) + below
  return { ...rule, pattern, regexp: undefined, status: undefined }
}
