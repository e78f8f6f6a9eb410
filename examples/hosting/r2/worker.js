// An exported site in an R2 bucket behind a Worker. wrangler.toml beside this file binds the bucket and the host name.
//
// Pages are read from the bucket for every request, so a new version is visible at once and nothing must be purged.
// Files whose Cache-Control is "immutable" are also kept in the cache of the data center.
import { addressOf, applyRule, compileRedirects, decode, locationOf } from '../redirects/rules.mjs'

const REVALIDATE = 'public, max-age=0, must-revalidate'
// How long a Worker uses the redirects that it has read.
const REDIRECTS_MS = 60_000
// The redirect pages of the export are smaller than this.
const MAX_REDIRECT_PAGE_BYTES = 65_536
// /assets/app.js and /guides/x.html are files. /v1.2 and /guides/v1.2 are pages: a digit follows the last dot.
const FILE = /\.[a-z][a-z0-9_]+$/i
const WANTS_MARKDOWN = /(?:^|,)\s*text\/markdown\s*(?:;\s*q=1(?:\.0*)?\s*)?(?:,|$)/i
// Headers of a request that decide between a page, its data and its Markdown.
const VARY = { 'text/html': 'RSC, Accept', 'text/x-component': 'RSC', 'text/markdown': 'Accept' }

export default {
  async fetch(request, env, context) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const { pathname, search, origin } = new URL(request.url)
    const base = env.BASE_PATH ?? ''
    const asked = decode(pathname)
    if (asked === base && base !== '') return redirect(301, `${base}/${search}`)
    // Below a path, Next.js without trailingSlash asks for the data of the start page as /docs.txt.
    const path = asked === `${base}.txt` && base !== '' ? `${base}/index.txt` : asked
    const key = path.slice(1)
    const isInside = path.startsWith(`${base}/`) && !isPrivate(path.slice(base.length + 1))
    if (!isInside) return await notFound(request, env, base)

    // Without the query string, which changes nothing in a file.
    const cached = await caches.default.match(new Request(origin + pathname, request))
    if (cached !== undefined) return cached

    const redirects = await readRedirects(env, base)
    const exact = redirects.exact.get(addressOf(path))
    const found = await find(key, request, env)
    if (exact !== undefined && !(await isPage(found, env))) {
      await found?.object?.body?.cancel()
      return redirect(exact.status, locationOf(exact, search))
    }
    if (found?.location !== undefined) return redirect(301, found.location(pathname) + search)
    if (found !== undefined) {
      const variant = await readVariant(found, request, env, base)
      if (variant !== undefined) await found.object.body?.cancel()
      const response = await respond(variant ?? found, request, env)
      if (env.HAS_MARKDOWN === 'true') nameLists(response, base)
      if (request.method === 'GET' && response.status === 200 && isImmutable(response)) {
        context.waitUntil(caches.default.put(origin + pathname, response.clone()))
      }
      return response
    }
    const address = addressOf(pathname)
    for (const rule of redirects.wildcards) {
      const location = applyRule(rule, address, search)
      if (location !== undefined && rule.status === undefined) break
      if (location !== undefined) return redirect(rule.status, location)
    }
    return await notFound(request, env, base)
  }
}

/** The state of the publish action and the list of redirects are in the bucket, and no part of the site. */
function isPrivate(name) {
  return name === 'redirects.json' || name.startsWith('.static-export/')
}

/** The object for a path, or where the page is when its address has a slash too many or too few. */
async function find(key, request, env) {
  const read = async name => await readObject(name, request, env)
  if (key === '' || key.endsWith('/')) {
    const page = key.slice(0, -1)
    return (
      (await read(`${key}index.html`)) ??
      (page !== '' && (await env.SITE.head(`${page}.html`)) !== null
        ? { key: `${page}.html`, location: path => path.slice(0, -1) }
        : undefined)
    )
  }
  const names = FILE.test(key) ? [key, `${key}.html`] : [`${key}.html`, key]
  return (
    (await read(names[0])) ??
    (await read(names[1])) ??
    ((await env.SITE.head(`${key}/index.html`)) === null
      ? undefined
      : { key: `${key}/index.html`, location: path => `${path}/` })
  )
}

/** What the finish action wrote beside a page: guides/x.rsc for the client of Next.js, guides/x.md for agents. */
async function readVariant({ key }, request, env, base) {
  if (!key.endsWith('.html')) return undefined
  const isStart = `/${key}` === `${base}/index.html`
  const name = key.replace(isStart ? /\.html$/ : /(?:\/index)?\.html$/, '')
  if (request.headers.get('rsc') === '1') return await readObject(`${name}.rsc`, request, env)
  const wantsMarkdown = WANTS_MARKDOWN.test(request.headers.get('accept') ?? '')
  return wantsMarkdown ? await readObject(`${name}.md`, request, env) : undefined
}

/** After the finish action with "markdown", pages and their Markdown name the lists of pages for agents. */
function nameLists({ headers }, base) {
  if (!/^text\/(?:html|markdown)\b/.test(headers.get('content-type') ?? '')) return
  headers.set('link', `<${base}/llms.txt>; rel="llms-txt", <${base}/llms-full.txt>; rel="llms-full-txt"`)
  headers.set('x-llms-txt', `${base}/llms.txt`)
}

async function readObject(key, request, env) {
  const range = request.headers.get('range')
  // A range is only known to be inside of the file, and to be of the right version, when the file is known.
  const isHead = request.method === 'HEAD' || range !== null
  const object = isHead ? await env.SITE.head(key) : await env.SITE.get(key)
  return object === null ? undefined : { key, object }
}

