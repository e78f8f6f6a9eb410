import {
  getCleanUrls,
  getTransformedRoutes,
  isHandler,
  type Route,
  type RouteWithSrc
} from '@vercel/routing-utils'
import { textOf } from '../../support/repository.ts'

const isSource = (route: Route): route is RouteWithSrc => !isHandler(route)

/** Resolves a path as Vercel does with the settings in the examples: to a file, a redirect, or neither. */
export function askVercel(path: string, files: ReadonlySet<string>, name = 'vercel.json') {
  const config = JSON.parse(textOf(`examples/hosting/vercel/${name}`)) as object
  const { routes, error } = getTransformedRoutes(config)
  if (error !== null) throw new Error(error.message)
  const headers: Record<string, string> = {}
  for (const route of routes ?? []) {
    if (!isSource(route)) throw new Error('This helper does not support routing phases')
    const match = new RegExp(route.src).exec(path)
    if (match === null) continue
    const named = Object.entries(route.headers ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    ])
    Object.assign(headers, Object.fromEntries(named))
    if (route.continue !== true) return { location: headers['Location'], headers }
  }
  // With `cleanUrls`, Vercel serves a page only at its address without .html, so this code looks up that address.
  const pages = getCleanUrls([...files]).map(({ html, clean }) => [clean.replace(/(?<=\/)index$/, ''), html])
  const page = new Map(pages as [string, string][]).get(path)
  const key = (page ?? path).slice(1)
  return { ...(files.has(key) && { key }), headers }
}
