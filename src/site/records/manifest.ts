import * as z from 'zod/mini'
import { problemOfPath } from '../files/file-names.ts'
import { damaged, FileProblem, jsonIn, listText, loadFile, readValue } from './export-files.ts'
import { historyEntry } from './history.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** docs/manifest.md describes every field. Increase the version when the meaning of a field changes. */
const MANIFEST_VERSION = 1
const MAX_MANIFEST_FILES = 1_000_000

const isSitePath = (path: string) => path !== '' && problemOfPath(path) === undefined

export const sha256Text = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest'))
export const sitePath = z.string().check(z.refine(isSitePath, 'is not a path inside the site'))

/** What a browser loads for a page and what search engines obey. docs/manifest.md describes every field. */
const loads = z.object({
  scripts: z.optional(z.string()),
  styles: z.optional(z.string()),
  data: z.optional(z.string()),
  base: z.optional(z.string()),
  robots: z.optional(z.string()),
  noscript: z.optional(z.string()),
  canonical: z.optional(z.string()),
  conditional: z.optional(z.string()),
  refresh: z.optional(z.string()),
  hidden: z.optional(z.string()),
  blocked: z.optional(z.string()),
  outline: z.optional(z.string()),
  uses: z.optional(z.string()),
  head: z.optional(z.string()),
  secured: z.optional(z.string()),
  description: z.optional(z.string()),
  rules: z.optional(z.string()),
  spacing: z.optional(z.string()),
  drawings: z.optional(z.string()),
  sources: z.optional(z.string()),
  root: z.optional(z.string()),
  target: z.optional(z.string()),
  unclosed: z.optional(z.string()),
  snippets: z.optional(z.string()),
  refused: z.optional(z.string()),
  sitemaps: z.optional(z.string()),
  addresses: z.optional(z.string())
})

const file = z.object({
  path: sitePath,
  size: z.number(),
  sha256: sha256Text,
  /** Digest of the visible content. Only for pages, and only if the export was checked. */
  content: z.optional(z.string()),
  title: z.optional(z.string()),
  /** Only for pages, robots.txt and sitemaps. */
  loads: z.optional(loads),
  redirect: z.optional(z.string()),
  /** Digest of the exported page, if the finish action changed the page. */
  exported: z.optional(sha256Text),
  /** Digest of the page after the finish action moved the site, without what this action then added to the page. */
  moved: z.optional(sha256Text),
  /** Digest of the previous content, if the finish action was killed while it replaced the file. */
  replaces: z.optional(sha256Text),
  /** Time when the page content last changed, if an earlier export had different content. */
  contentSince: z.optional(z.string()),
  /** Only for files that the finish action added. */
  kind: z.optional(z.enum(['search', 'markdown', 'page-data', 'entry-point', 'host-file', 'shared-data']))
})

const manifest = z.object({
  domain: z.nullish(z.string()),
  jobId: z.nullish(z.string()),
  version: z.nullish(z.string()),
  /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
  exportedAt: z.optional(z.string()),
  basePath: z.optional(z.string()),
  /** The base path of the export, if the finish action moved the site. */
  exportedBasePath: z.optional(z.string()),
  /** Pages to which the export was limited. */
  paths: z.optional(z.array(z.string())),
  /** The public address for which the finish action changed the site. */
  siteUrl: z.optional(z.string()),
  archive: z.optional(z.object({ sha256: z.string(), size: z.number(), format: z.string() })),
  files: z.array(file).check(z.maxLength(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
  /** All redirects of the site, including redirects that have no redirect page. */
  redirects: z.optional(
    z.array(
      z.object({
        source: z.string(),
        destination: z.string(),
        permanent: z.boolean(),
        /** The exported destination, if it already was below the path to which the finish action moved the site. */
        exported: z.optional(z.string())
      })
    )
  ),
  /** Digests of the findings that can fail a run; missing if the site was not checked. */
  findings: z.optional(z.array(z.string())),
  /** Sorted from oldest to newest, including this export. */
  history: z.optional(z.array(historyEntry))
})

export type Manifest = z.infer<typeof manifest>
export type ManifestFile = z.infer<typeof file>
export type Loads = z.infer<typeof loads>
/** What a page contains besides texts, addresses and elements. */
export type Details = Pick<
  Loads,
  'spacing' | 'drawings' | 'sources' | 'root' | 'target' | 'unclosed' | 'snippets'
>

/** Reads a manifest from any source: an earlier run, another repository, or a user's file. */
export function loadManifest(path: string): Manifest | FileProblem {
  return loadFile(path, parseManifest)
}

export function parseManifest(text: string): Manifest | FileProblem {
  const json = jsonIn(text)
  if (json instanceof FileProblem) return json
  const { manifestVersion } = Object(json.value) as { manifestVersion?: unknown }
  if (typeof manifestVersion !== 'number') return damaged('`manifestVersion` is missing')
  if (manifestVersion > MANIFEST_VERSION) {
    return new FileProblem(
      'later-version',
      `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`
    )
  }
  const read = readValue(manifest, json.value)
  if (read instanceof FileProblem) return read
  const repeated = repeatedPath(read.files)
  return repeated === undefined ? read : damaged(`it names the file ${JSON.stringify(repeated)} twice`)
}

/** A file that is listed twice would count as two pages. */
function repeatedPath(files: readonly ManifestFile[]): string | undefined {
  const paths = new Set<string>()
  return files.find(({ path }) => paths.size === paths.add(path).size)?.path
}

/** Returns the manifest as it was before the finish action added files, changed pages and moved the site. */
export function asExported({ exportedBasePath, redirects, ...manifest }: Manifest): Manifest {
  const files = manifest.files
    .filter(({ kind }) => kind === undefined)
    .map(({ exported, moved: _moved, loads, ...file }) =>
      exported === undefined ? { ...file, loads } : { ...file, sha256: exported }
    )
  if (exportedBasePath === undefined) return { ...manifest, files, redirects }
  const base = `${manifest.basePath ?? ''}/`
  const original = (address: string) => (address.startsWith(base) ? address.slice(base.length - 1) : address)
  return {
    ...manifest,
    files,
    basePath: exportedBasePath,
    redirects: redirects?.map(({ source, destination, permanent, exported }) => ({
      source: original(source),
      destination: exported ?? original(destination),
      permanent
    }))
  }
}

/** Writes one line per file, sorted by path, so that two manifests can be compared line by line. */
export function serializeManifest({ files, redirects, findings, history, ...about }: Manifest): string {
  const order = Object.keys(manifest.shape)
  const fields = Object.entries(about).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  const first = { manifestVersion: MANIFEST_VERSION, ...Object.fromEntries(fields) }
  const head = JSON.stringify(first, undefined, 2).slice(0, -2)
  const sorted = files.toSorted((a, b) => compareText(a.path, b.path))
  const lists = [
    listText('files', sorted),
    redirects && listText('redirects', redirects),
    findings && `"findings": ${JSON.stringify(findings)}`,
    history && listText('history', history)
  ].filter(text => text !== undefined)
  return `${head},\n  ${lists.join(',\n  ')}\n}\n`
}
