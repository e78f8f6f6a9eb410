import { readFile } from 'node:fs/promises'

const PACKAGES = new URL('../../../../node_modules/', import.meta.url)

/** The looks of text and code are those of GitHub, from packages. In `dist`, the bundle has put them into one file. */
export async function packagedStyle(): Promise<string> {
  const bundled = await readFile(new URL('assets/packages.css', import.meta.url), 'utf8').catch(
    () => undefined
  )
  if (bundled !== undefined) return bundled
  const read = async (path: string): Promise<string> => await readFile(new URL(path, PACKAGES), 'utf8')
  return [
    await read('github-markdown-css/github-markdown.css'),
    await read('highlight.js/styles/github.css'),
    `@media (prefers-color-scheme: dark) {\n${await read('highlight.js/styles/github-dark.css')}}`
  ].join('\n')
}

/** A style sheet, after what all pages share. */
export async function readStyle(file: URL): Promise<string> {
  const base = new URL('assets/base.css', import.meta.url)
  return [await packagedStyle(), await readFile(base, 'utf8'), await readFile(file, 'utf8')].join('\n')
}
