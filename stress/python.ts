import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a Python script that reads requests from standard input and writes one line of JSON for each request. */
export function startPython(script: string) {
  const child = spawn('python3', ['-c', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async ask(request: string | Buffer): Promise<unknown> {
      child.stdin.write(request)
      const { value, done } = await lines.next()
      if (done === true) throw new Error('Python stopped')
      return JSON.parse(value)
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end()
      await once(child, 'close')
    }
  }
}
