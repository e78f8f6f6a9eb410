import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'

/** Elements that are not content, such as scripts, controls and navigation. */
const SKIPPED_NAMES = new Set(
  'audio button canvas dialog embed footer form head iframe nav noscript object script select style svg template textarea title video'.split(
    ' '
  )
)
const SKIPPED_ROLES = new Set(['button', 'navigation', 'status', 'tablist', 'tooltip'])
const SKIPPED_CLASSES =
  /(?:^|\s)(?:eyebrow|sr-only|visually-hidden|toc|table-of-contents|headerlink|hash-link|lineno|linenos|linenodiv|theme-doc-toc\S*|pagination(?:-nav\S*)?|feedback(?:-toolbar\S*)?)(?:\s|$)/
/** Ids of the service's `div` elements. Only a `div` is skipped: an author can choose the same id for a heading. */
const SKIPPED_IDS =
  /^(?:feedback-toolbar|page-context-menu\S*|changelog-filters\S*|multi-view-dropdown|chat-assistant-(?:sheet|textarea)\S*)$/

/** Names of elements that browsers display as blocks. */
export const BLOCK_NAMES = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hgroup hr li main menu ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' '
  )
)

export function isSkipped(element: Element): boolean {
  const { name, attribs } = element
  if (name === 'input') return attribs['type'] !== 'checkbox'
  const { role = '', class: classes = '', id = '' } = attribs
  // Tab panels other than the first one are not displayed until their tab is selected, but they are content.
  if (role === 'tabpanel') return false
  // The title of a closed section can have the role of a button.
  if (name === 'summary') return isUndisplayed(attribs)
  return (
    SKIPPED_NAMES.has(name) ||
    isUndisplayed(attribs) ||
    attribs['aria-hidden'] === 'true' ||
    SKIPPED_ROLES.has(role) ||
    (classes !== '' && SKIPPED_CLASSES.test(classes)) ||
    (name === 'div' && SKIPPED_IDS.test(id)) ||
    asksForFeedback(element)
  )
}

const FEEDBACK = /^\s*Was this page helpful\?\s*$/i

/** Whether the element contains only the question above feedback buttons. */
function asksForFeedback({ children }: Element): boolean {
  const only = children.length === 1 ? children[0] : undefined
  // The first condition is for speed: it is false for almost all texts.
  return only !== undefined && isText(only) && only.data.includes('helpful?') && FEEDBACK.test(only.data)
}

/** Whether browsers do not display the element. They display `hidden="until-found"` when a reader searches the page. */
function isUndisplayed({ hidden, style = '' }: Record<string, string>): boolean {
  if (hidden !== undefined && hidden.trim().toLowerCase() !== 'until-found') return true
  return style !== '' && /(?:^|;)\s*display\s*:\s*none\s*(?:;|!|$)/i.test(attributeOf(style))
}

/** Returns the text of an element, without recursion. If `lineBreak` is a newline, each block ends with a newline. */
export function textInside(element: Element, lineBreak: ' ' | '\n' = ' '): string {
  let text = ''
  const parts: (AnyNode | { blockFrom: number })[] = [element]
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if ('blockFrom' in part) {
      if (text.length === part.blockFrom || !text.endsWith(lineBreak)) text += lineBreak
    } else if (isText(part)) text += decoded(part.data)
    else if (isTag(part) && (part === element || !isSkipped(part))) {
      if (part.name === 'br') text += lineBreak
      else if (lineBreak === '\n' && part !== element && BLOCK_NAMES.has(part.name))
        parts.push({ blockFrom: text.length })
      for (let at = part.children.length - 1; at >= 0; at -= 1) parts.push(part.children[at] as AnyNode)
    }
  }
  return text
}

export function decoded(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text
}

export function attributeOf(value = ''): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value
}

const LANGUAGE = /(?:^|\s)(?:language|lang|highlight)-([\w+#.-]{1,30})(?:\s|$)/
const NO_LANGUAGE = new Set(['default', 'none', 'notranslate', 'plaintext', 'text'])

/** Returns the code language of a `pre` element from its attributes, its `code` element or an enclosing element. */
export function languageOf(pre: Element): string {
  const code = pre.children.find(child => isTag(child))
  const around = [pre.parent, pre.parent?.parent].filter(node => node != null && isTag(node as AnyNode))
  for (const { attribs } of [pre, ...(code === undefined ? [] : [code]), ...(around as Element[])]) {
    const named = attribs['language'] ?? attribs['data-language'] ?? attribs['data-lang'] ?? ''
    const language = /^[\w+#.-]{1,30}$/.exec(named)?.[0] ?? LANGUAGE.exec(attribs['class'] ?? '')?.[1]
    if (language !== undefined) return NO_LANGUAGE.has(language) ? '' : language
  }
  return ''
}
