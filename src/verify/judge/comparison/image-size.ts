/** Returns the width and height of an image, such as `600x400`. Undefined for other formats and for damaged images. */
export function imageSize(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 30)
  if (head.startsWith('\x89PNG\r\n') && head.slice(12, 16) === 'IHDR' && bytes.length >= 24)
    return sizeText(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
  if (/^GIF8[79]a/.test(head) && bytes.length >= 10)
    return sizeText(bytes.readUInt16LE(6), bytes.readUInt16LE(8))
  if (head.startsWith('\xff\xd8\xff')) return jpegSize(bytes)
  return /^RIFF[^]{4}WEBP/.test(head) && bytes.length >= 30 ? webpSize(bytes, head.slice(12, 16)) : undefined
}

/** Reads the frame header, which is behind parts with metadata. */
function jpegSize(bytes: Buffer): string | undefined {
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = bytes[at + 1] as number
    if (bytes[at] !== 0xff || marker === 0xda) return undefined
    // A marker can begin with several of these bytes.
    if (marker === 0xff) at++
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return jpegText(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** An optimizer can apply the rotation in the metadata, which exchanges width and height. */
function jpegText(width: number, height: number): string {
  return sizeText(Math.max(width, height), Math.min(width, height))
}

function webpSize(bytes: Buffer, kind: string): string | undefined {
  if (kind === 'VP8X') return sizeText(1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3))
  if (kind === 'VP8 ') return sizeText(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
  if (kind !== 'VP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return sizeText(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff))
}

function sizeText(width: number, height: number): string {
  return `${width}x${height}`
}
