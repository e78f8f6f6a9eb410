import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../../runtime/log.ts'
import { formatCount } from '../../../runtime/text/units.ts'
import { withMore } from '../../../runtime/text/with-more.ts'
import { digestPage } from '../../../review/scan/site-scanner.ts'
import { LAUNCHERS } from '../../../site/files/allow-list.ts'
import type { ManifestFile } from '../../../site/records/manifest.ts'
import { isNotFoundPage } from '../../../site/pages/pages.ts'
import { aliasPage } from '../../../site/redirects/redirect-pages.ts'
import type { Redirects } from '../../../site/redirects/redirects.ts'
import type { Extraction } from '../../receive/extract/extraction.ts'
import { pageReferences } from '../../receive/extract/linked-files.ts'
import { type LayoutPlan, planLayout } from './plan.ts'
import { type Survey, type SurveyedSite, surveySite } from './survey.ts'

const MAX_NAMED = 10

/** Converts a site from `mint export` to the layout of the service's own exports. Leaves any other site unchanged. */
export async function arrangeSite(
  extraction: Extraction,
  site: SurveyedSite,
  redirects: Redirects | undefined,
  { log, signal }: { log: Log; signal: AbortSignal }
): Promise<ManifestFile[]> {
  const paths = site.files.map(({ path }) => path)
  const hasLaunchers = LAUNCHERS.every(launcher => paths.includes(launcher))
  if (!hasLaunchers && !(await startsLikeExport(site.folder, paths))) return [...site.files]
  const survey = await surveySite(site, signal)
  const pages = [...survey.pages]
  if (!hasLaunchers && !pages.every(path => /(?:^|\/)index\.html$/.test(path))) return [...site.files]
  if (survey.unread.length > 0) log.warning(unreadText(survey.unread))
  const kept = paths.filter(path => !survey.leftOut.has(path))
  const isStartTwice = await hasStartTwice(site.folder, kept)
  const plan = planLayout({ ...survey, paths: kept, isStartTwice })
  for (const path of plan.duplicates) survey.leftOut.set(path, 'duplicate')
  await extraction.leaveOut(survey.leftOut)
  await extraction.move(plan.moves)
  // Omit an alias at the address of a redirect, because the redirect page is added there later.
  const aliases = plan.aliases.filter(({ path }) => !redirects?.hasSource(path.replace(/\.html$/, '')))
  const files = await extraction.addToSite(aliases.map(({ path, page }) => aliasPage(path, page, site)))
  describe(plan, survey, log)
  return [...files]
}

/** Whether the site has a start page and scripts from the service, and a page in a folder. */
async function startsLikeExport(folder: string, paths: readonly string[]): Promise<boolean> {
  const isFolderPage = (path: string) => /[^/]\/index\.html$/.test(path)
  if (!paths.includes('index.html') || !paths.some(isFolderPage)) return false
  if (!paths.some(path => path.startsWith('_next/static/'))) return false
  return pageReferences(await readFile(join(folder, 'index.html'))).isMintlify
}

async function hasStartTwice(folder: string, paths: readonly string[]): Promise<boolean> {
  const both = ['index.html', 'index/index.html']
  if (!both.every(path => paths.includes(path))) return false
  const [start, second] = await Promise.all(
    both.map(async path => JSON.stringify(digestPage(await readFile(join(folder, path)))))
  )
  return start === second
}

function describe({ moves, duplicates, clashes, doubled }: LayoutPlan, survey: Survey, log: Log): void {
  const leftOut = [...survey.leftOut.keys()].filter(path => !duplicates.includes(path))
  const parts = [
    moves.length > 0 && `${formatCount(moves.length, 'page')} moved from x/index.html to x.html`,
    leftOut.length > 0 &&
      `${formatCount(leftOut.length, 'file')} that no page refers to ${leftOut.length === 1 ? 'was' : 'were'} left out (${listed(leftOut)}; left-out.json lists all of them)`
  ].filter(part => part !== false)
  if (parts.length > 0)
    log.notice(
      `The site comes from \`mint export\`: ${parts.join(', and ')}. \`layout: as-is\` keeps all files unchanged.`
    )
  const mentioned = [...survey.mentioned]
  if (mentioned.length > 0)
    log.notice(
      `Kept only because the text of a page or file mentions ${mentioned.length === 1 ? 'its address' : 'their addresses'}: ${listed(mentioned)}.`
    )
  if (clashes.length > 0)
    log.warning(
      `These pages were not moved, because another file already has the new name or address: ${listed(clashes)}.`
    )
  // The service does not export its own error page.
  const errorPages = moves.map(({ to }) => to).filter(isNotFoundPage)
  if (errorPages.length > 0)
    log.warning(
      `Hosts show these pages of the documentation for addresses that do not exist, because of their names: ${listed(errorPages)}. Rename them: a page named 404 is in no list and does not count as a page.`
    )
  if (doubled.length > 0)
    log.warning(
      `These pages have the same address as another page, so readers reach them only by their full file names: ${listed(doubled)}.`
    )
}

function unreadText(unread: Survey['unread']): string {
  const names = unread.map(({ path, reason }) => `${path} (${reason})`)
  return `Files to which only these files refer were left out of the site, because these files could not be read: ${listed(names)}.`
}

function listed(paths: readonly string[]): string {
  return withMore([...paths].sort(), MAX_NAMED).join(', ')
}
