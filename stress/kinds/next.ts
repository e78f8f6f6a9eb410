import { join } from 'node:path'
import { installOnDemand } from '../../scripts/on-demand.ts'
import { build, writeFiles } from './build.ts'
import { DEAD_LINK, MISSING_IMAGE, type SourcePage, sourcePages } from './pages.ts'

export interface NextOptions {
  trailingSlash: boolean
  basePath: '' | '/docs'
}

/** Builds a site with the app router and `output: 'export'`, and returns its folder. */
export function buildNext({ trailingSlash, basePath }: NextOptions, isSecond: boolean): string {
  const next = installOnDemand('next')
  // The project is below the folder that contains `node_modules`, so that imports find the packages.
  const name = `next${trailingSlash ? '-slash' : ''}${basePath.replace('/', '-')}${isSecond ? '-2' : ''}`
  const project = join(next, '../../sites', name)
  const config = { output: 'export', trailingSlash, basePath }
  writeFiles(project, {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.js': `export default ${JSON.stringify(config)}`,
    'app/layout.jsx': LAYOUT,
    'app/guides/layout.jsx': GUIDES_LAYOUT,
    ...Object.fromEntries(
      sourcePages(isSecond).map(page => [
        page.number === 0 ? 'app/page.jsx' : `app/${page.name}/page.jsx`,
        pageCode(page, basePath)
      ])
    ),
    'app/api/[name]/page.jsx': DYNAMIC_PAGE
  })
  build(process.execPath, [join(next, 'dist/bin/next'), 'build'], project)
  return join(project, 'out')
}

const LAYOUT = `export const metadata = { title: 'Documentation' }
export default function Layout({ children }) {
  return <html lang="en"><body><main>{children}</main></body></html>
}
`
const GUIDES_LAYOUT = `export default function Layout({ children }) { return <section>{children}</section> }\n`
const DYNAMIC_PAGE = `export const dynamicParams = false
export const generateStaticParams = () => [{ name: 'create' }, { name: 'delete' }]
export default async function Page({ params }) { return <h1>{(await params).name}</h1> }
`

function pageCode({ next, title, text, hasMistakes }: SourcePage, basePath: string): string {
  const mistakes = `<a href="${basePath}/${DEAD_LINK}">Nowhere</a><img alt="" src="${basePath}/${MISSING_IMAGE}" />`
  return `import Link from 'next/link'
export const metadata = { title: ${JSON.stringify(title)} }
export default function Page() {
  return <><h1>${title}</h1><p>${text}</p><Link href="/${next.replace(/^index$/, '')}">Next</Link>${hasMistakes ? mistakes : ''}</>
}
`
}
