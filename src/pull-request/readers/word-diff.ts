import { diffArrays } from 'diff'

/** A run of words that is in both versions, in the new one, or in the old one. Line breaks are part of the text. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface TextChange {
  parts: TextPart[]
  wordsAdded: number
  wordsRemoved: number
}

/** Texts that differ more are shown as one replaced by the other: comparing them word by word takes too long. */
const MAX_EDITS = 3000
const TOKEN = /\n+|[^\S\n]*\S+/g

/** Words inserted and deleted. */
export function diffWords(before: string, after: string): TextChange {
  const [old, now] = [tokensOf(before), tokensOf(after)]
  const start = now.findIndex((token, at) => token !== old[at])
  const first = start < 0 ? Math.min(now.length, old.length) : start
  let tail = 0
  while (tail < Math.min(now.length, old.length) - first && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const [oldMiddle, newMiddle] = [old.slice(first, old.length - tail), now.slice(first, now.length - tail)]
  const middle = diffArrays(oldMiddle, newMiddle, { maxEditLength: MAX_EDITS })
  const parts = [
    part('same', now.slice(0, first)),
    ...(middle?.map(({ value, added, removed }) =>
      part(added ? 'added' : removed ? 'removed' : 'same', value)
    ) ?? [part('removed', oldMiddle), part('added', newMiddle)]),
    part('same', now.slice(now.length - tail))
  ].filter(({ text }) => text !== '')
  return { parts, wordsAdded: wordsIn(parts, 'added'), wordsRemoved: wordsIn(parts, 'removed') }
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

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

const ELLIPSIS = ' … '

/** The parts with only a few words of what is the same around each change. */
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
