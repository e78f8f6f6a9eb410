import type { ElementContent } from 'hast'
import hljs from 'highlight.js/lib/common'
import { textContent } from './components/element.ts'
import { walkElements } from './parse/walk.ts'

hljs.registerAliases(['mdx'], { languageName: 'xml' })
hljs.registerAliases(['env', 'dotenv'], { languageName: 'ini' })

export function highlightCode(children: ElementContent[]): void {
  walkElements(children, ({ tagName, properties, children: content }) => {
    const language = properties['dataLanguage']
    const [code] = content
    if (tagName !== 'pre' || typeof language !== 'string' || code?.type !== 'element') return undefined
    if (hljs.getLanguage(language) === undefined) return false
    const { value } = hljs.highlight(textContent(code), { language, ignoreIllegals: true })
    code.children = [{ type: 'raw', value }]
    return false
  })
}
