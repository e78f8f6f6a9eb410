interface Attribute {
  /** Empty for an expression without a name. */
  name: string
  /** Empty for an attribute without a value. */
  value: string
}

/** A longer tag is text. This limit keeps the time in proportion to the size of the page. */
const MAX_TAG = 20_000
/** A backslash makes `<` text. */
const TAG_START = /(?<!\\)<(?:\/?[A-Za-z][\w.-]*(?=[\s/>])|\/?>)/g
const CALLOUT = /^<(Note|Info|Tip|Check|Warning|Danger)\b/
const ATTRIBUTE = /([\w:-]*)=?(?:"([^"]*)"|'([^']*)'|\{([^]*?)\}(?=[\s/]|$)|(?<=\s)([a-z]{1,40})(?=[\s/]|$))/g

/**
 * Removes the tags of elements and components from Markdown, and reports the attributes of each tag. The name of a
 * callout remains as text, as the source has it, unless it has a title.
 */
export function markdownTags(markdown: string, onTag: (attributes: readonly Attribute[]) => void): string {
  let text = ''
  let at = 0
  TAG_START.lastIndex = 0
  for (let match = TAG_START.exec(markdown); match !== null; match = TAG_START.exec(markdown)) {
    const start = match.index
    const attributesStart = start + match[0].length
    const end = match[0].endsWith('>') ? attributesStart : tagEnd(markdown, attributesStart)
    if (end === undefined) {
      TAG_START.lastIndex = Math.min(attributesStart + MAX_TAG, markdown.length)
      continue
    }
    text += markdown.slice(at, start)
    const found = markdown.slice(attributesStart, end - 1).matchAll(ATTRIBUTE)
    const attributes = Array.from(found, ([, name = '', double, single, code, alone]) => ({
      name: alone ?? name,
      value: double ?? single ?? code ?? ''
    }))
    onTag(attributes)
    const [, callout] = CALLOUT.exec(match[0]) ?? []
    if (callout !== undefined && !attributes.some(({ name }) => name === 'title')) text += `\n${callout}\n`
    at = end
    TAG_START.lastIndex = end
  }
  return text + markdown.slice(at)
}

/** Returns the position after the `>` that ends a tag. Skips quoted values and expressions. */
function tagEnd(markdown: string, from: number): number | undefined {
  let depth = 0
  let quote = ''
  const stop = Math.min(markdown.length, from + MAX_TAG)
  for (let at = from; at < stop; at++) {
    const character = markdown.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '{') depth++
    else if (character === '}') depth--
    else if (character === '"' || (character === "'" && depth === 0)) quote = character
    else if (character === '>' && depth <= 0) return at + 1
  }
  return undefined
}
