import type { randomFrom } from '../random.ts'

const BLOCK_BYTES = 512
const INTERESTING_BYTES = [0, 1, 0x20, 0x2e, 0x2f, 0x30, 0x37, 0x5c, 0x7f, 0x80, 0xff]
const MAX_MUTATIONS = 4

type Random = ReturnType<typeof randomFrom>
type Mutation = (bytes: Buffer, random: Random) => Buffer

const changed = (bytes: Buffer, at: number, value: number) => {
  bytes[at] = value
  return bytes
}

const MUTATIONS: Mutation[] = [
  (bytes, random) => {
    const at = random(bytes.length)
    return changed(bytes, at, (bytes[at] ?? 0) ^ (1 << random(8)))
  },
  (bytes, random) =>
    changed(bytes, random(bytes.length), INTERESTING_BYTES[random(INTERESTING_BYTES.length)] ?? 0),
  (bytes, random) => {
    const at = random(bytes.length)
    return changed(bytes, at, (bytes[at] ?? 0) + (random(2) === 0 ? 1 : 255))
  },
  (bytes, random) => bytes.subarray(0, random(bytes.length) + 1),
  (bytes, random) => {
    const from = random(bytes.length)
    bytes.copy(bytes, random(bytes.length), from, from + 1 + random(64))
    return bytes
  },
  // Repeats or removes blocks or bytes.
  (bytes, random) => {
    const unit = random(2) === 0 ? BLOCK_BYTES : 1 + random(40)
    const at = Math.min(bytes.length, random(Math.ceil(bytes.length / unit)) * unit)
    const end = Math.min(bytes.length, at + unit * (1 + random(3)))
    const rest = random(2) === 0 ? bytes.subarray(at) : bytes.subarray(end)
    return Buffer.concat([bytes.subarray(0, random(2) === 0 ? at : end), rest])
  }
]

/** Returns a copy of an archive with a few random changes. */
export function mutate(archive: Buffer, kind: 'tar' | 'zip', random: Random): Buffer {
  let bytes: Buffer = Buffer.from(archive)
  for (let left = 1 + random(MAX_MUTATIONS); left > 0; left--) {
    const mutation = MUTATIONS[random(MUTATIONS.length)]
    if (mutation !== undefined && bytes.length > 0) bytes = Buffer.from(mutation(bytes, random))
  }
  // With wrong checksums, the reader would reject nearly all changed headers for the same reason.
  if (kind === 'tar' && random(10) > 0) correctChecksums(bytes)
  return bytes
}

function correctChecksums(tar: Buffer): void {
  for (let at = 0; at + BLOCK_BYTES <= tar.length; at += BLOCK_BYTES) {
    const block = tar.subarray(at, at + BLOCK_BYTES)
    if (!/^ustar/.test(block.toString('latin1', 257, 262))) continue
    const sum = block.reduce((total, byte, i) => total + (i >= 148 && i < 156 ? 0x20 : byte), 0)
    block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  }
}
