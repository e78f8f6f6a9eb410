import type { ManifestFile } from '../../../site/records/manifest.ts'
import { imageSize } from './image-size.ts'
import { formatBytes } from '../../../runtime/text/units.ts'

/** Minimum share of the exported size if an optimizer wrote an image in another format. */
const MIN_OTHER_FORMAT_SHARE = 0.02
/** Maximum number of bytes that some programs add after the end of an image. */
const MAX_TRAILER = 1024
const MAX_SVG_HEAD = 4096

interface Format {
  name: string
  extension: RegExp
  starts: (head: string) => boolean
  isComplete: (bytes: Buffer, tail: string) => boolean
}

const FORMATS: readonly Format[] = [
  {
    ...{ name: 'PNG', extension: /png$/i, starts: head => head.startsWith('\x89PNG\r\n') },
    isComplete: (_, tail) => tail.includes('IEND')
  },
  {
    ...{ name: 'JPEG', extension: /jpe?g$/i, starts: head => head.startsWith('\xff\xd8\xff') },
    isComplete: (_, tail) => tail.includes('\xff\xd9')
  },
  {
    ...{ name: 'GIF', extension: /gif$/i, starts: head => /^GIF8[79]a/.test(head) },
    isComplete: (_, tail) => tail.includes(';')
  },
  {
    ...{ name: 'WebP', extension: /webp$/i, starts: head => /^RIFF[^]{4}WEBP/.test(head) },
    isComplete: bytes => bytes.readUInt32LE(4) + 8 <= bytes.length + 1
  },
  {
    ...{ name: 'AVIF', extension: /avif$/i, starts: head => /^[^]{4}ftyp/.test(head) },
    isComplete: () => true
  },
  {
    ...{ name: 'icon', extension: /ico$/i, starts: head => head.startsWith('\0\0\x01\0') },
    isComplete: () => true
  },
  {
    ...{ name: 'SVG', extension: /svg$/i, starts: head => /<(?:\w+:)?svg[\s>]/.test(head) },
    isComplete: (_, tail) => /<\/(?:\w+:)?svg\s*>/.test(tail)
  }
]

/** Whether the parts of a PNG can be read and one of them has pixels. */
function hasPixels(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') return bytes.readUInt32BE(at) > 0
    if (!/^[a-z]{4}$/i.test(type)) return false
  }
  return false
}

const DRAWN =
  /<(?:\w+:)?(?:circle|ellipse|foreignObject|image|line|path|poly(?:gon|line)|rect|text|use)[\s/>]/

/** Optimizers keep the width and height of an image in the same format, and a drawing keeps something to see. */
function otherPicture(format: string, exported: Buffer, served: Buffer): string | undefined {
  if (format === 'SVG')
    return DRAWN.test(exported.toString('latin1')) && !DRAWN.test(served.toString('latin1'))
      ? 'The file is another picture: nothing is drawn in it.'
      : undefined
  const isSame = exported.subarray(0, 3).equals(served.subarray(0, 3))
  const [own, other] = isSame ? [exported, served].map(imageSize) : []
  if (own === undefined || other === undefined || own === other) return undefined
  return `The file is another picture: it has ${other} pixels instead of ${own}.`
}

/** Returns why bytes are not a version of an exported image. CDNs send images in other formats at the same address. */
export function imageProblem(
  { path, size }: ManifestFile,
  bytes: Buffer,
  exported?: Buffer
): string | undefined {
  const head = bytes.toString('latin1', 0, MAX_SVG_HEAD)
  const format = FORMATS.find(({ starts }) => starts(head))
  if (format === undefined) return 'The file is not an image.'
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - MAX_TRAILER))
  if (!format.isComplete(bytes, tail)) return `The file is cut off: the ${format.name} image has no end.`
  if (format.name === 'PNG' && !hasPixels(bytes)) return 'The file is damaged: the PNG image has no pixels.'
  const other = exported && otherPicture(format.name, exported, bytes)
  if (other !== undefined) return other
  const isOther = !format.extension.test(path)
  return isOther && bytes.length < size * MIN_OTHER_FORMAT_SHARE
    ? `The file size is ${formatBytes(bytes.length)} instead of ${formatBytes(size)}.`
    : undefined
}
