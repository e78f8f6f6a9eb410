import { join } from 'node:path'
import { type Changes, changesText, compareManifests } from '../review/changes.ts'
import {
  checksText,
  countByKind,
  FAILING_KINDS,
  failingFindings,
  type Finding,
  FINDING_KINDS,
  findingDigests
} from '../review/checks/findings.ts'
import type { ExternalHost } from '../review/checks/references.ts'
import type { Manifest, ManifestFile } from '../site/manifest.ts'
import { pageCountOf, pageDrop } from '../site/pages.ts'
import { Failure } from '../runtime/failure.ts'
import { writeWholeFile } from './archive/work-files.ts'
import type { Inputs } from './inputs.ts'
import type { Extracted } from './extract/extraction.ts'

/** What the review found out about a site. */
export interface ReviewedSite {
  files: ManifestFile[]
  previous: Manifest | undefined
  changes: Changes
  changesPath: string
  /** Undefined with `check: off`. */
  checks:
    { findings: Finding[]; hosts: ExternalHost[]; titles: Map<string, string>; path: string } | undefined
  /** Digests for the manifest. */
  findingDigests: string[] | undefined
  /** Why the site must not be delivered. */
  failure: Failure | undefined
}

const MAX_LISTED = 5

/** Compares the site with the previous export, and writes `changes.json` and `checks.json`. */
export async function reviewSite(
  { files, review }: Extracted,
  { check, failOn, maxPageDrop }: Pick<Inputs['review'], 'check' | 'failOn' | 'maxPageDrop'>,
  folder: string,
  previous: Manifest | undefined
): Promise<ReviewedSite> {
  const withContent = files.map(file => ({
    ...file,
    content: review?.contents.get(file.path),
    title: review?.titles.get(file.path)
  }))
  const changes = compareManifests(previous?.files, withContent)
  const changesPath = join(folder, 'changes.json')
  await writeWholeFile(changesPath, changesText(changes))
  const path = join(folder, 'checks.json')
  if (review !== undefined) await writeWholeFile(path, checksText(review.findings))
  const failing = check === 'fail' ? failingFindings(review?.findings ?? [], previous?.findings, failOn) : []
  return {
    files: withContent,
    previous,
    changes,
    changesPath,
    checks: review && { findings: review.findings, hosts: review.hosts, titles: review.titles, path },
    findingDigests: review && findingDigests(review.findings, failOn),
    failure:
      pageDropFailure(files, previous, maxPageDrop) ?? checkFailure(failing, previous?.findings !== undefined)
  }
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
    `The site has ${now} pages, the previous export had ${before}. It lost ${percent(drop)} of its pages; \`max-page-drop\` allows ${percent(maxPageDrop)}. Nothing was delivered.`
  )
}

function checkFailure(failing: Finding[], isCompared: boolean): Failure | undefined {
  if (failing.length === 0) return undefined
  const listed = failing
    .slice(0, MAX_LISTED)
    .map(({ kind, target, pages: [page] }) => `- ${kind} ${target}${page === undefined ? '' : ` on ${page}`}`)
  const rest = failing.length - listed.length
  if (rest > 0) listed.push(`- and ${rest} more`)
  const amount = failing.length === 1 ? '1 problem' : `${failing.length} problems`
  return new Failure(
    'site-check-failed',
    `The check of the site found ${amount}${isCompared ? ' that the previous export did not have' : ''}. Nothing was delivered.\n${listed.join('\n')}`
  )
}

/** One line for the log. */
export function describeChanges({ first, added, changed, rebuilt, removed }: Changes): string {
  if (first) return `Changes: this is the first export, with ${added.length} pages.`
  return `Changes since the previous export: ${added.length} pages added, ${changed.length} changed, ${removed.length} removed, ${rebuilt.length} rebuilt without a change of content.`
}

/** One line for the log, and whether a reader should look at it. */
export function describeFindings(findings: readonly Finding[]): { line: string; needsAttention: boolean } {
  const counts = countByKind(findings)
  const parts = FINDING_KINDS.filter(kind => counts[kind] > 0).map(kind => `${counts[kind]} ${kind}`)
  return {
    line: parts.length === 0 ? 'Checks: no problems found.' : `Checks: ${parts.join(', ')}.`,
    needsAttention: FAILING_KINDS.some(kind => counts[kind] > 0)
  }
}
