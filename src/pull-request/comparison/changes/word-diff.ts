import { diffArrays } from 'diff'

/** Consecutive words and line breaks that are in both versions, only in the new version, or only in the old version. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface TextChange {
  parts: TextPart[]
  wordsAdded: number
  wordsRemoved: number
}

/** Maximum number of edits. Texts with more edits are shown as replaced, because comparing them would take too long. */
const MAX_EDITS = 500
const TOKEN = /\n+|[^\S\n]*\S+/g

/** Finds the inserted and deleted words. Compares lines first, and then the words in the changed lines. */
export function diffWords(before: string, after: string): TextChange {
  const lines = (text: string) => text.match(/[^\n]+\n*|\n+/g) ?? []
  const found = difference(lines(before), lines(after))
  const parts = found.flatMap((part, at) => {
    const next = found[at + 1]
    if (part.kind === 'removed' && next?.kind === 'added')
      return spaced(difference(tokensOf(part.text), tokensOf(next.text)))
    return part.kind === 'added' && found[at - 1]?.kind === 'removed' ? [] : [part]
  })
  return { parts, wordsAdded: wordsIn(parts, 'added'), wordsRemoved: wordsIn(parts, 'removed') }
}

function difference(before: readonly string[], after: readonly string[]): TextPart[] {
  const replaced = [part('removed', before), part('added', after)]
  // Ignores leading spaces, because the first word on a line has no leading space.
  const numbers = new Map<string, number>()
  const numbered = (tokens: readonly string[]) =>
    tokens.map(token => {
      const name = token.trimStart()
      const number = numbers.get(name) ?? numbers.size
      numbers.set(name, number)
      return number
    })
  const [old, now] = [numbered(before), numbered(after)]
  // The comparison takes long before it finds that there are too many edits.
  if (leastEdits(old, now, numbers.size) > MAX_EDITS) return replaced
  const found = diffArrays(old, now, { maxEditLength: MAX_EDITS })
  if (found === undefined) return replaced
  let [from, to] = [0, 0]
  return found.map(({ count, added, removed }) => {
    if (removed) return part('removed', before.slice(from, (from += count)))
    const tokens = after.slice(to, (to += count))
    if (!added) from += count
    return part(added ? 'added' : 'same', tokens)
  })
}

/** Counts the tokens that only one of two texts has, in any order. Each of them is at least one edit. */
function leastEdits(before: readonly number[], after: readonly number[], size: number): number {
  const counts = new Int32Array(size)
  for (const number of before) counts[number] = (counts[number] ?? 0) + 1
  for (const number of after) counts[number] = (counts[number] ?? 0) - 1
  return counts.reduce((sum, count) => sum + Math.abs(count), 0)
}

/** Adds missing spaces between unchanged and changed text, because the comparison ignores leading spaces. */
function spaced(parts: readonly TextPart[]): TextPart[] {
  return parts.map(({ kind, text }, at) => {
    const last = parts[at - 1]
    const isBeside = last !== undefined && (kind === 'same' || last.kind === 'same')
    return { kind, text: isBeside && /\S$/.test(last.text) && /^\S/.test(text) ? ` ${text}` : text }
  })
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? []
}

function part(kind: TextPart['kind'], tokens: readonly string[]): TextPart {
  return { kind, text: tokens.join('') }
}

function wordsIn(parts: readonly TextPart[], kind: TextPart['kind']): number {
  return parts.reduce((sum, { kind: own, text }) => sum + (own === kind ? countWords(text) : 0), 0)
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

const ELLIPSIS = ' … '

/** Shortens unchanged parts to a few words around each change. */
export function withContext(parts: readonly TextPart[], words: number): TextPart[] {
  return parts.map((each, at) => {
    if (each.kind !== 'same') return each
    const tokens = tokensOf(each.text)
    const [before, after] = [at === 0 ? 0 : words, at === parts.length - 1 ? 0 : words]
    if (tokens.length <= before + after) return each
    const end = after === 0 ? [] : tokens.slice(-after)
    return { kind: 'same', text: `${tokens.slice(0, before).join('')}${ELLIPSIS}${end.join('').trimStart()}` }
  })
}
