/** Whether a file is a page that readers open. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path)
}

/** The address of a page on the live site. */
export function liveAddress(
  path: string,
  { domain, basePath }: { domain: string; basePath: string }
): string {
  const base = `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
  const page = path.replace(/(?:^|(?<=\/))index\.html$/, '')
  return `https://${encodeURI(domain)}${base}${page.split('/').map(encodeURIComponent).join('/')}`
}
