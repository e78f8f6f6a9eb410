import type { ManifestFile } from '../../site/records/manifest.ts'
import type { Evidence } from './evidence.ts'

/** The known facts about this version of the pages and the previous version. */
export interface KnownVersions {
  /** Milliseconds since 1970; NaN if the time is unknown. */
  exportedAt: number
  previous: ReadonlyMap<string, string> | undefined
  /** How each page changed since the previous export; undefined if unknown. */
  fates: ReadonlyMap<string, 'changed' | 'added' | 'rebuilt'> | undefined
}

/** Returns the evidence that the response is an earlier version of the file, or undefined if there is none. */
export function staleSign(
  { visit, page }: Evidence,
  file: ManifestFile,
  facts: KnownVersions
): string | undefined {
  if (visit.end !== 'response') return undefined
  const { path } = file
  const { headers, body } = visit
  const { exportedAt, fates } = facts
  const fate = fates?.get(path)
  // Times in headers have a precision of one second.
  const isBefore = (time: number) => time + 1000 <= exportedAt
  const age = /^\d{1,10}$/.test(headers.age ?? '') ? ` The cached response is ${headers.age} s old.` : ''
  if (body !== undefined && body.sha256 !== '' && facts.previous?.get(path) === body.sha256)
    return `The version from the previous export is served.${age}`
  if (body !== undefined && file.exported === body.sha256)
    return `The page is served as exported, without the changes made by the finish action: from a cache, or the folder was published before finish ran.${age}`
  const cachedAt = Date.parse(headers.date ?? '') - Number(headers.age ?? NaN) * 1000
  if (page !== undefined && page.content === file.content) {
    const isRebuilt = fates === undefined ? isBefore(cachedAt) : fate === 'rebuilt' && age !== ''
    return isRebuilt ? `An earlier build of the page is served from a cache.${age}` : undefined
  }
  if (page?.words === 'few' && page.title !== file.title) return undefined
  if (fate === 'changed')
    return `An earlier version is served: the page changed in this export, but its new content is not served.${age}`
  // A page that is new in this export has no earlier version.
  if (fate === 'added') return undefined
  const modified = Date.parse(headers['last-modified'] ?? '')
  if (isBefore(modified))
    return `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`
  return isBefore(cachedAt)
    ? `An earlier version is served from a cache: the response is older than the export.${age}`
    : undefined
}
