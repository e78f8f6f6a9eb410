import { hash } from 'node:crypto'
import { formatCount } from '../../runtime/text/units.ts'
import type { Glob } from '../../site/files/glob.ts'
import { listText } from '../../site/records/export-files.ts'

/** All kinds, in the order in which the report shows them. */
export const CHECK_KINDS = [
  'broken-link',
  'broken-anchor',
  'missing-resource',
  'missing-page',
  'broken-redirect',
  'external-resource',
  'insecure-resource',
  'foreign-canonical',
  'noindex',
  'sitemap',
  'unfinished',
  'build-script-in-page'
] as const

export type FindingKind = (typeof CHECK_KINDS)[number]

/** Kinds that fail a run with `check: fail`, unless `check-fail-on` lists other kinds. */
export const FAILING_KINDS: readonly FindingKind[] = CHECK_KINDS.slice(0, 5)

const MAX_PAGES = 10
const MAX_FINDINGS = 5000
/** Maximum number of targets per kind, to limit memory use. */
const MAX_TARGETS = 100_000
const DIGEST_LENGTH = 16
/** Limits the digests in the manifest to 2 MB. */
const MAX_DIGESTS = 100_000

export interface Finding {
  kind: FindingKind
  /** A path in the site, an address on another host, or the page that has the problem. */
  target: string
  /** Number of files that refer to the target. */
  count: number
  pages: string[]
  suggestion?: string
  destination?: string
  /** Sentences that explain the finding. */
  note?: string
  /** The text of the first link to the target, on the first page. */
  text?: string
  /** Where a source of the site contains the target: `docs/a.mdx:3:5`. */
  source?: string
}

export class FindingCollector {
  /** Targets that match `check-ignore`. */
  readonly ignored = new Set<string>()
  /** Kinds that have more targets than are kept. */
  readonly cut = new Set<FindingKind>()
  readonly #ignore: readonly Glob[]
  /** The number that identifies each target, by kind. An ignored target has no number. */
  readonly #numbers = new Map<FindingKind, Map<string, number | undefined>>()
  /** The references to each target, by its number. `files` contains the first files that refer to the target. */
  readonly #found: { count: number; lastFile?: number; files: number[] }[] = []

  constructor(ignore: readonly Glob[]) {
    this.#ignore = ignore
  }

  /** Returns the number of a finding, or undefined if `check-ignore` matches or the kind has too many targets. */
  open(kind: FindingKind, target: string): number | undefined {
    const numbers = this.#numbers.get(kind) ?? new Map<string, number | undefined>()
    this.#numbers.set(kind, numbers)
    if (numbers.has(target)) return numbers.get(target)
    if (numbers.size === MAX_TARGETS) {
      this.cut.add(kind)
      return undefined
    }
    const isIgnored = this.#ignore.some(pattern => pattern.matches(target))
    if (isIgnored) this.ignored.add(target)
    const number = isIgnored ? undefined : this.#found.push({ count: 0, files: [] }) - 1
    numbers.set(target, number)
    return number
  }

  /** References from one file must be added together, so that each file counts once. */
  add(number: number | undefined, file: number): void {
    const found = this.#numbered(number)
    if (found === undefined || found.lastFile === file) return
    found.lastFile = file
    found.count++
    const { files } = found
    if (files.length === MAX_PAGES && (files.at(-1) as number) < file) return
    files.push(file)
    files.sort((a, b) => a - b).splice(MAX_PAGES)
  }

  finish(pathOf: (file: number) => string): Finding[] {
    const findings: Finding[] = []
    for (const kind of CHECK_KINDS) {
      const numbers = this.#numbers.get(kind) ?? new Map<string, number | undefined>()
      for (const target of [...numbers.keys()].sort()) {
        const found = this.#numbered(numbers.get(target))
        if (found !== undefined)
          findings.push({ kind, target, count: found.count, pages: found.files.map(pathOf) })
      }
    }
    return findings
  }

  #numbered(number: number | undefined) {
    return number === undefined ? undefined : this.#found[number]
  }
}

/** Returns a space and a sentence with the number of ignored targets, or an empty string. */
export function ignoredNote(ignored: number): string {
  return ignored === 0 ? '' : ` \`check-ignore\` leaves out ${formatCount(ignored, 'target')}.`
}

/** Returns the words before the count of a kind: the count of a kind that is cut is a minimum. */
export function atLeast(kind: FindingKind, cut: readonly FindingKind[] = []): string {
  return cut.includes(kind) ? 'at least ' : ''
}

export function countByKind(findings: readonly Finding[]): Record<FindingKind, number> {
  const counts = Object.fromEntries(CHECK_KINDS.map(kind => [kind, 0])) as Record<FindingKind, number>
  for (const { kind } of findings) counts[kind]++
  return counts
}

/** Formats `checks.json`, which docs/checks.md describes. */
export function checksText(findings: readonly Finding[], cut: readonly FindingKind[] = []): string {
  const atLeast = cut.length === 0 ? '' : `\n  "countsAtLeast": ${JSON.stringify(cut)},`
  return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},${atLeast}
  ${listText('findings', findings.slice(0, MAX_FINDINGS))},
  "truncated": ${findings.length > MAX_FINDINGS}
}
`
}

/** Identifies a finding in the manifest, for the comparison with a later export. */
export function findingDigest({ kind, target }: Pick<Finding, 'kind' | 'target'>): string {
  return hash('sha256', `${kind}\n${target}`).slice(0, DIGEST_LENGTH)
}

/**
 * Returns sorted digests of the findings whose kind can fail a run by default or because of `check-fail-on`.
 * After a kind is added to `check-fail-on`, its findings fail the run until an export without them is delivered.
 */
export function findingDigests(findings: readonly Finding[], failOn: readonly FindingKind[] = []): string[] {
  return findings
    .filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind))
    .slice(0, MAX_DIGESTS)
    .map(findingDigest)
    .sort()
}

/** Returns the findings that fail a run with `check: fail`. After a previous export, only new findings fail the run. */
export function failingFindings(
  findings: readonly Finding[],
  previous: readonly string[] | undefined,
  kinds: readonly FindingKind[] = FAILING_KINDS
): Finding[] {
  const known = new Set(previous)
  return findings.filter(finding => kinds.includes(finding.kind) && !known.has(findingDigest(finding)))
}
