import type { Exchange } from '../exchange.ts'

/** Adds files that hosts read and do not serve. `base` is the path of the site, without a slash at the end. */
export function addHostFiles(
  exchange: Exchange,
  { base, hasMarkdown }: { base: string; hasMarkdown: boolean }
): void {
  const isNext = exchange.files.some(({ path }) => path.startsWith('_next/'))
  // GitHub Pages leaves out names with an underscore or a dot, and renders Markdown, unless this file exists.
  if (hasMarkdown || isNext) exchange.add('.nojekyll', '', 'host-file')
  if (hasMarkdown) exchange.add('_headers', headersFile(base), 'host-file')
}

/** Returns the headers for Netlify and Cloudflare Pages. Teams append their own rules, such as those for caches. */
function headersFile(base: string): string {
  return `${base}/*
  Link: <${base}/llms.txt>; rel="llms-txt", <${base}/llms-full.txt>; rel="llms-full-txt"
  X-Llms-Txt: ${base}/llms.txt
`
}
