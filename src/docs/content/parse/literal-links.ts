import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { walk } from './walk.ts'

/** What an address in a text has at least: GFM makes links of these. */
const ADDRESS = /https?:\/\/|www\.|@/i

interface Construct {
  name?: string
  previous?: (this: { now: () => { line: number } }, code: number | null) => boolean
}

interface Extensions {
  micromarkExtensions: { text?: Record<string, Construct | Construct[]> }[]
  fromMarkdownExtensions: (Transformer | Transformer[])[]
}

interface Transformer {
  transforms?: ((tree: Root) => unknown)[]
}

/** Lines with addresses of the text that is being parsed, which ends before another one begins. */
let lines = new Set<number>()

/** To be called before `text` is parsed. */
export function prepareLiteralLinks(text: string): void {
  lines = new Set(text.split(/\r\n?|\n/).flatMap((line, at) => (ADDRESS.test(line) ? [at + 1] : [])))
}

/**
 * Makes GFM look for addresses where there can be some: it would try one at the start of every word, and search all
 * texts once more in the end, which takes as long as everything else of the parser.
 */
export function limitLiteralLinks(this: Processor): void {
  const data = this.data() as Extensions
  data.micromarkExtensions = data.micromarkExtensions.map(extension =>
    extension.text === undefined
      ? extension
      : {
          ...extension,
          text: Object.fromEntries(
            Object.entries(extension.text).map(([code, constructs]) => [
              code,
              [constructs].flat().map(limited)
            ])
          )
        }
  )
  data.fromMarkdownExtensions = data.fromMarkdownExtensions.flat().map(extension => ({
    ...extension,
    ...(extension.transforms && {
      transforms: extension.transforms.map(transform => (tree: Root) => {
        if (hasAddress(tree)) transform(tree)
      })
    })
  }))
}

function limited(construct: Construct): Construct {
  const { name = '', previous } = construct
  if (!name.endsWith('Autolink') || previous === undefined) return construct
  return {
    ...construct,
    previous(code) {
      return lines.size > 0 && previous.call(this, code) && lines.has(this.now().line)
    }
  }
}

function hasAddress(tree: Root): boolean {
  let found = false
  walk<Root['children'][number]>(tree.children, node => {
    found ||= node.type === 'text' && ADDRESS.test(node.value)
  })
  return found
}
