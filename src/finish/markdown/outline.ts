import { type AnyNode, type Element, isTag, type ParentNode } from 'domhandler'
import { BLOCK_NAMES, isSkipped, textInside } from './content-elements.ts'

interface Title {
  /** The element that contains the title, which must not be written twice. Undefined for a tab panel. */
  node: Element | undefined
  text: string
  /** Whether this is the title of a code block in a group. Such a title does not become a heading. */
  isOfCode: boolean
}

/** Result of one pass over the content: elements that contain blocks, and the titles of tabs, steps and accordions. */
export interface Outline {
  isBlock: (element: Element) => boolean
  isCallout: (element: Element) => boolean
  isSteps: (element: Element) => boolean
  titleOf: (element: Element) => Title | undefined
  isTitle: (element: Element) => boolean
}

const CALLOUT = /(?:^|\s)(?:callout|alert|admonition|theme-admonition)(?:\s|$)/
const STEPS = /(?:^|\s)steps(?:\s|$)/
const CODE_GROUP = /(?:^|\s)(?:code-group|codes)(?:\s|$)/
/** Values of `data-component-part` with which the service marks component titles. */
const TITLE_PART = /^(?:step|accordion|expandable|tab|update)-(?:title|label)$/

export function outlineOf(content: Element): Outline {
  const holders = new Set<ParentNode>()
  const titles = new Map<Element, Title>()
  /** Titles of the tabs whose panels have not been found yet, by group. */
  const tabs = new Map<ParentNode, string[]>()
  const waiting: AnyNode[] = [content]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isTag(node)) continue
    const role = node.attribs['role']
    if (role === 'tab') tabs.get(groupOf(node, tabs))?.push(textInside(node))
    if (role === 'tablist' && node.parent !== null) tabs.set(node.parent, [])
    if (isSkipped(node) && role !== 'tablist') continue
    if (role === 'tabpanel') {
      const text = tabs.get(groupOf(node, tabs))?.shift()
      if (text !== undefined) titles.set(node, { node: undefined, text, isOfCode: isOfCode(node) })
    }
    if (isTitle(node) && node.parent !== null && isTag(node.parent) && !titles.has(node.parent))
      titles.set(node.parent, { node, text: '', isOfCode: isOfCode(node.parent) })
    if (BLOCK_NAMES.has(node.name))
      for (let at = node.parent; at !== null && !holders.has(at); at = at.parent) holders.add(at)
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as AnyNode)
  }
  const titleNodes = new Set([...titles.values()].map(({ node }) => node))
  return {
    isBlock: element => BLOCK_NAMES.has(element.name) || holders.has(element),
    isCallout: ({ attribs }) =>
      attribs['data-callout-type'] !== undefined || CALLOUT.test(attribs['class'] ?? ''),
    isSteps: ({ attribs }) => STEPS.test(attribs['class'] ?? ''),
    titleOf: element => titles.get(element),
    isTitle: element => titleNodes.has(element)
  }
}

function isTitle({ name, attribs, parent }: Element): boolean {
  if (name === 'summary' || TITLE_PART.test(attribs['data-component-part'] ?? '')) return true
  const around = parent?.parent
  const isInSteps = around != null && isTag(around) && STEPS.test(around.attribs['class'] ?? '')
  return isInSteps && attribs['class'] === 'title'
}

function isOfCode({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && CODE_GROUP.test(parent.attribs['class'] ?? '')
}

/** Returns the closest enclosing element that has a list of tabs. */
function groupOf(element: Element, groups: ReadonlyMap<ParentNode, unknown>): ParentNode {
  let at: ParentNode = element
  while (!groups.has(at) && at.parent !== null) at = at.parent
  return at
}
