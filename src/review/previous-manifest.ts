import { isPage } from './page-path.ts'

/** What a comparison needs of one file of an export. */
export interface ManifestFile {
  path: string
  size: number
  sha256: string
  /** Digest of what a reader sees. Only pages have one, and only when the export was checked. */
  content?: string | undefined
}

/** The manifest of an earlier export. */
export interface PreviousManifest {
  files: ManifestFile[]
  /** Digests of its findings; undefined when it was not checked. */
  findings: string[] | undefined
}

/** Why a manifest cannot be used. */
export interface ManifestProblem {
  problem: 'damaged' | 'later-version'
  detail: string
}

const MANIFEST_VERSION = 1

export function parseManifest(text: string): PreviousManifest | ManifestProblem {
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch (error) {
    return damaged(`it is not JSON: ${(error as Error).message}`)
  }
  if (!isRecord(manifest)) return damaged('it is not an object')
  const { manifestVersion, files, findings } = manifest
  if (typeof manifestVersion !== 'number') return damaged('`manifestVersion` is missing')
  if (manifestVersion > MANIFEST_VERSION) {
    return {
      problem: 'later-version',
      detail: `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`
    }
  }
  if (!Array.isArray(files)) return damaged('`files` is missing')
  const bad = files.findIndex(file => !isFile(file))
  if (bad >= 0) return damaged(`\`files[${bad}]\` needs \`path\`, \`size\` and \`sha256\``)
  if (findings !== undefined && !isStrings(findings)) return damaged('`findings` is not a list of digests')
  return { files: files as ManifestFile[], findings }
}

export function pageCountOf(files: readonly { path: string }[]): number {
  return files.reduce((count, { path }) => count + (isPage(path) ? 1 : 0), 0)
}

/** The share of pages that the site lost, from 0 to 1. */
export function pageDrop(previousPages: number, pages: number): number {
  return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages
}

function damaged(detail: string): ManifestProblem {
  return { problem: 'damaged', detail }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFile(value: unknown): value is ManifestFile {
  if (!isRecord(value)) return false
  const { path, size, sha256, content } = value
  return (
    typeof path === 'string' &&
    typeof size === 'number' &&
    typeof sha256 === 'string' &&
    (content === undefined || typeof content === 'string')
  )
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}
