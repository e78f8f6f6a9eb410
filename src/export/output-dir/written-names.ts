import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../../runtime/failure.ts'
import { FileProblem, loadFile, parseValue } from '../../site/records/export-files.ts'
import { loadManifest } from '../../site/records/manifest.ts'

/** What an export writes into `output-dir`, besides the archive, which has a name of its own. */
export const SITE = 'site'
export const MANIFEST = 'manifest.json'
/** Belongs to the site: it stays, as that does, when the review refuses a new one. */
export const REDIRECTS = 'redirects.json'
/** What came with the site and is no part of it. Missing when there is nothing. */
export const LEFT_OUT = 'left-out.json'
export const REVIEW_FILES = ['changes.json', 'checks.json', 'report.html', LEFT_OUT] as const

/** Has the names when no manifest does: only the archive was kept, or the review refused the site. */
export const LIST_FILE = '.static-export.json'

const list = z.object({ version: z.literal(1), written: z.array(z.string()) })

export function serializeList(written: readonly string[]): string {
  return `${JSON.stringify({ version: 1, written }, undefined, 2)}\n`
}

export interface WrittenNames {
  byManifest: ReadonlySet<string>
  all: ReadonlySet<string>
}

/** The names in a folder that exports wrote, as they recorded it there. Nothing else may be replaced or removed. */
export function writtenNames(folder: string): WrittenNames {
  const manifest = loadManifest(join(folder, MANIFEST))
  const listed = loadFile(join(folder, LIST_FILE), text => parseValue(list, text))
  // An export writes no links: what one leads to says nothing about this folder.
  const isOurs = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true
  const byManifest = new Set(
    manifest instanceof FileProblem || !isOurs(MANIFEST) ? [] : [MANIFEST, ...(manifest.written ?? [])]
  )
  const byList = listed instanceof FileProblem || !isOurs(LIST_FILE) ? [] : [LIST_FILE, ...listed.written]
  return { byManifest, all: new Set([...byManifest, ...byList]) }
}

export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Refuses names that are taken by something that no export wrote, or that is no file or folder as it would be. */
export function requireOurs(folder: string, names: readonly string[], ours: ReadonlySet<string>): void {
  const taken = names.filter(name => !ours.has(name) && exists(join(folder, name)))
  if (taken.length > 0)
    throw new Failure(
      'output-dir-occupied',
      `${folder} contains ${taken.join(', ')}, which no export wrote there, so ${taken.length === 1 ? 'it is' : 'they are'} not replaced.`
    )
  for (const name of names) {
    const stats = lstatSync(join(folder, name), { throwIfNoEntry: false })
    if (stats === undefined || stats.isSymbolicLink() || stats.isDirectory() === (name === SITE)) continue
    const kind = name === SITE ? 'folder' : 'file'
    throw new Failure('output-dir-not-writable', `${join(folder, name)} exists and is not a ${kind}.`)
  }
}
