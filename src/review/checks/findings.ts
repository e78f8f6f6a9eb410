import { hash } from 'node:crypto'
import type { TargetPattern } from './glob.ts'

/** In the order in which they are reported. */
export const FINDING_KINDS = [
  'broken-link',
  'broken-anchor',
  'missing-resource',
  'missing-page',
  'external-resource',
  'insecure-resource',
  'foreign-canonical',
  'noindex',
  'sitemap'
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

/** Kinds that `check: fail` fails for. */
export const FAILING_KINDS: readonly FindingKind[] = FINDING_KINDS.slice(0, 4)

const MAX_PAGES = 10
/** In `checks.json`, and in the report. */
const MAX_FINDINGS = 5000
const DIGEST_LENGTH = 16

export interface Finding {
  kind: FindingKind
  /** A path of the site, an address on another host, or the page itself. */
  target: string
  /** Number of files that refer to it. */
  count: number
  /** The first ten of these files. */
  pages: string[]
}

/** Collects findings, one per kind and target, with the first files that refer to each. */
export class FindingCollector {
  readonly #ignore: readonly TargetPattern[]
  readonly #numbers = new Map<string, number>()
  readonly #kinds: FindingKind[] = []
  readonly #targets: string[] = []
  readonly #counts: number[] = []
  readonly #lastFile: number[] = []
  readonly #files: number[][] = []

  constructor(ignore: readonly TargetPattern[]) {
    this.#ignore = ignore
  }

  /** The number of a finding, or -1 when `check-ignore` covers its target. */
  open(kind: FindingKind, target: string): number {
    const key = `${kind}\n${target}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const isIgnored = this.#ignore.some(pattern => pattern.matches(target))
    const number = isIgnored ? -1 : this.#kinds.length
    this.#numbers.set(key, number)
    if (isIgnored) return -1
    this.#kinds.push(kind)
    this.#targets.push(target)
    this.#counts.push(0)
    this.#lastFile.push(-1)
    this.#files.push([])
    return number
  }

  /** All references of one file have to come together, so that each file counts once. */
  add(number: number, file: number): void {
    if (number < 0 || this.#lastFile[number] === file) return
    this.#lastFile[number] = file
    this.#counts[number] = (this.#counts[number] as number) + 1
    const files = this.#files[number] as number[]
    if (files.length === MAX_PAGES && (files.at(-1) as number) < file) return
    const at = files.findIndex(other => other > file)
    files.splice(at < 0 ? files.length : at, 0, file)
    if (files.length > MAX_PAGES) files.pop()
  }

  /** Sorted by kind and target. `pathOf` names a file. */
  finish(pathOf: (file: number) => string): Finding[] {
    return this.#kinds
      .map((kind, number) => ({
        kind,
        target: this.#targets[number] as string,
        count: this.#counts[number] as number,
        pages: (this.#files[number] as number[]).map(pathOf)
      }))
      .sort(compareFindings)
  }
}

export function countByKind(findings: readonly Finding[]): Record<FindingKind, number> {
  const counts = Object.fromEntries(FINDING_KINDS.map(kind => [kind, 0])) as Record<FindingKind, number>
  for (const { kind } of findings) counts[kind]++
  return counts
}

/** `checks.json`: docs/checks.md describes it. One finding a line, so that two files can be compared line by line. */
export function checksText(findings: readonly Finding[]): string {
  const listed = findings.slice(0, MAX_FINDINGS)
  const lines = listed.map(
    ({ kind, target, count, pages }) => `\n    ${JSON.stringify({ kind, target, count, pages })}`
  )
  return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},
  "findings": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}],
  "truncated": ${listed.length < findings.length}
}
`
}

/** Identifies a finding in the manifest, for the comparison with a later export. */
export function findingDigest({ kind, target }: Pick<Finding, 'kind' | 'target'>): string {
  return hash('sha256', `${kind}\n${target}`).slice(0, DIGEST_LENGTH)
}

/** Digests of all findings that can fail a run, sorted. */
export function findingDigests(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ kind }) => FAILING_KINDS.includes(kind))
    .map(findingDigest)
    .sort()
}

/** Findings that fail a run with `check: fail`: with a previous export only those that it did not have. */
export function failingFindings(
  findings: readonly Finding[],
  previous: readonly string[] | undefined
): Finding[] {
  const known = new Set(previous)
  return findings.filter(
    finding => FAILING_KINDS.includes(finding.kind) && !known.has(findingDigest(finding))
  )
}

function compareFindings(a: Finding, b: Finding): number {
  const byKind = FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind)
  return byKind !== 0 ? byKind : a.target < b.target ? -1 : 1
}
