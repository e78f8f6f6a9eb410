/**
 * The whole thing on one machine: the emulator serves this repository's own docs, and the committed export action runs
 * against it the way a runner starts it. Nothing leaves the loopback interface.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startEmulator } from '../src/emulator/index.ts'
import { createLogView, parseFileCommands } from './runner.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.demo')
const outputFile = join(folder, 'outputs.txt')
const summaryFile = join(folder, 'summary.md')
const view = createLogView()

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await Promise.all([outputFile, summaryFile, join(folder, 'values.yaml')].map(file => writeFile(file, '')))

await using emulator = await startEmulator({
  docs: join(root, 'docs'),
  data: join(folder, 'emulator'),
  pageDelayMs: 200
})
title('A workflow step, as the runner would start it')
console.log(`
  - uses: ./
    with:
      base-url: ${emulator.url}
      api-key: ***
      domain: docs.example.com
      version: demo
      deliver: site, config
      config-file: .demo/values.yaml
`)

title('Log')
const exitCode = await runAction()

title('Outputs')
const outputs = parseFileCommands(await readFile(outputFile, 'utf8'))
for (const [name, value] of outputs) console.log(`  ${name.padEnd(18)} ${view.masked(value)}`)

title('Job summary (GitHub shows it as a page)')
console.log(view.masked(await readFile(summaryFile, 'utf8')))

title('Where things are')
const site = outputs.get('site-path')
if (site !== undefined) console.log(`  the site      ${pathToFileURL(join(site, 'index.html')).href}`)
console.log(`  the summary   ${relative(process.cwd(), summaryFile)}`)
console.log(`  the config    ${relative(process.cwd(), join(folder, 'values.yaml'))}`)
console.log(`\n  Try your own Markdown: npm run emulator -- --docs DIR\n`)
process.exitCode = exitCode

async function runAction(): Promise<number> {
  const inputs = {
    'base-url': emulator.url,
    'api-key': emulator.key,
    domain: 'docs.example.com',
    version: 'demo',
    deliver: 'site, config',
    'output-dir': join(folder, 'static-export'),
    'config-file': join(folder, 'values.yaml')
  }
  const action = spawn(process.execPath, [join(root, 'dist/export/index.js')], {
    env: {
      PATH: process.env['PATH'],
      SystemRoot: process.env['SystemRoot'],
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
      ),
      RUNNER_TEMP: folder,
      GITHUB_WORKSPACE: root,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const lines = createInterface({ input: action.stdout })
  lines.on('line', line => {
    const shown = view.show(line)
    if (shown !== undefined) console.log(shown)
  })
  const [[code]] = (await Promise.all([once(action, 'exit'), once(lines, 'close')])) as [
    [number | null],
    unknown
  ]
  return code ?? 1
}

function title(text: string): void {
  console.log(`\n${'─'.repeat(4)} ${text} ${'─'.repeat(Math.max(4, 76 - text.length))}`)
}
