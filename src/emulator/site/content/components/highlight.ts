import type { ElementContent } from 'hast'
import hljs from 'highlight.js/lib/common'

hljs.registerAliases(['mdx'], { languageName: 'xml' })
hljs.registerAliases(['env', 'dotenv'], { languageName: 'ini' })

/** Code with syntax highlighting, as HTML; in a language that is not known, as text. */
export function highlight(code: string, language: string): ElementContent {
  if (hljs.getLanguage(language) === undefined) return { type: 'text', value: code }
  return { type: 'raw', value: hljs.highlight(code, { language, ignoreIllegals: true }).value }
}
