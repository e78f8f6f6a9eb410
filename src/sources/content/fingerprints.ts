import type { ElementContent } from 'hast'
import { createHash, hash } from 'node:crypto'

/** Computes a digest of a page's code, without imports. Code never runs, so only the digest shows that code changed. */
export function codeOf(nodes: readonly { type: string; value?: string }[]): string {
  const code = nodes.flatMap(({ type, value = '' }) => (type === 'mdxjsEsm' ? value.split('\n') : []))
  const own = code.filter(line => !/^\s*(?:import\s.*)?$/.test(line))
  return own.length === 0 ? '' : hash('sha256', own.join('\n'))
}

/** Computes a digest of components and their attributes. Excludes addresses and ids, which are compared separately. */
export function lookOf(nodes: readonly ElementContent[]): string {
  const digest = createHash('sha256')
  const add = (node: ElementContent): void => {
    if (node.type === 'element') {
      const { href: _href, src: _src, id: _id, ...shown } = node.properties
      const isComponent = /^[A-Z]/.test(node.tagName)
      if (isComponent) digest.update(`${node.tagName} ${JSON.stringify(shown)}\n`)
    }
    if ('children' in node) node.children.forEach(add)
  }
  nodes.forEach(add)
  return digest.digest('hex')
}
