import { readablePath, type ServedSite } from '../sample/served-site.ts'
import { pathOf, type VerifyTarget } from '../sample/targets.ts'
import type { Evidence } from './evidence.ts'
import type { VerifyFinding } from './kinds.ts'

const MAX_PROBES = 10

/** Returns targets for missing pages, at the addresses that these pages would have under other host rules. */
export function probesFor(all: readonly Evidence[], addresses: ServedSite): VerifyTarget[] {
  return all
    .filter(isNotFound)
    .flatMap(({ target }): VerifyTarget[] => {
      if (target.role !== 'page') return []
      const url = addresses.inOtherStyle(target.file.path)
      return url.href === target.url.href ? [] : [{ ...target, url }]
    })
    .slice(0, MAX_PROBES)
}

/** Explains missing pages from the results of all addresses. A missing host rule is reported only once. */
export function explainMissing(
  findings: readonly VerifyFinding[],
  all: readonly Evidence[],
  probes: readonly Evidence[]
): VerifyFinding[] {
  const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked')
  const notFound = new Set(pages.filter(isNotFound).map(({ target }) => target.url.href))
  const [elsewhere, absent] = partition(
    probes,
    ({ visit }) => visit.end === 'response' && visit.status === 200
  )
  const [first] = elsewhere
  if (first === undefined && notFound.size < pages.length) return [...findings]
  // If some pages exist at their other address, a page that does not exist at either address is simply missing.
  const absentPaths = new Set(first === undefined ? [] : absent.map(({ target }) => pathOf(target)))
  const [explained, others] = partition(
    findings,
    ({ kind, address, path }) => kind === 'missing' && notFound.has(address) && !absentPaths.has(path)
  )
  return first === undefined
    ? [...explained.map(finding => ({ ...finding, advice: EVERY_PAGE })), ...others]
    : [...ruleFinding(explained, elsewhere), ...others]
}

const EVERY_PAGE =
  'Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host has permission to read the files.'

/** Returns one finding that lists the pages that exist at their other address. */
function ruleFinding(missing: readonly VerifyFinding[], probes: readonly Evidence[]): VerifyFinding[] {
  const [first] = missing
  if (first === undefined) return []
  const isHtml = probes[0]?.target.url.pathname.endsWith('.html') === true
  const found = new Set(probes.map(({ target }) => pathOf(target)))
  const tried = missing.filter(({ path }) => found.has(path)).map(({ address }) => readablePath(address))
  const detail = `Not found at ${tried.join(', ')}, but found ${isHtml ? 'with' : 'without'} \`.html\`.`
  const advice = isHtml
    ? 'The host has no rewrite rule that adds `.html` to addresses. See docs/hosting.md.'
    : 'The host does not serve `.html` addresses. Set `addresses: clean`.'
  return [{ ...first, detail, advice, count: missing.length }]
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter(item => !isFirst(item))]
}

/** A bucket that cannot be listed responds with 403 for objects that do not exist. */
function isNotFound({ visit }: Evidence): boolean {
  return visit.end === 'response' && (visit.status === 404 || visit.status === 403)
}
