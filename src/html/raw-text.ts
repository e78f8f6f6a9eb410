import { RAW_TEXT } from './elements.ts'

// For any input, these patterns visit each character a limited number of times.
const ENDS = new Map<string, RegExp>(
  [...RAW_TEXT, 'noscript'].map(name => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')])
)
/** In `<!-->` and `<!--->`, the dashes also end the comment. */
const SCRIPT_TOKEN = /<!--(?!-?>)|<\/script(?=[\t\n\f\r />])/gi
const ESCAPED_SCRIPT_TOKEN = /-->|<\/?script(?=[\t\n\f\r />])/gi
const COMMENT_END = /--!?>/g

/** Returns the position of the `</name` that ends the raw text at `from`, or the end of the page. */
export function rawTextEnd(text: string, from: number, name: string): number {
  if (name === 'script') return scriptEnd(text, from)
  // No end tag ends this element.
  if (name === 'plaintext') return text.length
  const end = ENDS.get(name) as RegExp
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

/**
 * Like `rawTextEnd`, for a script. Between `<!--` and `-->`, a script may contain nested `<script>…</script>` tags.
 * Parsers still follow this rule, which was made when comments hid scripts from browsers that could not run scripts.
 */
function scriptEnd(text: string, from: number): number {
  let token = SCRIPT_TOKEN
  let isNested = false
  for (token.lastIndex = from; token.test(text);) {
    const end = token.lastIndex
    const last = text[end - 1]
    if (last === '-') token = ESCAPED_SCRIPT_TOKEN
    else if (last === '>') {
      token = SCRIPT_TOKEN
      isNested = false
    } else if (text[end - '/script'.length] !== '/') isNested = true
    else if (isNested) isNested = false
    else return end - '</script'.length
    token.lastIndex = end
  }
  return text.length
}

/** Returns the position after the comment whose `<!--` is at `from`. */
export function commentEnd(text: string, from: number): number {
  COMMENT_END.lastIndex = from + 2
  let end = COMMENT_END.exec(text)
  // In `<!--!>` and `<!---!>`, the dashes belong to the start of the comment.
  while (end !== null && end[0].length === 4 && end.index < from + 4) {
    COMMENT_END.lastIndex = end.index + 1
    end = COMMENT_END.exec(text)
  }
  return end === null ? text.length : end.index + end[0].length
}
