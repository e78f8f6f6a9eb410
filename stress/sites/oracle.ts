import { type DefaultTreeAdapterTypes as Tree, html as names, parse } from 'parse5'
import type { StressSite } from './site.ts'

const ORIGIN = 'https://site.invalid'
const RESOURCE_RELS = new Set([
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'icon',
  'manifest',
  'mask-icon',
  'modulepreload',
  'preload',
  'stylesheet'
])
const LINK_RELS = new Set([
  'alternate',
  'author',
  'help',
  'license',
  'next',
  'prefetch',
  'prerender',
  'prev',
  'search'
])

type Usage = 'link' | 'frame' | 'resource'

/** Files with each finding. A key consists of the kind and the target. */
export type Found = Map<string, string[]>

/**
 * Computes the expected findings for a site. Does not use the review code and is slow: parse5 builds the complete tree
 * of each page, and the URL parser resolves all addresses.
 */
export function expectedFindings({ paths, read }: StressSite): Found {
  const site = new Oracle(paths)
  for (const path of paths) {
    if (/\.html?$/i.test(path)) site.addPage(path, read(path))
    else if (/\.css$/i.test(path)) site.addStyles(path, `${ORIGIN}/${encoded(path)}`, read(path).toString())
  }
  return site.finish()
}

class Oracle {
  readonly #files: Set<string>
  readonly #found: Found = new Map()
  readonly #ids = new Map<string, Set<string>>()
  /** Files that refer to an address, by usage and address. */
  readonly #references = new Map<string, string[]>()

  constructor(paths: readonly string[]) {
    this.#files = new Set(paths)
    for (const page of ['index.html', '404.html'])
      if (!this.#files.has(page)) this.#found.set(`missing-page /${page}`, [])
  }

  addPage(path: string, bytes: Buffer): void {
    const document = parse(decoded(bytes), { scriptingEnabled: false })
    const own = `${ORIGIN}/${encoded(path)}`
    const ids = new Set<string>()
    this.#ids.set(path, ids)
    const elements = [...elementsOf(document)]
    const base = elements.find(({ tagName, attrs }) => tagName === 'base' && attrs.some(isHref))
    const href = base?.attrs.find(isHref)?.value
    const from = href !== undefined && URL.canParse(href, own) ? new URL(href, own).href : own
    for (const element of elements) this.#addElement(path, from, element, ids)
  }

  addStyles(path: string, from: string, css: string): void {
    const text = css.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    const urls = /(?<![\w-])url\(\s*(?:"((?:\\[^]|[^"\\\n])*)"|'((?:\\[^]|[^'\\\n])*)'|([^)\s"']*))\s*\)/gi
    for (const [, double, single, plain] of text.matchAll(urls))
      this.#add('resource', path, from, (double ?? single ?? plain ?? '').replace(/\\([^0-9a-f\n])/gi, '$1'))
    for (const [, double, single] of text.matchAll(/@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi))
      this.#add('resource', path, from, double ?? single ?? '')
  }

  finish(): Found {
    for (const [key, pages] of this.#references) {
      const [usage = '', href = ''] = key.split('\n')
      const url = new URL(href)
      for (const finding of this.#findingsOf(usage as Usage, url)) {
        const known = this.#found.get(finding) ?? []
        this.#found.set(finding, known)
        for (const page of pages) known.push(page)
      }
    }
    for (const [finding, pages] of this.#found) this.#found.set(finding, [...new Set(pages)].sort())
    return this.#found
  }

  #addElement(
    path: string,
    from: string,
    { tagName, attrs, namespaceURI, childNodes }: Tree.Element,
    ids: Set<string>
  ): void {
    const attribute = new Map(
      attrs.map(({ prefix, name, value }) => [
        prefix === undefined || prefix === '' ? name : `${prefix}:${name}`,
        value
      ])
    )
    const add = (usage: Usage, ...names: string[]) => {
      for (const name of names) {
        const value = attribute.get(name)
        if (value !== undefined) this.#add(usage, path, from, value)
      }
    }
    const addSet = (name: string) => {
      for (const candidate of (attribute.get(name) ?? '').split(/,\s+|,$/)) {
        const [url = ''] = candidate.trim().split(/\s/)
        if (url !== '') this.#add('resource', path, from, url)
      }
    }
    const isHtml = namespaceURI === names.NS.HTML
    const style = attribute.get('style')
    if (style !== undefined) this.addStyles(path, from, style)
    ids.add(attribute.get('id') ?? '')
    if (tagName === 'style')
      this.addStyles(path, from, childNodes.map(node => ('value' in node ? node.value : '')).join(''))
    if (!isHtml) {
      const name = attribute.has('href') ? 'href' : 'xlink:href'
      if (tagName === 'a') add('link', name)
      if (['feImage', 'image', 'use', 'script'].includes(tagName)) add('resource', name)
      return
    }
    switch (tagName) {
      case 'a':
        ids.add(attribute.get('name') ?? '')
        add('link', 'href')
        break
      case 'area':
        add('link', 'href')
        break
      case 'img':
      case 'source':
        add('resource', 'src')
        addSet('srcset')
        break
      case 'video':
      case 'audio':
      case 'track':
      case 'script':
        add('resource', 'src', ...(tagName === 'video' ? ['poster'] : []))
        break
      case 'iframe':
      case 'frame':
      case 'embed':
        add('frame', 'src')
        break
      case 'object':
        add('frame', 'data')
        break
      case 'form':
        if (attribute.get('method')?.toLowerCase() !== 'post') add('link', 'action')
        break
      case 'button':
      case 'input':
        add('link', 'formaction')
        if (tagName === 'input' && attribute.get('type')?.toLowerCase() === 'image') add('resource', 'src')
        break
      case 'link':
        this.#addLink(attribute, add, addSet)
        break
      case 'meta':
        this.#addMeta(path, from, attribute)
        break
    }
  }

