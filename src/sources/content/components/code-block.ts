import type { Element } from 'hast'
import type { Component, Components } from './component.ts'
import { h, isSet, textContent, textProperty } from './element.ts'

const FLAGS = /^(lines|wrap|expandable|nocopy|twoslash|react|showLineNumbers|ignore)$/

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
    .filter(word => word !== '' && !FLAGS.test(word))
    .join(' ')
}

/** The service draws a diagram in the browser. Here it is its source. */
function codeBlock(element: Element, language: string, title: string): Element {
  const code = h('code', {}, [textContent(element)])
  const block = h('pre', { ...(language !== '' && { dataLanguage: language }), tabIndex: 0 }, [code])
  return title === '' ? block : h('figure.code-file', {}, [h('figcaption', {}, [title]), block])
}

const fencedCode: Component = element => {
  const language = /^[\w+#.-]*/.exec(textProperty(element, 'language'))?.[0] ?? ''
  if (language === 'mermaid') return codeBlock(element, language, 'Diagram')
  return codeBlock(element, language, isSet(element, 'inGroup') ? '' : codeTitle(element))
}

export const CODE: Components = {
  CodeBlock: fencedCode,
  Mermaid: element => codeBlock(element, 'mermaid', 'Diagram')
}
