import type { RunContext } from '../../runtime/context.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { DocsReader } from '../expected/docs-reader.ts'
import { changedPages, sampledPages, withOpenPages } from '../expected/expected-site.ts'
import type { History } from '../expected/history.ts'
import { PageVersions } from '../expected/page-versions.ts'
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
  if (!now.hasSettings)
    log.warning(
      `${settingsFile} cannot be read at the checked-out commit, so no service can deploy it.${now.problems.length > 0 ? ` ${now.problems.slice(0, 3).join('. ')}.` : ''}`
    )
  const isSame = commit === undefined || commit === history.head
  const before = isSame ? undefined : await reader.readAll(commit)
  const changed = before === undefined ? [] : changedPages({ now, before, since: commit ?? '' })
  const withOpen = withOpenPages(changed, open, now, history.head)
  const addresses = new LiveAddresses(inputs)
  const isSample = withOpen.length === 0
  const expected = isSample ? sampledPages(now, inputs.sample) : withOpen
  const checks = expectedChecks(
    { now, before, pages: expected, settingsFile, sample: isSample ? inputs.sample : undefined },
    addresses
  )
  log.info(
    isSample
      ? `${commit === undefined ? 'No earlier commit' : 'Nothing changed'}: comparing a sample of ${formatCount(expected.length, 'page')} with the current sources.`
      : `Changed since ${commit?.slice(0, 7) ?? ''}: ${formatCount(expected.length, 'page')}.`
  )
  const versions = new PageVersions(history, reader, expected)
  const deployedAt = async ({ commit: sha, time }: PageVersion) =>
    await causes.deployedAt({ commit: sha, time })
  const sources = { versions, deployedAt }
  const pages = expected.map((page, at) => new LivePage(page, addresses.ofPage(page.path), sources, at))
  return { pages, checks, since: isSample ? undefined : commit }
}
