import { posix } from 'node:path'
import type { Docs } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import { readText } from '../../../sources/source/read-text.ts'
import { TEXT_FILE } from '../../../versions/compare-files.ts'

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i
/** Maximum number of images that are searched for in all sources. */
const MAX_IMAGES = 500

/**
 * Lists images that pages showed before and that nothing mentions now. A source that mentions the name of an image, in
 * code or in a comment, counts as using it, because code can compose the address of an image.
 */
export async function unusedImages(before: Docs, now: Docs, files: DocsFiles): Promise<string[]> {
  const [used, stillUsed] = [imagesOn(before), imagesOn(now)]
  const left = now.files.filter(path => used.has(path) && !stillUsed.has(path)).slice(0, MAX_IMAGES)
  const images = new Map(left.map(path => [path, mentionsOf(path)]))
  for (const file of files.paths) {
    if (images.size === 0) break
    if (!TEXT_FILE.test(file)) continue
    const text = await readText(file, files)
    // An image can be used in a file that cannot be read.
    if (typeof text !== 'string') return []
    for (const [path, isMentioned] of images) if (isMentioned(text)) images.delete(path)
  }
  return [...images.keys()].sort()
}

function imagesOn({ pages }: Docs): Set<string> {
  return new Set(pages.flatMap(({ includes }) => includes.filter(path => IMAGE.test(path))))
}

/** Creates a function that tells whether a text mentions an image. An image in another folder can have the same name. */
function mentionsOf(path: string): (text: string) => boolean {
  const [name, folder] = [posix.basename(path), posix.basename(posix.dirname(path))]
  const names = [...new Set([name, encodeURI(name.toWellFormed()), encodeURIComponent(name.toWellFormed())])]
  const composed = ['${', "' +", '" +', "'+", '"+'].map(start => `${folder === '.' ? '' : folder}/${start}`)
  return text =>
    composed.some(start => text.includes(start)) || names.some(each => hasImage(text, each, folder))
}

function hasImage(text: string, name: string, folder: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const [, around = ''] = /([^/\s"'`(<{=]*)\/$/.exec(text.slice(Math.max(0, at - 200), at)) ?? []
    if (/^\.*$/.test(around) || around === folder || /[%&$\\]/.test(around)) return true
  }
  return false
}
