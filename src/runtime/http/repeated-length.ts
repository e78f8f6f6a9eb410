import type { Socket } from 'node:net'

const MAX_HEAD_BYTES = 32_768

/** Returns true if Node rejected a repeated Content-Length, as even the lenient parser does. */
export function hasRepeatedLength(code: string): boolean {
  return code === 'HPE_UNEXPECTED_CONTENT_LENGTH' || code === 'HPE_INVALID_CONTENT_LENGTH'
}

/** Accepts a Content-Length that is repeated with the same value, as browsers do. The connection must be new. */
export function readRepeatedLength(socket: Socket): void {
  const push = socket.push.bind(socket)
  let head: Buffer | undefined = Buffer.alloc(0)
  socket.push = (chunk: Buffer | null) => {
    if (head === undefined) return push(chunk)
    head = Buffer.concat([head, chunk ?? Buffer.alloc(0)])
    const end = /\r?\n\r?\n/.exec(head.toString('latin1'))?.index
    if (end === undefined && chunk !== null && head.length < MAX_HEAD_BYTES) return true
    const received = head
    head = undefined
    const text = withoutRepeatedLength(received.toString('latin1', 0, end))
    const isOpen = push(
      Buffer.concat([Buffer.from(text, 'latin1'), received.subarray(end ?? received.length)])
    )
    return chunk === null ? push(null) : isOpen
  }
}

function withoutRepeatedLength(head: string): string {
  let length: string | undefined
  return head.replace(/\r?\ncontent-length:([^\r\n]*)/gi, (line, values: string) => {
    const all = values.split(',').map(value => value.trim())
    if (all.some(value => value !== (length ?? all[0]))) return line
    const isFirst = length === undefined
    length = all[0]
    return isFirst ? line.replace(values, ` ${length ?? ''}`) : ''
  })
}
