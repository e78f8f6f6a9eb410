import { htmlTokens } from '../../../html/html-tokens.ts'
import type { Tag } from '../../../html/tag.ts'
import { decodedValue } from '../../../html/attribute-values.ts'
import { addressDigest, listedItems } from '../../../review/scan/record/page-loads.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import type { Loads } from '../../../site/records/manifest.ts'
import { allows, type Policy, type PolicyItem, readPolicies, sourcesOf } from './source-list.ts'
import { trustedTypesOf } from './trusted-types.ts'

export interface PolicyContext {
  /** The address of the page. */
  url: URL
  /** What the exported page loads. Undefined if every script and style sheet of the page is exported. */
  exported: Loads | undefined
  /** Whether the export has fonts, which its style sheets load. */
  hasFonts: boolean
  /** Whether the export has workers, which its scripts start. */
  hasWorkers?: boolean
}

type What =
  | 'scripts'
  | 'inline scripts'
  | 'style sheets'
  | 'inline styles'
  | '`style` attributes'
  | 'images'
  | 'frames'
  | 'sounds or videos'
  | 'embedded files'
  | 'fonts'
  | 'workers'
  | 'requests for page data'
  | 'the `base` element'

interface Need extends PolicyItem {
  what: What
}

const DIRECTIVES: Record<What, readonly string[]> = {
  scripts: ['script-src-elem', 'script-src', 'default-src'],
  'inline scripts': ['script-src-elem', 'script-src', 'default-src'],
  'style sheets': ['style-src-elem', 'style-src', 'default-src'],
  'inline styles': ['style-src-elem', 'style-src', 'default-src'],
  '`style` attributes': ['style-src-attr', 'style-src', 'default-src'],
  images: ['img-src', 'default-src'],
  frames: ['frame-src', 'child-src', 'default-src'],
  'sounds or videos': ['media-src', 'default-src'],
  'embedded files': ['object-src', 'default-src'],
  fonts: ['font-src', 'default-src'],
  // Without these directives, workers follow the rules for scripts.
  workers: ['worker-src', 'child-src'],
  'requests for page data': ['connect-src', 'default-src'],
  'the `base` element': ['base-uri']
}

/** Returns a sentence if a policy keeps browsers from what a page needs, as browsers decide it. */
export function policyProblem(header: string, utf8: Buffer, context: PolicyContext): string | undefined {
  const inHeader = readPolicies(header)
  const found = readPage(utf8, context)
  // A policy that the exported page has too is exported.
  const inPage = found.policies.flatMap(readPolicies)
  const isExported = context.exported === undefined || context.exported.blocked !== undefined
  const policies = [...inHeader, ...(isExported ? [] : inPage)]
  if (policies.length === 0) return undefined
  const blocked = new Set<string>()
  for (const policy of policies) {
    for (const need of found.needs)
      if (!allows(sourcesOf(policy, ...DIRECTIVES[need.what]), need, context.url)) blocked.add(need.what)
    if (found.hasScripts && refusesScripts(policy, found)) blocked.add('scripts')
  }
  const where = inHeader.length > 0 ? 'The header' : 'A'
  const named = Object.keys(DIRECTIVES).filter(what => blocked.has(what))
  return named.length === 0
    ? undefined
    : `${where} Content-Security-Policy blocks what the page needs: ${named.join(', ')}.`
}

/** Returns a sentence if nothing but a browser can tell whether the scripts of a page work with a policy. */
export function policyDoubt(header: string, utf8: Buffer, context: PolicyContext): string | undefined {
  const types = readPolicies(header).map(trustedTypesOf)
  if (types.every(type => type === 'free') || !readPage(utf8, context).hasScripts) return undefined
  return 'The header Content-Security-Policy allows scripts to load code and to write HTML with trusted types only. Whether the scripts of the page do that is unknown.'
}

/** Whether a policy lets no script of the site work: in a sandbox, or if the client cannot load its other scripts. */
function refusesScripts(policy: Policy, { isClient }: PageNeeds): boolean {
  const flags = policy.get('sandbox')?.map(flag => flag.toLowerCase())
  const isCaged =
    flags !== undefined && !['allow-scripts', 'allow-same-origin'].every(flag => flags.includes(flag))
  return isCaged || (isClient && trustedTypesOf(policy) === 'refused')
}

