import { titleFromPath } from '../../sources/source/page-source.ts'
import { escapeText } from './theme/html-document.ts'
import type { RenderedContent } from './theme/page.ts'

/** Known problems that an exported site can contain. All but the last two add the page `problems/<name>.html`. */
const PROBLEM_PAGES = {
  'broken-link': { html: '<a href="../missing-page.html">A link to a page that does not exist</a>' },
  'broken-anchor': {
    html: '<a href="../index.html#missing-section">A link to a section that does not exist</a>'
  },
  'missing-image': { html: '<img src="../images/missing.png" alt="An image that does not exist">' },
  'missing-script': { html: '<script src="../assets/missing.js"></script>' },
  'missing-style': { head: '<link rel="stylesheet" href="../assets/missing.css">\n' },
  'external-script': { html: '<script src="https://scripts.example.net/widget.js" defer></script>' },
  'external-font': {
    head: '<style>@font-face{font-family:sample;src:url(https://fonts.example.net/sample.woff2)}</style>\n'
  },
  'external-image': {
    html: '<img src="https://images.example.net/photo.png" alt="An image of another host">'
  },
  'insecure-resource': {
    html: '<img src="http://DOMAIN/problems/pixel.svg" alt="An image over plain http">'
  },
  'foreign-canonical': { canonical: 'https://other.example.net/problems/foreign-canonical' },
  noindex: { head: '<meta name="robots" content="noindex">\n' }
} satisfies Record<string, Partial<RenderedContent>>

export type SiteProblem = keyof typeof PROBLEM_PAGES | 'sitemap' | 'missing-404'

export const SITE_PROBLEMS = [
  ...(Object.keys(PROBLEM_PAGES) as (keyof typeof PROBLEM_PAGES)[]),
  'sitemap',
  'missing-404'
] as const satisfies SiteProblem[]

/** Path in the sitemap that has no file. */
export const MISSING_SITEMAP_PATH = 'problems/removed-page'

/** The file that the page with the insecure resource refers to: it exists, only its address is wrong. */
export const PIXEL = {
  path: 'problems/pixel.svg',
  content: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n'
}

export function problemPages(problems: SiteProblem[], domain: string): RenderedContent[] {
  return problems
    .filter((problem): problem is keyof typeof PROBLEM_PAGES => problem in PROBLEM_PAGES)
    .map(problem => {
      const { html = '', ...rest }: Partial<RenderedContent> = PROBLEM_PAGES[problem]
      const title = titleFromPath(problem)
      const content = `<p>${html.replace('DOMAIN', escapeText(domain))}</p>`
      return {
        path: `problems/${problem}`,
        title,
        description: '',
        mode: '',
        ...rest,
        html: `<h1>${title}</h1>\n<p>This page has the known problem <code>${problem}</code>.</p>\n${content}\n`
      }
    })
}
