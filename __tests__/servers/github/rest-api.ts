import type { Fault, JsonAnswer } from '../json-server.ts'

export const NOT_FOUND: JsonAnswer = [404, { message: 'Not Found' }]

/** Response to a request whose token lacks the required permission. */
export const NO_PERMISSION: Fault = { status: 403, message: 'Resource not accessible by integration' }

/** Returns the page that `per_page` and `page` in the URL select from a list, with a link to the next page. */
export function pageOf<T>(all: T[], url: URL, show: (each: T) => object): JsonAnswer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30))
  const page = Number(url.searchParams.get('page') ?? 1)
  const next = new URL(url)
  next.searchParams.set('page', String(page + 1))
  const headers = all.length > page * size ? { link: `<${next.href}>; rel="next"` } : {}
  return [200, all.slice((page - 1) * size, page * size).map(show), headers]
}