interface PageNeeds {
  needs: Need[]
  hasScripts: boolean
  /** Whether Next.js runs in the page, which loads more scripts. */
  isClient: boolean
  policies: string[]
}

/** The attributes with the addresses of what elements show. */
const SHOWN: Record<string, Record<string, What>> = {
  img: { src: 'images' },
  iframe: { src: 'frames' },
  frame: { src: 'frames' },
  audio: { src: 'sounds or videos' },
  video: { src: 'sounds or videos', poster: 'images' },
  source: { src: 'sounds or videos' },
  track: { src: 'sounds or videos' },
  embed: { src: 'embedded files' },
  object: { data: 'embedded files' }
}

const RUN = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module)?$/i
const FLIGHT = ['self.__next_f', '(self.__next_f']

/** Collects what a page loads and contains. Of a page that was changed, only what is exported counts. */
function readPage(utf8: Buffer, { url, exported, hasFonts, hasWorkers }: PolicyContext): PageNeeds {
  const found: PageNeeds = { needs: [], hasScripts: false, isClient: false, policies: [] }
  const html = utf8.toString('latin1')
  const own = exported && new Set([...listedItems(exported.scripts), ...listedItems(exported.styles)])
  let base = url
  for (const { tag, element, isInert, rawText, start, end } of htmlTokens(utf8)) {
    if (isInert) continue
    const name = element?.name ?? ''
    const value = (attribute: string) => decodedValue(tag.raw(attribute))
    const address = (attribute: string) => parseUrl(value(attribute), base) ?? undefined
    const named = { nonce: attributeOf('nonce', html.slice(start, end)), integrity: tag.raw('integrity') }
    const add = (what: What, item: PolicyItem) => found.needs.push({ what, ...named, ...item })
    const isOwn = (attribute: string) => own === undefined || own.has(addressDigest(value(attribute)))
    if (tag.has('style')) add('`style` attributes', { url: undefined, nonce: '' })
    if (name === 'base' && tag.has('href') && exported === undefined) {
      base = address('href') ?? url
      found.needs.push({ what: 'the `base` element', url: base })
    } else if (name === 'meta' && isPolicy(tag)) found.policies.push(value('content'))
    else if (name === 'script' && RUN.test(tag.raw('type').trim()) && !tag.has('nomodule')) {
      const text = rawText && utf8.toString('utf8', rawText.start, rawText.end)
      const isFlight = FLIGHT.some(begin => text?.startsWith(begin) === true)
      found.isClient ||= isFlight
      if (tag.has('src') ? !isOwn('src') : exported !== undefined && !isFlight) continue
      found.hasScripts = true
      if (tag.has('src')) add('scripts', { url: address('src') })
      else if (text !== '') add('inline scripts', { text })
    } else if (name === 'style' && exported === undefined)
      add('inline styles', { text: rawText && utf8.toString('utf8', rawText.start, rawText.end) })
    else if (name === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(tag.raw('rel')) && isOwn('href'))
      add('style sheets', { url: address('href') })
    else
      for (const [attribute, what] of Object.entries(SHOWN[name] ?? {})) {
        const shown = tag.has(attribute) && !tag.has('srcdoc') ? address(attribute) : undefined
        if (isLoaded(shown, exported === undefined ? undefined : url)) add(what, { url: shown })
      }
  }
  if (hasFonts) found.needs.push({ what: 'fonts', url })
  if (hasWorkers === true && found.isClient) found.needs.push({ what: 'workers', url })
  if (found.isClient) found.needs.push({ what: 'requests for page data', url })
  return found
}

function isPolicy(tag: Tag): boolean {
  return tag.raw('http-equiv').trim().toLowerCase() === 'content-security-policy'
}

/** Whether the address of a file is one that a policy can block, and with `page`, one on the site of the page. */
function isLoaded(shown: URL | undefined, page: URL | undefined): boolean {
  if (shown === undefined || !/^(?:https?|data):$/.test(shown.protocol)) return false
  return page === undefined || shown.origin === page.origin
}

function attributeOf(name: string, tag: string): string {
  const [, double, single, plain = ''] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`, 'i').exec(tag) ?? []
  return double ?? single ?? plain
}
