import type { Exchange } from './exchange.ts'

/** Folders of Next.js in which every file name has a build hash. */
const HASHED = ['chunks', 'css', 'media'].map(name => `_next/static/${name}/`)

/** Adds files that hosts read and do not serve. `base` is the path of the site, without a slash at the end. */
export function addHostFiles(
  exchange: Exchange,
  { base, hasMarkdown }: { base: string; hasMarkdown: boolean }
): void {
  const paths = exchange.files.map(({ path }) => path)
  // GitHub Pages leaves out names with an underscore or a dot, and renders Markdown, unless this file exists.
  if (hasMarkdown || paths.some(path => path.startsWith('_next/'))) exchange.add('.nojekyll', '', 'host-file')
  if (!hasMarkdown) return
  const folders = HASHED.filter(folder => paths.some(path => path.startsWith(folder)))
  exchange.add('_headers', headersFile(base, folders), 'host-file')
}

/** Returns the headers for Netlify and Cloudflare Pages. */
function headersFile(base: string, folders: readonly string[]): string {
  const llms = `Link: <${base}/llms.txt>; rel="llms-txt", <${base}/llms-full.txt>; rel="llms-full-txt"`
  const rules = [
    [`${base}/*`, llms, `X-Llms-Txt: ${base}/llms.txt`],
    ...folders.map(folder => [`${base}/${folder}*`, 'Cache-Control: public, max-age=31536000, immutable'])
  ]
  return rules
    .map(([path, ...headers]) => `${[path, ...headers.map(line => `  ${line}`)].join('\n')}\n`)
    .join('')
}
