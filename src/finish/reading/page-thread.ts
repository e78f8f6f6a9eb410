import { serveTasks } from '../../runtime/thread/serve-tasks.ts'
import { asBuffer } from '../../review/scan/site-scanner.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { LinkForms } from '../site/link-forms.ts'
import { PageAddresses } from '../site/page-addresses.ts'
import type { PageWork } from '../page/page-threads.ts'
import { finderOf } from '../page/selectors.ts'
import {
  type NoPage,
  type ReadingPurpose,
  type ReadPage,
  readSitePage,
  type UnreadPage
} from './read-page.ts'

/** Facts about the site that a thread needs before its first page. */
export interface ReadingSite extends Pick<ReadingPurpose, 'hasMarkdown' | 'hasSearch'> {
  files: Pick<ManifestFile, 'path' | 'redirect'>[]
  basePath: string
  origin: string | undefined
  /** CSS selectors for the content. */
  content: string
}

export interface ReadPages {
  pages: (ReadPage | UnreadPage | NoPage)[]
  linkForms: LinkForms
}

let purpose: ReadingPurpose | undefined

// Entry point of the threads that parse pages. A thread can be terminated at any time.
serveTasks<PageWork<ReadingSite, ReadPages>>(async task => {
  if ('site' in task) purpose = purposeOf(task.site)
  const known = purpose as ReadingPurpose
  const given = 'site' in task ? [] : task.pages
  const pages = given.map(page => readSitePage({ ...page, source: asBuffer(page.source) }, known))
  return await Promise.resolve({ pages, linkForms: known.addresses.takeLinkForms() })
})

function purposeOf({ origin, content, ...site }: ReadingSite): ReadingPurpose {
  return { ...site, addresses: new PageAddresses(site, origin), findContent: finderOf(content) }
}