async function respond({ key, object }, request, env) {
  const headers = headersOf(object)
  const { headers: asked, method } = request
  const condition = failedCondition(asked, object)
  if (condition !== undefined) {
    await object.body?.cancel()
    return new Response(null, { status: condition, headers })
  }
  const range = method === 'GET' ? rangeOf(asked, object) : undefined
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${object.size}` } })
  }
  if (range !== undefined) {
    const part = await env.SITE.get(key, { range, onlyIf: { etagMatches: object.etag } })
    if (part?.body !== undefined) {
      const last = range.offset + range.length - 1
      headers.set('content-range', `bytes ${range.offset}-${last}/${object.size}`)
      return new Response(part.body, { status: 206, headers, ...encoding(object) })
    }
  }
  if (method === 'HEAD') {
    headers.set('content-length', String(object.size))
    return new Response(null, { headers })
  }
  // Not read yet when a range was asked for.
  const whole = object.body === undefined ? await env.SITE.get(key) : object
  return new Response(whole?.body, { headers: headersOf(whole ?? object), ...encoding(object) })
}

function headersOf(object) {
  const headers = new Headers()
  object.writeHttpMetadata(headers)
  headers.set('etag', object.httpEtag)
  headers.set('last-modified', object.uploaded.toUTCString())
  headers.set('accept-ranges', 'bytes')
  const vary = VARY[headers.get('content-type')?.split(';')[0] ?? '']
  if (vary !== undefined) headers.set('vary', vary)
  return headers
}

/** An object that is stored compressed is sent as it is. */
function encoding(object) {
  return object.httpMetadata?.contentEncoding === undefined ? {} : { encodeBody: 'manual' }
}

/** RFC 9110, section 13.2.2. */
function failedCondition(asked, object) {
  const uploaded = Math.floor(object.uploaded.getTime() / 1000) * 1000
  const match = asked.get('if-match')
  const unmodifiedSince = Date.parse(asked.get('if-unmodified-since') ?? '')
  if (match !== null && !hasTag(match, object.httpEtag, false)) return 412
  if (match === null && uploaded > unmodifiedSince) return 412
  const noneMatch = asked.get('if-none-match')
  const modifiedSince = Date.parse(asked.get('if-modified-since') ?? '')
  if (noneMatch !== null) return hasTag(noneMatch, object.httpEtag, true) ? 304 : undefined
  return uploaded <= modifiedSince ? 304 : undefined
}

/** Cloudflare makes a tag weak when it compresses the response. */
function hasTag(list, tag, weak) {
  if (list.trim() === '*') return true
  const tags = list.split(',').map(item => item.trim())
  return tags.some(item => (weak ? item.replace(/^W\//, '') : item) === tag)
}

/** One range, or undefined to send the whole file: RFC 9110, section 14.2. */
function rangeOf(asked, object) {
  const value = /^bytes=(\d*)-(\d*)$/.exec(asked.get('range') ?? '')
  if (value === null || (value[1] === '' && value[2] === '')) return undefined
  const ifRange = asked.get('if-range')
  if (ifRange !== null && ifRange !== object.httpEtag && ifRange !== object.uploaded.toUTCString())
    return undefined
  const { size } = object
  const [from, to] = [Number(value[1]), Number(value[2])]
  const offset = value[1] === '' ? Math.max(size - to, 0) : from
  const last = value[1] === '' || value[2] === '' ? size - 1 : Math.min(to, size - 1)
  if (value[1] !== '' && value[2] !== '' && to < from) return undefined
  if (offset >= size || (value[1] === '' && to === 0)) return 'unsatisfiable'
  return { offset, length: last - offset + 1 }
}

function isImmutable(response) {
  return /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
}

function redirect(status, location) {
  return new Response(null, { status, headers: { location, 'cache-control': REVALIDATE } })
}

async function notFound(request, env, base) {
  const page = await env.SITE.get(`${base}/404.html`.slice(1))
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' })
  page?.writeHttpMetadata(headers)
  headers.set('cache-control', REVALIDATE)
  if (request.method === 'HEAD') await page?.body.cancel()
  const body = request.method === 'HEAD' ? null : (page?.body ?? 'Not found\n')
  return new Response(body, { status: 404, headers })
}

/** A page of the site hides a redirect with the same address. The redirect pages of the export do not. */
async function isPage(found, env) {
  if (found === undefined) return false
  const object = await env.SITE.get(found.key)
  if (object === null) return false
  if (object.size > MAX_REDIRECT_PAGE_BYTES) {
    await object.body.cancel()
    return true
  }
  return !/<meta\s[^>]*http-equiv=["']?refresh/i.test(await object.text())
}

let known = { until: 0, etag: undefined, exact: new Map(), wildcards: [] }

/** The rules of redirects.json in the folder of the site. */
async function readRedirects(env, base) {
  if (Date.now() < known.until) return known
  const until = Date.now() + REDIRECTS_MS
  const object = await env.SITE.get(`${base}/redirects.json`.slice(1))
  if (object === null) return (known = { until, etag: undefined, exact: new Map(), wildcards: [] })
  if (object.etag === known.etag) {
    await object.body.cancel()
    return (known = { ...known, until })
  }
  try {
    const { exact, wildcards, problems } = compileRedirects(await object.json())
    for (const problem of problems) console.warn(`redirects.json: ${problem}`)
    known = { until, etag: object.etag, exact: new Map(exact.map(rule => [rule.address, rule])), wildcards }
  } catch (error) {
    // A damaged list must not take the site down.
    console.error(`redirects.json is ignored: ${error.message}`)
    known = { ...known, until, etag: object.etag }
  }
  return known
}
