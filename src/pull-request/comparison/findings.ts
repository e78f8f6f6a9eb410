import { hash } from 'node:crypto'
import type { Fix } from '../edits/edit.ts'

/** Descriptions of the kinds of findings, in report order. */
export const KIND_TEXTS = {
  'invalid-source': 'The file cannot be parsed, or its front matter does not begin on line 1.',
  'invalid-settings': 'The service rejects this setting or cannot use it.',
  'broken-link': 'The link leads to a page that does not exist.',
  'folder-link': 'The link leads to a folder that has no page of its own.',
  'other-version': 'The link leaves its version or language, which has the page, too.',
  'broken-anchor': 'The page exists, but the heading or component with this id does not.',
  'missing-resource': 'An image or another file does not exist.',
  'broken-redirect': 'The redirect leads to a page, file or anchor that does not exist.',
  'missing-page': 'The navigation lists a page that has no file.',
  'removed-address': 'The change removes this address without adding a working redirect.',
  'missing-operation': 'The OpenAPI document does not contain the operation that the page describes.',
  'service-address': 'The service serves something else at the address of the new page.',
  'unlisted-page': 'The page is new, but it is neither in the navigation nor hidden.',
  'relative-image': 'The path of the image is relative, which the service does not support.'
}

export type SourceFindingKind = keyof typeof KIND_TEXTS
export const FINDING_KINDS = Object.keys(KIND_TEXTS) as SourceFindingKind[]
/** Kinds of findings that fail a run with `check: fail`, unless `check-fail-on` is set. */
export const FAILING_BY_DEFAULT = FINDING_KINDS.filter(
  kind => !/^(?:unlisted-page|relative-image|folder-link|other-version)$/.test(kind)
)

/** A problem that readers would encounter, with its place in the sources. */
export interface SourceFinding {
  kind: SourceFindingKind
  /** The address, file, setting, or operation that the finding is about. */
  target: string
  file: string
  line: number
  column: number
  message: string
  /** The address that the author probably meant, or a destination for a missing redirect. */
  suggestion?: string
  /** Whether the finding is missing in the base. False if there is no base. */
  isNew: boolean
  fix?: Fix
  /** The reason why the link is not fixed although its page moved, or where the section is to which it led. */
  hint?: string
  /** The address of the added page that has at least half of the text of a removed page: see `gitRenames`. */
  gitRename?: string
  /** True for a removed address that no navigation listed. */
  isUnlisted?: boolean
}

/** A fact for authors that is no finding. Never an annotation. */
export interface Hint {
  file: string
  line: number
  column: number
  text: string
}

/** Describes a finding: `docs/start.mdx:14: The link leads to /setup, which does not exist. Closest: /install.` */
export function describeFinding(finding: SourceFinding): string {
  return `${finding.file}:${finding.line}: ${messageOf(finding)}`
}

export function messageOf({
  message,
  suggestion,
  gitRename
}: Pick<SourceFinding, 'message' | 'suggestion' | 'gitRename'>): string {
  if (suggestion !== undefined) return `${message} Closest: ${suggestion}.`
  return gitRename === undefined ? message : `${message} At least half of its text is now at ${gitRename}.`
}

/** Returns a key without line numbers, so that findings in the base and in the head can be compared. */
export function findingKey({
  kind,
  target,
  file
}: Pick<SourceFinding, 'target' | 'file'> & { kind: string }): string {
  return JSON.stringify([kind, target, file])
}

export function fingerprint(finding: Parameters<typeof findingKey>[0]): string {
  return hash('sha256', findingKey(finding)).slice(0, 32)
}

/** Counts findings by kind: `2 broken links, 1 missing page`. */
export function countKinds(findings: readonly Pick<SourceFinding, 'kind'>[]): string {
  return FINDING_KINDS.flatMap(kind => {
    const count = findings.filter(finding => finding.kind === kind).length
    if (count === 0) return []
    const name = kind.replace('-', ' ')
    return `${count} ${count === 1 ? name : name.endsWith('ss') ? `${name}es` : `${name.replace(/s$/, '')}s`}`
  }).join(', ')
}
