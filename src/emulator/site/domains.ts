import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOfFolder, isHidden } from '../../sources/files.ts'
import { isPageFile } from '../../sources/page-file.ts'

/** The folder `root/domain` if it has pages, or `root` itself if it is one site; undefined for an unknown domain. */
export async function folderFor(root: string, domain: string): Promise<string | undefined> {
  const domains = await listDomains(root)
  if (domains === undefined) return root
  return domains.includes(domain) ? join(root, domain) : undefined
}

/**
 * The domains that `root` has a folder with pages for; undefined when `root` is one site for every domain. A folder
 * counts as a domain only if its name contains a dot: `docs/guides/` is a part of a site, not a host.
 */
export async function listDomains(root: string): Promise<string[] | undefined> {
  const entries = (await readdir(root, { withFileTypes: true })).filter(({ name }) => !isHidden(name))
  if (entries.some(entry => entry.isFile() && isPageFile(entry.name))) return undefined
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  const withPages: string[] = []
  for (const folder of folders) if (await hasPages(join(root, folder))) withPages.push(folder)
  if (withPages.length === 0) throw new Error(`No .md or .mdx file found in ${root}`)
  const domains = withPages.filter(name => name.includes('.'))
  return domains.length === 0 ? undefined : domains
}

async function hasPages(folder: string): Promise<boolean> {
  return (await filesOfFolder(folder)).paths.some(path => isPageFile(path))
}
