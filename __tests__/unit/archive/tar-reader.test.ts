import { expect, test } from '@jest/globals'
import { TarReader } from '../../../src/archive/tar-reader.ts'
import type { Failure } from '../../../src/runtime/failure.ts'

interface Fields {
  name?: string
  type?: string
  size?: number
  prefix?: string
  magic?: string
  /** Bytes to write to the header, in latin1, by offset. */
  at?: Record<number, string>
  /** Number to add to the correct checksum. */
  wrong?: number
  /** Computes the checksum from signed bytes, as old programs did. */
  isSigned?: boolean
}

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

function header(fields: Fields = {}): Buffer {
  const { name = 'a.txt', type = '0', size = 0, prefix = '', magic = 'ustar\x0000', at = {} } = fields
  const block = Buffer.alloc(512)
  block.write(name, 0)
  for (const start of [100, 108, 116]) block.write(octal(0o644, 8), start)
  block.write(octal(size, 12), 124)
  block.write(octal(1_700_000_000, 12), 136)
  block.write(type, 156)
  block.write(magic, 257)
  block.write(prefix, 345)
  for (const [start, text] of Object.entries(at)) block.write(text, Number(start), 'latin1')
  block.fill(' ', 148, 156)
  const sum = block.reduce(
    (all, byte) => all + (fields.isSigned === true && byte > 127 ? byte - 256 : byte),
    0
  )
  block.write(`${octal(sum + (fields.wrong ?? 0), 7)} `, 148)
  return block
}

/** Returns a header followed by the padded content. */
function entry(fields: Fields, content = ''): Buffer {
  const bytes = Buffer.from(content)
  const padding = Buffer.alloc((512 - (bytes.length % 512)) % 512)
  return Buffer.concat([header({ size: bytes.length, ...fields }), bytes, padding])
}

const pax = (...records: [string, string][]) =>
  records
    .map(([key, value]) => {
      const rest = ` ${key}=${value}\n`
      const length = Buffer.byteLength(rest)
      const digits = String(length + String(length + 1).length).length
      return `${length + digits}${rest}`
    })
    .join('')

const END = Buffer.alloc(1024)

type Seen = [name: string, kind: string, size: number, content: string]

/** Reads an archive in pieces of the given size. */
function read(archive: Buffer, { pieceBytes = archive.length, isKnownComplete = false } = {}): Seen[] {
  const seen: Seen[] = []
  let ended = 0
  const reader = new TarReader({
    entry: (name, kind, size) => void seen.push([name, kind, size, '']),
    content: bytes => {
      const last = seen.at(-1)
      if (last !== undefined) last[3] += bytes.toString()
    },
    endFile: () => (ended += 1)
  })
  for (let at = 0; at < archive.length; at += pieceBytes) reader.write(archive.subarray(at, at + pieceBytes))
  reader.end({ isKnownComplete })
  expect(ended).toBe(seen.filter(([, kind]) => kind === 'file').length)
  return seen
}

/** Returns the damage in the message of an `archive-corrupt` failure, the code of another failure, or `accepted`. */
function refusal(...parts: Buffer[]): string {
  try {
    read(Buffer.concat(parts))
  } catch (error) {
    const { code, message } = error as Failure
    return code === 'archive-corrupt' ? (/\((.*)\)\.$/.exec(message)?.[1] ?? '') : code
  }
  return 'accepted'
}

const archive = Buffer.concat([
  entry({ name: 'folder/', type: '5' }),
  entry({ name: 'folder/a.txt' }, 'some text'),
  entry({ name: 'empty.txt' }),
  entry({ name: 'x', type: 'x' }, pax(['path', 'größe.txt'], ['mtime', '1.5'])),
  entry({ name: 'short' }, 'y'.repeat(512)),
  entry({ name: 'L', type: 'L' }, `${'long/'.repeat(30)}name.txt\0`),
  entry({ name: 'short' }, 'z'.repeat(513)),
  END
])
const contents: Seen[] = [
  ['folder/', 'folder', 0, ''],
  ['folder/a.txt', 'file', 9, 'some text'],
  ['empty.txt', 'file', 0, ''],
  ['größe.txt', 'file', 512, 'y'.repeat(512)],
  [`${'long/'.repeat(30)}name.txt`, 'file', 513, 'z'.repeat(513)]
]

test.each([1, 7, 511, 512, 513, 1000, 100_000])('reads an archive in pieces of %i B', pieceBytes => {
  expect(read(archive, { pieceBytes })).toEqual(contents)
})

const gnu = (at: Record<number, string>) => ({ magic: 'ustar  \0', at })

