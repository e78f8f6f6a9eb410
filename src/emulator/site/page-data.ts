import type { RenderedContent, Site } from './theme/page.ts'

/**
 * Returns a page in the format of React Server Components, with the complete page text and the build id. The client
 * loads this data instead of the page when a reader follows a link.
 */
export function pageData({ buildId, basePath }: Site, { path, title, html }: RenderedContent): string {
  const content = ['$', 'div', null, { id: 'content', dangerouslySetInnerHTML: { __html: html } }]
  const tree = {
    b: buildId,
    p: basePath,
    c: ['', ...path.split('/')],
    f: [['$', 'title', null, { children: title }]]
  }
  return `1:"$Sreact.fragment"\n2:${JSON.stringify(content)}\n0:${JSON.stringify({ ...tree, i: '$L2' })}\n`
}

export function buildManifests({ buildId, pages }: Site): [path: string, text: string][] {
  const folder = `_next/static/${buildId}`
  const routes = pages.map(({ path }) => `/${path}`)
  return [
    [`${folder}/_buildManifest.js`, `self.__BUILD_MANIFEST=${JSON.stringify({ sortedPages: routes })}\n`],
    [`${folder}/_ssgManifest.js`, 'self.__SSG_MANIFEST=new Set\n']
  ]
}
