import { escapeMarkup } from '../../runtime/text/markup.ts'
import { SiteMap } from '../addresses/site-map.ts'
import { isForbiddenOnWindows } from '../files/file-names.ts'
import { isDotfile } from '../files/left-out.ts'
import { pageName, SiteAddress } from '../addresses/site-address.ts'
import type { RedirectEnd, RedirectRule, Redirects } from './redirects.ts'

/** A page that redirects on any host, even if the host has no rule for the redirect. */
export interface RedirectPage {
  path: string
  /** Destination of the redirect rule. The page itself leads to the end of the redirect chain. */
  redirect: string
  text: string
}

/** The reason why a redirect has no page. */
type Reason = 'wildcard' | 'file' | 'exists' | 'name' | 'loop'

/** Never replaces an exported file. `take` reserves a path in the site, or returns false if the path is taken. */
export function redirectPages(
  redirects: Redirects,
  paths: readonly string[],
  domain: string | undefined,
  take: (path: string) => boolean
): { pages: RedirectPage[]; without: { rule: RedirectRule; reason: Reason }[] } {
  const pages: RedirectPage[] = []
  const without: { rule: RedirectRule; reason: Reason }[] = []
  const site = new SiteMap(new Set(paths))
  const { base } = redirects
  for (const rule of redirects.rules) {
    const reason = reasonAgainst(rule)
    if (reason !== undefined) without.push({ rule, reason })
  }
  return { pages, without }

  function reasonAgainst(rule: RedirectRule): Reason | undefined {
    const name = redirects.pathOf(rule)
    if (name === undefined) return 'wildcard'
    if (site.find(name) !== undefined) return 'exists'
    if (rule.from.isFile) return 'file'
    const end = redirects.follow(name, site)
    if (end === undefined || end.kind === 'loop') return 'loop'
    const path = `${name}.html`
    const isRefused = path.split('/').some(isForbiddenOnWindows) || isDotfile(path)
    if (isRefused || isAddressOfAnother(name, path) || !take(path)) return 'name'
    pages.push({ path, redirect: rule.destination, text: pageHtml(addressesOf(end, base, domain)) })
    return undefined
  }

  /** Whether the redirect page would also be served at a taken address, as `/guides/index` would be at `/guides/`. */
  function isAddressOfAnother(name: string, path: string): boolean {
    const served = pageName(path)
    return served !== name && (site.find(served) !== undefined || redirects.hasSource(served))
  }
}

/** Returns a redirect page for a second address of a page. */
export function aliasPage(
  path: string,
  page: string,
  { basePath, domain }: { basePath: string; domain: string | undefined }
): RedirectPage {
  const clean = new SiteAddress(pageName(page), basePath).pathname
  const address = new SiteAddress(page, basePath).pathname
  return { path, redirect: clean, text: pageHtml({ address, canonical: originOf(domain) + clean }) }
}

interface Addresses {
  /** Contains the file name, so that the address works without rewrite rules. */
  address: string
  /** The clean address, for search engines. */
  canonical: string
}

function addressesOf(
  end: Exclude<RedirectEnd, { kind: 'loop' }>,
  base: string,
  domain: string | undefined
): Addresses {
  if (end.kind === 'external') {
    return { address: end.destination.address, canonical: end.destination.address.replace(/#.*$/s, '') }
  }
  const { path, query, fragment, address } = end.destination
  const clean = originOf(domain) + new SiteAddress(pageName(path), base).pathname
  if (end.kind === 'missing') return { address, canonical: clean }
  const anchor = fragment === '' ? '' : `#${fragment}`
  return { address: new SiteAddress(end.file, base).pathname + query + anchor, canonical: clean }
}

function originOf(domain: string | undefined): string {
  return domain === undefined ? '' : `https://${domain}`
}

/** Escapes all values from a redirect, so that no value can inject markup. */
function pageHtml({ address, canonical }: Addresses): string {
  return redirectPageHtml({ href: escapeMarkup(address), canonical: escapeMarkup(canonical) })
}

/** The addresses in a redirect page, as written in its markup. */
interface WrittenAddresses {
  href: string
  canonical: string
}

export function redirectPageHtml({ href, canonical }: WrittenAddresses): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${canonical}">
</head>
<body>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</body>
</html>
`
}

/** Returns undefined if `redirectPageHtml` did not write the page. */
export function readRedirectPage(page: string): WrittenAddresses | undefined {
  const [, href, canonical] = /; url=([^"]*)">\n<link rel="canonical" href="([^"]*)">/.exec(page) ?? []
  if (href === undefined || canonical === undefined) return undefined
  return redirectPageHtml({ href, canonical }) === page ? { href, canonical } : undefined
}
