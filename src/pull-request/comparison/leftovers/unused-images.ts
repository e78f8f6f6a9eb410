import { posix } from 'node:path'
import type { Docs } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import { readText } from '../../../sources/source/read-text.ts'
import { TEXT_FILE } from '../../../versions/compare-files.ts'

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i
/** Length of the text before the name of an image in which its folder is searched for. */
const MAX_BEFORE = 200
/** Maximum number of images that are searched for in all sources. */
const MAX_IMAGES = 500

/**
 * Lists images that pages showed before and that nothing mentions now. A source that mentions the name of an image, in
 * code or in a comment, counts as using it, because code can compose the address of an image.
 */
export async function unusedImages(before: Docs, now: Docs, files: DocsFiles): Promise<string[]> {
  const [used, stillUsed] = [imagesOn(before), imagesOn(now)]
  const left = now.files.filter(path => used.has(path) && !stillUsed.has(path)).slice(0, MAX_IMAGES)
  const images = new Images(left)
  for (const file of files.paths) {
    if (images.paths.length === 0) break
    if (!TEXT_FILE.test(file)) continue
    const text = await readText(file, files)
    // An image can be used in a file that cannot be read.
    if (typeof text !== 'string') return []
    images.removeMentioned(text)
  }
  return images.paths.sort()
}

function imagesOn({ pages }: Docs): Set<string> {
  return new Set(pages.flatMap(({ includes }) => includes.filter(path => IMAGE.test(path))))
}

/** Images that no text mentions. An image in another folder can have the same name. */
class Images {
  readonly #paths: Set<string>
  /** Names of the images, also as in addresses, by their endings, which occur in a text less often than many names. */
  readonly #byEnd: ReadonlyMap<string, { path: string; name: string; folder: string }[]>
  readonly #byFolder: ReadonlyMap<string, string[]>

  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths)
    const folderOf = (path: string) => posix.basename(posix.dirname(path))
    const names = paths.flatMap(path => namesOf(path).map(name => ({ path, name, folder: folderOf(path) })))
    this.#byEnd = groupBy(names, ({ name }) => IMAGE.exec(name)?.[0] ?? name)
    this.#byFolder = groupBy(paths, folderOf)
  }

  get paths(): string[] {
    return [...this.#paths]
  }

  removeMentioned(text: string): void {
    for (const [folder, paths] of this.#byFolder)
      if (composes(text, folder)) for (const path of paths) this.#paths.delete(path)
    for (const [end, names] of this.#byEnd)
      for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1))
        for (const { path, name, folder } of names) {
          const start = at + end.length - name.length
          if (
            this.#paths.has(path) &&
            text.startsWith(name, start) &&
            isMention(text.slice(0, start), folder)
          )
            this.#paths.delete(path)
        }
  }
}

function namesOf(path: string): string[] {
  const name = posix.basename(path)
  return [...new Set([name, encodeURI(name.toWellFormed()), encodeURIComponent(name.toWellFormed())])]
}

/** Whether code in a text composes addresses of files in a folder. */
function composes(text: string, folder: string): boolean {
  const name = folder === '.' ? '' : folder
  return ['${', "' +", '" +', "'+", '"+'].some(start => text.includes(`${name}/${start}`))
}

/** Whether the name of an image after this text can be that of an image in the folder. */
function isMention(before: string, folder: string): boolean {
  const [, around = ''] = /([^/\s"'`(<{=]*)\/$/.exec(before.slice(-MAX_BEFORE)) ?? []
  return /^\.*$/.test(around) || around === folder || /[%&$\\]/.test(around)
}
