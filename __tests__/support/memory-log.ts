import type { Log } from '../../src/runtime/log.ts'

/** A log that stores lines in memory. Each line except an information line begins with its kind. */
export class MemoryLog implements Log {
  readonly lines: string[] = []
  readonly masked: string[] = []
  info = (line: string) => void this.lines.push(line)
  debug = (line: string) => void this.lines.push(`debug: ${line}`)
  notice = (text: string) => void this.lines.push(`notice: ${text}`)
  warning = (text: string) => void this.lines.push(`warning: ${text}`)
  mask = (secret: string) => void this.masked.push(secret)
  async group<T>(title: string, stage: () => Promise<T>): Promise<T> {
    this.lines.push(`group: ${title}`)
    return await stage()
  }

  get text(): string {
    return this.lines.join('\n')
  }
}
