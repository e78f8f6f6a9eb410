import { clip } from '../../runtime/text/clip.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { plainText, withoutControls } from '../../runtime/text/plain-text.ts'
import { encodeStrictly } from '../../site/addresses/site-address.ts'
import { fingerprint, type Hint, KIND_TEXTS, messageOf, type SourceFinding } from '../comparison/findings.ts'
import type { Leftovers } from '../comparison/leftovers/leftovers.ts'
import type { PageChange, PageChanges } from '../comparison/changes/page-changes.ts'
import type { ChangedRedirects } from '../comparison/changes/redirect-changes.ts'

/** CI systems show messages in a list, so long messages are shortened. */
const MAX_MESSAGE = 1000
const shown = (text: string) => clip(plainText(text), MAX_MESSAGE)

/** A finding as other systems get it. Its kind can also be one of the kinds of an exported site. */
export interface ListedFinding extends Omit<SourceFinding, 'kind' | 'fix' | 'hint'> {
  kind: string
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

/** `notCompared`: the reason why no finding is marked as new. */
export function findingsJson(
  findings: readonly SourceFinding[],
  hints: readonly Hint[],
  notCompared?: string
): string {
  const listed = findings.map(finding => {
    const { kind, target, file, line, column, isNew, suggestion, gitRename, isUnlisted } = finding
    return {
      ...{ kind, target, file, line, column },
      message: shown(messageOf(finding)),
      new: isNew,
      suggestion,
      gitRename,
      ...(isUnlisted === true && { unlisted: true })
    }
  })
  return json({ version: 1, notCompared, findings: listed, hints })
}

export function changesJson(changes: PageChanges, redirects: ChangedRedirects, leftovers: Leftovers): string {
  const listed = (pages: readonly PageChange[]) =>
    pages.map(({ path, title, file, from, gitRename, through, text }) => ({
      path,
      title,
      file,
      from,
      gitRename,
      ...(through.length > 0 && { through }),
      wordsAdded: text.wordsAdded,
      wordsRemoved: text.wordsRemoved
    }))
  const entries = Object.entries(changes).map(([kind, pages]) => [kind, listed(pages)])
  return json({ version: 1, ...Object.fromEntries(entries), redirects, ...leftovers })
}

export function sarif(
  findings: readonly ListedFinding[],
  kinds: Readonly<Record<string, string>> = KIND_TEXTS
): string {
  const rules = Object.entries(kinds).map(([id, text]) => ({ id, shortDescription: { text } }))
  const results = findings.map(finding => ({
    ruleId: finding.kind,
    level: 'warning',
    message: { text: shown(messageOf(finding)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeStrictly(finding.file) },
          region: { startLine: finding.line, startColumn: finding.column }
        }
      }
    ],
    partialFingerprints: { 'finding/v1': fingerprint(finding) }
  }))
  return json({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'static-docs-export', rules } },
        // Without this field, SARIF readers count a character outside the Basic Multilingual Plane as one column.
        columnKind: 'utf16CodeUnits',
        results
      }
    ]
  })
}

export function codeQuality(findings: readonly ListedFinding[]): string {
  // GitLab keeps only one of several entries with the same fingerprint.
  const byFingerprint = new Map(findings.map(finding => [fingerprint(finding), finding]))
  return json(
    [...byFingerprint].map(([id, finding]) => ({
      description: shown(messageOf(finding)),
      check_name: finding.kind,
      fingerprint: id,
      severity: 'major',
      location: { path: finding.file, lines: { begin: finding.line } }
    }))
  )
}

/**
 * Contains only new findings, because test systems cannot mark failures as old. `failing`: the kinds that can fail a
 * run. A test system must not count others as failures, because the run passes with them.
 */
export function junit(findings: readonly ListedFinding[], failing: readonly string[]): string {
  const fresh = findings.filter(({ isNew }) => isNew)
  const isFailing = ({ kind }: ListedFinding) => failing.includes(kind)
  const cases = fresh.map(finding => {
    const name = xmlText(shown(`${finding.file}:${finding.line} ${finding.target}`))
    const message = xmlText(shown(messageOf(finding)))
    const result = isFailing(finding)
      ? `<failure type="${finding.kind}" message="${message}"/>`
      : `<skipped message="${message}"/>`
    return `  <testcase classname="${finding.kind}" name="${name}" file="${xmlText(finding.file)}">${result}</testcase>`
  })
  const passed =
    cases.length === 0 ? ['  <testcase classname="documentation" name="no new findings"/>'] : cases
  const failures = fresh.filter(isFailing).length
  const counts = `tests="${passed.length}" failures="${failures}" skipped="${fresh.length - failures}"`
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="documentation" ${counts}>`,
    ...passed,
    '</testsuite>\n'
  ]
  return lines.join('\n')
}

/** Escapes text for XML, and replaces control characters, most of which XML cannot represent. */
function xmlText(text: string): string {
  return escapeMarkup(withoutControls(text).replace(/[\uFFFE\uFFFF]/g, '\uFFFD'))
}
