import type { Visit } from '../request/visit.ts'
import { OTHER_ADVICE } from './kinds.ts'

/** A page that was requested. */
interface RequestedPage {
  target: { url: URL }
  visit: Visit
  page?: { title: string; isSignIn: boolean } | undefined
}

/** Returns a problem if all requested pages are behind a sign-in. */
export function loginProblem(
  pages: readonly RequestedPage[]
): { detail: string; advice?: string } | undefined {
  const [first] = pages
  if (first === undefined) return undefined
  const statuses = pages.map(({ visit }) => (visit.end === 'response' ? visit.status : undefined))
  if (statuses.every(status => status === 401 || status === 403))
    return statuses.includes(403)
      ? { detail: 'Every page returns HTTP 403.', advice: OTHER_ADVICE.forbidden }
      : { detail: 'Every page returns HTTP 401.' }
  const place = signInHost(pages) ?? signInPath(pages)
  if (place !== undefined)
    return { detail: `Every page redirects to ${place}, which asks readers to sign in.` }
  const { title = '' } = first.page ?? {}
  const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title)
  return isForm ? { detail: `Every page is the same sign-in form, "${title.slice(0, 100)}".` } : undefined
}

const SIGN_IN_ADDRESS =
  /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i

/** Returns the sign-in host to which all pages redirect, but not a host that serves the pages themselves. */
function signInHost(pages: readonly RequestedPage[]): string | undefined {
  const places = pages.map(({ target, visit }) =>
    visit.end === 'left' ? { to: visit.to, from: target.url } : undefined
  )
  const [first] = places
  const isSignIn = places.every(
    place =>
      place !== undefined &&
      place.to.host === first?.to.host &&
      place.to.host !== place.from.host &&
      !place.to.pathname.endsWith(place.from.pathname.replace(/\/$/, '') || '//') &&
      (SIGN_IN_ADDRESS.test(place.to.host + place.to.pathname) ||
        (pages.length > 1 && place.to.pathname === first.to.pathname))
  )
  return isSignIn ? first?.to.host : undefined
}

/** Returns the path on the site itself to which several pages redirect, if its name is that of a sign-in page. */
function signInPath(pages: readonly RequestedPage[]): string | undefined {
  const places = pages.map(({ target, visit }) =>
    visit.end === 'left' && visit.to.origin === target.url.origin ? visit.to.pathname : undefined
  )
  const [first] = places
  const isSignIn = pages.length > 1 && first !== undefined && SIGN_IN_ADDRESS.test(first)
  return isSignIn && places.every(place => place === first) ? first : undefined
}
