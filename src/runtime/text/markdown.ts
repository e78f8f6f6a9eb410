import { parseUrl } from '../http/parse-url.ts'
import { plainText } from './plain-text.ts'

/**
 * Text of unknown origin as Markdown that shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also turns bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs into links and `:tada:` into a picture, partly after it has decoded character references, so a tag without
 * width interrupts these.
 */
export function escapeMarkdown(text: string): string {
  return plainText(text).replace(UNSAFE, match => {
    if (COMMIT_SHA.test(match)) return match.replace(/.{6}(?=.)/g, `$&${BREAK}`)
    if (match === '@' || match === '#') return `${characterReference(match)}${BREAK}`
    return AUTOLINK_START.test(match) ? `${match}${BREAK}` : characterReference(match)
  })
}

const BREAK = '<wbr>'
const UNSAFE =
  /\/(?=\/)|:(?=[\w+-]+:)|\bwww(?=\.)|\bGH-(?=\d)|(?<!\w)[0-9a-f]{7,40}(?!\w)|[\\`*_~[\]<>&|$#!@"']/gi
const COMMIT_SHA = /^[0-9a-f]{7,40}$/i
const AUTOLINK_START = /^([/:]|www|GH-)$/i

function characterReference(character: string): string {
  return `&#${character.charCodeAt(0)};`
}

/** Monospaced. A tag, since backticks would need counting and a `|` between them still ends a table cell. */
export function code(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`
}

/** A message of the action: escaped like any text, except that backticks mark code. */
export function sentence(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
    .join('')
}

/** A link when the address is one that a browser may open, otherwise the text alone. */
export function link(text: string, address: string | undefined): string {
  const url = address === undefined ? null : parseUrl(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return escapeMarkdown(text)
  const target = url.href.replace(/[()|`\\<>"'*_[\]]/g, character => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  })
  return `[${escapeMarkdown(text)}](${target})`
}

/** Cells are Markdown already. A row that has fewer cells than the header is filled up by the renderer. */
export function table(header: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

/** An alert box of GitHub. Paragraphs are Markdown already. */
export function alert(kind: 'NOTE' | 'WARNING' | 'CAUTION', paragraphs: string[]): string {
  const quoted = paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`)
  return [`> [!${kind}]`, quoted.join('\n>\n')].join('\n')
}

/** The text in a block that none of its lines can end. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** Long texts end in an ellipsis, never inside of a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  const characters = Array.from(text.slice(0, 2 * length + 1))
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
