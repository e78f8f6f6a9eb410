import { escapeHtml } from './theme/html-document.ts'
import type { PageContent } from './theme/page.ts'

interface ProblemPage {
  title: string
  html?: (domain: string) => string
  head?: string
  canonical?: string
}

/** Known problems that an exported site can contain. All but the last two add the page `problems/<name>.html`. */
const PROBLEM_PAGES = {
  'broken-link': {
    title: 'Broken link',
    html: () => '<p><a href="../missing-page.html">A link to a page that does not exist</a></p>\n'
  },
  'broken-anchor': {
    title: 'Broken anchor',
    html: () => '<p><a href="../index.html#missing-section">A link to a section that does not exist</a></p>\n'
  },
  'missing-image': {
    title: 'Missing image',
    html: () => '<p><img src="../images/missing.png" alt="An image that does not exist"></p>\n'
  },
  'missing-script': { title: 'Missing script', html: () => '<script src="../assets/missing.js"></script>\n' },
  'missing-style': {
    title: 'Missing style sheet',
    head: '<link rel="stylesheet" href="../assets/missing.css">\n'
  },
  'external-script': {
    title: 'External script',
    html: () => '<script src="https://scripts.example.net/widget.js" defer></script>\n'
  },
  'external-font': {
    title: 'External font',
    head: '<style>@font-face{font-family:sample;src:url(https://fonts.example.net/sample.woff2)}</style>\n'
  },
  'external-image': {
    title: 'External image',
    html: () => '<p><img src="https://images.example.net/photo.png" alt="An image of another host"></p>\n'
  },
  'insecure-resource': {
    title: 'Insecure resource',
    html: domain =>
      `<p><img src="http://${escapeHtml(domain)}/problems/pixel.svg" alt="An image over plain http"></p>\n`
  },
  'foreign-canonical': {
    title: 'Foreign canonical URL',
    canonical: 'https://other.example.net/problems/foreign-canonical'
  },
  noindex: { title: 'Page with noindex', head: '<meta name="robots" content="noindex">\n' }
} satisfies Record<string, ProblemPage>

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

export function problemPages(problems: SiteProblem[], domain: string): PageContent[] {
  return problems
    .filter((problem): problem is keyof typeof PROBLEM_PAGES => problem in PROBLEM_PAGES)
    .map(problem => {
      const { title, html, head, canonical }: ProblemPage = PROBLEM_PAGES[problem]
      const body = `<h1>${title}</h1>\n<p>This page has the known problem <code>${problem}</code>.</p>\n`
      return {
        path: `problems/${problem}`,
        title,
        description: '',
        headings: [],
        mode: '',
        html: body + (html?.(domain) ?? ''),
        ...(head !== undefined && { head }),
        ...(canonical !== undefined && { canonical })
      }
    })
}
