import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs in a process of its own: the package wants a browser's globals, and a test file should not have them. */
const PARSER = `
  import { JSDOM } from 'jsdom'
  const { window } = new JSDOM('')
  Object.assign(globalThis, { window, document: window.document })
  const { default: mermaid } = await import('mermaid')
  const types = []
  for (const block of JSON.parse(process.env.BLOCKS)) types.push((await mermaid.parse(block)).diagramType)
  console.log(JSON.stringify(types))
`

/** The diagram types that the real Mermaid recognizes in these blocks. Rejects when it cannot parse one. */
export async function parseMermaid(blocks: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PARSER], {
    env: { ...process.env, BLOCKS: JSON.stringify(blocks) }
  })
  return JSON.parse(stdout) as string[]
}
