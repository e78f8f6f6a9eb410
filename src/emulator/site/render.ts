import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RenderedPage } from '../../sources/content/page-content.ts'
import type { Renderer } from '../../sources/render/renderer.ts'
import type { PageSource } from '../../sources/source/page-source.ts'
import { placeIn, problemText } from '../../sources/source/problems.ts'
import type { DocsSources } from '../../sources/source/docs-sources.ts'
import { Targets } from '../../sources/targets.ts'
import { contentHtml } from './rendered-components.ts'
import { Hrefs } from './hrefs.ts'
import { buildManifests, pageData } from './page-data.ts'
import { readStyle } from './theme/html-document.ts'
import { Navigation } from './theme/navigation.ts'
import { canonicalUrl, pageHtml, type RenderedContent, type Site } from './theme/page.ts'
import { assetPath, DEFAULT_BUILD_ID, type SiteVariant } from './variant.ts'
import { ownFile } from '../../runtime/own-file.ts'

export interface SiteRequest {
  domain: string
  version: string | undefined
  paths: string[] | undefined
  commit: string | undefined
  variant: SiteVariant
}

interface Rendering {
  sources: DocsSources
  docs: string
  renderer: Renderer
  request: SiteRequest
  folder: string
}

export interface SiteProgress {
  done: number
  total: number
  /** Warnings since the last report. */
  warnings: string[]
}

/** Writes a site. The consumer of the generator decides when the next page is rendered. */
export async function* renderSite(rendering: Rendering): AsyncGenerator<SiteProgress> {
  const { sources, docs, renderer, request, folder } = rendering
  const { paths, variant } = request
  const selected = sources.pages.filter(({ path }) => paths?.includes(path) ?? true)
  const targets = new Targets(selected, sources.others)
  const { site, assets } = await siteOf(sources, selected, request)
  const total = site.pages.length
  let done = 0
  // An interrupted attempt may have left files.
  rmSync(folder, { recursive: true, force: true })
  const write = (path: string, text: string): void => writeText(folder, path, text)
  const writePage = (content: RenderedContent): void => {
    write(`${content.path}.html`, pageHtml(site, content))
    write(`${content.path}.txt`, pageData(site, content))
  }
  const warnings = sources.problems
    .filter(({ kind }) => kind !== 'missing-page' || paths === undefined)
    .map(problemText)
  yield { done, total, warnings }
  // Without an index page, the site address shows the first page in the navigation.
  const home = selected.some(({ path }) => path === 'index') ? undefined : site.navigation.first
  for await (const { source, rendered: page } of renderer.render(selected, sources.files)) {
    writePage(pageContent(page, source, targets, site, variant))
    if (source === home) {
      const content = pageContent(page, { ...source, path: 'index' }, targets, site, variant)
      writePage({ ...content, canonical: canonicalUrl(site, home.path) })
    }
    // Dead links are not reported here, because the export review reports them.
    const problems = page.problems.map(problem =>
      problemText({ ...problem, place: placeIn(source.file, problem.place) })
    )
    yield { done: (done += 1), total, warnings: problems }
  }
  for (const file of sources.others) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(docs, file), join(folder, file))
  }
  const made = [...assets, ...buildManifests(site), ...Object.entries(variant.files ?? {})]
  for (const [path, text] of made) write(path, text)
}

async function siteOf(
  { settings }: DocsSources,
  pages: PageSource[],
  { domain, version, commit, variant }: SiteRequest
): Promise<{ site: Site; assets: Map<string, string> }> {
  const { basePath = '', buildId = DEFAULT_BUILD_ID, searchNote } = variant
  const css = await readStyle(assetUrl('site.css'))
  const script = readFileSync(assetUrl('site.js'), 'utf8')
  const hrefs = new Hrefs(basePath)
  const assets = {
    css: assetPath('css', 'css', css, buildId),
    script: assetPath('chunks', 'js', script, buildId)
  }
  return {
    site: {
      domain,
      version,
      commit,
      buildId,
      basePath,
      searchNote,
      hrefs,
      settings,
      pages,
      assets,
      navigation: new Navigation(settings?.navigation, pages, hrefs)
    },
    assets: new Map([
      [assets.css, css],
      [assets.script, script]
    ])
  }
}

function pageContent(
  { tree }: RenderedPage,
  page: PageSource,
  targets: Targets,
  { hrefs }: Site,
  { changedPages = [] }: SiteVariant
): RenderedContent {
  const { path, title, description } = page
  const change = changedPages.includes(path) ? 'This sentence was added to the page.' : ''
  const html = contentHtml(tree, target => hrefs.of(target, page, targets))
  return { path, title, description, html: html + (change && `<p>${change}</p>\n`) }
}

function assetUrl(name: string): URL {
  return ownFile(`emulator/site/theme/assets/${name}`)
}

function writeText(folder: string, path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
