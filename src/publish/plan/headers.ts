import { isImmutable } from '../../site/files/build-hash.ts'
import { isPageType } from '../../site/pages/pages.ts'
import type { ObjectHeaders } from '../read/state.ts'
import { Problem } from '../../runtime/problem.ts'
import { type Glob, parseGlob } from '../../site/files/glob.ts'

/** A line `glob = value`. The first rule whose glob matches a path applies. */
export interface Rule {
  glob: Glob
  value: string
}

/** Reads one rule per line. Empty lines and lines that begin with `#` are skipped. */
export function parseRules(text: string): Rule[] | Problem {
  const rules: Rule[] = []
  const problems: string[] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    // The value may contain `=`, as in `max-age=60`; a glob cannot contain ` = `.
    const [, glob, value = ''] = /^(.+?)(?:\s+=\s*|=\s+)(.+)$/.exec(line) ?? /^([^=]+)=(.+)$/.exec(line) ?? []
    if (glob === undefined) problems.push(`"${line}" is not a rule: write \`glob = value\``)
    else if (!/^[\x20-\x7e]+$/.test(value)) problems.push(`"${line}" has an invalid header value`)
    else
      rules.push({
        glob: parseGlob(glob.trim().replace(/^\//, '')),
        value: value.trim().replace(/\s+/g, ' ')
      })
  }
  return problems.length === 0 ? rules : new Problem(...problems)
}

export function firstMatch(rules: readonly Rule[], path: string): string | undefined {
  return rules.find(({ glob }) => glob.matches(path))?.value
}

export interface HeaderRules {
  cacheControl: readonly Rule[]
  contentTypes: readonly Rule[]
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Calls `typeOf` if no type rule matches. `isNamedByHash` is true for an asset with a build hash and no cache rule. */
export function headersOf(
  path: string,
  rules: HeaderRules,
  typeOf: () => string,
  isPageData = false
): { headers: ObjectHeaders; isNamedByHash: boolean } {
  const contentType = firstMatch(rules.contentTypes, path) ?? typeOf()
  const rule = firstMatch(rules.cacheControl, path)
  const isKept = !isPageType(contentType) && !isPageData && isImmutable(path)
  const cacheControl = rule ?? (isKept ? IMMUTABLE : REVALIDATE)
  return { headers: { contentType, cacheControl }, isNamedByHash: rule === undefined && isKept }
}
