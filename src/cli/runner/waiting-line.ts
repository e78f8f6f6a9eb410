const PAUSE_MS = 1000
const FRAME_MS = 250

interface Terminal {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** A line that moves while nothing is printed, so that a terminal never looks as if nothing happened. */
export class WaitingLine implements Disposable {
  readonly #terminal: Terminal
  readonly #timer: NodeJS.Timeout | undefined
  readonly #startedAt = Date.now()
  #printedAt = Date.now()
  #isShown = false

  constructor(terminal: Terminal = process.stdout) {
    this.#terminal = terminal
    this.#timer = terminal.isTTY === true ? setInterval(() => this.#draw(), FRAME_MS) : undefined
  }

  print(text: string): void {
    this.#clear()
    this.#printedAt = Date.now()
    this.#terminal.write(`${text}\n`)
  }

  #draw(): void {
    if (Date.now() - this.#printedAt < PAUSE_MS) return
    const passed = Date.now() - this.#startedAt
    const dots = '.'.repeat(1 + (Math.floor(passed / FRAME_MS) % 3))
    this.#terminal.write(`\r  ${Math.floor(passed / 1000)} s ${dots.padEnd(3)}`)
    this.#isShown = true
  }

  #clear(): void {
    if (this.#isShown) this.#terminal.write(`\r${' '.repeat(20)}\r`)
    this.#isShown = false
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
    this.#clear()
  }
}
