import type http from 'node:http'
import { addressOf, startServer } from '../../../servers/server.ts'
import { hostedHtml, hostedMarkdown, type SiteState } from './hosted-page.ts'
import { type HostedDocs, menuOf, navigationOf, settingsOf, sourceAt } from './hosted-source.ts'

type Channel = 'html' | 'md'

interface Build {
  docs: HostedDocs
  builtAt: Date
}

interface Deployment {
  docs: HostedDocs
  /** The time of the build, which the service shows as `lastmod` and `lastModified`. */
  at: Date
  /** Pages that this deployment builds; all pages without it. Other pages stay as they were. */
  pages?: readonly string[]
  channels?: readonly Channel[]
  status?: 'success' | 'in_progress'
}

/** Answers a request itself and returns true, or leaves it to the service. */
type Front = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  path: string
) => boolean | Promise<boolean>

interface HostingOptions {
  gitSource?: Partial<SiteState['gitSource']>
  /** What an address without a page gets: the start page, as the service does by default, or 404. */
  unknown?: 'redirect' | 'not-found'
  /** Seconds that each channel has been in the cache. */
  ages?: Partial<Record<Channel, number>>
  front?: Front
}

interface Reply {
  status: number
  headers: http.OutgoingHttpHeaders
  body?: string
}

/**
 * Imitates the hosting service: it builds pages one by one, so each page and channel can be at another commit. Serves
 * HTML, Markdown, the sitemap and images, and redirects unknown addresses to the start page.
 */
export async function startHosting(options: HostingOptions = {}) {
  const served: Record<Channel, Map<string, Build>> = { html: new Map(), md: new Map() }
  let newest: Build = { docs: {}, builtAt: new Date(0) }
  let buildId = ''
  let front = options.front

  /** The pages of each build, which show the newest build of the site. */
  let allRendered = new WeakMap<Build, Map<string, Reply>>()
  const renderedOf = (build: Build): Map<string, Reply> => {
    const pages = allRendered.get(build) ?? new Map<string, Reply>()
    allRendered.set(build, pages)
    return pages
  }

  const deploy = ({ docs, at, pages, channels = ['html', 'md'], status = 'success' }: Deployment): void => {
    const build = { docs, builtAt: at }
    buildId = `${objectId(at)}:${status}`
    const known = new Set(pagesOf(docs))
    for (const channel of channels) {
      for (const page of pages ?? known)
        if (known.has(page)) served[channel].set(page, build)
        else served[channel].delete(page)
      if (pages === undefined)
        for (const page of served[channel].keys()) if (!known.has(page)) served[channel].delete(page)
    }
    newest = build
    allRendered = new WeakMap()
  }

  const siteOf = (docs: HostedDocs): SiteState => ({
    name: settingsOf(newest.docs).name ?? 'Acme',
    buildId,
    gitSource: {
      owner: 'acme',
      repo: 'docs',
      deployBranch: 'main',
      contentDirectory: 'docs',
      ...options.gitSource
    },
    navigation: navigationOf(newest.docs).map(path => ({
      title: sourceAt(path, newest.docs)?.title ?? path,
      href: `/${path}`
    })),
    menu: menuOf(docs)
  })

  const sitemap = (origin: string): string => {
    const listed = navigationOf(newest.docs).filter(page => sourceAt(page, newest.docs)?.hidden !== true)
    const entries = listed.flatMap(page => {
      const build = served.html.get(page)
      const address = page === 'index' ? origin : `${origin}/${page}`
      return build === undefined
        ? []
        : [
            `  <url>\n    <loc>${address}</loc>\n    <lastmod>${build.builtAt.toISOString()}</lastmod>\n  </url>\n`
          ]
    })
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  }

  const answer = (path: string, origin: string): Reply => {
    if (path === '/sitemap.xml') return reply('application/xml', sitemap(origin))
    const [, name = '', isMarkdown] = /^\/(.*?)(\.md)?$/.exec(path) ?? []
    const page = name === '' ? 'index' : name
    const channel = isMarkdown === undefined ? 'html' : 'md'
    const build = served[channel].get(page)
    const rendered = renderedOf(build ?? newest)
    const key = `${channel} ${page}`
    const known = rendered.get(key)
    if (known !== undefined) return known
    const source = build && sourceAt(page, build.docs)
    if (build !== undefined && source !== undefined) {
      const age = String(options.ages?.[channel] ?? 0)
      const etag = `"${build.builtAt.getTime()}"`
      const made =
        channel === 'md'
          ? reply('text/markdown; charset=utf-8', hostedMarkdown(source, origin), { age })
          : reply('text/html; charset=utf-8', hostedHtml(page, source, siteOf(build.docs), build.builtAt), {
              age,
              etag
            })
      rendered.set(key, made)
      return made
    }
    const file = newest.docs[name]
    if (file !== undefined && !/\.(mdx?|json)$/.test(name)) return reply('image/png', file)
    const redirect = settingsOf(newest.docs).redirects?.find(each => each.source === path)
    if (redirect !== undefined)
      return { status: redirect.permanent === false ? 307 : 308, headers: { location: redirect.destination } }
    return options.unknown === 'not-found' || path === '/'
      ? { ...reply('text/html; charset=utf-8', '<h1>Page not found!</h1>'), status: 404 }
      : { status: 308, headers: { location: '/' } }
  }

  const server = await startServer(async (request, response) => {
    const path = addressOf(request)?.path
    if (path === undefined) {
      response.writeHead(400).end()
      return
    }
    if ((await front?.(request, response, path)) === true) return
    const { status, headers, body } = answer(path, `http://${request.headers.host ?? ''}`)
    response.writeHead(status, headers).end(body)
  })
  return Object.assign(server, {
    deploy,
    setFront: (next: Front | undefined) => {
      front = next
    }
  })
}

function reply(type: string, body: string, headers: http.OutgoingHttpHeaders = {}): Reply {
  return { status: 200, headers: { 'content-type': type, ...headers }, body }
}

function pagesOf(docs: HostedDocs): string[] {
  return Object.keys(docs)
    .filter(path => /\.mdx?$/.test(path) && !path.startsWith('snippets/'))
    .map(path => path.replace(/\.mdx?$/, ''))
}

/** The first eight digits of such an id are the time of the build in seconds. */
function objectId(at: Date): string {
  return `${Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0')}a98d5d8909504f8e`
}
