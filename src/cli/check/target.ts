import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { formatOf } from '../../archive/format.ts'
import { findDocs, SETTINGS_FILES, settingsIn } from '../../site/docs-folders.ts'
import { usage } from '../shell.ts'

/** What to review: a site, in a folder or archive, or the sources of one. */
export interface CheckTarget {
  kind: 'site' | 'docs'
  path: string
}

const EXPECTED =
  'Expected the folder or archive (tar.gz, tar, zip) of a site, with HTML pages, or a folder with docs.json or mint.json.'

export function targetAt(given: string, folder: string): CheckTarget {
  const path = resolve(folder, given)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw usage(`${given} does not exist. ${EXPECTED}`)
  if (stats.isDirectory()) return folderTarget(path, given)
  if (SETTINGS_FILES.includes(basename(path))) return { kind: 'docs', path: dirname(path) }
  if (stats.isFile() && formatOf(headOf(path)) !== undefined) return { kind: 'site', path }
  throw usage(`${given} is neither a site nor documentation. ${EXPECTED}`)
}

function folderTarget(path: string, given: string): CheckTarget {
  // A site of `mint export` also contains docs.json.
  const isExport = hasEntry(path, 'index.html') && hasEntry(path, '_next')
  if (isExport || (hasEntry(path, 'index.html') && settingsIn(path) === undefined))
    return { kind: 'site', path }
  const [only, ...others] = findDocs(path)
  if (only !== undefined && others.length === 0) return { kind: 'docs', path: only }
  if (only !== undefined) {
    const listed = [only, ...others].map(each => relative(path, each)).join(', ')
    throw usage(
      `${given} contains several folders with docs.json or mint.json: ${listed}. Check one of them.`
    )
  }
  if (namesIn(path).some(name => /\.html?$/i.test(name))) return { kind: 'site', path }
  const sites = namesIn(path).filter(name => hasEntry(join(path, name), 'index.html'))
  if (sites.length === 0) throw usage(`${given} is neither a site nor documentation. ${EXPECTED}`)
  const [meant = ''] = sites
  throw usage(
    `${given} is neither a site nor documentation, but ${join(given, meant)} contains a site. ${EXPECTED}`
  )
}

function headOf(path: string): Buffer {
  const head = Buffer.alloc(512)
  const file = openSync(path, 'r')
  try {
    readSync(file, head, 0, head.length, 0)
    return head
  } finally {
    closeSync(file)
  }
}

function hasEntry(folder: string, name: string): boolean {
  return namesIn(folder).includes(name)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
