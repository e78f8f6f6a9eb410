import type { Element } from 'hast'

interface Node {
  type: string
}

/**
 * Visits all nodes and their descendants, parents first. If `visit` returns false, skips the descendants of the node.
 * A page can have 100,000 nodes, so the function allocates no objects.
 */
export function walk<T extends Node>(nodes: readonly T[], visit: (node: T) => unknown): void {
  for (const node of nodes)
    if (visit(node) !== false && 'children' in node) walk(node.children as readonly T[], visit)
}

export function hasNode<T extends Node>(nodes: readonly T[], isWanted: (node: T) => boolean): boolean {
  return nodes.some(
    node => isWanted(node) || ('children' in node && hasNode(node.children as readonly T[], isWanted))
  )
}

export function walkElements(nodes: readonly Node[], visit: (element: Element) => unknown): void {
  walk(nodes, node => (node.type === 'element' ? visit(node as Element) : undefined))
}
