/**
 * `npm start`: the whole chain on this machine. The emulator serves the documentation of this repository; the committed
 * actions export it with two redirects, check it and publish it to a local S3 server, twice, the second time with one
 * changed page.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { styleText } from 'node:util'
import { startEmulator } from '../src/emulator/index.ts'
import { createLogView, parseFileCommands } from '../stand-ins/runner/runner-commands.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.demo')
const bucketFolder = join(folder, 'bucket')
const view = createLogView()

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'summary.md'), '')
// One of them leads nowhere, as the report shows.
const redirects = [
  { source: '/quickstart', destination: '/getting-started#5-run-it' },
  { source: '/cli', destination: '/command-line-tool' }
]
await writeFile(join(folder, 'redirects.json'), JSON.stringify(redirects))

await using emulator = await startEmulator({
  docs: join(root, 'docs'),
  data: join(folder, 'emulator'),
  pageDelayMs: 40,
  site: { buildId: 'first' }
})
await using bucket = await startBucket()

const first = await exportAndPublish(1)
emulator.setSite({ buildId: 'second', changedPages: ['getting-started'] })
const second = await exportAndPublish(2, first.get('manifest-path'))

title('What to look at')
show('Report', second.get('report-path'))
show('Site', join(second.get('site-path') ?? '', 'index.html'))
show('Job summary', join(folder, 'summary.md'))
show('Bucket', join(bucketFolder, 'docs'))
console.log(`
  The first publish uploaded ${first.get('uploaded') ?? '?'} files. Then one page changed, and with it the build id of
  all pages: ${second.get('uploaded') ?? '?'} files were uploaded, ${second.get('unchanged') ?? '?'} were unchanged.

  Try your own Markdown:  npm run emulator -- --docs DIR
`)

async function exportAndPublish(round: number, previousManifest = ''): Promise<Map<string, string>> {
  const outputDir = join(folder, `export-${round}`)
  title(`${round}. Export`)
  const exported = await runAction('export', {
    'base-url': emulator.url,
    'api-key': emulator.key,
    domain: 'docs.example.com',
    deliver: 'site',
    check: 'warn',
    'output-dir': outputDir,
    redirects: join(folder, 'redirects.json'),
    'previous-manifest': previousManifest
  })
  title(`${round}. Publish`)
  const published = await runAction(
    'publish',
    {
      'site-path': exported.get('site-path') ?? '',
      target: 's3://docs',
      endpoint: bucket.url,
      'keep-removed': '7d'
    },
    { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
  )
  return new Map([...exported, ...published])
}

/** Runs a committed action as a runner does, and returns its outputs. */
async function runAction(
  name: string,
  inputs: Record<string, string>,
  env: Record<string, string> = {}
): Promise<Map<string, string>> {
  const outputFile = join(folder, 'outputs.txt')
  const summaryFile = join(folder, 'summary.md')
  await writeFile(outputFile, '')
  const action = spawn(process.execPath, [join(root, 'dist', name, 'index.js')], {
    env: {
      PATH: process.env['PATH'],
      SystemRoot: process.env['SystemRoot'],
      ...Object.fromEntries(
        Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value])
      ),
      RUNNER_TEMP: folder,
      GITHUB_WORKSPACE: root,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      ...env
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
  if (code !== 0) throw new Error(`The action ${name} ended with exit code ${code ?? 'null'}.`)
  return parseFileCommands(await readFile(outputFile, 'utf8'))
}

interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  httpServer: { closeAllConnections(): void }
  logger: { silent: boolean }
}

async function startBucket() {
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: bucketFolder,
    configureBuckets: [{ name: 'docs' }]
  })
  server.logger.silent = true
  const { port } = await server.run()
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections()
      await server.close()
    }
  }
}

function title(text: string): void {
  console.log(`\n${styleText('bold', text)}`)
}

function show(label: string, path: string | undefined): void {
  if (path === undefined || !existsSync(path)) return
  const target = path.endsWith('.html') ? pathToFileURL(path).href : relative(process.cwd(), path)
  console.log(`  ${label.padEnd(12)} ${target}`)
}
