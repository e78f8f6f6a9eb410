import type { Element, ElementContent } from 'hast'
import { elementsOf, h, isSet, textContent, textProperty, titled, titleNodes } from './element.ts'

export type Render = (nodes: ElementContent[]) => ElementContent[]
export type Component = (element: Element, render: Render, isAlone?: boolean) => ElementContent[]

const FLAGS = /^(lines|wrap|expandable|nocopy|twoslash|react|showLineNumbers|ignore)$/

function codeTitle(block: Element): string {
  const given = textProperty(block, 'filename') || textProperty(block, 'title')
  if (given !== '') return given
  const meta = textProperty(block, 'meta')
  const [, double, single] = /(?:title|filename)=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? []
  if (double !== undefined || single !== undefined) return double ?? single ?? ''
  return meta
    .replace(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '' && !FLAGS.test(word))
    .join(' ')
}

/** Shows Mermaid diagrams as source text, because the service draws the diagrams only in the browser. */
export const codeBlock: Component = element => {
  const isDiagram = element.tagName === 'Mermaid' || textProperty(element, 'language') === 'mermaid'
  const language = isDiagram ? 'mermaid' : /^[\w+#.-]*/.exec(textProperty(element, 'language'))?.[0]
  const title = isDiagram ? 'Diagram' : isSet(element, 'inGroup') ? '' : codeTitle(element)
  const caption = title === '' ? [] : [h('figcaption', {}, [title])]
  return [h('CodeBlock', { language }, [...caption, h('code', {}, [textContent(element)])])]
}

export function codeGroup(label: string): Component {
  return (element, render) => {
    const blocks = elementsOf(element).map(block => {
      const title = titleNodes(codeTitle(block) || textProperty(block, 'language') || 'Code')
      // The tab already shows the title.
      const code = render([{ ...block, properties: { ...block.properties, inGroup: true } }])
      return h('Tab', {}, [h('summary', {}, title), ...code])
    })
    const titles = [label, textProperty(element, 'title')].flatMap(title => titled('p.title', title))
    return [...titles, ...(blocks.length === 0 ? [] : [h('CodeGroup', {}, blocks)])]
  }
}
