import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../../runtime/failure.ts'
import { FileProblem, loadFile, parseValue } from '../../site/records/export-files.ts'

/** Names of the entries that an export writes into `output-dir`, except for the archive, whose name varies. */
export const SITE = 'site'
export const MANIFEST = 'manifest.json'
/** Lists the received files that are not part of the site. Not written if there are no such files. */
export const LEFT_OUT = 'left-out.json'
export const REVIEW_FILES = ['changes.json', 'checks.json', 'report.html', LEFT_OUT] as const

/** Lists the names of all entries that exports wrote. */
export const LIST_FILE = '.static-export.json'

const list = z.object({ version: z.literal(1), written: z.array(z.string()) })

export function serializeList(written: readonly string[]): string {
  return `${JSON.stringify({ version: 1, written }, undefined, 2)}\n`
}

/** Returns the recorded names of the entries that exports wrote. Other entries must not be replaced or removed. */
export function writtenNames(folder: string): Set<string> {
  const path = join(folder, LIST_FILE)
  // If the list file is a symbolic link, no export wrote it, so it is ignored.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return new Set()
  const listed = loadFile(path, text => parseValue(list, text))
  return new Set(listed instanceof FileProblem ? [] : [LIST_FILE, ...listed.written])
}

export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Throws if an existing entry was not written by an export, or is a file instead of a folder or vice versa. */
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
