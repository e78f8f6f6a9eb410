import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../../runtime/failure.ts'
import { FileProblem, loadFile, parseValue } from '../../site/records/export-files.ts'

/** Names that an export writes into `output-dir`, besides the archive, which has a name of its own. */
export const SITE = 'site'
export const MANIFEST = 'manifest.json'
/** Lists the files that came with the site and are not part of it. Missing when there are none. */
export const LEFT_OUT = 'left-out.json'
export const REVIEW_FILES = ['changes.json', 'checks.json', 'report.html', LEFT_OUT] as const

/** Has the names of everything that exports wrote. */
export const LIST_FILE = '.static-export.json'

const list = z.object({ version: z.literal(1), written: z.array(z.string()) })

export function serializeList(written: readonly string[]): string {
  return `${JSON.stringify({ version: 1, written }, undefined, 2)}\n`
}

/** The names in a folder that exports wrote, as they recorded it there. Nothing else may be replaced or removed. */
export function writtenNames(folder: string): Set<string> {
  const path = join(folder, LIST_FILE)
  // An export writes no links: what one leads to says nothing about this folder.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return new Set()
  const listed = loadFile(path, text => parseValue(list, text))
  return new Set(listed instanceof FileProblem ? [] : [LIST_FILE, ...listed.written])
}

export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Refuses names of entries that no export wrote, and of a file in place of the folder `site` or the reverse. */
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
