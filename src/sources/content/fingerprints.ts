import type { ElementContent } from 'hast'
import { createHash, hash } from 'node:crypto'
import { textContent } from './element.ts'
import { walkElements } from './parse/walk.ts'

/** Computes a digest of a page's code, except imports, and of its code blocks, including their whitespace. */
export function codeOf(
  nodes: readonly { type: string; value?: string }[],
  tree: readonly ElementContent[]
): string {
  const code = nodes.flatMap(({ type, value = '' }) => (type === 'mdxjsEsm' ? value.split('\n') : []))
  const own = code.filter(line => !/^\s*(?:import\s.*)?$/.test(line))
  walkElements(tree, element => {
    if (/^(?:pre|CodeBlock)$/.test(element.tagName)) own.push(textContent(element))
  })
  return own.length === 0 ? '' : hash('sha256', own.join('\n'))
}

/** Computes a digest of components and their attributes. Excludes addresses and ids, which are compared separately. */
export function lookOf(nodes: readonly ElementContent[]): string {
  const digest = createHash('sha256')
  walkElements(nodes, ({ tagName, properties }) => {
    // Crossed-out text, checkboxes, and the first number of a list also affect the look.
    if (!/^(?:[A-Z]|(?:del|input|ol)$)/.test(tagName)) return
    const { href: _href, src: _src, id: _id, ...shown } = properties
    digest.update(`${tagName} ${JSON.stringify(shown)}\n`)
  })
  return digest.digest('hex')
}
