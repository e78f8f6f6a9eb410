import type { ElementContent } from 'hast'
import { isExternal, type Hrefs } from '../source/hrefs.ts'
import type { DocsPage } from '../source/page-source.ts'

const REFERENCES = new Map(
  Object.entries({
    a: ['href'],
    area: ['href'],
    audio: ['src'],
    iframe: ['src'],
    img: ['src'],
    input: ['src'],
    source: ['src'],
    track: ['src'],
    video: ['src', 'poster']
  })
)

/**
 * Makes references to pages and files of the site relative, so that the site works in any folder and from a disk.
 * Every other reference stays as it was written: a dead link must be dead in the export.
 */
export function resolveReferences(
  children: ElementContent[],
  {
    hrefs,
    page,
    warn
  }: { hrefs: Hrefs; page: DocsPage; warn: (line: number | undefined, warning: string) => void }
): void {
  const resolveIn = (nodes: ElementContent[], parentLine: number | undefined): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      const { tagName, properties } = node
      // An element that replaced a component has no place in the source; the component has.
      const line = node.position?.start.line ?? parentLine
      for (const name of REFERENCES.get(tagName) ?? []) {
        const reference = properties[name]
        if (typeof reference !== 'string' || isExternal(reference)) continue
        const target = hrefs.resolve(reference, page)
        const kind = tagName === 'a' || tagName === 'area' ? 'link to a page' : 'file'
        if (target === undefined) warn(line, `${kind} that does not exist: ${reference}`)
        else properties[name] = target
      }
      resolveIn(node.children, line)
    }
  }
  resolveIn(children, undefined)
}