test.each<[string, Fields, [name: string, kind: string]]>([
  ['a V7 folder', { name: 'f/', type: '\0', magic: '' }, ['f/', 'folder']],
  ['a folder with the type of a file', { name: 'f/', type: '0' }, ['f/', 'folder']],
  ['a contiguous file', { type: '7' }, ['a.txt', 'file']],
  ['a hard link', { type: '1' }, ['a.txt', 'link']],
  ['a symbolic link', { type: '2' }, ['a.txt', 'link']],
  ['a device', { type: '3' }, ['a.txt', 'special']],
  ['the prefix of a ustar name', { name: 'b.txt', prefix: 'deep/folder' }, ['deep/folder/b.txt', 'file']],
  ['a name in a format without prefixes', { name: 'b', prefix: '?'.repeat(155), magic: '' }, ['b', 'file']],
  ['a name of exactly 100 bytes', { name: 'n'.repeat(100) }, ['n'.repeat(100), 'file']],
  ['an entry with text in unused fields', { at: { 100: 'x644', 136: '/', 337: '?' } }, ['a.txt', 'file']],
  ['an entry with GNU times in place of a prefix', gnu({ 345: '014530511761' }), ['a.txt', 'file']],
  ['an empty name', { name: '' }, ['', 'file']]
])('reads %s', (_, fields, [name, kind]) => {
  expect(read(Buffer.concat([entry(fields), END]))).toEqual([[name, kind, 0, '']])
})

test('reads sizes with leading spaces, sizes without a terminating zero, and binary sizes', () => {
  for (const size of [
    '           3',
    '3           ',
    '00000000003\0',
    '000000000003',
    `\x80${'\0'.repeat(10)}\x03`
  ])
    expect(read(Buffer.concat([entry({ at: { 124: size } }, 'abc'), END]))).toEqual([
      ['a.txt', 'file', 3, 'abc']
    ])
  const large: number[] = []
  const reader = new TarReader({
    entry: (_, __, size) => void large.push(size),
    content: () => undefined,
    endFile: () => undefined
  })
  reader.write(header({ at: { 124: `\x80${'\0'.repeat(6)}\x02\x01\0\0\x05` } }))
  expect(large).toEqual([2 * 2 ** 32 + 2 ** 24 + 5])
})

test('accepts a checksum that was computed from signed bytes', () => {
  expect(read(Buffer.concat([entry({ name: 'größe.txt', isSigned: true }), END]))).toHaveLength(1)
})

test('prefers the size in a PAX record to the size in the header', () => {
  const parts = [
    entry({ type: 'x' }, pax(['size', '3'])),
    header({ size: 0 }),
    Buffer.from('abc'.padEnd(512, '\0'))
  ]
  expect(read(Buffer.concat([...parts, END]))).toEqual([['a.txt', 'file', 3, 'abc']])
})

test('ignores a folder size and a volume label', () => {
  const parts = [entry({ type: '5', name: 'f', size: 9 }), entry({ type: 'V' }, 'label'), entry({}, 'x')]
  expect(read(Buffer.concat([...parts, END])).map(([name]) => name)).toEqual(['f', 'a.txt'])
})

test('ignores a long link name and a global header', () => {
  const parts = [
    entry({ type: 'g' }, pax(['comment', 'x'])),
    entry({ type: 'K' }, 'target\0'),
    entry({ type: '2' })
  ]
  expect(read(Buffer.concat([...parts, END]))).toEqual([['a.txt', 'link', 0, '']])
})

test('uses the header value if a PAX value is empty', () => {
  const parts = [entry({ type: 'x' }, pax(['path', ''], ['size', ''])), entry({}, 'abc')]
  expect(read(Buffer.concat([...parts, END]))).toEqual([['a.txt', 'file', 3, 'abc']])
  expect(read(Buffer.concat([entry({ type: 'X' }), entry({}, 'abc'), END]))).toHaveLength(1)
  expect(read(Buffer.concat([entry({ type: 'x' }, '6 a=b\n5 c=\n'), entry({}, 'abc'), END]))).toHaveLength(1)
})

test('accepts fewer than two zero blocks at the end, and ignores bytes after two zero blocks', () => {
  const file = entry({}, 'abc')
  expect(read(Buffer.concat([file, END.subarray(512)]))).toHaveLength(1)
  expect(read(Buffer.concat([file, END, Buffer.from('anything')]))).toHaveLength(1)
  expect(read(file, { isKnownComplete: true })).toHaveLength(1)
})

