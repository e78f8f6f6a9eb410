import hljs from 'highlight.js/lib/common'

hljs.registerAliases(['mdx'], { languageName: 'xml' })
hljs.registerAliases(['env', 'dotenv'], { languageName: 'ini' })

/** HTML of a code block with syntax highlighting; languages that are not known are only escaped. */
export function highlight(code: string, language: string): string {
  const known = hljs.getLanguage(language) !== undefined
  return known ? hljs.highlight(code, { language, ignoreIllegals: true }).value : escapeHtml(code)
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
