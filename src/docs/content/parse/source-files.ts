import type { Root } from 'mdast'
import type { Place } from '../../source/problems.ts'
import { walk } from './walk.ts'

/**
 * The files that a page consists of. A tree with snippets has nodes of several files; of what a node knows about its
 * place, the conversions keep line, column and offset. Nothing needs the offset, so it becomes the number of the file.
 */
export class SourceFiles {
  readonly #files: string[]

  constructor(page: string) {
    this.#files = [page]
  }

  mark(tree: Root, file: string): void {
    const known = this.#files.indexOf(file)
    const number = known < 0 ? this.#files.push(file) - 1 : known
    walk(tree.children, ({ position }) => {
      if (position) position.start.offset = number
    })
  }

  placeOf({ start: { line, column, offset = 0 } }: NonNullable<Root['position']>): Place {
    // In a tree that was never marked, offsets are offsets, and everything is in the page.
    const file = this.#files[offset] ?? this.#files[0] ?? ''
    return { file, line, column }
  }
}