test.each([369, 385, 387, 482, 494])('ignores a leftover byte at offset %i in a GNU header', at => {
  expect(read(Buffer.concat([entry(gnu({ [at]: '1' }), 'abc'), END]))).toHaveLength(1)
})

const file = entry({}, 'abc')
const long = entry({ type: 'L' }, 'long\0')
const record = entry({ type: 'x' }, pax(['path', 'p']))

const paxOf = (...records: [string, string][]) => entry({ type: 'x' }, pax(...records))
const globalOf = (key: string, value: string) => entry({ type: 'g' }, pax([key, value]))

const refused: Record<string, [what: string, ...parts: Buffer[]][]> = {
  'a header has a wrong checksum': [['a wrong checksum', header({ wrong: 1 }), END]],
  'it has no end-of-archive marker': [['an archive without an end', file]],
  'it is truncated': [
    ['a truncated header', file, header().subarray(0, 511)],
    ['truncated content', file.subarray(0, 514)],
    ['truncated padding', file.subarray(0, 1023)]
  ],
  'data follows a block of zeros': [['data after a block of zeros', END.subarray(512), file, END]],
  'an extended header has no entry': [
    ['a long name without an entry', long, END],
    ['a long link name without an entry', entry({ type: 'K' }, 'l\0'), END],
    ['a PAX header without an entry', record],
    ['a global header between a PAX header and its entry', record, globalOf('a', 'b'), file, END]
  ],
  'an entry has two long names': [
    ['two long names', long, long, file, END],
    ['a GNU long name and a PAX path', long, record, file, END]
  ],
  'an entry has two PAX headers': [['two PAX headers', record, record, file, END]],
  'a global header describes a single file': [
    ['a global path', globalOf('path', 'x'), file, END],
    ['a global size', globalOf('size', '1'), file, END],
    ['a global sparse map', globalOf('GNU.sparse.major', '1'), file, END]
  ],
  'archive-sparse': [
    ['a PAX sparse file', paxOf(['GNU.sparse.major', '1']), file, END],
    ['a GNU sparse file', entry({ type: 'S' }), END],
    ['a sparse map in the header of a regular file', entry(gnu({ 386: '1' })), END],
    ['a sparse size in the header of a regular file', entry(gnu({ 483: '1' })), END]
  ],
  'an entry that is not a file has content': [
    ['a link with content', entry({ type: '2' }, 'abc'), END],
    ['a V7 folder with content', entry({ type: '0', name: 'f/' }, 'a'), END]
  ],
  'an extended header is too large': [
    ['an extended header of more than a megabyte', header({ type: 'x', size: 1024 * 1024 + 1 })]
  ],
  'a size is malformed': [['a malformed size', header({ at: { 124: '00 1' } }), END]],
  'a size is too large': [
    ['a negative size', header({ at: { 124: '\xff'.repeat(12) } }), END],
    ['a binary size that is too large', header({ at: { 124: '\x80\x01'.padEnd(12, '\0') } }), END]
  ],
  'a PAX record is malformed': [
    ['a truncated PAX record', entry({ type: 'x' }, '99 path=x\n'), file, END],
    ['a PAX record without a length', entry({ type: 'x' }, 'x path=x\n'), file, END],
    ['a PAX record with a 17-digit length', entry({ type: 'x' }, `${'0'.repeat(16)}8 a=b\n`), file, END],
    ['a PAX record without a key', entry({ type: 'x' }, '5 =b\n'), file, END],
    ['a PAX record without an equals sign', entry({ type: 'x' }, '6 abc\n'), file, END],
    ['a PAX record without a line break', entry({ type: 'x' }, '6 a=bc'), file, END],
    ['bytes after the PAX records', entry({ type: 'x' }, '11 path=ab\nzz'), file, END],
    ['a PAX record of length zero', entry({ type: 'x' }, '0 a=b\n'), file, END]
  ],
  'a PAX size is malformed': [
    ['a PAX size that is not a number', paxOf(['size', '1x']), file, END],
    ['a PAX size that is too large', paxOf(['size', '9999999999999999']), file, END]
  ]
}
const rows = Object.entries(refused).flatMap(([reason, archives]) =>
  archives.map(([what, ...parts]) => ({ what, reason, parts }))
)
test.each(rows)('rejects $what: $reason', ({ parts, reason }) => {
  expect(refusal(...parts)).toBe(reason)
})

test('accepts an extended header of exactly one megabyte', () => {
  const body = pax(['comment', 'x'.repeat(1024 * 1024 - 17)])
  expect(Buffer.byteLength(body)).toBe(1024 * 1024)
  expect(refusal(entry({ type: 'x' }, body), file, END)).toBe('accepted')
})
