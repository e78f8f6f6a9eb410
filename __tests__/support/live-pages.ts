import type { PageVersion } from '../../src/verify/live/classes.ts'
import type { SourcePage } from '../../src/verify/live/page-facts.ts'
import { readDocs } from '../../src/sources/docs.ts'
import { Renderer } from '../../src/sources/render/renderer.ts'
import { versionOf } from './docs-version.ts'

/** Reads a page of the sources from MDX. `files`: other files of the documentation, such as snippets. */
export async function sourcePage(mdx: string, files: Record<string, string> = {}): Promise<SourcePage> {
  const docs = versionOf({ 'docs.json': '{}', 'guide.mdx': mdx, ...files })
  const { pages } = await readDocs(docs, new Renderer({}))
  const page = pages.find(({ address }) => address === '/guide')
  if (page === undefined) throw new Error('There is no page.')
  return page
}

/** Returns versions from MDX, newest first, one each hour. An empty text is a page that does not exist. */
export async function versionsOf(...texts: string[]): Promise<PageVersion[]> {
  const versions = texts.map(async (mdx, at): Promise<PageVersion> => {
    const page = mdx === '' ? 'missing' : await sourcePage(mdx)
    return { commit: `c${texts.length - at}`, time: timeOf(texts.length - at), page }
  })
  return await Promise.all(versions)
}

/** Returns the time of the version `c1`, `c2` and so on. */
export function timeOf(version: number): number {
  return Date.parse('2026-11-01T00:00:00Z') + version * 3_600_000
}

interface ServedParts {
  title?: string
  /** When the service built the page, and all pages. */
  builtAt?: number
  buildAt?: number
  /** Texts in the data for the client. */
  data?: string
  /** Elements before the content, such as the navigation. */
  before?: string
}

/** Returns HTML in the shape in which the service serves a page. */
export function servedHtml(content: string, parts: ServedParts = {}): Buffer {
  const { title = 'Guide', builtAt, buildAt, data = '', before = '' } = parts
  const fields = [
    builtAt === undefined ? '' : `"lastModified":"${new Date(builtAt).toISOString()}",`,
    buildAt === undefined ? '' : `"buildId":"${(buildAt / 1000).toString(16)}a98d5d8909504f8e:success",`
  ].join('')
  const payload = `1:{${fields}"gitSource":{"type":"github","owner":"o","repo":"r","deployBranch":"main","contentDirectory":"docs","isPrivate":false},"compiledSource":${JSON.stringify(data)}}\n`
  const push = JSON.stringify(payload).replaceAll('<', '\\u003c')
  return Buffer.from(`<!doctype html><html><head><title>${title} - Site</title></head><body>
<div id="navbar"><a href="/other">Other page of the site</a></div>${before}
<div class="[&>*]:mt-2" id="content-area"><header id="header"><h1 id="page-title">${title}</h1></header>
<div class="mdx-content" id="content">${content}</div>
<div id="pagination"><a href="/next">The next page to read</a></div>
<footer id="footer">Powered by the service</footer></div>
<script>self.__next_f.push([1,${push}])</script></body></html>`)
}
