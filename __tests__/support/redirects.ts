import { expect } from '@jest/globals'
import { Guards } from '../../src/archive/guards.ts'
import { redirectPages } from '../../src/site/redirects/redirect-pages.ts'
import { parseRedirects, type Redirects } from '../../src/site/redirects/redirects.ts'

export type Entry = [source: string, destination: string, permanent?: boolean]

export function redirectsOf(entries: Entry[], basePath = '/'): Redirects {
  const parsed = parseRedirects(
    entries.map(([source, destination, permanent = true]) => ({ source, destination, permanent })),
    basePath
  )
  expect(parsed.problems).toEqual([])
  return parsed.redirects
}

/** Returns the redirect pages of a site with these files. */
export function pagesIn(files: readonly string[], redirects: Redirects, domain?: string) {
  const guards = new Guards()
  for (const file of files) guards.admit(file, 'file')
  return redirectPages(redirects, files, domain, path => guards.take(path))
}
