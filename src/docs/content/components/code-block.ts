import type { Element, ElementContent } from 'hast'
import type { Component, Components } from './component.ts'
import { h, isSet, textContent, textNode, textProperty } from './element.ts'

const FLAGS = new Set([
  'lines',
  'wrap',
  'expandable',
  'nocopy',
  'twoslash',
  'react',
  'showLineNumbers',
  'ignore'
])

/** The file name or title of a code block: of the component, or in the line that opens the block. */
export function codeTitle(block: Element): string {
  const given = textProperty(block, 'filename') || textProperty(block, 'title')
  if (given !== '') return given
  const meta = textProperty(block, 'meta')
  const [, double, single] = /(?:title|filename)=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? []
  if (double !== undefined || single !== undefined) return double ?? single ?? ''
  return meta
    .replace(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '' && !FLAGS.has(word))
    .join(' ')
}

/** The service draws it in the browser. Here it is a figure with its source. */
function diagram(source: string): ElementContent[] {
  const code = h('pre', { dataLanguage: 'mermaid', tabIndex: 0 }, [h('code', {}, [textNode(source)])])
  return [h('figure', { className: ['code-file'] }, [h('figcaption', {}, [textNode('Diagram')]), code])]
}

const codeBlock: Component = element => {
  const language = /^[\w+#.-]*/.exec(textProperty(element, 'language'))?.[0] ?? ''
  if (language === 'mermaid') return diagram(textContent(element))
  const title = isSet(element, 'inGroup') ? '' : codeTitle(element)
  const code = h('code', {}, [textNode(textContent(element))])
  const block = h('pre', { ...(language !== '' && { dataLanguage: language }), tabIndex: 0 }, [code])
  if (title === '') return [block]
  const caption = h('figcaption', {}, [textNode(title)])
  return [h('figure', { className: ['code-file'] }, [caption, block])]
}

export const CODE: Components = {
  CodeBlock: codeBlock,
  Mermaid: element => diagram(textContent(element))
}
