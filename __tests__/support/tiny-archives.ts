import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { type Header, pack } from 'tar-stream'

export type TarItem = Partial<Omit<Header, 'size'>> & { name: string; content?: string | Buffer }

/** Creates a tar of exactly these entries, valid or not. */
export async function tarOf(...items: TarItem[]): Promise<Buffer> {
  const tar = pack()
  for (const { content = '', ...header } of items) tar.entry(header, content)
  tar.finalize()
  return await buffer(tar as AsyncIterable<Uint8Array>)
}

export async function tarGzOf(...items: TarItem[]): Promise<Buffer> {
  return gzipSync(await tarOf(...items))
}

/** Creates a tar with one entry after an extended header of this type and content. */
async function withHeader(type: string, body: string | Buffer, item: TarItem): Promise<Buffer> {
  const content = Buffer.from(body as string)
  const made = await tarOf({ name: 'extended', content })
  const header = made.subarray(0, 512)
  header.write(type, 156, 'latin1')
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return Buffer.concat([made.subarray(0, -1024), await tarOf(item)])
}

/** Creates a tar whose entry has its name in a GNU long-name header. */
export async function withLongName(name: string): Promise<Buffer> {
  return await withHeader('L', `${name}\0`, { name: 'short', content: 'x' })
}

/** Returns the checksum of a tar header: the sum of its bytes, with spaces in the checksum field. */
export function checksumOf(header: Buffer): number {
  return header.subarray(0, 512).reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 0x20 : byte), 0)
}

export interface ZipItem {
  name: string | Buffer
  content?: string | Buffer
  stored?: boolean
  /** False values to write to the headers. */
  lies?: {
    crc?: number
    size?: number
    packedSize?: number
    offset?: number
    method?: number
    flags?: number
  }
  /** System that created the entry: 0 for DOS, 3 (the default) for Unix. */
  maker?: number
  /** Unix mode, including the file type. */
  mode?: number
  /** Writes the sizes and the offset to the extra field, as for files above 4 GB. */
  zip64?: boolean
}

const UTF8 = 0x800

/** Creates a zip of exactly these entries. Writes false sizes, checksums and offsets only to the directory. */
export function zipOf(...items: ZipItem[]): Buffer {
  const body: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const item of items) {
    const name = Buffer.from(item.name as string)
    const content = Buffer.from((item.content ?? '') as string)
    const isStored = item.stored === true || name.at(-1) === 0x2f
    const packed = isStored ? content : deflateRawSync(content)
    const told = {
      flags: UTF8,
      method: isStored ? 0 : 8,
      crc: crc32(content),
      packedSize: packed.length,
      size: content.length,
      offset,
      ...item.lies
    }
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(told.flags, 6)
    local.writeUInt16LE(told.method, 8)
    local.writeUInt32LE(crc32(content), 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    body.push(local, name, packed)
    offset += 30 + name.length + packed.length

    const extra = item.zip64 === true ? zip64Field(told.size, told.packedSize, told.offset) : Buffer.alloc(0)
    const small = (value: number) => (item.zip64 === true ? 0xffffffff : value)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(((item.maker ?? 3) << 8) | 30, 4)
    entry.writeUInt16LE(told.flags, 8)
    entry.writeUInt16LE(told.method, 10)
    entry.writeUInt32LE(told.crc, 16)
    entry.writeUInt32LE(small(told.packedSize), 20)
    entry.writeUInt32LE(small(told.size), 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt16LE(extra.length, 30)
    entry.writeUInt32LE(((item.mode ?? 0o100644) << 16) >>> 0, 38)
    entry.writeUInt32LE(small(told.offset), 42)
    directory.push(entry, name, extra)
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  // Writers without zip64 store the lower 16 bits of the count.
  end.writeUInt16LE(items.length & 0xffff, 8)
  end.writeUInt16LE(items.length & 0xffff, 10)
  end.writeUInt32LE(directoryBytes.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...body, directoryBytes, end])
}

function zip64Field(size: number, packedSize: number, offset: number): Buffer {
  const field = Buffer.alloc(28)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(24, 2)
  for (const [i, value] of [size, packedSize, offset].entries())
    field.writeBigUInt64LE(BigInt(value), 4 + i * 8)
  return field
}
