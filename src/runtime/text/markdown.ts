import { parseUrl } from '../http/parse-url.ts'
import { plainText } from './plain-text.ts'

/**
 * Escapes untrusted text, so that Markdown shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also converts bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs to links and `:tada:` to a picture, in some cases after it has decoded character references. A `<wbr>`
 * tag inside such text prevents the conversion.
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

/** Formats code with a tag, because the text can contain backticks, and a `|` between backticks ends a table cell. */
export function code(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`
}

/** Formats an action message, in which backticks mark code. The remaining text is escaped. */
export function sentence(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
    .join('')
}

/** Returns a link if the address is an http(s) URL, otherwise only the text. */
export function link(text: string, address: string | undefined): string {
  const url = address === undefined ? null : parseUrl(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return escapeMarkdown(text)
  const target = url.href.replace(/[()|`\\<>"'*_[\]]/g, character => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  })
  return `[${escapeMarkdown(text)}](${target})`
}

/** Cells are already Markdown. The renderer adds missing cells to short rows. */
export function table(header: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Returns a GitHub alert. Paragraphs are already Markdown. */
export function alert(kind: 'NOTE' | 'WARNING' | 'CAUTION', paragraphs: string[]): string {
  const quoted = paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`)
  return [`> [!${kind}]`, quoted.join('\n>\n')].join('\n')
}

/** Returns a code block with a fence that no line in the text can close. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
