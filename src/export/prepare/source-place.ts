import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, posix, relative, sep } from 'node:path'
import type { Finding } from '../../review/checks/findings.ts'
import { isBelow } from '../../runtime/files/is-below.ts'
import { pageName } from '../../site/addresses/site-address.ts'
import { findDocs, SETTINGS_FILES, settingsIn } from '../../site/docs-folders.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { SiteMap } from '../../site/addresses/site-map.ts'

const MAX_SOURCE_BYTES = 1024 * 1024
/** Pages of a finding whose sources are searched. */
const MAX_PAGES = 3
const ENDINGS = ['.mdx', '.md']
const MAX_ENDING = '.html/)'.length

interface Sources {
  docsFolder: string
  workspace: string
  site: SiteMap
}

/** Returns the folder with the sources of the site: that of the file with the redirects, or the only one there is. */
export function docsFolderOf(
  { redirectsInput: input }: Pick<Inputs['review'], 'redirectsInput'>,
  { workspace, outputFolder }: { workspace: string; outputFolder: string }
): string | undefined {
  if (input.kind === 'none') return undefined
  if (input.kind === 'file')
    return SETTINGS_FILES.includes(basename(input.path)) ? dirname(input.path) : undefined
  const [folder, another] = findDocs(workspace, outputFolder)
  return another === undefined ? folder : undefined
}

/**
 * Returns where a source contains the address of a finding: `docs/a.mdx:3:5`. Undefined if the source of no page does,
 * such as for a link of the navigation.
 */
export function sourcePlace({ kind, target, pages }: Finding, sources: Sources): string | undefined {
  const { docsFolder, workspace, site } = sources
  const [address = '', fragment = ''] = target.split('#', 2)
  const path = site.pathOf(address)
  if (path === undefined) return undefined
  const id = fragment === '' ? '' : `#${fragment}`
  const namedBy = (page: string, file: string) => {
    const place = placeOf(textOf(file), forms(page, path, id))
    return place && `${relative(workspace, file).split(sep).join('/')}:${place}`
  }
  for (const page of pages.slice(0, MAX_PAGES)) {
    for (const file of sourcesOf(page, docsFolder)) {
      const place = namedBy(page, file)
      if (place !== undefined) return place
    }
  }
  const settings = kind === 'broken-redirect' ? settingsIn(docsFolder) : undefined
  return settings === undefined ? undefined : namedBy('', settings)
}

/** Returns the ways in which a page can write an address. */
function forms(page: string, path: string, id: string): string[] {
  const name = pageName(path)
  const way = posix.relative(posix.dirname(page), name)
  const isOwn = id !== '' && pageName(page) === name
  return [`/${name}${id}`, ...(isOwn ? [id] : []), ...(way === '' ? [] : [`${way}${id}`, `./${way}${id}`])]
}

function sourcesOf(page: string, folder: string): string[] {
  const name = pageName(page)
  const names = name === '' || name.endsWith('/') ? [`${name}index`] : [name, `${name}/index`]
  const root = realpathSync(folder)
  return names
    .flatMap(each => ENDINGS.map(ending => join(folder, each + ending)))
    .filter(file => {
      const stats = lstatSync(file, { throwIfNoEntry: false })
      return stats?.isFile() === true && stats.size <= MAX_SOURCE_BYTES && isBelow(realpathSync(file), root)
    })
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A source that cannot be read has no place to name.
    return ''
  }
}

/** Finds an address as a whole: as the value of a link or attribute, not as a part of a word or of a longer address. */
function placeOf(text: string, written: readonly string[]): string | undefined {
  for (const address of written) {
    for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
      const isFirst = '("\'=<'.includes(text.charAt(at - 1) || '-')
      const rest = text.slice(at + address.length, at + address.length + MAX_ENDING)
      if (!isFirst || !/^(?:\.(?:html|mdx?))?\/?(?:[)"'\s?>]|$)/.test(rest)) continue
      const before = text.slice(0, at).split('\n')
      return `${before.length}:${(before.at(-1) ?? '').length + 1}`
    }
  }
  return undefined
}
