import { serveTasks } from '../../sources/thread/serve-tasks.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { type LinkForms, PageAddresses } from '../page-addresses.ts'
import { finderOf } from '../selectors.ts'
import { type ReadingPurpose, type ReadPage, readSitePage, type UnreadPage } from './read-page.ts'

/** Facts about the site that a thread needs before its first page. */
export interface ReadingSite extends Pick<ReadingPurpose, 'hasMarkdown' | 'hasSearch'> {
  files: { path: string }[]
  basePath: string
  origin: string | undefined
  /** CSS selectors of the content. */
  content: string
}

export interface ReadingWork {
  task: { site: ReadingSite } | { pages: { file: ManifestFile; source: Uint8Array }[] }
  question: never
  result: { pages: (ReadPage | UnreadPage)[]; linkForms: LinkForms }
}

let purpose: ReadingPurpose | undefined

// Entry point of the threads that parse pages. Parsing in a thread can be terminated at any time.
serveTasks<ReadingWork>(async task => {
  if ('site' in task) purpose = purposeOf(task.site)
  const known = purpose as ReadingPurpose
  const given = 'site' in task ? [] : task.pages
  const pages = given.map(page => readSitePage({ ...page, source: Buffer.from(page.source) }, known))
  return await Promise.resolve({ pages, linkForms: known.addresses.takeLinkForms() })
})

function purposeOf({ origin, content, ...site }: ReadingSite): ReadingPurpose {
  return { ...site, addresses: new PageAddresses(site, origin), findContent: finderOf(content) }
}
