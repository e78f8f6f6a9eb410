import type { ElementContent, Root } from 'hast'
import hljs from 'highlight.js/lib/common'
import { SKIP, visit } from 'unist-util-visit'
import { textContent } from './components/element.ts'

hljs.registerAliases(['mdx'], { languageName: 'xml' })
hljs.registerAliases(['env', 'dotenv'], { languageName: 'ini' })

/** Adds syntax highlighting to code blocks in languages that are known. */
export function highlightCode(children: ElementContent[]): void {
  const root: Root = { type: 'root', children }
  visit(root, 'element', ({ tagName, properties, children: content }) => {
    const language = properties['dataLanguage']
    const [code] = content
    if (tagName !== 'pre' || typeof language !== 'string' || code?.type !== 'element') return undefined
    if (hljs.getLanguage(language) === undefined) return SKIP
    const { value } = hljs.highlight(textContent(code), { language, ignoreIllegals: true })
    code.children = [{ type: 'raw', value }]
    return SKIP
  })
}
