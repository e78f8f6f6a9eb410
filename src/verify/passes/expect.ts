import type { RunContext } from '../../runtime/context.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { DocsReader } from '../expected/docs-reader.ts'
import {
  changedPages,
  type ExpectedPage,
  sampledPages,
  withOpenPages,
  witnessPages
} from '../expected/expected-site.ts'
import type { History } from '../expected/history.ts'
import { notCompared } from '../expected/not-compared.ts'
import { PageVersions, unlessUnknown } from '../expected/page-versions.ts'
import type { ReadVersion } from '../expected/read-docs-thread.ts'
import { revertedPages } from '../expected/reverted-pages.ts'
import type { Since } from '../expected/since.ts'
import type { LiveInputs } from '../inputs.ts'
import type { PageVersion } from '../live/classes.ts'
import type { Causes } from './why-old.ts'
import { LivePage } from './live-page.ts'
import { expectedChecks } from './expected-checks.ts'
import { LiveAddresses } from './live-addresses.ts'
import type { LiveCheck } from './live-checks.ts'

/** What the site should show. */
export interface Expected {
  pages: LivePage[]
  checks: LiveCheck[]
  /** The commit after which changes are looked at; undefined if a sample of all pages is compared. */
  since: string | undefined
  /** What changed and cannot be compared with the site. */
  notCompared: string[]
  /** Why no service can deploy the checked-out commit; undefined if it can. */
  undeployable: string | undefined
}

/** Compares the two versions of the documentation, and finds the addresses to request. */
export async function expectSite(
  inputs: LiveInputs,
  { commit, open }: Since,
  { history, reader, causes }: { history: History; reader: DocsReader; causes: Causes },
  { log }: Pick<RunContext, 'log'>
): Promise<Expected> {
  const { settingsFile } = inputs.docs
  const now = await reader.readAll(history.head)
  const undeployable = now.hasSettings ? undefined : undeployableText(now, settingsFile)
  if (undeployable !== undefined) log.warning(undeployable)
  const isSame = commit === undefined || commit === history.head
  const before = isSame ? undefined : await reader.readAll(commit)
  const compared = before && { now, before, since: commit ?? '' }
  const changed = compared === undefined ? [] : changedPages(compared)
  const between =
    compared === undefined
      ? undefined
      : await revertedPages({ ...compared, changed: pathsOf(changed) }, history, reader).catch(unlessUnknown)
  if (compared !== undefined && between?.isCut !== false)
    log.notice(
      'There are too many merges since then to read each of them, so pages that were changed and changed back are not looked at.'
    )
  const withOpen = withOpenPages(
    [...changed, ...newPages(between?.pages ?? [], changed)],
    open,
    now,
    history.head
  )
  const addresses = new LiveAddresses(inputs)
  const isSample = withOpen.length === 0
  const isGone = !isSample && withOpen.every(page => page.now === undefined)
  const expected = isSample
    ? sampledPages(now, inputs.sample)
    : [...withOpen, ...(isGone ? witnessPages(now) : [])]
  const checks = expectedChecks(
    { now, before, pages: expected, settingsFile, sample: isSample ? inputs.sample : undefined },
    addresses
  )
  log.info(
    isSample
      ? `${commit === undefined ? 'No earlier commit' : isSame ? 'Nothing changed' : `No page has another text since ${commit.slice(0, 7)}`}: comparing a sample of ${formatCount(expected.length, 'page')} with the current sources.`
      : `Changed since ${commit?.slice(0, 7) ?? ''}: ${formatCount(withOpen.length, 'page')}.`
  )
  const versions = new PageVersions(history, reader, expected)
  const deployedAt = async ({ commit: sha, time }: PageVersion) =>
    await causes.deployedAt({ commit: sha, time })
  const sources = { versions, deployedAt }
  const pages = expected.map((page, at) => new LivePage(page, addresses.ofPage(page.path), sources, at))
  return {
    ...{ pages, checks, since: isSample ? undefined : commit, undeployable },
    notCompared: compared === undefined ? [] : await notCompared(compared, withOpen, history)
  }
}

function pathsOf(pages: readonly ExpectedPage[]): Set<string> {
  return new Set(pages.map(({ path }) => path))
}

function newPages(found: readonly ExpectedPage[], known: readonly ExpectedPage[]): ExpectedPage[] {
  const paths = pathsOf(known)
  return found.filter(({ path }) => !paths.has(path))
}

function undeployableText({ problems }: ReadVersion, settingsFile: string): string {
  const more = problems.length > 0 ? ` ${problems.slice(0, 3).join('. ')}.` : ''
  return `${settingsFile} cannot be read at the checked-out commit, so no service can deploy it.${more}`
}
