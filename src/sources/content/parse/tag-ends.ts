import type { Root } from 'hast'
import { LineStarts } from '../../source/line-starts.ts'
import { linesOf } from '../../source/page-source.ts'
import { walk } from './walk.ts'

/** Matches an opening tag whose last line begins with `>` and continues with text. */
const OPENING_TAG =
  /<[\w$][\w$.:-]*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^"'{}<>])*>(?<=\n[ \t]*>)(?=\S)/g
/** Matches what can precede the tag on its line. After any other text, the line that begins with `>` is a quotation. */
const BEFORE_TAG = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:(?:<[^<>]*>|\{[^{}]*\})[ \t]*)*$/

/**
 * Replaces the last line break in tags such as `<a\n  href="/"\n>text</a>` with a space, because the parser, unlike the
 * service, reads the next line as a quotation. Returns undefined if the text has no such tag.
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

/** Converts places in the joined text's tree into places in the original `text`, which has the same length. */
export function restorePlaces({ children }: Root, text: string): void {
  const lines = new LineStarts(text)
  walk(children, ({ position }) => {
    if (position === undefined) return
    for (const point of [position.start, position.end])
      if (point.offset !== undefined) Object.assign(point, lines.placeAt(point.offset))
  })
}
