import {
  type Changes,
  compareManifests,
  compareRedirects,
  type RedirectChanges
} from '../../review/changes.ts'
import { countByKind, failingFindings, type Finding, findingDigests } from '../../review/checks/findings.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import { pageCountOf, pageDrop } from '../../site/pages/pages.ts'
import { Failure } from '../../runtime/failure.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { continueHistory, type HistoryEntry } from '../../site/records/history.ts'
import type { Redirect } from '../../site/redirects/redirects.ts'
import type { Review } from '../../review/checks/site-review.ts'
import { withMore } from '../../runtime/text/with-more.ts'

export interface ReviewedSite {
  files: ManifestFile[]
  previous: Manifest | undefined
  /** Why the site was not compared with an earlier export, although one may exist. */
  notCompared: string | undefined
  changes: Changes
  /** Undefined if neither this export nor the previous one has redirects. */
  redirectChanges: RedirectChanges | undefined
  /** Entries for the earlier exports and for this export. */
  history: HistoryEntry[]
  checks: Checks | undefined
  findingDigests: string[] | undefined
  /** Why the site must not be delivered. */
  failure: Failure | undefined
}

export interface Checks extends Pick<Review, 'findings' | 'ignored' | 'cut' | 'hosts' | 'titles'> {
  /** Whether `check: fail` passes only because the previous export had the same problems. */
  noneIsNew: boolean
}

const MAX_LISTED = 5
/** Does not mention the report, which is still delivered because it shows the reason. */
const NOT_DELIVERED = 'Neither the site nor the archive was delivered.'

export interface ExportBaseline {
  manifest: Manifest | undefined
  /** Why there is no manifest, as the end of a sentence. Undefined for the first export. */
  notCompared?: string
  history: readonly HistoryEntry[]
}

interface CurrentSite {
  /** Undefined with `check: off`. */
  review: Review | undefined
  files: readonly ManifestFile[]
  redirectList: readonly Redirect[]
  about: Pick<HistoryEntry, 'time' | 'version' | 'commit'>
}

export function reviewSite(
  { files, review, redirectList, about }: CurrentSite,
  { check, failOn, maxPageDrop }: Inputs['review'],
  { manifest: previous, notCompared, history }: ExportBaseline
): ReviewedSite {
  const earlier = previous && new Map(previous.files.map(file => [file.path, file]))
  const withContent = files.map(file => {
    const content = review?.contents.get(file.path)
    const contentSince = earlier && contentSinceOf(content, earlier.get(file.path), about.time)
    const { path } = file
    return { ...file, content, title: review?.titles.get(path), loads: review?.loads.get(path), contentSince }
  })
  const findings = review?.findings
  const changes = compareManifests(previous?.files, withContent)
  const isCounted = ({ kind }: Finding) => check === 'fail' && failOn.includes(kind)
  const failing = check === 'fail' ? failingFindings(findings ?? [], previous?.findings, failOn) : []
  const { redirects: before = [] } = previous ?? {}
  return {
    files: withContent,
    previous,
    notCompared,
    changes,
    redirectChanges:
      before.length + redirectList.length > 0 ? compareRedirects(before, redirectList) : undefined,
    history: continueHistory(history, {
      ...about,
      pages: pageCountOf(files),
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      brokenLinks: findings && countByKind(findings)['broken-link']
    }),
    checks: review &&
      findings && {
        ...review,
        noneIsNew: failing.length === 0 && findings.some(isCounted)
      },
    findingDigests: findings && findingDigests(findings, failOn),
    failure:
      pageDropFailure(files, previous, maxPageDrop) ?? checkFailure(failing, previous?.findings !== undefined)
  }
}

/** Returns when a page last changed, or undefined if no export has recorded a change. */
function contentSinceOf(
  content: string | undefined,
  earlier: ManifestFile | undefined,
  time: string
): string | undefined {
  if (content === undefined) return undefined
  if (earlier === undefined) return time
  const isSame = earlier.content === undefined || earlier.content === content
  return isSame ? earlier.contentSince : time
}

function pageDropFailure(
  files: readonly ManifestFile[],
  previous: Manifest | undefined,
  maxPageDrop: number
): Failure | undefined {
  if (previous === undefined) return undefined
  const [before, now] = [pageCountOf(previous.files), pageCountOf(files)]
  const drop = pageDrop(before, now)
  if (drop <= maxPageDrop) return undefined
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
  return new Failure(
    'site-pages-dropped',
    `The site has ${formatCount(now, 'page')}, but the previous export had ${formatCount(before)}. The site lost ${percent(drop)} of its pages; \`max-page-drop\` allows ${percent(maxPageDrop)}. ${NOT_DELIVERED}`
  )
}

function checkFailure(failing: Finding[], isCompared: boolean): Failure | undefined {
  if (failing.length === 0) return undefined
  const named = failing.slice(0, MAX_LISTED).map(({ kind, target, pages: [page], suggestion }) => {
    const where = page === undefined ? '' : ` on ${page}`
    return `${kind} ${target}${where}${suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`}`
  })
  const listed = withMore(named, MAX_LISTED, failing.length).map(item => `- ${item}`)
  const amount = formatCount(failing.length, 'problem')
  return new Failure(
    'site-check-failed',
    `The site check found ${amount}${isCompared ? ' that the previous export did not have' : ''}. ${NOT_DELIVERED}\n${listed.join('\n')}`
  )
}