  #addLink(
    attribute: Map<string, string>,
    add: (usage: Usage, name: string) => void,
    addSet: (name: string) => void
  ): void {
    const rels = (attribute.get('rel') ?? '').toLowerCase().split(/\s+/)
    if (rels.includes('canonical')) return
    if (rels.some(rel => RESOURCE_RELS.has(rel))) {
      add('resource', 'href')
      addSet('imagesrcset')
    } else if (rels.some(rel => LINK_RELS.has(rel))) add('link', 'href')
  }

  #addMeta(path: string, from: string, attribute: Map<string, string>): void {
    const content = attribute.get('content') ?? ''
    if (attribute.get('http-equiv')?.toLowerCase() === 'refresh') {
      const url = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']*)/i.exec(content)?.[1]
      if (url !== undefined && url !== '') this.#add('link', path, from, url)
    }
    const isRobots = ['robots', 'googlebot'].includes(attribute.get('name')?.toLowerCase() ?? '')
    if (isRobots && /\b(?:noindex|none)\b/i.test(content) && !/(?:^|\/)404\.html$/.test(path))
      this.#found.set(`noindex ${named(path)}`, [path])
  }

  #add(usage: Usage, path: string, from: string, value: string): void {
    const trimmed = value.replace(/^[\0-\x20]+/, '')
    if (usage !== 'link' && (trimmed === '' || /^[#?]/.test(trimmed))) return
    if (!URL.canParse(value, from)) return
    const url = new URL(value, from)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return
    const key = `${usage}\n${url.href}`
    const pages = this.#references.get(key)
    if (pages === undefined) this.#references.set(key, [path])
    else if (pages.at(-1) !== path) pages.push(path)
  }

  #findingsOf(usage: Usage, url: URL): string[] {
    const address = url.href.slice(0, url.href.length - url.hash.length)
    const insecure =
      usage !== 'link' && url.protocol === 'http:' ? [`insecure-resource ${address.replace(/#$/, '')}`] : []
    if (url.origin !== ORIGIN && url.host !== 'site.invalid')
      return usage === 'link' ? [] : [`external-resource ${address.replace(/#$/, '')}`, ...insecure]
    const path = decodedPath(url.pathname.slice(1))
    if (usage === 'resource')
      return this.#files.has(path) ? insecure : [`missing-resource ${written(path)}`, ...insecure]
    const file = this.#fileFor(path)
    if (file === undefined)
      return usage === 'frame'
        ? [`missing-resource ${written(path)}`, ...insecure]
        : [`broken-link ${named(path)}`]
    if (usage === 'frame') return insecure
    const fragment = url.hash.slice(1).split(':~:')[0] ?? ''
    const ids = this.#ids.get(file)
    const decodedFragment = decodedBytes(fragment)
    if (ids === undefined || fragment === '' || decodedFragment.toLowerCase() === 'top') return []
    if (ids.has(fragment) || ids.has(decodedFragment)) return []
    const shown = decodedFragment.replace(/[\s\p{Cc}]/gu, encodeURIComponent)
    return [`broken-anchor ${named(file)}#${shown}`]
  }

  /** Returns the file that a host with clean URLs serves for a path. */
  #fileFor(path: string): string | undefined {
    const page = pageOf(path)
    return [
      path,
      ...(page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`]),
      ...(path.endsWith('/') ? [] : [page])
    ].find(candidate => this.#files.has(candidate))
  }
}

function* elementsOf(node: Tree.Node): Generator<Tree.Element> {
  const waiting: Tree.Node[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('tagName' in next) yield next
    if ('childNodes' in next) for (const child of next.childNodes.toReversed()) waiting.push(child)
  }
}

function isHref({ name }: { name: string }): boolean {
  return name === 'href'
}

function decoded(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 1024)
  const label = /<meta[^>]*charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8'
  return new TextDecoder(label).decode(bytes)
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Percent-decodes a text. Bytes that are not valid UTF-8 become replacement characters. */
function decodedBytes(text: string): string {
  const bytes = text.match(/%[0-9a-f]{2}|[^%]+|%/gi)?.map(part => {
    const isEncoded = /^%[0-9a-f]{2}$/i.test(part)
    return isEncoded ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part)
  })
  return Buffer.concat(bytes ?? []).toString()
}

function pageOf(path: string): string {
  if (path === 'index.html') return ''
  for (const end of ['/index.html', '.html']) if (path.endsWith(end)) return path.slice(0, -end.length)
  let length = path.length
  while (path[length - 1] === '/') length--
  return path.slice(0, length)
}

function written(path: string): string {
  return `/${path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent)}`
}

function named(path: string): string {
  return written(pageOf(path))
}
