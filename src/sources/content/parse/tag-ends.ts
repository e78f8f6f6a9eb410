import type { Root } from 'hast'
import { LineStarts } from '../../source/line-starts.ts'
import { linesOf } from '../../source/page-source.ts'
import { walk } from './walk.ts'

/** `<a`, attributes in lines of their own, and a line that begins with `>` and goes on with text. */
const OPENING_TAG =
  /<[\w$][\w$.:-]*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^"'{}<>])*>(?<=\n[ \t]*>)(?=\S)/g
/** The text before it in its line: with text there, the line that begins with `>` is a quotation. */
const BEFORE_TAG = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:(?:<[^<>]*>|\{[^{}]*\})[ \t]*)*$/

/**
 * The parser takes the last line of `<a\n  href="/"\n>text</a>` for a quotation, which the service does not. The same
 * text with spaces instead of such line breaks; undefined if there is none.
 */
export function joinTagEnds(text: string): string | undefined {
  const visible = linesOf(text)
    .map(({ text: line, isCode }) => (isCode ? ' '.repeat(line.length) : line))
    .join('\n')
  const tags = [...visible.matchAll(OPENING_TAG)].filter(
    ({ index, 0: tag }) =>
      BEFORE_TAG.test(visible.slice(visible.lastIndexOf('\n', index) + 1, index)) && !/\n\s*\n/.test(tag)
  )
  if (tags.length === 0) return undefined
  let joined = ''
  for (const { index, 0: tag } of tags) {
    const lineBreak = index + tag.lastIndexOf('\n')
    joined += text.slice(joined.length, lineBreak).replace(/\r$/, ' ') + ' '
  }
  return joined + text.slice(joined.length)
}

/** Gives the nodes of the tree of `joined` the places that they have in `text`, which has the same length. */
export function restorePlaces({ children }: Root, text: string): void {
  const lines = new LineStarts(text)
  walk(children, ({ position }) => {
    if (position === undefined) return
    for (const point of [position.start, position.end])
      if (point.offset !== undefined) Object.assign(point, lines.placeAt(point.offset))
  })
}
