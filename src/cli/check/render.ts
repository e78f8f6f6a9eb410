import { styleText } from 'node:util'
import { plainText } from '../../runtime/text/plain-text.ts'
import { clip } from '../../runtime/text/clip.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { codeQuality, junit, sarif } from '../../pull-request/report/formats.ts'
import type { Findings } from './listed.ts'

/** Formats for other programs. */
export const FORMATS: Readonly<Record<string, (findings: Findings) => string>> = {
  json: ({ json }) => json,
  sarif: ({ found, kinds }) => sarif(found, kinds),
  junit: ({ found, failing }) => junit(found, failing),
  codequality: ({ found }) => codeQuality(found)
}

const MAX_LINE = 1000

/** Returns one line for each finding, in the format that terminals and editors link: `a.mdx:3:1: kind message`. */
export function findingLines({ found }: Findings): string[] {
  const lines = found.map(({ place, kind, message }) =>
    clip(plainText(`${place}: ${kind} ${message}`), MAX_LINE)
  )
  return [...new Set(lines)]
}

export function failingCount({ counts, failing }: Findings): number {
  return failing.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0)
}

/** `✘ 3 problems: 2 broken-link, 1 missing-page. 4 other findings.` */
export function conclusion(findings: Findings): string {
  const { counts, failing, notes } = findings
  const problems = failingCount(findings)
  const others = [...counts.values()].reduce((sum, count) => sum + count, 0) - problems
  const listed = [...counts]
    .filter(([kind, count]) => count > 0 && failing.includes(kind))
    .map(([kind, count]) => `${formatCount(count)} ${kind}`)
  const result =
    problems === 0
      ? `${styleText('green', '✔')} No problems.`
      : `${styleText('red', '✘')} ${formatCount(problems, 'problem')}: ${listed.join(', ')}.`
  const more = others === 0 ? [] : [`${formatCount(others, 'finding')} of other kinds.`]
  return [result, ...more, ...notes].join(' ')
}
