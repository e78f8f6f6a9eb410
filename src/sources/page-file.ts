/** The file extensions of pages and of imported snippets, as part of a regular expression. */
export const PAGE_ENDING = String.raw`\.[mM][dD][xX]?`

const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`)

/** Whether a file is a page or an imported snippet, in Markdown or MDX. */
export function isPageFile(path: string): boolean {
  return PAGE_FILE.test(path)
}

/** Whether a file is MDX. All other page files are Markdown with HTML. */
export function isMdxFile(path: string): boolean {
  return isPageFile(path) && /x$/i.test(path)
}

/** `guides/start.mdx` → `guides/start`. */
export function withoutPageEnding(path: string): string {
  return path.replace(PAGE_FILE, '')
}
