import type { Deployment, DeploymentStatus } from '../../github/deployments.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { formatDuration } from '../../runtime/text/units.ts'
import type { GitSource } from './served.ts'

/** What GitHub knows of the deployment that contains a change. */
export type ChangeDeployment = { state: 'unknown'; reason: string } | { state: 'none' } | KnownDeployment

interface KnownDeployment {
  state: 'known'
  deployment: Deployment
  status: DeploymentStatus
}

export interface Deployments {
  /** Deployments of the hosting service, oldest first. */
  list: readonly Deployment[]
  isAncestor: (commit: string, of: string) => Promise<boolean>
  statusOf: (deployment: Deployment) => Promise<DeploymentStatus>
}

/** Limits the questions about ancestors, each of which is a request. */
const MAX_COMPARED = 20
/** The time of a commit comes from the clock of its author's machine. */
const MAX_CLOCK_ERROR = 3_600_000

/**
 * Finds the deployment that brought a change to readers: the oldest one whose commit contains the change, because of
 * several commits in one push only the last one has a deployment. If that one failed and a later one did not, the later
 * one counts.
 */
export async function deploymentOf(
  change: { commit: string; at: number },
  { list, isAncestor, statusOf }: Deployments
): Promise<ChangeDeployment> {
  let failed: ChangeDeployment | undefined
  const production = list.filter(({ environment }) => /^production\b/i.test(environment))
  // Previews of other branches contain the change too. Where production has no name of its own, all of them count.
  const candidates = production.length > 0 ? production : list
  const later = candidates.filter(({ createdAt }) => createdAt >= change.at - MAX_CLOCK_ERROR)
  for (const deployment of later.slice(0, MAX_COMPARED)) {
    const contains = deployment.sha === change.commit || (await isAncestor(change.commit, deployment.sha))
    if (!contains) continue
    const found = { state: 'known', deployment, status: await statusOf(deployment) } as const
    if (found.status.result !== 'failure') return found
    failed ??= found
  }
  return failed ?? { state: 'none' }
}

export interface Cause {
  /** Whether the page may still change without help, so that it is not stale yet. */
  isUnderWay: boolean
  detail: string
  advice: string
}

/** Time after a deployment ended during which an old page is not reported. */
const GRACE_MS = 3 * 60_000

/** What is known of an old page without looking at it. */
export interface OldPage {
  /** The file that the repository has, `docs.json` or `mint.json`. */
  settingsFile: string
  /** Whether the sources do not have the page any more, so that it cannot be changed again. */
  isRemoved: boolean
}

export function rebuildAdvice({ settingsFile, isRemoved }: OldPage): string {
  const page = isRemoved ? '' : 'the page, or of '
  return `Commit another change of ${page}${settingsFile}, which rebuilds all pages`
}

function rebuildOrReport(page: OldPage): string {
  return `${rebuildAdvice(page)}. If it stays, tell the support of the host the page, the commit and the time. See docs/live.md`
}

const NOT_DEPLOYED =
  'Check in the dashboard of the service that its GitHub app is installed for this repository, and that branch and folder are those of the documentation. See docs/live.md'

/** What the page itself says. Without a build id, `build` is undefined. */
export interface ServedSource {
  source: GitSource | undefined
  build: { at: number; isRunning: boolean } | undefined
}

/** Says why a page is old, and what helps. */
export function causeOf(
  change: { at: number },
  found: ChangeDeployment,
  page: ServedSource & OldPage & { expected: GitSource },
  now: number
): Cause {
  const cause = found.state === 'known' ? causeIn(found, page, now) : causeWithout(change, found, page)
  const mismatch = cause.isUnderWay ? undefined : sourceMismatch(page.source, page.expected)
  if (mismatch === undefined) return cause
  const advice =
    'Compare repository, branch and folder in the dashboard of the service with this checkout. See docs/live.md'
  return { isUnderWay: false, detail: mismatch, advice }
}

function causeIn({ deployment, status }: KnownDeployment, page: OldPage, now: number): Cause {
  const name = `The deployment of ${deployment.sha.slice(0, 7)}`
  if (status.result === 'under-way')
    return { isUnderWay: true, detail: `${name} is in progress.`, advice: WAIT }
  if (status.result === 'failure') {
    const log = status.logUrl === undefined ? '' : ` Its log: ${plainText(status.logUrl)}`
    const advice = 'Fix the error in the log, and commit again. See docs/live.md'
    return { isUnderWay: false, detail: `${name} failed.${log}`, advice }
  }
  const elapsedMs = Math.max(0, now - status.at)
  return {
    isUnderWay: elapsedMs < GRACE_MS,
    detail: `${name} succeeded ${formatDuration(elapsedMs)} ago, and the page is still ${page.isRemoved ? 'there' : 'old'}.`,
    advice: rebuildOrReport(page)
  }
}

function causeWithout(
  change: { at: number },
  { state }: ChangeDeployment,
  page: ServedSource & OldPage
): Cause {
  const { build } = page
  if (build?.isRunning === true && build.at >= change.at - CLOCK_TOLERANCE)
    return { isUnderWay: true, detail: 'The site says that its build is in progress.', advice: WAIT }
  return state === 'none'
    ? {
        isUnderWay: false,
        detail: 'GitHub lists no deployment that contains the change.',
        advice: NOT_DEPLOYED
      }
    : { isUnderWay: false, detail: '', advice: rebuildOrReport(page) }
}

const CLOCK_TOLERANCE = 5000
const WAIT = 'The next run looks again.'

/** Mirrors, forks and renamed repositories serve the same pages, so this names a cause and proves nothing. */
function sourceMismatch(source: GitSource | undefined, expected: GitSource): string | undefined {
  if (source === undefined) return undefined
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const named = (owner: string, repo: string) => plainText(`${owner}/${repo}`)
  const wrong: string[] = []
  if (expected.owner !== '' && !(isSame(source.owner, expected.owner) && isSame(source.repo, expected.repo)))
    wrong.push(
      `the repository ${named(source.owner, source.repo)}, not ${named(expected.owner, expected.repo)}`
    )
  if (expected.deployBranch !== '' && source.deployBranch !== expected.deployBranch)
    wrong.push(`the branch ${plainText(source.deployBranch)}, not ${plainText(expected.deployBranch)}`)
  if (folderOf(source.contentDirectory) !== folderOf(expected.contentDirectory))
    wrong.push(
      `the folder ${plainText(folderOf(source.contentDirectory) || '/')}, not ${plainText(folderOf(expected.contentDirectory) || '/')}`
    )
  return wrong.length === 0 ? undefined : `The page says that it was built from ${wrong.join(', and from ')}.`
}

function folderOf(path: string): string {
  return path.replaceAll(/^[./]+|\/+$/g, '')
}
