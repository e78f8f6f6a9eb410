import { hash } from 'node:crypto'

/** In the order in which they are reported. */
export const FINDING_KINDS = [
  'broken-link',
  'broken-anchor',
  'missing-resource',
  'broken-redirect',
  'missing-page',
  'removed-address',
  'invalid-source'
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

/** Something that a reader would meet, at its place in the sources. */
export interface SourceFinding {
  kind: FindingKind
  /** What does not exist, or the file that cannot be parsed. */
  target: string
  /** From the root of the repository. */
  file: string
  line: number
  column: number
  /** What is wrong, as a sentence. */
  message: string
  /** What the author may have meant: an address, or the destination of a redirect that is missing. */
  suggestion?: string
  /** The base does not have it. False when there is nothing to compare with. */
  isNew: boolean
}

/** `docs/start.mdx:14: the link leads to /setup. Closest: /install.` */
export function describeFinding({ file, line, message, suggestion }: SourceFinding): string {
  return `${file}:${line}: ${message}${suggestion === undefined ? '' : ` Closest: ${suggestion}.`}`
}

/** The same in two versions: independent of line numbers. */
export function findingKey({ kind, target, file }: Pick<SourceFinding, 'kind' | 'target' | 'file'>): string {
  return JSON.stringify([kind, target, file])
}

export function fingerprint(finding: SourceFinding): string {
  return hash('sha256', findingKey(finding)).slice(0, 32)
}

/** `2 broken links, 1 missing page` */
export function countKinds(findings: readonly Pick<SourceFinding, 'kind'>[]): string {
  return FINDING_KINDS.flatMap(kind => {
    const count = findings.filter(finding => finding.kind === kind).length
    if (count === 0) return []
    const name = kind.replace('-', ' ')
    return `${count} ${count === 1 ? name : name.endsWith('s') ? `${name}es` : `${name}s`}`
  }).join(', ')
}
